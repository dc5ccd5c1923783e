"""What one boss alone may know, as text; for private messages only."""

from collections.abc import Iterator, Sequence
from math import gcd

from bot.skins.poker_champ.words.asked import prompt
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.poker_champ.views import SeatView


def describe_view(view: SeatView, names: Sequence[str], language: Language) -> str:
    """What is asked, the own cards, the best hand, and how often one must win to pay for staying."""
    voice = Voice.at_table(view.table, names, language)
    return "\n".join((prompt(view, names, language), *_own(voice, view)))


def _own(voice: Voice, view: SeatView) -> Iterator[str]:
    cards, backs = voice.cards(view.hand), voice.backs(view.row.backs)
    yield voice.say("view-own", boss=voice.boss(view.seat), cards=cards, backs=backs)
    yield voice.say("view-best", hand=voice.hand(view.best))
    for offer in view.offers:
        if offer.cost:
            total = view.table.pot + offer.cost
            part = gcd(offer.cost, total)
            wins = {"wins": offer.cost // part, "total": total // part}
            yield voice.say("view-odds", cost=voice.chips(offer.cost), pot=view.table.pot, **wins)
