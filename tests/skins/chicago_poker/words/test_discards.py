"""The dossier remembers the discard pile exactly as everybody saw it grow."""

from collections import Counter

import pytest

from bot.skins.chicago_poker import skin
from bot.skins.chicago_poker.words.discards import discards
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Event, Options
from tests.helpers.chicago_poker.playouts import playout
from tests.helpers.skins.tables import BOTH, EACH_SIZE, NAMES


@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
def test_what_is_remembered_is_what_lies_there(seats: int, options: Options, seed: int) -> None:
    events: tuple[Event, ...] = game.setup(seats, options, seed).events
    for move in playout(seats, options, seed):
        events += move.step.events
        if move.step.settled:
            remembered = Counter(str(card) for gone in discards(events) for card in gone.cards)

            assert remembered == Counter(map(str, move.step.state.discard))


@pytest.mark.parametrize("language", BOTH)
def test_the_dossier_tells_it_with_turn_and_business(language: Language) -> None:
    events: tuple[Event, ...] = ()
    for move in playout(3, Options(), 4):
        events += move.step.events
        view = game.view(move.step.state, 0)
        if move.step.settled and view.table.discard > 20:
            text = skin.dossier(view, NAMES, language, events)
            told = text.splitlines()[-len({(gone.turn, gone.where) for gone in discards(events)}) :]

            assert sum(line.count(",") for line in told) >= 20
            assert len(text) < 4000
            return
    pytest.fail("no such pile was met")
