"""What only the window refuses: questions about which table is meant."""

from enum import StrEnum

from engine.game import Refusal


class UiReason(StrEnum):
    """Why a command cannot be understood as it stands."""

    NO_TABLE = "no-table"
    WHICH_TABLE = "which-table"
    NO_LOBBY = "no-lobby"
    CANNOT_POST = "cannot-post"
    OLD_BUTTON = "old-button"
    OLD_COMMAND = "old-command"


class UiRefusal(Refusal):
    """Raised when it is not clear which table is meant, or there is none."""
