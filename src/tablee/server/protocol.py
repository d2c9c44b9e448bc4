"""Every message between page and server, as structs: checked when they come in, typed for the page when they go out.

The page's types are generated from this module (``web/src/protocol.ts``). Seats count from 0 on the wire. A table's
socket is ``/api/tables/<id>/socket``; the page says :class:`Hello` first and then hears :class:`Welcome`. After that:

* whatever happens at the table comes as a message with the next number `n`. A page that comes back says the last `n` it
  has in its hello and gets what it missed, or a fresh welcome if that is too long ago;
* whatever the page asks carries an `id` of its own choosing and is answered by :class:`Done` or :class:`Refused` with
  that id. A message that is sent again with the same id is answered again and not done twice.

A seat is a secret token. Tokens travel only in hellos and in the answers to whoever made or joined the table; links
bring them in the fragment, which no server and no log ever sees, and the page takes them out of the address.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tablee.core.phrases import Detail, Phrase
from tablee.core.sheet import Chance, Moment, Sheet, Slip
from tablee.core.spoken import Choice, Line, Spoken

Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""What proves that somebody sits at a seat."""
TableId = Annotated[str, Meta(min_length=6, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
PersonName = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[^\x00-\x1f\x7f]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
FileId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9a-f]+$")]
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]+$")]


# The shelf and making a table (HTTP)


class OptionForm(msgspec.Struct):
    """One thing that can be chosen about a game; its words are ``option-<name>`` in the game's catalogue."""

    name: str
    kind: Literal["yes-no", "number", "choice", "text"]
    default: bool | int | str
    least: int | None = None
    most: int | None = None
    choices: list[str] = []
    """Of a choice; the words for each are ``option-<name>-<choice>``."""


class FileInfo(msgspec.Struct):
    """The deck, edition, cards or sheets that are played with."""

    noun: str
    """Which of these it is."""
    name: str
    digest: str
    """The name and digest that records keep."""
    own: str | None
    """Of a user's own file: ``GET /api/files/<own>`` has it.  None: it is the box's."""


class CupForm(msgspec.Struct):
    """What is known of a game's cups before there is one."""

    teams: list[str]
    """The words for each are ``team-<id>`` in the game's catalogue, and ``the-team`` within a sentence."""
    fixed: list[str]
    """The options that the cup itself sets for each match."""


class GuestInfo(msgspec.Struct):
    """A player of whoever runs the server, beside the levels."""

    level: str
    """What a seat calls it: the name of its file."""
    seat_counts: list[int]
    """The tables that it can play at."""


class CharacterInfo(msgspec.Struct):
    """Somebody to play against: a bot with a name, a face and a manner."""

    level: str
    """What a seat calls it."""
    name: str
    plays: str
    """How well: one of the levels."""
    manner: str
    """The words for it are ``manner-<manner>`` in the game's catalogue."""
    face: dict[str, int]
    """What the page draws it from."""


class GameInfo(msgspec.Struct):
    """A box on the shelf, or the same with a user's own file."""

    id: str
    rules: int
    """The version of the rules that a new game begins with."""
    seat_counts: list[int]
    options: list[OptionForm]
    levels: list[str]
    guests: list[GuestInfo] = []
    names: dict[str, str] = {}
    """What a user's own file calls things otherwise than ours, by the key of their words."""
    daily: str | None = None
    """The day, if it has a game for one that everybody has today; what that is nobody is told before it is laid."""
    live: dict[str, bool | int | str] = {}
    """The options that are usual when only people play."""
    automaton: bool = False
    """Whether one who plays alone has an opponent, which is rules and not a bot; else alone is practice."""
    cup: CupForm | None = None
    """What a cup needs, if the game is also played as one."""
    file: FileInfo | None = None
    """What the box is read from, if a user's own may take its place."""
    reconstructed: list[str] = []
    """The places in that file whose values no source prints; one may stand for all that is inside it."""
    largest_file: int = 0
    """How many bytes a user's own may have."""
    lesson: int = 0
    """How many seats its first game by script has; 0: there is none."""
    sheets: bool = False
    """Whether there are sheets to look things up."""
    prints: bool = False
    """Whether it can be printed."""


class PrintChoice(msgspec.Struct, frozen=True):
    """A value that something about a print may have, and what it is called."""

    value: str
    title: str


class PrintOption(msgspec.Struct, frozen=True):
    """Something that can be chosen about the print of one game."""

    name: str
    title: str
    help: str
    default: bool | int | str
    choices: list[PrintChoice]
    """Nothing if it is a yes or no."""


class PrintForm(msgspec.Struct, frozen=True):
    """``GET /api/games/<game>/print/<lang>/form``: what can be chosen about a print, in the words of that language."""

    papers: list[PrintChoice]
    inks: list[str]
    options: list[PrintOption]
    missing: str
    """The command that would bring the press, where it is not installed; nothing where it is."""


class PrintStep(msgspec.Struct, frozen=True):
    """A line of ``GET /api/games/<game>/print/<lang>/steps``: how far a print is."""

    stage: Literal["drawing", "setting", "ready", "refused"]
    pages: int = 0
    """Once they are drawn."""
    refusal: Detail | None = None
    """What went wrong."""


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit at a seat."""

    kind: Literal["person", "bot", "free"]
    name: PersonName | None = None
    level: str | None = None
    """Of a bot."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/tables``: a game, its options, and who sits where."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    visibility: Literal["open", "private"] = "private"
    mine: list[SeatNumber] = []
    """The seats of people on the creator's own screen; other people's seats are reached by link."""
    from_table: TableId | None = None
    """Play on from a position of that finished table…"""
    from_ply: Annotated[int, Meta(ge=0)] | None = None
    """…after this many plies."""
    own: FileId | None = None
    """A user's own file to play with, as ``POST /api/games/<game>/files`` named it."""
    room: bool = False
    """Whether people gather in a waiting room first; nothing is dealt before the game begins."""
    hints: bool = False
    """Whether people who play against people may ask for hints."""
    minutes: Annotated[int, Meta(ge=0, le=10080)] = 0
    """How long somebody may take for a move before a bot stands in; 0: as long as they like."""
    daily: bool = False
    """Today's game for one, with the options that the day says."""
    lesson: bool = False
    """The first game, by its script: one person and as many bots as it needs; its options are its own."""


class SeatKey(msgspec.Struct):
    """A seat and the token that opens it."""

    seat: int
    token: str


class TableMade(msgspec.Struct):
    """The answer: the creator gets the tokens of all people's seats, to pass them on as links."""

    table: str
    keys: list[SeatKey]
    mine: list[int]
    invite: str | None = None
    """Of a table with a waiting room: opens a free seat to whoever has it."""
    daily: str = ""
    """Of a game of the day: which day that is."""


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/tables/<id>/join``: take a seat at an open table that waits for people, or by an invitation."""

    name: PersonName
    invite: Token | None = None


class Reach(msgspec.Struct):
    """``GET /api/reach``: where others find this server."""

    by: Literal["here", "network", "nobody"]
    """At the address that this page was found at; at one of the local network; or nobody but this machine does."""
    address: str
    """The beginning of that address, without a slash at its end; nothing if it is the page's own or there is none."""
    command: str = ""
    """What to type where this server was started, so that others find it; nothing if they do."""


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/code``: a text to be shown as a QR code, in a body, which no log keeps."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Drawn(msgspec.Struct):
    """The answer: the dark squares as a path, in a drawing so many squares wide and high."""

    size: int
    path: str


class OpenTable(msgspec.Struct):
    """A table that is listed: it waits for people, or may be watched."""

    table: str
    game: str
    seats: int
    free: int
    names: list[str]
    over: bool


class TableInfo(msgspec.Struct):
    """``GET /api/tables/<id>``: what anybody who knows the table may know of it."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    visibility: str
    origin: Literal["table", "record"]
    """Whether it is played here, or is a record that somebody opened."""
    seats: list[SeatInfo]
    over: bool
    rematch: str | None
    file: FileInfo | None


class AskTurn(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/tables/<id>/turn``: whether a table waits for whoever has these keys, without sitting down there."""

    tokens: Annotated[list[Token], Meta(max_length=8)]


class Turn(msgspec.Struct):
    """The answer."""

    over: bool
    mine: bool
    """Whether somebody with one of the keys has to decide."""


class OpenedRecord(msgspec.Struct):
    """The answer to ``POST /api/records`` with a record's text: a finished or unfinished game to be looked at."""

    table: str


# What the page says (socket)


class Hello(msgspec.Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """Always the first message: with the tokens of this screen's seats, or none as a spectator."""

    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    last: Annotated[int, Meta(ge=0)] | None = None
    """The number of the last message that the page has, when it comes back."""


class Play(msgspec.Struct, tag="play", tag_field="type", forbid_unknown_fields=True, gc=False):
    """`seat` makes a move."""

    id: MessageId
    seat: SeatNumber
    move: Annotated[str, Meta(min_length=1, max_length=40)]
    ply: Annotated[int, Meta(ge=0)]
    """How many plies the page had seen: a move that was made for an older position is refused."""


class Ask(msgspec.Struct, tag="ask", tag_field="type", forbid_unknown_fields=True):
    """Something about the game that is no move."""

    id: MessageId
    what: Literal[
        "undo", "end", "hint", "why", "resign", "rematch", "bot", "person", "leave", "join", "invite", "begin"
    ]
    """Undo my last move; end the game here; a hint; why did the last bot move; give up; play again; replace the
    vanished person at `about` by a bot, or take the seat back; ask to leave or (at a free place)
    join between two rounds; keep a free seat for somebody, who gets its key. In a waiting room: let the game begin;
    leave the seat to somebody else."""
    seat: SeatNumber | None = None
    """Who asks."""
    about: SeatNumber | None = None
    """Whom it concerns."""


class Vote(msgspec.Struct, tag="vote", tag_field="type", forbid_unknown_fields=True):
    """`seat` agrees, or not, to what was proposed."""

    id: MessageId
    seat: SeatNumber
    agree: bool


class Sit(msgspec.Struct, tag="sit", tag_field="type", forbid_unknown_fields=True):
    """Whoever was given `seat` sits down in the waiting room under this name, or changes it."""

    id: MessageId
    seat: SeatNumber
    name: PersonName


class Learn(msgspec.Struct, tag="learn", tag_field="type", forbid_unknown_fields=True):
    """Whoever is taught has read what the guide says, or goes on without the lesson."""

    id: MessageId
    seat: SeatNumber
    what: Literal["read", "leave"]


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """`seat` says something to the table."""

    id: MessageId
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Pong(msgspec.Struct, tag="pong", tag_field="type", forbid_unknown_fields=True):
    """The answer to a ping, at once: how long messages are on their way counts in a race."""

    ping: Annotated[int, Meta(ge=0, le=2**53)]


class Knock(msgspec.Struct, tag="knock", tag_field="type", forbid_unknown_fields=True):
    """Is anybody there?  A page asks when it has heard nothing for a while; it is answered by :class:`Here`."""


FromPage = Hello | Play | Ask | Vote | Sit | Learn | Say | Pong | Knock


# What the server says (socket)


class SeatInfo(msgspec.Struct, gc=False):
    """Who sits at a seat, for everybody."""

    kind: Literal["person", "bot", "free"]
    name: str
    level: str | None
    present: bool
    """Of a person: whether a page with the seat's token is connected."""
    stands_in: bool = False
    """A bot plays for a person who went away and may come back."""
    wish: str | None = None
    """What the seat asked for and will play as soon as it may: ``leave`` or ``join``."""
    back_within: int | None = None
    """Of a person who is away: milliseconds until the others may go on, with a bot that stands in."""
    visitor: bool = False
    """It was taken when it was free; others have theirs from whoever laid the table."""
    came: bool = False
    """In a waiting room: whether somebody sat down there."""
    kept: bool = False
    """A bot plays it until somebody comes who takes it."""


class TableTerms(msgspec.Struct):
    """What was agreed on when the table was laid, besides the game's own options."""

    host: int
    """The seat of whoever laid it."""
    hints: bool
    """Whether people who play against people may ask for hints."""
    minutes: int
    """How long somebody may take for a move before a bot stands in; 0: as long as they like."""
    by_invitation: bool
    """Whether free seats are only for whoever has the invitation's link."""
    daily: str
    """The day whose game it is, which one attempt counts at; empty at other tables."""


class Proposal(msgspec.Struct):
    """Something that all other people must agree to."""

    what: Literal["undo", "end", "rematch"]
    seat: int
    missing: list[int]
    """Whose word is awaited: also of people for whom a bot stands in, unless they stay away."""
    agreed: int = 1
    """How many people wish it so far."""


class LessonNow(msgspec.Struct, gc=False):
    """Where a lesson stands."""

    cue: int
    """How many plies of its script were played."""
    goes_on: bool
    """Whether the script says what comes next; otherwise it was left, or is over."""
    reads: bool
    """Whether the table waits until what the guide says has been read; in a race time stands meanwhile."""


class Situation(msgspec.Struct, gc=False):
    """The position as one page may see it."""

    ply: int
    views: dict[str, Any]
    """The game's view for each seat of this page, by seat number; under ``spectator`` what anybody may see, for
    spectators and for a screen that several people share."""
    says: dict[str, Spoken]
    """What is said about the position, by the same names as `views`."""
    legal: dict[str, list[Choice]]
    """What each seat of this page may do now, in the game's own kind of choice."""
    waiting: list[int]
    clause: str
    due: int | None
    """Milliseconds until the clock acts, or until a moment to answer has passed; or none."""
    now: int | None
    """In a race: the moment of match time."""
    undo: dict[str, Literal["free", "ask"]]
    """Seats of this page that may take their last move back: at once, or if the others agree."""
    outcome: dict[str, Any] | None
    """Scores, winners and reason, once it is over."""
    awaits: bool = False
    """People gather: nothing was dealt yet, and there is nothing to see."""
    clock: dict[str, int] = {}
    """By seat: milliseconds until a bot stands in for whoever has to decide, if the table has such a clock."""
    lesson: LessonNow | None = None
    """At a table where somebody is taught."""
    refused: dict[str, dict[str, Phrase]] = {}
    """By seat of this page and card of its hand: why that cannot be used now, where the game says it card by card."""


class LessonLine(msgspec.Struct):
    """Something that the guide says."""

    cue: int
    """After how many plies of the script."""
    key: str
    """Of its words in the game's catalogue."""
    spot: str
    """The place on the page that it speaks of, or nothing."""


class LessonForm(msgspec.Struct):
    """A first game that is told as it is played."""

    length: int
    """How many plies its script has."""
    lines: list[LessonLine]


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    """The whole table as this page may see it."""

    n: int
    table: str
    game: str
    rules: int
    """The version of the rules that it began with, and goes on by."""
    options: dict[str, bool | int | str]
    visibility: str
    seats: list[SeatInfo]
    mine: list[int]
    situation: Situation
    log: list[Any]
    """The story so far, as this page may see it."""
    lines: list[Line]
    """The same in phrases."""
    chat: list[ChatLine]
    proposal: Proposal | None
    luck: str
    """The hash of the seed, promised before the first ply."""
    seed: str | None
    """The seed, once the game is over."""
    rematch: str | None
    file: FileInfo | None
    terms: TableTerms
    news: list[Line]
    """Who came, went and was replaced; each was told before the event of its number."""
    lesson: LessonForm | None = None
    """What is told to whoever is taught here."""


class Happened(msgspec.Struct, tag="happened", tag_field="type", gc=False):
    """One move and all that chance and clock made of it."""

    n: int
    story: list[Any]
    """What was told, in the form that this page may see."""
    lines: list[Line]
    """The same in phrases; the events are counted from the first of `story`."""
    situation: Situation
    undone: bool = False
    """Moves were taken back: the page drops its log to the length `log`."""
    log: int = 0


class Seats(msgspec.Struct, tag="seats", tag_field="type", gc=False):
    """Somebody came, went, or was replaced."""

    n: int
    seats: list[SeatInfo]


class News(msgspec.Struct, tag="news", tag_field="type", gc=False):
    """Somebody sat down, left, came back, gave up, or a bot stands in: a line of the story, and a notice."""

    n: int
    line: Line
    seat: int
    """Of whom it tells."""


class Proposed(msgspec.Struct, tag="proposed", tag_field="type"):
    """A proposal was made, answered or dropped."""

    n: int
    proposal: Proposal | None


class ChatLine(msgspec.Struct, gc=False):
    """Something that was said at the table."""

    seat: int
    text: str


class Said(msgspec.Struct, tag="said", tag_field="type", gc=False):
    """Somebody said something."""

    n: int
    line: ChatLine


class Rematch(msgspec.Struct, tag="rematch", tag_field="type"):
    """The table plays again over there; this page's seats have new tokens."""

    n: int
    table: str
    keys: list[SeatKey]


class Done(msgspec.Struct, tag="done", tag_field="type", gc=False):
    """What was asked was done and is safe; `answer` holds a hint or a reason."""

    id: str
    answer: dict[str, Any] | None = None


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """What was asked was not done, and nothing changed."""

    id: str
    key: str
    """The sentence in the catalogues; `facts` fills it in, as in a phrase."""
    facts: dict[str, Any]
    message: str
    """The same in plain English."""


class Restarting(msgspec.Struct, tag="restarting", tag_field="type"):
    """The server ends and comes back; all that was asked before was answered, and the socket closes with 1012."""


class Ping(msgspec.Struct, tag="ping", tag_field="type"):
    """To be answered by a pong with the same number, at once."""

    ping: int


class Here(msgspec.Struct, tag="here", tag_field="type"):
    """The answer to a knock, at once."""


FromServer = Welcome | Happened | Seats | News | Proposed | Said | Rematch | Done | Refused | Restarting | Ping | Here


# Looking back (HTTP)


class Frame(msgspec.Struct):
    """One step of a replay: what happened and how the table looks after it."""

    ply: int
    story: list[Any]
    lines: list[Line]
    view: Any
    said: Spoken
    hands: list[Any] | None = None
    """What every seat holds, if the game is over; nothing where that is as it was one step before."""


class Replay(msgspec.Struct):
    """``GET /api/tables/<id>/replay?seat=``: a game from one seat (only when it is over) or as a spectator."""

    table: str
    game: str
    rules: int
    """The version of the rules that it was played by."""
    options: dict[str, bool | int | str]
    names: list[str]
    seat: int | None
    frames: list[Frame]
    outcome: dict[str, Any] | None
    file: FileInfo | None
    by_others: bool = False
    """Its own rules or box are not here: it is shown by those that are, as far as they go."""
    moments: list[Moment] = []
    """Where its parts begin, where somebody scored, and what else one would like to see again."""


class MatchSheet(msgspec.Struct):
    """``GET /api/tables/<id>/sheet``: what a game came to, once it is over."""

    table: str
    game: str
    options: dict[str, bool | int | str]
    names: list[str]
    file: FileInfo | None
    decisions: list[int]
    """After how many plies each decision was made, and how many there were in all: a replay's frames."""
    sheet: Sheet


class Study(msgspec.Struct):
    """A line of ``POST /api/tables/<id>/chances`` or ``/review``: how far the bots are with a game, and what they have.

    The answer is one such line after the other, each with all that is known by then; the last of them is `over`.
    """

    done: int
    total: int
    over: bool = False
    chances: list[Chance] = []
    """How likely everybody was to win."""
    playouts: int = 0
    """How many games were played on from each position to estimate that."""
    slips: list[Slip] = []
    """The decisions that cost most."""
    failed: bool = False
    """The bots could not do it."""


# Playing a cup (HTTP)


TeamId = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z_]+$")]


class EntrantWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to play a team: somebody at the creator's screen, a bot, or whoever takes it by the cup's link."""

    kind: Literal["person", "bot", "free"]
    name: PersonName | None = None
    level: str | None = None
    """Of a bot."""


class NewCup(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/cups``: a game with teams, who plays which, and what the matches have in common."""

    game: Annotated[str, Meta(max_length=40)]
    host: TeamId
    """The team of whoever makes the cup."""
    entrants: Annotated[dict[TeamId, EntrantWish], Meta(max_length=8)]
    """For every team of the cup."""
    options: dict[str, bool | int | str] = {}
    automaton: bool = True
    """Where nobody plays the other team, people meet the virtual opponent of the rules and not a bot."""


class TeamKey(msgspec.Struct):
    """A team and the token that opens its seats."""

    team: str
    token: str


class CupMade(msgspec.Struct):
    """The answer: a key for each team at the creator's screen."""

    cup: str
    keys: list[TeamKey]


class JoinCup(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/cups/<id>/join``: take a team that waits for somebody."""

    team: TeamId
    name: PersonName


class HandOver(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/cups/<id>/bot``: let a bot play one's own team; whoever made the cup may do so for any."""

    team: TeamId
    token: Token
    level: str | None = None


class OpenFixture(msgspec.Struct, forbid_unknown_fields=True):
    """``POST /api/cups/<id>/fixtures/<number>``: sit down to a match that is due."""

    token: Token


class FixtureTable(msgspec.Struct):
    """The answer: the table of the match, which the team's token opens."""

    table: str


class EntrantInfo(msgspec.Struct):
    """Who plays a team."""

    team: str
    kind: Literal["person", "bot", "free"]
    name: str
    level: str | None


class ScoreInfo(msgspec.Struct):
    """How a match ended."""

    goals: tuple[int, int]
    kicks: tuple[int, int] | None
    """The goals of a shoot-out."""
    winner: str | None
    forfeit: bool


class FixtureInfo(msgspec.Struct):
    """A match of the cup."""

    number: int
    round: int
    stage: Literal["group", "semi", "third", "final"]
    home: str | None
    away: str | None
    state: Literal["later", "due", "open", "bots", "over"]
    """Not yet; to be played; being played at its table; being played by bots; over."""
    table: str | None
    score: ScoreInfo | None


class StandingInfo(msgspec.Struct):
    """One line of the table."""

    team: str
    played: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int
    points: int
    split: Literal["", "meeting", "lot"]
    """What decided among teams that are level in everything else."""


class CupInfo(msgspec.Struct):
    """``GET /api/cups/<id>``: all of a cup, for everybody who knows it."""

    cup: str
    game: str
    options: dict[str, bool | int | str]
    automaton: bool
    host: str
    entrants: list[EntrantInfo]
    lots: list[str]
    """The order in which the teams were drawn before the first match."""
    fixtures: list[FixtureInfo]
    standings: list[StandingInfo]
    podium: list[str]
    """The champion, the other finalist and the third, once all is over."""
