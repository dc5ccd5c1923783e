"""Every no is said in words, with what may be done instead."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from bot.skins.chicago_poker import skin
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import BossView, Options, Reason
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import LETTERS, Boss, Special
from engine.game import IllegalAction
from engine.notation import Unreadable
from tests.helpers.skins.tables import BOTH, NAMES, moments

# The facts that stand in brackets beside each reason (engine/chicago_poker/legality.py).
FACTS: dict[str, str | int] = {
    "boss": "obanion",
    "card": "R7",
    "place": "B",
    "hand": 9,
    "cut": 1,
    "most": 4,
    "actions": 2,
}
GIVEN = {
    Reason.NOT_YOUR_TURN: "boss",
    Reason.MUST_DISCARD: "hand",
    Reason.NOT_IN_HAND: "card",
    Reason.NOT_IN_PILE: "card",
    Reason.OVER_HAND_LIMIT: "hand cut",
    Reason.NO_SUCH_PLACE: "place",
    Reason.COLUMN_FULL: "place",
    Reason.NO_SUCH_RIVAL: "boss",
    Reason.NO_GANGSTERS: "place boss",
    Reason.COLUMN_MARKED: "place boss",
    Reason.SAME_PLACE: "place",
    Reason.TOO_MANY_DRIVEN: "most",
    Reason.NOT_AT_PLACE: "card place",
    Reason.NOT_THE_LAST: "place",
    Reason.MUST_ACT: "actions",
    Reason.NO_MORE_RESHUFFLES: "most",
}

LINES = (
    "recruit", "stop", "revolver", "bribery", "play R7 A", "play P15 D", "police-raid A capone",
    "liquidation B yale", "liquidation A torrio", "limousine A R7 B", "limousine A R7 A", "take R7",
    "take revolver", "send R7", "send nothing", "discard R7", "discard bribery",
)  # fmt: skip


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_sentence(reason: Reason, language: Language) -> None:
    facts = {name: FACTS[name] for name in GIVEN.get(reason, "").split()}
    told = skin.refuse(IllegalAction(reason, **facts), NAMES, language)

    assert len(re.findall(r"[.:;](?:\s|$)", told)) >= 2, "what is wrong, and what may be done instead"
    assert "obanion" not in told
    if "boss" in facts:
        assert "**O’Banion**" in told
    if "card" in facts:
        assert "🔴" in told


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("text", ["dance", "`**x**`", "@everyone play", "", "x" * 100])
def test_an_unreadable_line_is_quoted_harmlessly(text: str, language: Language) -> None:
    told = skin.refuse(IllegalAction(Unreadable.UNKNOWN_ACTION, text=text), NAMES, language)

    assert told.count("`") == 2
    assert "@everyone" not in told
    assert len(told) < 400


def refusals(seats: int, options: Options, seed: int) -> Iterator[IllegalAction]:
    """What comes of wild lines by anybody, and of lines with their own cards by who is asked."""
    dice = Random(seed)
    for state in list(moments(seats, options, seed))[::3]:
        lines = [(dice.randrange(seats + 1), line) for line in dice.sample(LINES, 4)]
        lines += [
            (seat, line) for seat in game.awaited(state) for line in tempting(game.view(state, seat), dice)
        ]
        for seat, line in lines:
            try:
                game.apply(state, seat, game.parse(line))
            except IllegalAction as no:
                yield no


def tempting(view: BossView, dice: Random) -> Iterator[str]:
    """Lines that somebody might try who does not know the rules well."""
    place, other = dice.choice("ABCD"), dice.choice("ABCD")
    boss = dice.choice(list(Boss)).value
    for card in view.hand:
        yield (
            f"send {card}"
            if view.table.tie
            else f"play {card} {place}"
            if isinstance(card, Card)
            else f"{card}"
        )
        if card in (Special.POLICE_RAID, Special.LIQUIDATION):
            yield f"{card} {place} {boss}"
        if card is Special.LIMOUSINE:
            column = dice.choice(view.columns)
            yield f"limousine {place} {' '.join(str(own.card) for own in column) or 'R7'} {other}"
            if column:
                yield f"limousine {LETTERS[view.columns.index(column)]} {column[0].card} {other}"
    yield from ("recruit", "stop")


@cache
def all_refused() -> tuple[IllegalAction, ...]:
    """What is refused in games of every size, by either booklet."""
    return tuple(
        no
        for seed in range(5)
        for no in refusals(2 + seed % 5, Options("french" if seed % 2 else "english"), seed)
    )


@pytest.mark.parametrize("language", BOTH)
def test_whatever_the_rules_refuse_is_worded(language: Language) -> None:
    met = set()
    for no in all_refused():
        met.add(no.reason)
        assert skin.refuse(no, NAMES, language)

    assert len(met) > 15
