"""A finished game on its way to its page: what the book is made of, and its binding in the workers."""

from dataclasses import dataclass
from functools import partial

from bot.coordinator import Coordinator
from bot.features.book.page import Binding, book, pictures_of, stretches_of
from bot.table.actor import Actor
from bot.table.match import TableId
from bot.table.outbox import Post
from bot.table.table import Table
from bot.workers import Priority


@dataclass(frozen=True, slots=True)
class Manuscript:
    """Contents of a finished game's book. `names`: of the people, by seat, as its table shows them now;
    `uncut`: nobody cut the deck. `post`: where its seal was shown, None where that is not known.
    """

    table: Table
    text: str
    names: tuple[str, ...]
    post: Post | None


async def manuscript(coordinator: Coordinator, actor: Actor, table_id: TableId) -> Manuscript:
    """Contents of its book; raises as `GameRecords.record` does."""
    records = coordinator.game_records
    table, text = await records.record(actor, table_id)
    names = tuple("" if each.player is None else each.name for each in table.occupants)
    return Manuscript(table, text, names, await records.seal_post(table_id))


async def bound(coordinator: Coordinator, actor: Actor, text: str, binding: Binding) -> str:
    """The page of a record; raises NoBook where it cannot be shown.

    Last in line, some moments after the others: all of it takes seconds.

    Raises NoTimeLeft.
    """
    run = partial(coordinator.budget.run, actor.player, Priority.FILM)
    portions = [await run(pictures_of, text, binding, each) for each in await run(stretches_of, text)]
    return await run(book, text, binding, portions)
