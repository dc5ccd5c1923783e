"""Poker Champ's facts for the proofs of its lessons."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from bot.language import say
from engine.french_deck import DECK, Card
from engine.lessons.playing import Played
from engine.poker_champ import events
from engine.poker_champ.pieces import Back

CARD = Card


def facts(board: Played) -> set[str]:
    """`stayed capone turn`, `folded capone river`, `opened turn`, `unseen capone 9`, `won capone 14
    full-house`, `award capone yale`, `champion capone`."""
    return set(_happened(board))


def _happened(board: Played) -> Iterator[str]:
    bosses = board.bosses
    for event in board.events:
        match event:
            case events.Stayed() | events.Folded():
                did = "folded" if isinstance(event, events.Folded) else "stayed"
                yield f"{did} {bosses[event.seat]} {event.stage.name.lower()}"
            case events.StageOpened():
                yield f"opened {event.stage.name.lower()}"
            case events.WonUnseen():
                yield f"unseen {bosses[event.seat]} {event.pot}"
            case events.ShowdownHeld():
                for shown in event.winners:
                    hand = shown.hand.category.name.lower().replace("_", "-")
                    yield f"won {bosses[shown.seat]} {shown.takes} {hand}"
            case events.AwardGiven():
                yield f"award {bosses[event.giver]} {bosses[event.broke]}"
            case events.GameEnded():
                yield from (f"champion {bosses[seat]}" for seat in event.winners)
            case _:
                pass


def tried(_action: str) -> bool:
    """Everything."""
    return True


def worlds(board: Played, _action: str) -> Iterator[Any]:
    """The others who are in hold any cards that their backs allow."""
    state = board.state
    rivals = [seat for seat in state.staying() if seat != board.seat]
    seen = {*state.common, *state.seats[board.seat].hand}
    slots = [(seat, card) for seat in rivals for card in state.seats[seat].hand]
    free = [[card for card in DECK if card not in seen and Back.of(card) == Back.of(old)] for _, old in slots]
    for cards in product(*free):
        if len(set(cards)) == len(cards):
            seats = list(state.seats)
            for number, seat in enumerate(rivals):
                seats[seat] = replace(seats[seat], hand=(cards[2 * number], cards[2 * number + 1]))
            yield replace(state, seats=tuple(seats))


def winners(board: Played) -> set[str]:
    """Those who share the most Awards."""
    ended = [event for event in board.events if isinstance(event, events.GameEnded)]
    return {board.bosses[seat] for event in ended for seat in event.winners}


def named(card: Card, language: str) -> str:
    """`king of spades`, `roi de pique`."""
    return in_words(card, language)


def in_words(card: Card, language: str) -> str:
    """A French card as a sentence names it."""
    tongue: Any = language
    rank = say(tongue, "french_deck/rank", rank=card.rank)
    return say(
        tongue, "french_deck/card", rank=rank, suit=say(tongue, "french_deck/suit", suit=card.suit.value)
    )
