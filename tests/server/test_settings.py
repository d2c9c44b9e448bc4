"""Settings: where they come from, which of them wins, and what is said of those that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee import cli
from tablee.server.settings import Rate
from tablee.server.settings_file import FIELDS, BadSetting, settings_in_force
from tablee.words import LANGUAGES, words_for
from tests import settings_table


def written(folder: Path, text: str) -> Path:
    file = folder / "tablee.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_flags_win_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "idle = 1\nabsence = 2\nbot_delay = 3\nlog = 'json'\n")
    environ = {"TABLEE_IDLE": "10", "TABLEE_ABSENCE": "20", "HOME": "/"}
    found = settings_in_force(file, environ, {"log": "text", "port": None}, ["idle=100"])
    settings = found.settings
    assert (settings.idle, settings.absence, settings.bot_delay, settings.log) == (100, 20, 3, "text")
    assert {name: str(found.origins[name]) for name in ("idle", "absence", "bot_delay", "log", "port")} == {
        "idle": "on the command line, --set",
        "absence": "in the environment, TABLEE_ABSENCE",
        "bot_delay": f"in {file}, line 3",
        "log": "on the command line, --log",
        "port": "as usual",
    }


def test_every_kind_of_value_can_be_said_everywhere(tmp_path: Path) -> None:
    file = written(tmp_path, 'names = ["a.example.org", "b"]\nport = 80\n[requests]\nburst = 1\nper_second = 0.5\n')
    environ = {
        "TABLEE_NAMES": "a.example.org, b",
        "TABLEE_PORT": "80",
        "TABLEE_REQUESTS": "{ burst = 1, per_second = 0.5 }",
    }
    in_file, in_environment = settings_in_force(file, {}, {}), settings_in_force(None, environ, {})
    assert in_file.settings.names == in_environment.settings.names == ("a.example.org", "b")
    assert in_file.settings.port == in_environment.settings.port == 80
    assert in_file.settings.requests == in_environment.settings.requests == Rate(1, 0.5)


def test_what_is_shown_is_a_file_that_says_the_same(tmp_path: Path) -> None:
    found = settings_in_force(None, {"TABLEE_REQUESTS": "{ burst = 1, per_second = 0.5 }"}, {}, ["names=a, b"])
    again = written(tmp_path, "\n".join(line for line, _ in found.lines()))
    assert settings_in_force(again, {}, {}).settings == found.settings


def test_what_is_shown_holds_no_secret() -> None:
    found = settings_in_force(None, {"TABLEE_ADMIN_TOKEN": "opensesame"}, {"store": "postgresql://me:opensesame@db/t"})
    text = "\n".join(line for line, _ in found.lines())
    assert "opensesame" not in text
    assert 'store = "postgresql://me:…@db/t"' in text


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ("idle = 60\nrequest = 3\n", 2, "did you mean “requests”?"),
        ("idle = 60\n\nzzz = 3\n", 3, "there are store, address, "),
        ("# remark\nidle = -1\n", 2, "“idle” cannot be -1; it is a number, at least 0."),
        ("idle = nan\n", 1, "“idle” cannot be nan; it is a number, at least 0."),
        ("idle = true\n", 1, "“idle” cannot be true; it is a number, at least 0."),
        ("port = 70000\n", 1, "it is a whole number from 0 to 65535."),
        ("bot_workers = 0\n", 1, "it is a whole number, at least 1."),
        ("log = 'xml'\n", 1, '“log” cannot be "xml"; it is one of json, text.'),
        ("address = 'here'\n", 1, "it is empty, or a host and a port as 10.0.0.2:8739."),
        ("path = 'tablee/'\n", 1, "it is empty, or begins with / and has no / at its end."),
        ("names = 'a'\n", 1, "it is a list of texts."),
        ("trusted_proxies = ['me']\n", 1, 'addresses and networks as ["192.0.2.7", "10.0.0.0/8"].'),
        ("host = 1\n", 1, "it is a text."),
        ("\n[requests]\nburst = 3\n", 2, "it is written { burst = 300, per_second = 60 }."),
        ("requests = { burst = 3, per_second = 1, per_hour = 4 }\n", 1, "it is written"),
        ("idle = 1\nidle = 2\n", 2, "this is no TOML; write name = value"),
        ("idle\n", 1, "this is no TOML; write name = value"),
    ],
)
def test_a_bad_setting_is_refused_with_its_line_and_what_would_be_right(
    tmp_path: Path, text: str, line: int, told: str
) -> None:
    file = written(tmp_path, text)
    with pytest.raises(BadSetting) as caught:
        settings_in_force(file, {}, {})
    sentence = words_for("en").error(caught.value)
    assert sentence.startswith(f"in {file}, line {line}: ")
    assert told in sentence
    french = words_for("fr").error(caught.value)
    assert french.startswith(f"dans {file}, ligne {line}")


@pytest.mark.parametrize(
    ("environ", "told"),
    [
        ({"TABLEE_IDEL": "3"}, "in the environment, TABLEE_IDEL: there is no setting “TABLEE_IDEL”; did you mean"),
        ({"TABLEE_IDLE": "soon"}, '“idle” cannot be "soon"; it is a number'),
        ({"TABLEE_IDLE": "1\nabsence = 3"}, "“idle” cannot be"),
    ],
)
def test_a_bad_variable_is_refused(environ: dict[str, str], told: str) -> None:
    with pytest.raises(BadSetting) as caught:
        settings_in_force(None, environ, {})
    assert told in words_for("en").error(caught.value)


def test_a_flag_without_a_value_is_refused() -> None:
    with pytest.raises(BadSetting) as caught:
        settings_in_force(None, {}, {}, ["idle"])
    assert [words_for(lang).error(caught.value) for lang in LANGUAGES] == [
        "--set idle\u00a0: on écrit nom=valeur.",
        "--set idle: write name=value.",
    ]


def test_a_list_is_written_with_or_without_brackets() -> None:
    for text in ("10.0.0.0/8, 192.0.2.7", '["10.0.0.0/8", "192.0.2.7"]'):
        in_force = settings_in_force(None, {"TABLEE_TRUSTED_PROXIES": text}, {})
        assert in_force.settings.trusted_proxies == ("10.0.0.0/8", "192.0.2.7")


def test_variables_of_the_build_are_no_settings() -> None:
    assert settings_in_force(None, {"TABLEE_BUILD": "pure", "TABLEE_PURE": "1"}, {}).settings.idle


def test_the_program_shows_what_is_in_force(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = written(tmp_path, "idle = 60\n")
    assert cli.run(["--lang", "fr", "serve", "--settings", str(file), "--port", "81", "--show-settings"]) == 0
    lines = dict(line.split("  # ", 1) for line in capsys.readouterr().out.splitlines())
    shown = {setting.rstrip(): origin for setting, origin in lines.items()}
    assert shown["idle = 60"] == f"dans {file}, ligne 1"
    assert shown["port = 81"] == "sur la ligne de commande, --port"
    assert len(shown) == len(FIELDS)


def test_the_documents_have_a_row_for_every_setting() -> None:
    text = settings_table.PAGE.read_text(encoding="utf-8")
    assert text == settings_table.page_with(settings_table.table()), "python -m tests.settings_table"
    assert len(settings_table.table().splitlines()) == len(FIELDS) + 2
