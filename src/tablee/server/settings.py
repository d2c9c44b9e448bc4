"""What can be set about a server.  The defaults suit a family at home; tests and load runs hand in their own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Seconds = Annotated[float, Meta(ge=0)]
Amount = Annotated[float, Meta(ge=0)]
Level = Literal["beginner", "casual", "strong", "expert"]


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often something may be done: `burst` at once, and then so many each second.  No burst: no limit."""

    burst: Amount
    per_second: Amount


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server behaves."""

    store: str
    """Where games are kept: a file, or a database as `postgresql://user@host/name`."""
    address: Annotated[str, Meta(pattern=r"^(.+:[0-9]+)?$")] = ""
    """Where other servers with the same store reach this one, as `10.0.0.2:8739`: a port for them alone, which nobody
    else should get to. Nothing: from this machine only, at any port that is free."""
    workers: Annotated[int, Meta(ge=1)] = 1
    """Processes that serve, at one port and with one store; each is a server of its own to the others."""
    store_patience: Seconds = 3.0
    """Seconds for which a store that does not answer is waited for before a move is refused."""
    lease: Annotated[float, Meta(ge=0.1)] = 10.0
    """Seconds after which another server may lead the tables of one that is not heard of."""
    host: str = "127.0.0.1"
    """The address to listen at."""
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    """The port to listen at; unless said otherwise 8737, or any that is free."""
    path: Annotated[str, Meta(pattern=r"^(/[A-Za-z0-9._~-]+)*$")] = ""
    """Below which path of its name people find this server, as in `/tablee`; nothing: at the top."""
    page: str = str(Path(__file__).with_name("page"))
    """The folder with the built page."""
    names: tuple[str, ...] = ()
    """Names under which people reach this server, besides those of the machine: that of a proxy in front of it."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses (192.0.2.7) or networks (10.0.0.0/8) of proxies in front of this server: what they say of a client's
    address (X-Forwarded-For, X-Forwarded-Proto) is believed, and nobody else's word is."""
    bot_delay: Seconds = 0.7
    """Seconds that a bot takes at least, so that people can follow."""
    bot_workers: Annotated[int, Meta(ge=1)] | None = None
    """Processes for bots; one a core but one, and at least two, unless said otherwise."""
    searches_per_address: Annotated[int, Meta(ge=1)] | None = None
    """Processes that search for one address at once; all but one, unless said otherwise."""
    waiting_per_address: Annotated[int, Meta(ge=1)] = 20
    """Replays, records and other long work that one address may wait for at once."""
    absence: Seconds = 5.0
    """Seconds without a page after which a person counts as absent: a bot may stand in."""
    consent: Seconds = 120.0
    """Seconds without a page after which somebody for whom a bot stands in is no longer asked whether the others may
    take something back or end the game; never less than `absence`."""
    moments: Amount = 1.0
    """Of the time that a game gives for a reaction, how much one has; none: one answers when one likes."""
    idle: Seconds = 900.0
    """Seconds after which a table that nobody looks at is put away; it comes back when somebody does."""
    hint_level: Level = "expert"
    """How well a bot plays that is asked for a hint."""
    stand_in_level: Level = "casual"
    """How well a bot plays that stands in for somebody."""
    players: str = ""
    """A folder with players of your own, policies (`NAME.policy`) and programs (`NAME.py`), which every table offers
    beside the levels. A program can do whatever the server can do: lay only your own there."""
    requests: Rate = Rate(300, 60)
    """HTTP requests of one address."""
    new_tables: Rate = Rate(40, 0.5)
    """Tables made and records opened by one address."""
    studies: Rate = Rate(20, 0.05)
    """Finished games that bots go over for one address: chances to win, and reviews."""
    studies_at_once: Annotated[int, Meta(ge=1)] = 2
    """How many of them at the same time."""
    studies_kept: Annotated[int, Meta(ge=1)] = 256
    """What bots found out about so many games is kept in memory."""
    prints_at_once: Annotated[int, Meta(ge=1)] = 3
    """Games that are printed for one address at the same time."""
    prints_kept: Annotated[int, Meta(ge=1)] = 24
    """Prints that are kept in memory; one is some hundred kilobytes."""
    unused_files: Annotated[int, Meta(ge=1)] = 100
    """Decks and sheets of users that are kept though no table is played with them; of more the oldest go."""
    listed: Annotated[int, Meta(ge=1)] = 100
    """Open tables that are listed."""
    connections: Annotated[int, Meta(ge=0)] = 4096
    """Connections at once, of all addresses together, and at most what the system lets one process have; 0: as many
    as that.  Where there are too many, the one that has been silent longest has to go."""
    connections_per_address: Annotated[int, Meta(ge=0)] = 256
    """Connections of one address at once, or of one network of 64 bits where addresses are IPv6; 0: no bound."""
    head_within: Seconds = 10.0
    """Seconds that the head of a request may take."""
    body_within: Seconds = 60.0
    """Seconds that its body may take."""
    unread_within: Seconds = 30.0
    """Seconds after which somebody who does not read what was sent to him is cut off."""
    hello_within: Seconds = 15.0
    """Seconds that a socket has to say hello."""
    unread_messages: Annotated[int, Meta(ge=1)] = 512
    """Messages that wait for a page which does not read; with more it is cut off, comes back and catches up."""
    unread_bytes: Annotated[int, Meta(ge=65536)] = 4_194_304
    """The same in bytes."""
    faults: Annotated[int, Meta(ge=1)] = 50
    """Messages that were refused for their form or their number after which a socket is closed."""
    sockets: Rate = Rate(60, 2)
    """Sockets opened by one address."""
    messages: Rate = Rate(40, 10)
    """Messages for one seat of a table, however many sockets they come by; pings and parts of messages count too."""
    address_messages: Rate = Rate(400, 100)
    """Messages of one address, at all tables where it has a seat."""
    onlooker_messages: Rate = Rate(200, 50)
    """Messages of one address, at all tables where it only looks on: they take nothing from those who play."""
    entries: Annotated[int, Meta(ge=0)] = 20_000
    """Entries in the journal of one table (plies, what was said, who sits where). With more it can only be played to
    its end: nothing more is said, taken back or changed about the seats there."""
    notice: Seconds = 0.0
    """Seconds for which a server that was told to stop goes on as before while `/readyz` says that it stops: as long as
    a balancer takes to notice."""
    drain: Seconds = 10.0
    """Seconds that a server which was told to stop takes at most to finish what was begun."""
    log: Literal["text", "json"] = "text"
    """Whether the log is for people, or one JSON object a line."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """What is worth a line in the log; `debug` has a line for each request."""
    metrics: Literal["off", "loopback", "token"] = "off"
    """Who may read `/metrics`: nobody, this machine without a proxy in between, or whoever has the `metrics_token`."""
    metrics_token: str = ""
    """Sent as `Authorization: Bearer …` by whoever reads `/metrics`."""
    admin: str = ""
    """The Unix socket of `tablee admin`; unless said otherwise it lies beside the store."""
    admin_token: str = ""
    """Opens the server to `tablee admin --at`; nothing: only the Unix socket is there."""


USUAL: Final = Settings(store="")
"""What holds where nobody says otherwise."""


def default_store(environ: Mapping[str, str]) -> Path:
    """Where the tables of this person are kept."""
    if given := environ.get("XDG_DATA_HOME"):
        return Path(given) / "tablee" / "tables.sqlite"
    if os.name == "nt" and (local := environ.get("LOCALAPPDATA")):
        return Path(local) / "tablee" / "tables.sqlite"
    return Path.home() / ".local" / "share" / "tablee" / "tables.sqlite"
