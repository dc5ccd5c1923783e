"""What every game's skin has by the place of its functions alone."""

import pickle
import subprocess
import sys

import pytest

from bot.games import GAMES, HIDDEN, RegisteredGame, games
from bot.skins.base import BaseSkin
from bot.skins.gangster.words import figures
from bot.skins.skin import Skin

EVERY_GAME = pytest.mark.parametrize("game", games(hidden=True).values(), ids=lambda game: game.info.name)


@EVERY_GAME
def test_a_game_fills_the_skin(game: RegisteredGame) -> None:
    names = [name for name in vars(Skin) if not name.startswith("_")]

    assert [name for name in names if not hasattr(game.skin, name)] == []


@EVERY_GAME
def test_a_skin_and_what_it_paints_can_be_sent_to_a_worker(game: RegisteredGame) -> None:
    engine, skin, info = game.engine, game.skin, game.info
    state = engine.setup(info.roles[:2] or 2, engine.agree(info.agreed({})), 1).state

    for sent in (skin, skin.paint_private, skin.tell, engine.table(state), engine.view(state, 1)):
        assert pickle.loads(pickle.dumps(sent)) is not None
    assert pickle.loads(pickle.dumps(engine.view(state, 1))) == engine.view(state, 1)


def test_words_need_no_pillow() -> None:
    folders = ", ".join((*GAMES, *HIDDEN))
    code = f"import sys; from bot.skins import {folders}; print('PIL' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)

    assert told.stdout.strip() == "False"


def test_a_name_that_two_functions_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell() -> str:
        return ""

    tell.__module__ = figures.__name__
    monkeypatch.setattr(figures, "tell", tell, raising=False)

    with pytest.raises(TypeError, match="tell twice"):
        type("Twice", (BaseSkin,), {"__module__": "bot.skins.gangster"})
