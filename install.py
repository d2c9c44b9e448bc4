"""Installs packages for the Python that runs this: `python install.py "tablee[dev]"`, with arguments as pip takes them.

uv does that in a fifth of the time.  It looks where pip was told to look, of which it knows nothing by itself; and what
uv cannot do, or where it is not there, pip does.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

UV: Final = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check")
PLACES: Final = {
    "index-url": "--index-url",
    "extra-index-url": "--extra-index-url",
    "find-links": "--find-links",
    "trusted-host": "--allow-insecure-host",
}
"""What pip's configuration calls the places it looks at, and what uv calls them."""
SETTING: Final = re.compile(r"^(?:global|install|:env:)\.(?P<name>[a-z-]+)=(?P<value>.*)$", re.MULTILINE)


def pip_settings() -> dict[str, str]:
    """What pip was told in its files and by the environment, which has the last word."""
    done = subprocess.run([*PIP, "config", "list"], capture_output=True, text=True, check=False)
    told = {found["name"]: str(ast.literal_eval(found["value"])) for found in SETTING.finditer(done.stdout)}
    return told | {name: os.environ[variable] for name in PLACES if (variable := _variable(name)) in os.environ}


def _variable(name: str) -> str:
    return f"PIP_{name.upper().replace('-', '_')}"


def uv_arguments(settings: Mapping[str, str]) -> list[str]:
    """The same for uv: it, too, takes the best version from all places together."""
    places = [(flag, place) for name, flag in PLACES.items() for place in settings.get(name, "").split()]
    return ["--index-strategy=unsafe-best-match", *[word for pair in places for word in pair]] if places else []


def install(arguments: list[str]) -> int:
    settings = pip_settings()
    environment = dict(os.environ)
    if cert := settings.get("cert"):
        environment.setdefault("SSL_CERT_FILE", cert)
    command = [str(UV), "pip", "install", "--quiet", "--python", sys.executable, *uv_arguments(settings), *arguments]
    if UV.exists() and subprocess.run(command, env=environment, check=False).returncode == 0:
        return 0
    return subprocess.run([*PIP, "install", "--quiet", "--no-compile", *arguments], check=False).returncode


if __name__ == "__main__":
    sys.exit(install(sys.argv[1:]))
