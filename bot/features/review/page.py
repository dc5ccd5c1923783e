"""A finished game's cost to its reader: the three costliest turns, what they did there, and what was better.

For the reader alone. Its controls lead to those turns in the replay, seen through the reader's own eyes.
"""

from collections.abc import Iterator

from bot.features.review.ids import CANCEL, FIRST, IN_WORDS, MISTAKE, REVIEW, Mistake
from bot.features.review.reviews import CostlyTurn, Review
from bot.language import say
from bot.table.languages import Language
from bot.table.match import TableId
from bot.ui.components import PersistentItem, button
from bot.ui.ids import ActionId
from bot.ui.pages.page import Divider, Page, Row
from bot.ui.pages.text import table_number
from bot.ui.places import Place, Spot, buttons
from bot.ui.voice import Voice

SIGN = "🔎"
CHANGES_TOLD_MAX = 2  # of what the better action changes


def review_page(review: Review, voice: Voice, *, text: bool) -> Page:
    """The turns that cost most; `text`: their replay is shown in words alone."""
    costly = review.costliest
    turns = tuple("\n".join(_turn(each, voice)) for each in costly)
    return Page(
        parts=(
            voice.say("review/head", table=table_number(review.table_id, voice.language)),
            _summary(review, voice.language),
            *turns,
            voice.say("review/note") if turns else "",
            Divider(),
            Row(tuple(_to_turns(review, voice, text=text))),
            Row(_to_lessons(review, voice.language)),
        )
    )


def reviewing_page(review: Review, language: Language, word: str = "", *, text: bool = False) -> Page:
    """Number of decisions judged so far, with the way to stop it."""
    number, total = table_number(review.table_id, language), len(review.decisions)
    stop = ActionId(review.table_id, CANCEL, _about(text))
    words = say(language, "review/asking", done=review.done, total=total, table=number)
    return Page(parts=(word, words, Row((button(stop, say(language, "review/cancel")),))))


def stopped_page(
    table_id: TableId, language: Language, why: str, *, text: bool = False, **facts: int
) -> Page:
    """Explain the stop, with the way to go on."""
    return Page(
        parts=(
            say(language, f"review/stopped-{why}", **facts),
            Row((review_button(table_id, language, text=text),)),
        )
    )


def to_mistakes(spot: Spot) -> PersistentItem:
    """The way to one's own mistakes, the costliest first."""
    meaning = ActionId(spot.table_id, MISTAKE, FIRST)
    return button(meaning, say(spot.language, "review/my-mistakes"), emoji=SIGN)


def to_review(spot: Spot) -> PersistentItem:
    """The way to the review, where its reader looks at their own game again."""
    return review_button(spot.table_id, spot.language, text=spot.text)


def review_button(table_id: TableId, language: Language, *, text: bool) -> PersistentItem:
    """The way to it."""
    return button(ActionId(table_id, REVIEW, _about(text)), say(language, "review/button"), emoji=SIGN)


def _about(text: bool) -> str:
    return IN_WORDS if text else ""


def _summary(review: Review, language: Language) -> str:
    if not review.decisions:
        return say(language, "review/no-choice")
    count, turns = len(review.decisions), len(review.costliest)
    if turns:
        return say(language, "review/costly", count=count, turns=turns)
    how = "gave-up" if review.gave_up else "played"
    return say(language, "review/well-played", count=count, how=how)


def _turn(costly: CostlyTurn, voice: Voice) -> Iterator[str]:
    """Actions in a turn that cost so much, and the better one."""
    worst = costly.worst
    done, best = (voice.label(str(each.action), worst.view) for each in (worst.done, worst.best))
    instead = voice.skin.advised(worst.best, worst.tries, worst.view, voice.names, voice.language)
    yield voice.say("review/turn", when=_when(costly, voice))
    lost = voice.skin.gave_away(worst.done, worst.best, voice.language)
    yield voice.say("review/done", action=done, lost=lost)
    yield voice.say("review/better", action=best)
    yield from (voice.say("review/change", change=line) for line in instead[1 : 1 + CHANGES_TOLD_MAX])


def _when(costly: CostlyTurn, voice: Voice) -> str:
    """`Deal 7, flop`, as the beginning of a line."""
    words = voice.when(costly.worst.view.table, costly.turn)
    return words[:1].upper() + words[1:]


def _to_turns(review: Review, voice: Voice, *, text: bool) -> Iterator[PersistentItem]:
    """The ways to each of those turns, and to the game."""
    language = voice.language
    for costly in review.costliest:
        words = _when(costly, voice)
        yield from buttons(Place.TURN, Spot(review.table_id, language, costly.turn, review.seat, words, text))
    yield from buttons(Place.TURN, Spot(review.table_id, language, None, review.seat, text=text))


def _to_lessons(review: Review, language: Language) -> tuple[PersistentItem, ...]:
    """Button to those turns, as small lessons."""
    if not review.costliest:
        return ()
    meaning = ActionId(review.table_id, MISTAKE, str(Mistake(1)))
    return (button(meaning, say(language, "review/mistake-try"), emoji="🎓"),)
