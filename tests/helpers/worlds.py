"""Of every game: the same moment to a reader's eyes, with all changed that is hidden from them."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engine.game import Seat
from tests.engine.whispers import playing as whispers
from tests.helpers.chicago_poker import another_world as chicago_poker
from tests.helpers.chicago_stud import another_world as chicago_stud
from tests.helpers.gangster import another_world as gangster
from tests.helpers.poker_champ import another_world as poker_champ

Another = Callable[[Any, Seat | None, Random], Any]

ANOTHER_WORLD: Mapping[str, Another] = {
    "chicago-poker": chicago_poker.redealt,
    "chicago-stud": chicago_stud.another_world,
    "gangster": lambda state, _reader, dice: gangster.reshuffled(state, dice),
    "poker-champ": poker_champ.redealt,
    "whispers": whispers.another_world,
}
