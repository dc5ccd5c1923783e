"""The games' own emoji: small enough for Discord, and known by name wherever a menu shows one."""

import random
import re
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.games import RegisteredGame, games
from bot.skins.emoji import NAME_CHARACTERS_MAX, SPRITES, Emoji
from bot.skins.french_deck.words import card_sign
from bot.skins.skin import Choice
from bot.table.languages import LANGUAGES
from engine.french_deck import DECK

GAMES = games(hidden=True)
DECLARED = {emoji.name: emoji for game in GAMES.values() for emoji in game.skin.emoji()}
MOST_BYTES = 256 * 1024
MOST_EMOJI = 2000
AMOUNT = re.compile(r"\b([0-9]+)-[0-9]+(/[0-9]+)?\b")  # the least of the numbers that may be named


def test_every_emoji_is_a_picture_that_discord_takes() -> None:
    assert 0 < len(DECLARED) < MOST_EMOJI / 2, "there is room for a new version of each beside the old one"
    for name, emoji in DECLARED.items():
        with Image.open(BytesIO(emoji.picture)) as picture:
            assert (picture.format, picture.size) == ("PNG", (128, 128)), name
        assert len(emoji.picture) < MOST_BYTES
        assert re.fullmatch(rf"[A-Za-z0-9_]{{2,{NAME_CHARACTERS_MAX}}}", name), name


def test_every_picture_is_of_an_emoji() -> None:
    assert {path.stem for path in (SPRITES / "emoji").iterdir()} == DECLARED.keys()


def test_games_that_share_a_name_share_the_emoji() -> None:
    for game in GAMES.values():
        for emoji in game.skin.emoji():
            assert emoji == DECLARED[emoji.name]


def test_no_sentence_has_a_sign_by_chance() -> None:
    signs = [sign for emoji in DECLARED.values() for sign in emoji.signs]
    assert len(signs) == len(set(signs)), "each stands for one emoji"
    assert all(len(sign) >= 2 for sign in signs)


@pytest.mark.parametrize("name", GAMES)
def test_a_menu_shows_emoji_of_its_own_game_only(name: str) -> None:
    game = GAMES[name]
    own = {emoji.name for emoji in game.skin.emoji()}
    shown = {choice.own for choice in _offered(game)}
    assert shown <= own | {""}
    assert bool(own) == bool(shown - {""}), "its menus show some, if it has any"


def test_every_card_of_a_game_has_an_emoji_in_both_languages() -> None:
    signs = {sign for emoji in GAMES["poker-champ"].skin.emoji() for sign in emoji.signs}
    assert {card_sign(card, language) for card in DECK for language in LANGUAGES} <= signs


def _offered(game: RegisteredGame) -> Iterator[Choice]:
    """What is offered to those who are asked, over the first turns of a game for two, two menus deep."""
    engine, info, dice = game.engine, game.info, random.Random(5)
    options = engine.agree({option.name: option.values[0] for option in info.options})
    choices = tuple({choice.name: choice.values[at] for choice in info.choices} for at in range(2))
    state = engine.setup(info.roles[:2] or 2, options, "emoji", choices).state
    for _ in range(40):
        if not (awaited := engine.awaited(state)):
            return
        seat = dice.choice(awaited)
        view = engine.view(state, seat)
        for first in game.skin.choices(view, (), ("Ann", "Ben"), "en"):
            yield first
            if first.word and first.amount is None and not first.greyed:
                yield from game.skin.choices(view, (first.word,), ("Ann", "Ben"), "en")
        action = AMOUNT.sub(r"\1", str(dice.choice(engine.legal(state, seat))))
        state = engine.apply(state, seat, engine.parse(action)).state


def test_an_emoji_without_a_picture_is_no_emoji() -> None:
    with pytest.raises(FileNotFoundError):
        _ = Emoji("nothing_of_ours").picture
