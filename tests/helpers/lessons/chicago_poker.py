"""Chicago Poker's facts for the proofs of its lessons."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.chicago_poker import events
from engine.chicago_poker.cards import Card as Card
from engine.chicago_poker.hands import hand
from engine.chicago_poker.pieces import LETTERS
from engine.lessons.playing import Played

CARD = Card
COLOURS = {
    "en": {"R": "gun", "B": "fedora", "G": "bottle", "Y": "sax", "P": "dice"},
    "fr": {"R": "mitraillette", "B": "chapeau", "G": "bouteille", "Y": "saxo", "P": "dé"},
}


def facts(board: Played) -> set[str]:
    """`laid B capone`, `marker A capone`, `raid A weiss`, `liquidated B moran Y8`, `tie A`, `shootout A
    capone pair`, `won capone all-kinds`; `holds capone G9` and `hand A capone pair` of the board."""
    return {*_happened(board), *_lies(board)}


def _happened(board: Played) -> Iterator[str]:
    bosses = board.bosses
    for event in board.events:
        match event:
            case events.GangsterPlayed():
                yield f"laid {LETTERS[event.place]} {bosses[event.seat]}"
            case events.MarkerPlaced():
                yield f"marker {LETTERS[event.place]} {bosses[event.seat]}"
            case events.PoliceRaided():
                yield f"raid {LETTERS[event.place]} {bosses[event.rival]}"
            case events.GangsterLiquidated():
                yield f"liquidated {LETTERS[event.place]} {bosses[event.rival]} {event.card}"
            case events.ShootoutTied():
                yield f"tie {LETTERS[event.place]}"
            case events.ShootoutHeld():
                best = _named(event.fighters[0].hand.rank)
                yield f"shootout {LETTERS[event.place]} {bosses[event.winner]} {best}"
            case events.GameWon():
                yield f"won {bosses[event.seat]} {event.victory.value}"
            case _:
                pass


def _lies(board: Played) -> Iterator[str]:
    for seat, boss in enumerate(board.bosses):
        yield from (f"holds {boss} {card}" for card in board.state.hands[seat])
        for place, columns in enumerate(board.state.columns):
            if columns[seat]:
                rank = _named(hand([laid.card for laid in columns[seat]]).rank)
                yield f"hand {LETTERS[place]} {boss} {rank}"


def _named(rank: Any) -> str:
    return str(rank.name.lower().replace("_", "-"))


def tried(_action: str) -> bool:
    """Everything."""
    return True


def worlds(board: Played, action: str) -> Iterator[Any]:
    """Any card of the deck may lie on top, where one is drawn."""
    if action != "recruit":
        yield board.state
        return
    deck = board.state.deck
    for at, card in enumerate(deck):
        yield replace(board.state, deck=(card, *deck[:at], *deck[at + 1 :]))


def winners(board: Played) -> set[str]:
    """One or nobody."""
    return {board.bosses[board.state.outcome.winner]} if board.state.outcome else set()


def named(card: Card, language: str) -> str:
    """`9 gun`, `9 mitraillette`."""
    return f"{card.value} {COLOURS[language][card.colour.value]}"
