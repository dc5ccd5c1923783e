"""Tables of this process: all, or those of its shards where several share a database.

A click is answered by the process it reaches; clocks, computers and letters are one process's.
"""

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(slots=True)
class Scope:
    """The shards whose servers' tables are meant, of so many as Discord deals the servers out to.

    `shards`: None for all of them. Who shares it sees a change at once.
    """

    count: int = 1
    shards: frozenset[int] | None = None

    @property
    def leads(self) -> bool:
        """True if this process does what is done once for all tables."""
        return self.shards is None or 0 in self.shards

    def only(self, shards: Collection[int]) -> "Scope":
        """The tables of some of the shards."""
        return Scope(self.count, frozenset(shards))

    def of_guild(self, column: str = "tables.guild_id") -> str:
        """A condition in SQL: this server's tables are meant. Discord's own rule, for a shard of so many."""
        if self.shards is None:
            return "TRUE"
        numbers = ", ".join(map(str, sorted(self.shards)))
        return f"({column} >> 22) % {self.count} IN ({numbers})" if numbers else "FALSE"

    def of_table(self, column: str) -> str:
        """A condition in SQL: the table of that number is meant."""
        if self.shards is None:
            return "TRUE"
        mine = self.of_guild("own.guild_id")
        return f"EXISTS (SELECT 1 FROM tables AS own WHERE own.id = {column} AND {mine})"
