"""A channel to which a table may be moved, as Discord describes it; whether it may, access.py decides."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NewPlace:
    """A channel of a server in which the bot may write; `hidden_from`: names of the table's people who
    are on the server and may not view it."""

    guild_id: int
    channel_id: int
    hidden_from: tuple[str, ...] = ()
