"""Any game may ask once more for every line; the whole game is played so, by clicks."""

from pathlib import Path

import pytest

from tests.helpers.asking import Asking
from tests.helpers.begun import nearly_over
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by
from tests.helpers.playing import begun, play_out

SENTENCE = "Are you sure of it?"
GAMES = painted_by(lambda skin: PlainSkin(Asking(skin, SENTENCE)), hidden=True)


@pytest.mark.by_day("whispers", why="words of several parts are asked about as those of one are")
@pytest.mark.parametrize(
    ("game", "options", "moves"),
    [
        ("whispers", "goal:1, rounds:5", None),
        ("chicago-poker", "length:short", 12),
        pytest.param(
            "chicago-poker", "length:short", 40, marks=pytest.mark.long("forty moves meet more lines")
        ),
    ],
)
async def test_a_game_that_asks_once_more_for_every_line_is_played_to_its_end(
    tmp_path: Path, game: str, options: str, moves: int | None
) -> None:
    """Turns of several actions, numbers, reinforcements in secret and lines that could go on among them."""
    known = {**GAMES, **nearly_over(2, GAMES, moves=moves)} if moves else GAMES
    async with a_bot(tmp_path / "db", known=known) as bot:
        people, channel = await begun(bot, 2, game=game, options=options)
        assert "🏆" in (await play_out(bot, people, channel, seed=2)).text
        sent = [str(request.body) for request in bot.sandbox.requests]
        assert sum(SENTENCE in body for body in sent) > 3
        public = [m for m in channel.messages.values() if m.only_for is None]
        assert not [m for m in public if SENTENCE in m.text]
