"""Each picture carries the words of what it shows. The painting itself is tests/skins' business."""

from collections.abc import Iterator

import pytest

from bot.skins.chicago_poker import skin
from bot.skins.chicago_poker.pictures import (
    banner,
    final,
    hand,
    help_cards,
    pile,
    pocket,
    pocket_hand,
    raid,
    reveal,
    shootout,
    table,
    town,
)
from bot.skins.kit.canvas import blank
from bot.skins.skin import Picture
from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.events import ShootoutHeld
from tests.helpers.chicago_poker.by_hand import at, does
from tests.helpers.chicago_poker.positions import ENGLISH
from tests.helpers.skins.tables import NAMES, moments, settled

PAINTERS = (
    banner, final, hand, help_cards, pile, pocket, pocket_hand, raid, reveal, shootout, table, town
)  # fmt: skip

OPENINGS = {
    "table.jpg": "Turn ",
    "final.jpg": "🏆 ",
    "hand.jpg": "Your hand as ",
    "town.jpg": "You are ",
    "raid.jpg": "Police Raid, only you see this.",
    "pile.jpg": "The discard pile, only you see this,",
    "shootout.jpg": "Shootout at ",
    "tie.jpg": "Shootout at ",
    "reveal.jpg": "Hands at the end: ",
    "banner.jpg": "Chicago Poker. At the table: ",
    "ranks.jpg": "The hands, best first: ",
    "businesses.jpg": "The businesses, ",
}


@pytest.fixture(autouse=True)
def _unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Painters that paint nothing, so that only the words are looked at."""
    nothing = blank(1, 1)
    for painter in PAINTERS:
        for name in vars(painter).copy():
            if name.startswith("paint"):
                monkeypatch.setattr(painter, name, lambda *_, **__: nothing)


def painted(seats: int, options: Options, seed: int) -> Iterator[Picture]:
    """Every picture that a random game asks for."""
    for state, news in settled(seats, options, seed):
        shown = game.table(state)
        yield skin.paint_table(shown, NAMES, "en")
        yield from skin.paint_news(news, shown, NAMES, "en")
    for state in moments(seats, options, seed):
        view = game.view(state, state.active)
        yield from skin.paint_private(view, NAMES, "en")
        yield from skin.paint_private(view, NAMES, "en", form="pocket")
    yield from skin.paint_help("en")
    yield skin.paint_banner(["capone"], ["Lucie"], "en")


def test_every_picture_is_named_by_its_kind_and_opens_with_what_it_shows() -> None:
    seen = set()
    for picture in painted(4, Options(), 1):
        assert picture.alt.startswith(OPENINGS[picture.filename])
        seen.add(picture.filename)

    assert seen | {"tie.jpg"} == set(OPENINGS)


def test_a_tie_is_shown_and_told() -> None:
    step = does(at(ENGLISH), "capone send B3", "moran send G3")
    (picture,) = skin.paint_news(step.events, game.table(step.state), NAMES, "en")

    assert picture.filename == "tie.jpg"
    assert "still tied, waiting for reinforcements: Moran, Capone" in picture.alt.replace(" and", ",")


def test_several_shootouts_keep_their_own_words() -> None:
    for seed in range(40):
        for state, news in settled(4, Options(), seed):
            held = [event for event in news if isinstance(event, ShootoutHeld)]
            if len(held) > 1:
                alts = [
                    picture.alt
                    for picture in skin.paint_news(news, game.table(state), NAMES, "en")
                    if picture.filename == "shootout.jpg"
                ]
                assert len(set(alts)) == len(held)
                assert [alt[12] for alt in alts] == ["ABCD"[event.place] for event in held]
                return
    pytest.fail("no game with two shootouts at once was met")
