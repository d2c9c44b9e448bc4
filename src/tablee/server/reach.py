"""Where others find this server, and an address as a picture that a phone can read."""

from __future__ import annotations

import os
import shutil
import socket
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tablee.server.protocol import Drawn, Reach
from tablee.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::", "")


def network_host() -> str | None:
    """This machine's number in the local network, if it is in one.  Nothing is sent to find that out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            host: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if is_loopback(host) else host


def reach(settings: Settings, host: str) -> Reach:
    """What to write into an invitation on a page that was found at `host`, as its browser sends it."""
    place = urlsplit(f"//{host}")
    if not is_loopback(place.hostname or ""):
        return Reach("here", "")
    number = network_host() if settings.host in EVERYWHERE else None
    if number is None:
        number = None if settings.host in EVERYWHERE or is_loopback(settings.host) else settings.host
    if number is None:
        return Reach("nobody", "", f"{own_name(sys.argv[0])} serve --lan")
    shown = f"[{number}]" if ":" in number else number
    return Reach("network", f"http://{shown}{f':{place.port}' if place.port else ''}{settings.path}")


def own_name(started_as: str) -> str:
    """How `tablee` is called from where this one was started; never a path that tells something of the machine."""
    name = Path(started_as).name
    found = shutil.which(name)
    if name not in ("tablee", "tablee.exe") or (found and Path(found).resolve() == Path(started_as).resolve()):
        return "tablee"
    below = Path(os.path.abspath(started_as))
    return str(below.relative_to(Path.cwd())) if below.is_relative_to(Path.cwd()) else "tablee"


def is_loopback(host: str) -> bool:
    """Whether only this machine is found there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.rpartition(".")[2] == "localhost"


def drawn(text: str) -> Drawn:
    """A QR code: runs of dark squares, row by row, with the quiet zone that readers need around it."""
    import segno

    code = segno.make(text, error="m", micro=False)
    rows = [bytes(row) for row in code.matrix_iter(border=4)]
    path = "".join(_runs(row, y) for y, row in enumerate(rows))
    return Drawn(len(rows), path)


def _runs(row: bytes, y: int) -> str:
    runs, x = [], 0
    while (start := row.find(1, x)) >= 0:
        end = row.find(0, start)
        x = len(row) if end < 0 else end
        runs.append(f"M{start} {y}h{x - start}v1h-{x - start}z")
    return "".join(runs)
