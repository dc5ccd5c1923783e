"""The two buttons of a private panel, and a line of notation in words: what may be done the view says."""

from collections.abc import Sequence

from bot.skins.poker_champ.emoji import VERBS
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.skin import Choice
from bot.table.languages import Language
from engine.poker_champ.actions import Fold, parse
from engine.poker_champ.views import Offer, SeatView

WHOLE = ""  # the line is complete as it stands


def choices(
    view: SeatView,
    said: Sequence[str],
    names: Sequence[str],  # noqa: ARG001  nobody is named on a button
    language: Language,
) -> tuple[Choice, ...]:
    """To stay, with what it costs, and to fold; both lines are one word."""
    lines = {str(offer.action): _label(offer, language) for offer in view.offers}
    if not said:
        return tuple(
            Choice(
                line,
                label,
                say(language, f"choice-{line}.detail"),
                ends=line == str(Fold()),
                own=VERBS[line],
            )
            for line, label in lines.items()
        )
    (line, *more) = said
    return (Choice(WHOLE, lines[line]),) if line in lines and not more else ()


def label(
    action: str,
    view: SeatView,
    names: Sequence[str],  # noqa: ARG001  as above
    language: Language,
) -> str:
    """A line of notation in words; raises IllegalAction for an unreadable one."""
    meant = parse(action)
    price = min(view.table.price, view.row.chips)
    offer = next((offer for offer in view.offers if offer.action == meant), Offer(meant, price, False))
    return _label(offer, language)


def _label(offer: Offer, language: Language) -> str:
    if isinstance(offer.action, Fold):
        return say(language, "choice-fold")
    return say(language, "choice-stay.last" if offer.last_chip else "choice-stay", cost=offer.cost)
