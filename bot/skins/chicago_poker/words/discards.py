"""The discard pile as an attentive boss remembers it: all of it was turned up for everybody.

Nobody may look through the pile without Bribery (OR-27), but everybody may remember what went on it,
when and from where. It is read off the public events, so it can hold no secret.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.skins.chicago_poker.words.voice import Voice
from engine.chicago_poker.events import (
    CardBribed,
    CardDiscarded,
    DeckReshuffled,
    Event,
    GangsterLiquidated,
    GangstersDriven,
    PoliceRaided,
    ReinforcementsRevealed,
    RevolverPlayed,
    ShootoutHeld,
    TurnStarted,
)
from engine.chicago_poker.pieces import AnyCard, Business, Place, Special

Where: TypeAlias = tuple[Place, Business] | None


@dataclass(frozen=True, slots=True)
class Gone:
    """Cards that went on the discard pile together: in which turn, and from which business."""

    turn: int
    where: Where
    cards: tuple[AnyCard, ...]


def discards(events: Sequence[Event]) -> tuple[Gone, ...]:
    """What lies in the discard pile after all the events of a game, oldest first."""
    pile: list[Gone] = []
    turn = 1
    before: Event | None = None
    for event in events:
        match event:
            case TurnStarted():
                turn = event.turn
            case DeckReshuffled() if isinstance(before, CardBribed):
                pile = [Gone(turn, None, (Special.BRIBERY,))]  # CP-6.6
            case DeckReshuffled():
                pile = []
            case _:
                pile += [Gone(turn, where, cards) for where, cards in _gone(event) if cards]
        before = event
    return tuple(pile)


def discard_lines(voice: Voice, events: Sequence[Event]) -> Iterator[str]:
    """`Turn 12, Speakeasy (A): 9 gun, 3 dice`; what went in one turn from one place shares a line."""
    rows: dict[tuple[int, Where], list[AnyCard]] = {}
    for gone in discards(events):
        rows.setdefault((gone.turn, gone.where), []).extend(gone.cards)
    for (turn, where), cards in rows.items():
        if where is None:
            yield voice.say("dossier-gone", turn=turn, cards=voice.cards(cards))
        else:
            yield voice.say("dossier-gone-at", turn=turn, place=voice.place(*where), cards=voice.cards(cards))


def _gone(event: Event) -> Iterator[tuple[Where, tuple[AnyCard, ...]]]:
    match event:
        case GangsterLiquidated(place=place, business=business, card=card):
            yield (place, business), (card,)
            yield None, (Special.LIQUIDATION,)
        case ShootoutHeld(place=place, business=business, fighters=fighters):
            yield (place, business), tuple(card for fighter in fighters for card in fighter.cards)
        case ReinforcementsRevealed(revealed=revealed):
            yield None, tuple(card for _, card in revealed.sent if card is not None)
        case PoliceRaided():
            yield None, (Special.POLICE_RAID,)
        case GangstersDriven():
            yield None, (Special.LIMOUSINE,)
        case RevolverPlayed():
            yield None, (Special.REVOLVER,)
        case CardDiscarded(card=card):
            yield None, (card,)
        case _:
            pass
