"""Ids of our buttons, selects and forms: which table, which question, which words.

An id is the control's whole memory, so every button survives a restart. Ids that name cards (`MoveId`,
`LessonId`) are for private messages only: everybody who sees a message can read its ids.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, TypeAlias

from bot.table.match import PlayerId, TableId
from bot.table.moments import Everybody, Eyes
from bot.table.offers import SeatOffer
from bot.ui.refusals import UiReason, UiRefusal

ID_LIMIT = 100  # Discord's, for custom ids

END = "."  # as last word: the line is complete, for an id cannot end in nothing
SURE = "!"  # as last word: the line is complete, and who was asked once more is sure
NUMBER = "?"  # as a word: a form shall ask for the number that comes here


class Action(StrEnum):
    """A button's request, apart from a line of notation."""

    # on the lobby
    JOIN = "join"
    JOIN_OPEN = "join-open"  # on an announcement, or in the list of lobbies
    LEAVE_LOBBY = "leave"
    COMPUTER = "computer"
    OPTIONS = "options"
    START = "start"
    LOBBY_MORE = "lobby-more"
    ROLE = "role"
    CHOICES = "choices"
    # while the deck is cut
    CUT = "cut"
    PASS_CUT = "pass-cut"
    REOPEN = "reopen"
    DEAL = "deal"
    # on the pages behind the lobby
    CHOICE = "choice"
    PICK_CHOICE = "pick-choice"
    SEAT_COMPUTER = "seat"
    LEVEL = "level"
    REMOVE = "remove"
    # under the table
    HAND = "hand"
    LOG = "log"
    RULES = "rules"
    HOW = "how"
    REMATCH = "rematch"
    TAKE_SEAT = "take-seat"
    GIVE_SEAT = "give-seat"
    STAND_IN = "stand-in"
    FILL_SEAT = "fill-seat"
    INVITE = "invite"
    # on the private panel
    TAKE_BACK = "takeback"
    SHOW = "show"
    DOSSIER = "dossier"
    ADVICE = "advice"
    MORE = "more"
    MY_SIZE = "my-size"
    # what is settled before it is asked
    PLAN = "plan"
    SHORTER_PLAN = "shorter-plan"
    KEEP_PLAN = "keep-plan"
    KEEP_ANYWAY = "keep-anyway"
    WITHDRAW_PLAN = "withdraw-plan"
    ANSWERS = "answers"
    ANSWER = "answer"
    # giving up, and stopping together
    CONCEDE = "concede"
    REALLY_CONCEDE = "really-concede"
    TAKE_WIN = "take-win"
    PLAY_ON = "play-on"
    AGREE_END = "agree-end"
    REFUSE_END = "refuse-end"
    REALLY_END = "really-end"
    # anywhere
    HELP = "help"
    PLAY_NOW = "play-now"
    OPEN_TABLE = "open-table"
    LEARN = "learn"
    # on My tables
    NEXT = "next"
    TABLES = "tables"
    RETAKE = "retake"
    # settings
    SETTINGS = "settings"
    ZONE = "zone"
    SET_ZONE = "set-zone"
    TRY_MESSAGES = "try-messages"
    SERVER_SETTING = "server"  # a channel or a role
    SERVER_SETTINGS = "server-settings"
    FORGET_ME = "forget-me"
    REALLY_LEAVE = "really-leave"


@dataclass(frozen=True, slots=True)
class MoveId:
    """A line of notation so far, in answer to a numbered question: private messages only."""

    action: ClassVar = "cp:"  # which no ActionId can be
    about: ClassVar = ""
    table_id: TableId
    question: int
    words: tuple[str, ...] = ()
    page: int = 0
    plan: bool = False  # of a turn to come: `question` is then what the page was made from

    def __str__(self) -> str:
        turned = f"~{self.page}" if self.page else ""
        return f"{'pl' if self.plan else 'cp'}:{self.table_id}:{self.question}:{' '.join(self.words)}{turned}"


@dataclass(frozen=True, slots=True)
class ActionId:
    """An action about a table (0: about no table in particular), with what it is about."""

    table_id: TableId
    action: str  # the name of a control
    about: str = ""

    def __str__(self) -> str:
        return f"t:{self.table_id}:{self.action}" + (f":{self.about}" if self.about else "")


class LessonAsk(StrEnum):
    """A request of a control on the page of a lesson."""

    OPEN = "open"  # another step, from its beginning
    SAY = "say"  # a word more of an action; no word: the task
    HINT = "hint"
    READ = "read"  # what is taught, once more
    SIGNS = "signs"  # what the picture's signs mean
    ALL = "all"  # every step of the lessons
    PLAY = "play"  # a game of one's own, now


@dataclass(frozen=True, slots=True)
class LessonId:
    """A step of a game's lessons (empty: the page behind the last), with what its reader has done there so
    far, action by action, and the words of the next one: private messages only.

    `hinted`: the hint is shown.
    """

    action: ClassVar = "l:"
    table_id: ClassVar = 0
    about: ClassVar = ""
    game: str
    step: str
    ask: LessonAsk
    line: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    page: int = 0
    hinted: bool = False

    def __str__(self) -> str:
        turned = f"~{self.page}" if self.page else ""
        ask = f"{self.ask}{'!' if self.hinted else ''}"
        return f"l:{self.game}:{self.step}:{ask}:{','.join(self.line)}:{' '.join(self.words)}{turned}"


CustomId: TypeAlias = MoveId | ActionId | LessonId
"""Each has the name of its control (`action`), a table, and what else it is about."""

NATURAL = r"([0-9]{1,18})"  # more digits than that the database does not take
MOVE = re.compile(rf"(cp|pl):{NATURAL}:{NATURAL}:([^~]*)(?:~{NATURAL})?")
ACTION = re.compile(rf"t:{NATURAL}:([a-z-]+)(?::(.*))?")
LESSON = re.compile(rf"l:([a-z-]+):([a-z0-9-]*):([a-z]+)(!?):([^:~]*):([^:~]*)(?:~{NATURAL})?")
OFFER = re.compile(r"([0-9]{1,3})\.([0-9]{1,20})\.([0-9a-f]+)")


def read(custom_id: str) -> CustomId:
    """Parse an id; `str` of it is the same id. Raises UiRefusal for a button of a bot long gone."""
    if move := MOVE.fullmatch(custom_id):
        kind, table, question, words, page = move.groups()
        return MoveId(int(table), int(question), tuple(words.split()), int(page or 0), plan=kind == "pl")
    if action := ACTION.fullmatch(custom_id):
        return ActionId(int(action[1]), action[2], action[3] or "")
    if (lesson := LESSON.fullmatch(custom_id)) and lesson[3] in set(LessonAsk):
        game, step, ask, hint, line, words, page = lesson.groups()
        done = tuple(filter(None, line.split(",")))
        return LessonId(game, step, LessonAsk(ask), done, tuple(words.split()), int(page or 0), bool(hint))
    raise UiRefusal(UiReason.OLD_BUTTON)


def eyes_of(value: str) -> Eyes:
    """Eyes chosen in a menu; raises UiRefusal for what no eyes of ours are called."""
    if value in set(Everybody):
        return Everybody(value)
    return natural(value)


def offered(offer: SeatOffer) -> str:
    """Text of a button about an offered seat."""
    return f"{offer.seat}.{offer.player}.{offer.seal}"


def offer_of(about: str) -> SeatOffer:
    """The offer that a button is about; raises UiRefusal for one that no offer of ours has had."""
    if found := OFFER.fullmatch(about):
        return SeatOffer(int(found[1]), int(found[2]), found[3])
    raise UiRefusal(UiReason.OLD_BUTTON)


def natural(text: str) -> int:
    """A whole number in an id or among its values; raises UiRefusal for anything else."""
    if re.fullmatch(NATURAL, text):
        return int(text)
    raise UiRefusal(UiReason.OLD_BUTTON)


def player_of(value: str) -> PlayerId:
    """Person chosen in a menu of people; raises UiRefusal for what no person can be."""
    return snowflake(value)


def snowflake(value: str) -> int:
    """Discord's number of whatever was chosen in a menu; raises UiRefusal for what is none."""
    if re.fullmatch(r"[0-9]{1,19}", value) and int(value) < 2**63:
        return int(value)
    raise UiRefusal(UiReason.OLD_BUTTON)
