"""Packages come from where pip was told to get them, whoever fetches them."""

from __future__ import annotations

from pathlib import Path

import pytest

import install


def program(path: Path, code: int) -> Path:
    """Something that writes down how it was called, and ends with this code."""
    path.write_text(f'#!/bin/sh\necho "$@" >> {path}.txt\nexit {code}\n', encoding="utf-8")
    path.chmod(0o755)
    return path


def calls(path: Path) -> list[str]:
    written = Path(f"{path}.txt")
    return written.read_text(encoding="utf-8").splitlines() if written.exists() else []


def test_places_of_pip_are_those_of_uv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("index-url", "extra-index-url", "find-links", "trusted-host"):
        monkeypatch.delenv(f"PIP_{name.upper().replace('-', '_')}", raising=False)
    file = tmp_path / "pip.conf"
    lines = ["[global]", "index-url = https://a.example/simple", "find-links = /wheels", "[install]"]
    lines += ["extra-index-url = https://b.example/simple", "    https://c.example/simple"]
    file.write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(file))
    monkeypatch.setenv("PIP_FIND_LINKS", "/others")
    settings = {name: place for name, place in install.pip_settings().items() if name in install.PLACES}
    assert settings.pop("extra-index-url").split() == ["https://b.example/simple", "https://c.example/simple"]
    assert settings == {"index-url": "https://a.example/simple", "find-links": "/others"}


def test_every_place_is_named() -> None:
    told = {"index-url": "https://a.example", "extra-index-url": "https://b.example\nhttps://c.example", "timeout": "9"}
    assert install.uv_arguments(told) == [
        "--index-strategy=unsafe-best-match",
        *("--index-url", "https://a.example"),
        *("--extra-index-url", "https://b.example"),
        *("--extra-index-url", "https://c.example"),
    ]
    assert install.uv_arguments({"timeout": "9"}) == []


@pytest.mark.parametrize(("uv_ends_with", "pip_is_asked"), [(0, False), (1, True), (None, True)])
def test_what_uv_cannot_do_pip_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, uv_ends_with: int | None, pip_is_asked: bool
) -> None:
    uv, pip = tmp_path / "uv", program(tmp_path / "pip", 0)
    if uv_ends_with is not None:
        program(uv, uv_ends_with)
    monkeypatch.setattr(install, "UV", uv)
    monkeypatch.setattr(install, "PIP", (str(pip),))
    monkeypatch.setattr(install, "pip_settings", dict)
    assert install.install(["--no-deps", "tablee"]) == 0
    assert [line.endswith(" --no-deps tablee") for line in calls(uv)] == [True] * (uv_ends_with is not None)
    assert calls(pip) == ["install --quiet --no-compile --no-deps tablee"] * pip_is_asked


def test_what_nobody_can_do_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "UV", program(tmp_path / "uv", 2))
    monkeypatch.setattr(install, "PIP", (str(program(tmp_path / "pip", 3)),))
    monkeypatch.setattr(install, "pip_settings", dict)
    assert install.install(["nothing"]) == 3
