"""Who sits where, who is there, and which secret opens which seat."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tablee.core.game import Seat
from tablee.server.problems import Problem
from tablee.server.protocol import SeatInfo
from tablee.server.store import SeatRow

TOKEN_BYTES: Final = 24
_JOINERS: Final = "\u200c\u200d"
"""Not printable by themselves, but some names and most families of emoji need them."""
_VISITOR_LENGTH: Final = 16
_SPACING: Final = ("Cc", "Zl", "Zp")
_UNSEEN: Final = ("Cf", "Cs", "Co", "Cn")


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def visitor_hash(table: str, address: str) -> str:
    """What is kept of where somebody came from who took a free seat: it can only be compared, and only at one table."""
    return hashlib.sha256(f"{table}\0{address}".encode()).hexdigest()[:_VISITOR_LENGTH]


def clean_name(name: str) -> str:
    """A name that can stand in a line of text; :class:`Problem` if nothing is left of it."""
    cleaned = "".join(sign for sign in name if sign.isprintable() or sign in _JOINERS).strip()
    if not cleaned.strip(_JOINERS):
        raise Problem("error-empty-name", "a name needs a letter or two", status=400)
    return cleaned


def clean_text(text: str) -> str:
    """What somebody said, without anything that would do something to the text around it; :class:`Problem` if empty.

    Control characters and line breaks become spaces. What turns the direction of writing, and everything else that
    nobody sees, is left out, but for what holds emoji together.
    """
    spaced = "".join(" " if unicodedata.category(sign) in _SPACING else sign for sign in text)
    kept = "".join(sign for sign in spaced if unicodedata.category(sign) not in _UNSEEN or sign in _JOINERS)
    cleaned = kept.strip()
    if not cleaned.strip(_JOINERS):
        raise Problem("error-empty-text", "there is nothing to be read in that", status=400)
    return cleaned


class TableSeats:
    """The seats of a table and the people at them."""

    def __init__(
        self,
        rows: list[SeatRow],
        now: Callable[[], float] = time.monotonic,
        *,
        absence: float = 0.0,
        consent: float = 0.0,
    ) -> None:
        """`now` is what time it is at the table; after `absence` seconds without a page somebody counts as absent.

        Whom a bot stands in for is asked for consent until they have been away for `consent` seconds.
        """
        self.rows = rows
        self._now = now
        self._absence = absence
        self._consent = max(absence, consent)
        self._pages = [0] * len(rows)
        self._gone_since = [now()] * len(rows)

    def __getitem__(self, seat: Seat) -> SeatRow:
        return self.rows[seat]

    def __len__(self) -> int:
        return len(self.rows)

    def opened_by(self, token: str) -> Seat | None:
        """The seat that a token opens."""
        wanted = token_hash(token)
        return next((seat for seat, row in enumerate(self.rows) if row.token == wanted), None)

    def people(self) -> list[Seat]:
        """The seats that people play themselves."""
        return [seat for seat, row in enumerate(self.rows) if row.kind == "person" and not row.stands_in]

    def is_bot(self, seat: Seat) -> bool:
        """Whether a bot plays the seat, for itself or for somebody."""
        row = self.rows[seat]
        return row.kind == "bot" or row.stands_in

    def plays(self, seat: Seat) -> bool:
        """Whether a person plays the seat himself."""
        return self.rows[seat].kind == "person" and not self.rows[seat].stands_in

    def first_free(self) -> Seat | None:
        """A seat that anybody may take: a free one, or else one that a bot keeps for whoever comes."""
        rows = list(enumerate(self.rows))
        free = [seat for seat, row in rows if row.kind == "free"]
        return next(iter([*free, *(seat for seat, row in rows if row.is_kept)]), None)

    def has_free(self) -> bool:
        """Whether nobody has one of them yet."""
        return any(row.kind == "free" for row in self.rows)

    # Presence

    def arrive(self, seats: Sequence[Seat]) -> bool:
        """One more page with these seats; say whether somebody is there now who was not."""
        for seat in seats:
            self._pages[seat] += 1
        return any(self._pages[seat] == 1 for seat in seats)

    def depart(self, seats: Sequence[Seat]) -> bool:
        """One page less with these seats; say whether somebody is gone."""
        for seat in seats:
            self._pages[seat] -= 1
            self._gone_since[seat] = self._now()
        return any(self._pages[seat] == 0 for seat in seats)

    def is_present(self, seat: Seat) -> bool:
        """Whether a page with this seat is connected."""
        return self._pages[seat] > 0

    def gone_for(self, seat: Seat) -> float:
        """For how many seconds nobody has been there."""
        return 0.0 if self.is_present(seat) else self._now() - self._gone_since[seat]

    def back_within(self, seat: Seat) -> float:
        """For how many seconds nobody may go on without the person at `seat`, who is away."""
        return max(0.0, self._absence - self.gone_for(seat))

    def is_absent(self, seat: Seat) -> bool:
        """Whether the person at `seat` is away, and for so long that the others may go on."""
        return not self.is_present(seat) and not self.back_within(seat)

    def asked_within(self, seat: Seat) -> float:
        """For how many seconds more the person at `seat` is asked for consent, though away and stood in for."""
        return max(0.0, self._consent - self.gone_for(seat))

    def not_replaced(self) -> list[Seat]:
        """The people at the table: not those who are absent while a bot stands in."""
        return [
            seat
            for seat, row in enumerate(self.rows)
            if row.kind == "person" and not (row.stands_in and self.is_absent(seat))
        ]

    def with_a_word(self) -> list[Seat]:
        """Everybody whose consent counts, though a bot may stand in: not those who stay away for good, nor nobody."""
        return [
            seat
            for seat, row in enumerate(self.rows)
            if row.kind == "person" and not row.is_kept and not (row.stands_in and self._is_gone_for_good(seat))
        ]

    def _is_gone_for_good(self, seat: Seat) -> bool:
        return not self.is_present(seat) and not self.asked_within(seat)

    # What others see

    def infos(self) -> list[SeatInfo]:
        """Everybody, for everybody."""
        return [self._info(seat, row) for seat, row in enumerate(self.rows)]

    def _info(self, seat: Seat, row: SeatRow) -> SeatInfo:
        info = seat_info(row, self.is_present(seat))
        if row.kind == "person" and not info.present:
            info.back_within = round(1000 * self.back_within(seat))
        return info

    def again(self) -> list[SeatRow]:
        """The same people for another game: whoever was stood in for is back, and no wish is left."""
        return [msgspec.structs.replace(row, stands_in=row.is_kept, wish="") for row in self.rows]


def seat_info(row: SeatRow, present: bool) -> SeatInfo:
    """What everybody may know of a seat."""
    kind = "bot" if row.stands_in else row.kind
    info = SeatInfo(kind, row.name, row.level, present, row.stands_in, row.wish or None, visitor=bool(row.visitor))
    info.came, info.kept = row.came, row.is_kept
    return info
