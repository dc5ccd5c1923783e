"""Discord's refusals: the status, the code and the tree of faults that a client library expects."""

from enum import Enum
from typing import Any

from discord_sandbox.models import Json


class Code(Enum):
    """The refusals of this small Discord: HTTP status, Discord's code, Discord's words."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NOT_FOUND = (404, 0, "404: Not Found")
    METHOD_NOT_ALLOWED = (405, 0, "405: Method Not Allowed")
    SERVER_ERROR = (500, 0, "500: Internal Server Error")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    TOO_MANY_EMOJIS = (400, 30008, "Maximum number of emojis reached (2000)")
    TOO_MANY_COMMANDS = (400, 30032, "Maximum number of application commands reached (100)")
    TOO_MANY_LATE_EDITS = (
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    )
    TOO_LARGE = (413, 40005, "Request entity too large")
    TOO_MANY_FOLLOWUPS = (400, 40094, "This interaction has reached the max number of follow-up messages.")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    NOT_IN_A_DM = (403, 50003, "Cannot execute action on a DM channel")
    NOT_THE_AUTHOR = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CLOSED_DMS = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    WRONG_CHANNEL_KIND = (400, 50024, "Cannot execute action on this channel type")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_RECIPIENT = (400, 50033, "Invalid Recipient(s)")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    ARCHIVED_THREAD = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    NO_MUTUAL_GUILD = (
        403,
        50278,
        "Cannot send messages to this user due to having no mutual guilds",
    )
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")

    @property
    def status(self) -> int:
        return self.value[0]

    @property
    def number(self) -> int:
        return self.value[1]

    @property
    def words(self) -> str:
        return self.value[2]


class Rejected(Exception):
    """Raised when Discord would refuse a request; nothing has changed."""

    def __init__(self, code: Code, errors: Json | None = None) -> None:
        super().__init__(f"{code.words} {errors or ''}".strip())
        self.code = code
        self.errors = errors

    def body(self) -> Json:
        body: Json = {"message": self.code.words, "code": self.code.number}
        return body | {"errors": self.errors} if self.errors else body


Path = tuple[str | int, ...]


class ErrorTree:
    """All the faults of a request body, each at its place, to be refused at once."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Path, code: str, words: str) -> None:
        """Notes a fault at a place, for example `("components", 0, "label")`."""
        node: Any = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": words})

    def refuse_if_any(self) -> None:
        if self._tree:
            raise Rejected(Code.INVALID_FORM, self._tree)


def refuse(path: Path, code: str, words: str) -> Rejected:
    """A refusal of the body with a single fault."""
    errors = ErrorTree()
    errors.add(path, code, words)
    return Rejected(Code.INVALID_FORM, errors._tree)
