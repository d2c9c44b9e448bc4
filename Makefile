# Everything starts here: `make` alone lists what can be done.
#
#   PYTHON=python3.12      another Python than python3, for a new .venv
#   TABLEE_BUILD=pure      do not compile        TABLEE_BUILD=compiled   fail rather than not compile

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
INSTALL := $(RUN)/python install.py

SOURCES := $(shell find src -name '*.py' 2>/dev/null)
PAGE_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)
# Node comes from PyPI into .venv, so that whoever plays needs Python only.
NPM := PATH="$(CURDIR)/$(RUN):$$PATH" $(CURDIR)/$(RUN)/npm --prefix web

# Tests start many processes; each takes twice as long where Python may not keep what it has compiled.
PYTEST := env -u PYTHONDONTWRITEBYTECODE $(RUN)/python -m pytest

# Packages of the system, one at a time, and by whoever may.  RUNLEVEL: they are to be there, not to serve.
AS_ROOT := $(if $(filter 0,$(shell id -u)),,sudo)
SYSTEM_INSTALL := flock $(VENV)/system.lock $(AS_ROOT) env RUNLEVEL=1 sh -c 'apt-get update -qq && apt-get install -y -qq "$$@"' sh

# One step after the other, but where some are known not to wait for each other.  Six, for two cores: most of them
# wait, for the network, for a browser or for a server.
TOGETHER := $(MAKE) --no-print-directory --jobs=6 SIDE_BY_SIDE=yes
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help play test proofs check check-python check-page page-tests tests tournament balance pace learn train bench pictures load faults capacity frame drag build page lock format clean

help: ## list what can be done (the default)
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' Makefile

play: $(VENV)/build-tools ## open the table in your browser; the rules are compiled while you play
	@$(TOGETHER) $(VENV)/installed $(VENV)/page
	@$(RUN)/python hatch_build.py --meanwhile & exec $(RUN)/tablee

test: $(VENV)/created ## run all checks and all tests but the slow proofs (two to five minutes on two cores, from nothing)
	@# In this order: what others wait for comes first, then what waits, then what only computes.
	@$(TOGETHER) $(VENV)/browser $(VENV)/postgresql $(VENV)/nginx \
	  $(VENV)/installed-dev $(VENV)/page tests check-python check-page page-tests
	@echo "All checks and tests passed."

tests: $(VENV)/installed-dev $(VENV)/page $(VENV)/browser $(VENV)/postgresql $(VENV)/nginx
	@$(RUN)/python -m tests.side_by_side

proofs: $(VENV)/installed-dev $(VENV)/installed-cluster $(VENV)/built $(VENV)/page $(VENV)/browser $(VENV)/postgresql $(VENV)/nginx ## all tests with the rules compiled, and those that take long: every option alone and in pairs, small tournaments, more kills, deals and prints (half an hour)
	@# All that make test has too: it runs the sources, this what was compiled.
	$(PYTEST) -n auto --dist loadgroup --ignore tests/browser
	$(PYTEST) -n 2 --dist worksteal -m slow tests/browser

check: $(VENV)/build-tools ## style, types and the direction of imports
	@$(TOGETHER) check-python check-page

check-python: $(VENV)/installed-dev
	@echo "Style, imports and types of Python ..."
	@$(RUN)/ruff check
	@$(RUN)/ruff format --check
	@$(RUN)/lint-imports
	@$(RUN)/mypy

check-page: $(VENV)/page-tools
	@echo "Types of the page ..."
	@$(NPM) run --silent check > $(VENV)/page-check.txt 2>&1 || { cat $(VENV)/page-check.txt; exit 1; }
	@tail -n 1 $(VENV)/page-check.txt

# The page says what Python says and shows what it sees: both are written down first.
page-tests: $(VENV)/installed-dev $(VENV)/page-tools
	@$(RUN)/python -m tests.words.phrases
	@$(RUN)/python -m tests.web.situations
	@$(NPM) run --silent test

tournament: $(VENV)/installed-learn $(VENV)/built ## how well the bots play, in every game: levels, characters, a cheat, OpenSpiel's search (hours; goes on where it was stopped; writes docs/bots.md)
	$(RUN)/python -m tests.bots.characters 600 docs/bots.md
	$(RUN)/python -m tablee.lab.tournament --write docs/bots.md
	$(RUN)/python -m bench.is_mcts --write docs/bots.md

balance: $(VENV)/installed-lab $(VENV)/built ## play the studies and write what they found (half an hour; writes docs/balance.md)
	$(RUN)/python -m tablee.lab.balance studies --write docs/balance.md

learn: $(VENV)/installed-learn $(VENV)/built ## what positions are worth and which moves are chosen, learned from self-play (under half an hour a game; goes on where it was ended; writes data/worth.json and moves.json of the games)
	$(RUN)/python -m tablee.env.learn

train: $(VENV)/installed-train $(VENV)/built ## train a policy at Rugby Champion alone (half an hour; goes on where it was ended; writes policies/)
	$(RUN)/python -m tablee.env.train --set difficulty=hard --keep build/training --output policies/rugby_alone.policy --curve docs/pictures/training.svg

pace: $(VENV)/installed-lab $(VENV)/built ## how many games of a study a second, on one process and on two (five minutes; writes docs/lab.md)
	$(RUN)/python -m bench.studies --write docs/lab.md

bench: $(VENV)/installed-bench $(VENV)/built ## every game of ours beside other engines (ten minutes; writes docs/benchmarks.md)
	$(RUN)/python -m bench
	$(RUN)/python -m bench.tilings

pictures: $(VENV)/installed-dev $(VENV)/built $(VENV)/page $(VENV)/browser ## make the pictures of README and docs anew
	$(RUN)/python -m tests.architecture
	$(RUN)/python -m tests.browser.pictures

load: $(VENV)/installed $(VENV)/built $(VENV)/load-peer ## a thousand tables on one core, beside boardgame.io (five minutes; writes docs/load.md)
	$(RUN)/python -m bench.load

faults: $(VENV)/installed-dev $(VENV)/built $(VENV)/postgresql ## kill, freeze, cut off and restart servers while people play (eight minutes; writes docs/faults.md)
	$(RUN)/python -m tests.faults

capacity: $(VENV)/installed-dev $(VENV)/built $(VENV)/postgresql ## what several workers carry together (three minutes; writes docs/capacity.md)
	$(RUN)/python -m bench.capacity

frame: $(VENV)/installed-dev $(VENV)/built $(VENV)/page $(VENV)/browser ## how soon a move is on the other seat's screen (a minute)
	$(RUN)/python -m bench.frame

drag: $(VENV)/installed-dev $(VENV)/built $(VENV)/page $(VENV)/browser ## whether a dragged piece follows the finger (half a minute)
	$(RUN)/python -m bench.drag

build: $(VENV)/installed ## compile the modules whose sources changed
	@$(RUN)/python hatch_build.py
	@touch $(VENV)/built

page: $(VENV)/page ## build the page

lock: $(VENV)/installed-dev ## write requirements.lock: the newest versions that fit, with the hashes of their files
	$(RUN)/uv pip compile pyproject.toml --quiet --extra postgresql --universal --python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --upgrade --custom-compile-command "make lock" -o requirements.lock

format: $(VENV)/installed-dev ## put the Python code into its standard form
	$(RUN)/ruff check --fix-only --quiet
	$(RUN)/ruff format

clean: ## remove all that was made: .venv, compiled modules, caches
	rm -rf $(VENV) web/node_modules bench/load/peer/node_modules src/tablee/server/page build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/tablee/_compiled
	find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +

# ---------------------------------------------------------------------------------- what the targets above need

# One file in .venv for each finished step, so that a second run installs nothing.

$(VENV)/created:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Tablée needs Python 3.11 or newer, and '$(PYTHON)' was not found. Name it: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Tablée needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version). Name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "'$(PYTHON)' comes without venv. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Setting everything up in $(VENV), which takes half a minute or so."
	@echo "1 of 4: a place for Python's packages ..."
	@$(PYTHON) -m venv --clear --without-pip $(VENV)
	@# With the pip that is here: to make another takes longer than all that follows it.
	@$(PYTHON) -m pip --quiet --python $(RUN)/python install --no-compile --only-binary=uv uv pip >$(VENV)/created.txt 2>&1 || { \
	  $(RUN)/python -m ensurepip --default-pip >$(VENV)/created.txt && \
	  { $(RUN)/python -m pip --quiet install --no-compile --only-binary=uv uv || echo "Without uv, which takes longer."; }; }
	@touch $@

# The build's own tools live in .venv too: compiling again then needs neither network nor a new environment.
$(VENV)/build-tools: $(VENV)/created pyproject.toml
	@$(RUN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $@.txt
	@echo "2 of 4: the tools that build the page and compile the rules ..."
	@$(INSTALL) -r $@.txt
	@touch $@

# First ourselves, then what we need: --no-build-isolation is for our build alone.
$(VENV)/ourselves: $(VENV)/build-tools
	@# A compiled module beside its source, as earlier versions left them, would hide it.
	@find src -name '*.so' -not -path '*/_compiled/*' -delete
	@echo "3 of 4: Tablée and what it needs ..."
	@$(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/installed: $(VENV)/ourselves
	@$(INSTALL) tablee
	@touch $@

# What Tablée needs comes with it, in one go.
$(VENV)/installed-%: $(VENV)/ourselves
	@echo "What only $* needs ..."
	@$(INSTALL) 'tablee[$*]'
	@touch $(VENV)/installed $@

$(VENV)/page-tools: $(VENV)/build-tools web/package.json web/package-lock.json web/.npmrc
	@echo "4 of 4: the page ..."
	@$(NPM) ci --silent
	@touch $@

$(VENV)/page: $(VENV)/page-tools $(PAGE_SOURCES)
	@$(NPM) run --silent build > $(VENV)/page-build.txt 2>&1 || { cat $(VENV)/page-build.txt; exit 1; }
	@tail -n 1 $(VENV)/page-build.txt
	@touch $@

# The browser that the tests play in: one that is here, or the distribution's.
$(VENV)/browser: $(VENV)/created
	@$(RUN)/python tests/browser/chromium.py || { \
	  echo "Installing Chromium for the browser tests ..."; \
	  $(SYSTEM_INSTALL) chromium; }
	@$(RUN)/python tests/browser/chromium.py
	@touch $@

# The database that the tests start: one that is here, or the distribution's.
$(VENV)/postgresql: $(VENV)/created
	@$(RUN)/python tests/server/postgresql.py || { \
	  echo "Installing PostgreSQL for the tests of the store ..."; \
	  $(SYSTEM_INSTALL) postgresql; }
	@$(RUN)/python tests/server/postgresql.py
	@touch $@

# The proxy that the server is tested behind.
$(VENV)/nginx: $(VENV)/created
	@$(RUN)/python tests/server/nginx.py || { \
	  echo "Installing nginx for the tests ..."; \
	  $(SYSTEM_INSTALL) nginx; }
	@$(RUN)/python tests/server/nginx.py
	@touch $@

# boardgame.io, to be measured beside our server.
$(VENV)/load-peer: $(VENV)/build-tools bench/load/peer/package.json bench/load/peer/package-lock.json
	cd bench/load/peer && PATH="$(CURDIR)/$(RUN):$$PATH" npm ci --silent
	@touch $@

# Needs its own tools only: everything else is installed meanwhile.
$(VENV)/built: $(VENV)/build-tools $(SOURCES) hatch_build.py
	@echo "Compiling the rules, if there is a C compiler (a minute or so; later only what changed) ..."
	@$(RUN)/python hatch_build.py
	@touch $@
