"""Trouble on purpose: a test says which requests go wrong, how, and how often."""

from dataclasses import dataclass
from fnmatch import fnmatchcase


@dataclass(slots=True, eq=False)
class Fault:
    """A fault for the next `times` requests whose method and path match.

    `path` is a pattern as in a shell, below /api/v10: "/channels/*/messages". `status` answers without
    doing anything (429 with `retry_after`); `slow` waits before doing it; `lost` cuts the line: "before" the
    request takes effect, or "after" it did, so that the bot cannot know.
    """

    method: str = "*"
    path: str = "*"
    times: int = 1
    status: int | None = None
    code: int = 0
    words: str = ""
    retry_after: float = 0.2
    slow: float = 0.0
    lost: str | None = None
    struck: int = 0  # how often it has happened

    def applies(self, method: str, path: str) -> bool:
        if self.struck >= self.times:
            return False
        if not (fnmatchcase(method, self.method) and fnmatchcase(path, self.path)):
            return False
        self.struck += 1
        return True


class Faults:
    """The faults that are still to come, in the order in which they were asked for."""

    def __init__(self) -> None:
        self.pending: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        self.pending.append(fault)
        return fault

    def clear(self) -> None:
        self.pending.clear()

    def for_request(self, method: str, path: str) -> Fault | None:
        struck = next((f for f in self.pending if f.applies(method, path)), None)
        self.pending = [f for f in self.pending if f.struck < f.times]
        return struck
