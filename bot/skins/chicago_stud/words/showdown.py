"""Showdowns in words: who held what, who got which pot and why, what nobody had called.

For the news in a line or two, for the recount as fully as the picture. The engine has decided it all.
"""

from collections.abc import Iterator, Sequence

from bot.language import Fact
from bot.skins.chicago_stud.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_stud.events import Event, PotPaid, Returned, Showdown, ShownHand
from engine.chicago_stud.views import TableView
from engine.french_deck import Card


def recount(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:
    """Every showdown of the events as its picture explains it."""
    voice = Voice.at_table(table, names, language)
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
    facts: dict[str, Fact] = {
        "place": shown.place,
        "boss": voice.who(shown.seat),
        "hand": voice.hand(shown.hand),
    }
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
    """A line a pot: who takes it with what, by which suit, and who takes half of it with a spade.

    What a line before has said, a hand or a spade, is not said again; nor is a pot halved for one boss.
    """
    hands = {shown.seat: shown for shown in showdown.hands}
    before: PotPaid | None = None
    for number, pot in enumerate(showdown.pots):
        which = "only" if len(showdown.pots) == 1 else "side" if number else "main"
        lost = [shown.hand for shown in showdown.hands if shown.seat not in pot.winners]
        hand = voice.hand_among(hands[pot.winners[0]].hand, lost)
        if pot.spade and pot.winners == (pot.spade.seat,):
            yield " ".join((_both_halves(voice, pot, which, hand, before), *_why(voice, pot)))
        else:
            yield " ".join(
                (_taken(voice, pot, which, hand, before), *_why(voice, pot), *_half(voice, pot, before))
            )
        before = pot


def _both_halves(voice: Voice, pot: PotPaid, which: str, hand: str, before: PotPaid | None) -> str:
    assert pot.spade
    facts: dict[str, Fact] = {
        "boss": voice.addressed(pot.spade.seat),
        "pot": which,
        "chips": sum(share for _, share in pot.shares) + pot.spade.chips,
    }
    if before and before.winners == pot.winners and before.spade and before.spade.card == pot.spade.card:
        return voice.say("news-pot-alone", half="no", **facts)
    return voice.say("news-pot-both", hand=hand, card=voice.card(pot.spade.card), **facts)


def _taken(voice: Voice, pot: PotPaid, which: str, hand: str, before: PotPaid | None) -> str:
    facts: dict[str, Fact] = {
        "pot": which,
        "half": "yes" if pot.spade else "no",
        "chips": sum(share for _, share in pot.shares),
    }
    if len(pot.winners) > 1:
        shares = voice.listed([str(share) for _, share in pot.shares])
        bosses = voice.everyone([seat for seat, _ in pot.shares])
        return voice.say("news-shared", bosses=bosses, shares=shares, hand=hand, **facts)
    boss = voice.addressed(pot.winners[0])
    if len(pot.eligible) == 1 or (before and before.winners == pot.winners):
        return voice.say("news-pot-alone", boss=boss, **facts)
    return voice.say("news-pot", boss=boss, hand=hand, **facts)


def _why(voice: Voice, pot: PotPaid) -> Iterator[str]:
    if pot.by_suit:
        yield voice.say(
            "news-by-suit",
            boss=voice.addressed(pot.winners[0]),
            card=voice.card(pot.by_suit.card),
            other=voice.card(pot.by_suit.other),
            rival=voice.addressed(pot.by_suit.runner_up),
        )


def _half(voice: Voice, pot: PotPaid, before: PotPaid | None) -> Iterator[str]:
    if pot.spade is None:
        return
    boss, chips = voice.addressed(pot.spade.seat), pot.spade.chips
    if before and before.spade and before.spade.card == pot.spade.card:
        yield voice.say("news-spade-again", boss=boss, chips=chips)
    else:
        yield voice.say("news-spade", boss=boss, chips=chips, card=voice.card(pot.spade.card))
