"""Refusals of the user interface alone: text or presses that cannot be understood."""

from enum import StrEnum

from bot.table.match import TableId
from engine.game import Fact, Refusal


class UiReason(StrEnum):
    """A reason why a command or a click cannot be understood."""

    NO_TABLE = "no-table"
    WHICH_TABLE = "which-table"
    NO_TABLE_OF_GAME = "no-table-of-game"
    OTHER_GAME = "other-game"
    WHICH_GAME = "which-game"  # several are called so, or none was named beside what shall be agreed
    NO_LOBBY = "no-lobby"
    NO_OWN_LOBBY = "no-own-lobby"  # where the reader sits
    BAD_OPTIONS = "bad-options"
    ONE_CUT = "one-cut"  # cutting, passing and opening the table again exclude one another
    NOT_MENTIONED = "not-mentioned"  # words where people should be mentioned
    BAD_AMOUNT = "bad-amount"
    ONLY_ON_A_SERVER = "only-on-a-server"  # a table is opened
    CANNOT_POST = "cannot-post"
    CANNOT_POST_THERE = "cannot-post-there"  # in a channel to which a table shall move
    NO_CHANNEL = "no-channel"  # a table is moved to a text channel
    CANNOT_SHARE = "cannot-share"  # we may not post there
    SHARED_IN_A_CHANNEL = "shared-in-a-channel"  # a game that has none of its own
    OLD_BUTTON = "old-button"
    OLD_COMMAND = "old-command"
    MOVED_COMMAND = "moved-command"  # it has another name now


class UiRefusal(Refusal):
    """Raised when it is not clear what is meant, or when there is no such thing.

    `table_id`: the table that it is about, where that is none that was meant.
    """

    def __init__(self, reason: StrEnum, table_id: TableId = 0, **facts: Fact) -> None:
        super().__init__(reason, **facts)
        self.table_id = table_id
