"""Which names this server answers to, and whose pages may speak to it.

A page elsewhere can make a name of its own point to this machine (DNS rebinding), and its browser then takes us for a
part of that page. What it cannot do is send another name than its own: so a name that is not ours is turned away.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from tablee.server.problems import Problem


class Hosts:
    """Knows the names of this server.  A number needs none: nobody can make it point elsewhere."""

    def __init__(self, names: Iterable[str]) -> None:
        """`names` come in addition to those of this machine, as behind a proxy."""
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine}.local", *map(str.lower, names)}

    def check(self, host: str | None) -> None:
        """Raise :class:`Problem` unless `host`, as a browser sends it, means this server."""
        name = _name_in(host or "")
        if name not in self._names and not _is_number(name):
            raise Problem("error-host", f"this server does not answer to the name {name!r}", status=421, host=name)


def check_origin(origin: str | None, host: str | None) -> None:
    """A browser may speak to us only from a page of ours."""
    if origin is not None and _place_in(origin) != (host or "").lower():
        raise Problem("error-origin", f"this page comes from elsewhere; only pages of {host} may ask", status=403)


def _place_in(origin: str) -> str | None:
    """``tablee.local:8737`` of ``http://tablee.local:8737``; nothing if it is no address at all."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _name_in(host: str) -> str:
    """``tablee.local`` of ``tablee.local:8737``, and ``::1`` of ``[::1]:8737``."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
