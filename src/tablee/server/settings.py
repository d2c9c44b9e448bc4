"""What can be set about a server.  The defaults suit a family at home; tests and load runs hand in their own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """How often something may be done: `burst` at once, and then so many each second.  No burst: no limit."""

    burst: float
    per_second: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server behaves."""

    store: str
    """Where games are kept: a file, or a database as ``postgresql://user@host/name``."""
    address: str = ""
    """Where other servers with the same store reach this one."""
    store_patience: float = 3.0
    """Seconds for which a store that does not answer is waited for before a move is refused."""
    lease: float = 10.0
    """Seconds after which another server may lead the tables of one that is not heard of."""
    page: str = str(Path(__file__).with_name("page"))
    """The folder with the built page."""
    names: tuple[str, ...] = ()
    """Names under which people reach this server, besides those of the machine: that of a proxy in front of it."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses (192.0.2.7) or networks (10.0.0.0/8) of proxies in front of this server: what they say of a client's
    address (X-Forwarded-For, X-Forwarded-Proto) is believed, and nobody else's word is."""
    bot_delay: float = 0.7
    """Seconds that a bot takes at least, so that people can follow."""
    bot_workers: int | None = None
    """Processes for bots; one a core but one, unless said otherwise."""
    searches_per_address: int | None = None
    """Processes that search for one address at once; all but one, unless said otherwise."""
    absence: float = 5.0
    """Seconds without a page after which a person counts as absent."""
    moments: float = 1.0
    """Of the time that a game gives for a reaction, how much one has; none: one answers when one likes."""
    idle: float = 900.0
    """Seconds after which a table that nobody looks at is put away; it comes back when somebody does."""
    hint_level: str = "strong"
    stand_in_level: str = "casual"
    requests: Rate = Rate(300, 60)
    """HTTP requests of one address."""
    new_tables: Rate = Rate(40, 0.5)
    """Tables made and records opened by one address."""
    connections: int = 4096
    """Connections at once, of all addresses together, and at most what the system lets one process have; 0: as many
    as that.  Where there are too many, the one that has been silent longest has to go."""
    connections_per_address: int = 256
    """Connections of one address at once, or of one network of 64 bits where addresses are IPv6; 0: no bound."""
    head_within: float = 10.0
    """Seconds that the head of a request may take."""
    body_within: float = 60.0
    """Seconds that its body may take."""
    unread_within: float = 30.0
    """Seconds after which somebody who does not read what was sent to him is cut off."""
    hello_within: float = 15.0
    """Seconds that a socket has to say hello."""
    sockets: Rate = Rate(60, 2)
    """Sockets opened by one address."""
    messages: Rate = Rate(40, 10)
    """Messages for one seat of a table, however many sockets they come by; pings and parts of messages count too."""
    address_messages: Rate = Rate(400, 100)
    """Messages of one address, at all tables."""


def default_store(environ: Mapping[str, str]) -> Path:
    """Where the tables of this person are kept."""
    if given := environ.get("XDG_DATA_HOME"):
        return Path(given) / "tablee" / "tables.sqlite"
    if os.name == "nt" and (local := environ.get("LOCALAPPDATA")):
        return Path(local) / "tablee" / "tables.sqlite"
    return Path.home() / ".local" / "share" / "tablee" / "tables.sqlite"
