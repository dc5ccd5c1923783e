"""What is asked once more before it is played, whatever the game: where it may stand, and how it is shown."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

import discord
import pytest

from bot.games import RegisteredGame, games
from bot.skins.skin import Choice, Skin
from bot.table.languages import Language
from bot.table.match import Match, Occupant, dealt
from bot.table.reports import Panel
from bot.ui.ids import END, ID_LIMIT, SURE, ActionId, MoveId, read
from tests.helpers.asking import LONG, Asking
from tests.helpers.in_turns import in_turns
from tests.helpers.pages import HAND, a_panel, hold_against_discord, menu, panel_page, parts
from tests.helpers.panels import SEATS, first_step, panels
from tests.helpers.promises_of_games import a_line

GAMES = tuple(games(hidden=True).values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)


def walked(
    panel: Panel, skin: Skin, dice: Random, said: tuple[str, ...] = ()
) -> Iterator[tuple[Sequence[str], Choice]]:
    """Some choices with the words said before them, down to complete lines."""
    found = skin.choices(panel.view, said, panel.names, "en")
    for choice in dice.sample(found, min(4, len(found))):
        yield said, choice
        if choice.amount is not None:
            named = choice.word.replace(str(choice.amount), str(choice.amount.high))
            yield from walked(panel, skin, dice, (*said, named))
        elif choice.word:
            yield from walked(panel, skin, dice, (*said, choice.word))


@every_game
def test_only_a_complete_line_asks_and_an_amount_stands_among_its_words(game: RegisteredGame) -> None:
    dice = Random(1)
    for panel in panels(game):
        for said, choice in walked(panel, game.skin, dice):
            assert not choice.sure or not choice.word, said
            if choice.amount is not None:
                assert choice.word.split().count(str(choice.amount)) == 1, said


@pytest.mark.by_day("chicago-poker", "poker-champ", why="one question for all games")
@pytest.mark.parametrize(("game", "language"), in_turns(GAMES, lambda game: game.info.name))
def test_the_question_has_one_way_to_play_and_one_way_back(game: RegisteredGame, language: Language) -> None:
    dice, skin, seen = Random(2), cast(Skin, Asking(game.skin)), 0
    for panel in panels(game):
        for said, choice in walked(panel, skin, dice):
            words = tuple(" ".join(said).split())
            if choice.word or not words:
                continue
            page = panel_page(panel, skin, language, (HAND,), said=(*words, END))
            hold_against_discord(page)
            assert LONG in page.parts
            ids = [read(part["custom_id"]) for part in parts(page) if "custom_id" in part]
            play = [each for each in ids if isinstance(each, MoveId)]
            back = [each for each in ids if isinstance(each, ActionId) and each.about]
            assert play == [MoveId(panel.table_id, panel.question, (*words, SURE))]
            assert str(back[0]).endswith(f":hand:{panel.question}")
            assert len(str(play[0])) <= ID_LIMIT
            seen += 1
    assert seen > 5


async def test_it_is_red_and_says_the_line() -> None:
    game = next(game for game in GAMES if game.info.name == "whispers")
    panel = next(panels(game))
    page = panel_page(panel, cast(Skin, Asking(game.skin, "Sure?")), "en", (HAND,), said=("done", END))
    (pressed,) = [part for part in parts(page) if part.get("custom_id", "").endswith(SURE)]
    assert pressed["style"] == discord.ButtonStyle.danger.value
    (line,) = menu(panel, game.skin, "en", ("done",)).choices
    assert pressed["label"] == line.label


@every_game
def test_a_question_that_keeps_its_number_keeps_what_it_asks_once_more(game: RegisteredGame) -> None:
    """So the number in the second click's id is enough to refuse it where the amounts have changed."""
    engine, dice, kept = game.engine, Random(5), 0
    roles = (*game.info.roles, *[""] * SEATS)[:SEATS]
    people = [Occupant(seat + 1, f"P{seat}", role) for seat, role in enumerate(roles)]
    match = dealt(engine, 1, game.info.name, people, first_step(game)).match
    for _ in range(150):
        if not engine.awaited(match.position):
            break
        able = [seat for seat in range(SEATS) if match.may_act(engine, seat)]
        seat = dice.choice(able)
        after = match.played(engine, seat, None, a_line(engine, match.position, seat, dice)).match
        for other in range(SEATS):
            if after.questions[other] == match.questions[other]:
                before, now = (_asked(game, each, other) for each in (match, after))
                assert now.items() <= before.items()  # what is not offered any more is refused
                kept += bool(before)
        match = after
    assert kept or game.info.name != "chicago-stud"


def _asked(game: RegisteredGame, match: Match, seat: int) -> dict[str, str]:
    """The lines that ask once more, with what they ask."""
    panel = a_panel(match.position, seat, game.engine)
    found = walked(panel, game.skin, Random(9))
    return {" ".join(said): choice.sure for said, choice in found if choice.sure}
