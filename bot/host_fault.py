"""Faults that end the program: a sentence for the host, and an exit code."""

from enum import IntEnum


class ExitCode(IntEnum):
    """The exit codes of every command, as docs/hosting/reference.md tells them."""

    FINE = 0
    ILL = 1  # the bot that was asked
    WRONG = 2  # something that the host can put right
    LOST = 3  # the database, taken away under the bot
    UNREACHABLE = 4  # Discord: a later start may do


class HostFault(Exception):
    """Raised where only the host can help.

    `key` and `facts` make the sentence for them, and the program ends with `code`.
    """

    def __init__(self, key: str, code: ExitCode = ExitCode.WRONG, /, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.code = code
        self.facts = facts
