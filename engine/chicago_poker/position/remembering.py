"""Reads what a position remembers: when things came and went, and what each boss has seen.

All of it may be left out; then nothing is new and nobody has seen anything.
"""

from dataclasses import dataclass

from engine.chicago_poker.pieces import Boss
from engine.chicago_poker.position.sheet import Line, Sheet
from engine.chicago_poker.state import Gain, Known, Loss
from engine.chicago_poker.views import RaidSeen
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Memories:
    """The fields of a State that say what came before."""

    opened: tuple[int, ...]
    gains: tuple[tuple[Gain, ...], ...]
    losses: tuple[Loss, ...]
    raids: tuple[tuple[RaidSeen, ...], ...]
    known: tuple[tuple[Known, ...], ...]


def read(sheet: Sheet, bosses: tuple[Boss, ...], places: int) -> Memories:
    """All memories in the sheet."""
    lost = sheet.line("lost")
    return Memories(
        opened=_opened(sheet.line("opened"), places),
        gains=tuple(_gains(sheet.line(f"gained {boss}")) for boss in bosses),
        losses=tuple(_loss(part, bosses) for part in lost.items()) if lost else (),
        raids=tuple(tuple(_raid(line, bosses) for line in sheet.lines(f"raid {boss}")) for boss in bosses),
        known=tuple(_known(sheet.line(f"known {boss}"), bosses) for boss in bosses),
    )


def _opened(line: Line | None, places: int) -> tuple[int, ...]:
    if line is None:
        return (0,) * places
    return tuple(line.number_of(word) for word in line.some_words(places, "opened: 0 12"))


def _gains(line: Line | None) -> tuple[Gain, ...]:
    if line is None:
        return ()
    pairs = [(part, part.some_words(2, "gained capone: 12 R7, 13 revolver")) for part in line.items()]
    return tuple(Gain(part.number_of(turn), part.card(card)) for part, (turn, card) in pairs)


def _loss(part: Line, bosses: tuple[Boss, ...]) -> Loss:
    turn, place, boss, slot = part.some_words(4, "lost: 12 A capone 3")
    return Loss(part.number_of(turn), part.place(place), _seat(part, boss, bosses), _slot(part, slot))


def _raid(line: Line, bosses: tuple[Boss, ...]) -> RaidSeen:
    match line.words:
        case [turn, boss, place, business, *seen] if len(seen) % 2 == 0:
            return RaidSeen(
                line.number_of(turn),
                _seat(line, boss, bosses),
                line.place(place),
                line.business(business),
                tuple(
                    (_slot(line, slot), line.gangster(card))
                    for slot, card in zip(seen[::2], seen[1::2], strict=True)
                ),
            )
        case _:
            raise line.fault(f"write '{line.key}: 12 yale A speakeasy 1 R7 2 B9'")


def _known(line: Line | None, bosses: tuple[Boss, ...]) -> tuple[Known, ...]:
    if line is None:
        return ()
    known = []
    for part in line.items():
        boss, place, slots, card = part.some_words(4, "known capone: yale A 1/2 R7")
        where = tuple(_slot(part, slot) for slot in slots.split("/"))
        known.append(Known(_seat(part, boss, bosses), part.place(place), where, part.gangster(card)))
    return tuple(known)


def _slot(line: Line, word: str) -> int:
    """People count a column's gangsters from 1."""
    return line.number_of(word, least=1) - 1


def _seat(line: Line, word: str, bosses: tuple[Boss, ...]) -> Seat:
    boss = line.boss(word)
    if boss not in bosses:
        raise line.fault(f"{boss} does not sit at this table")
    return bosses.index(boss)
