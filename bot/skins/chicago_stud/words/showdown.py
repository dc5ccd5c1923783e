"""Showdowns in words: who held what, who got which pot and why, what nobody had called.

For the news in a line or two, for the recount as fully as the picture. The engine has decided it all.
"""

from collections.abc import Iterator, Sequence

from bot.skins.chicago_stud.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_stud.events import Event, PotPaid, Returned, Showdown, ShownHand
from engine.chicago_stud.views import TableView
from engine.french_deck import Card
from engine.game import Seat


def recount(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:
    """Every showdown of the events as its picture explains it."""
    voice = Voice.at(table, names, language)
    told: list[str] = []
    returned: Returned | None = None
    for event in events:
        match event:
            case Returned():
                returned = event
            case Showdown():
                told.append("\n".join(_explained(voice, event, returned)))
                returned = None
            case _:
                pass
    return "\n\n".join(told)


def _explained(voice: Voice, showdown: Showdown, returned: Returned | None) -> Iterator[str]:
    yield voice.say("showdown-head", deal=showdown.deal)
    if showdown.common:
        yield voice.say("table-common", card=voice.card(showdown.common))
    for shown in showdown.hands:
        yield hand_line(voice, shown)
    if returned:
        yield voice.say("news-returned", boss=voice.boss(returned.seat), chips=returned.chips)
    yield from pot_lines(voice, showdown)


def hand_line(voice: Voice, shown: ShownHand, *, brief: bool = False) -> str:
    """`1. **Moran** (Théo): full house, nines over sixes: 9♦ (hidden), 9♠, …; not used: 10♣ (hidden), 2♣`."""
    used = shown.hand.cards
    rest = [card for card in (*shown.down, *shown.up) if card not in used]
    key = "showdown-hand-brief" if brief else "showdown-hand"
    facts = {"place": shown.place, "boss": voice.who(shown.seat), "hand": voice.hand(shown.hand)}
    if brief:
        return voice.say(key, cards=voice.cards(used), **facts)
    told = voice.say(key, cards=_open_and_hidden(voice, used, shown), **facts)
    return (
        voice.say("showdown-unused", hand=told, cards=_open_and_hidden(voice, rest, shown)) if rest else told
    )


def _open_and_hidden(voice: Voice, cards: Sequence[Card], shown: ShownHand) -> str:
    return ", ".join(
        voice.say("card-hidden", card=voice.card(card)) if card in shown.down else voice.card(card)
        for card in cards
    )


def pot_lines(voice: Voice, showdown: Showdown) -> Iterator[str]:
    """A line a pot: who takes it with what, by which suit, and who takes half of it with a spade."""
    hands = {shown.seat: shown for shown in showdown.hands}
    for number, pot in enumerate(showdown.pots):
        which = "main" if number == 0 else "side"
        yield " ".join(_paid(voice, pot, "only" if len(showdown.pots) == 1 else which, hands))


def _paid(voice: Voice, pot: PotPaid, which: str, hands: dict[Seat, ShownHand]) -> Iterator[str]:
    hand = voice.hand(hands[pot.winners[0]].hand)
    chips = sum(share for _, share in pot.shares)
    if len(pot.winners) > 1:
        shares = voice.listed([str(share) for _, share in pot.shares])
        bosses = voice.everyone([seat for seat, _ in pot.shares])
        yield voice.say("news-shared", bosses=bosses, pot=which, chips=chips, shares=shares, hand=hand)
    elif len(pot.eligible) == 1:
        yield voice.say("news-pot-alone", boss=voice.boss(pot.winners[0]), pot=which, chips=chips)
    else:
        yield voice.say("news-pot", boss=voice.boss(pot.winners[0]), pot=which, chips=chips, hand=hand)
    if pot.by_suit:
        yield voice.say(
            "news-by-suit",
            boss=voice.boss(pot.winners[0]),
            card=voice.card(pot.by_suit.card),
            other=voice.card(pot.by_suit.other),
            rival=voice.boss(pot.by_suit.runner_up),
        )
    if pot.spade:
        spade = pot.spade
        yield voice.say(
            "news-spade", boss=voice.boss(spade.seat), chips=spade.chips, card=voice.card(spade.card)
        )
