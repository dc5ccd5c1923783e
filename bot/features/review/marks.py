"""Marks of a replay: the turns that its reader's review names."""

from collections.abc import Collection, Mapping

from bot.features.review.page import SIGN
from bot.features.review.reviews import Reviews
from bot.language import say
from bot.table.languages import Language
from bot.table.match import TableId
from bot.ui.context import UiContext
from bot.ui.features import Mark
from bot.ui.reply import Reply


def marks(context: UiContext, reply: Reply, table_id: TableId) -> Mapping[int, Mark]:
    """The turns that were costly, where the review is done and still kept."""
    return marked(context.services[Reviews].costly_turns(reply.actor, table_id), reply.language)


def marked(turns: Collection[int], language: Language) -> Mapping[int, Mark]:
    """Mark these turns."""
    word = say(language, "review/marked")
    return {turn: Mark(SIGN, say(language, "review/marked-turn", turn=str(turn)), word) for turn in turns}
