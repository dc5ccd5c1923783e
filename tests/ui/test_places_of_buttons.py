"""Where the buttons of a panel stand, in every game: nothing jumps, and what gives up is out of the way."""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from bot.games import RegisteredGame, games
from bot.table.languages import LANGUAGES, Language
from bot.table.reports import Panel
from bot.ui.components import PersistentItem
from bot.ui.ids import Action, ActionId, MoveId
from bot.ui.pages.page import Page, Row
from tests.helpers.pages import a_panel, menu, panel_page
from tests.helpers.panels import SEATS, first_step, panels
from tests.helpers.promises_of_games import Position, moves

MOVES = 160
ANSWERS = tuple(str(MoveId(1, 1, plan=plan)).partition("1")[0] for plan in (False, True))  # begin so
BELOW = -1
Place = tuple[int, int]
every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_while_others_move_the_buttons_of_who_waits_keep_their_places(
    game: RegisteredGame, language: Language
) -> None:
    """Those that are there before and after; the numbers on them may change."""
    for before, after in waiting(game):
        shown = [places(panel_page(panel, game.skin, language, ())) for panel in (before, after)]
        common = shown[0].keys() & shown[1].keys()
        assert {word: shown[0][word] for word in common} == {word: shown[1][word] for word in common}


@every_game
def test_what_ends_a_turn_or_gives_up_stands_last(game: RegisteredGame) -> None:
    """In rows of their own below all other choices; behind More… giving up is the end of the last row."""
    for panel in panels(game):
        choices = menu(panel, game.skin, "en").choices
        ending = {choice.label for choice in choices if choice.ends}
        *_, (*before, last) = rows_of(panel_page(panel, game.skin, "en", (), more=True))
        assert before, "not where More… was pressed"
        assert last.custom_id == str(ActionId(panel.table_id, Action.CONCEDE))
        menu_rows = rows_of(panel_page(panel, game.skin, "en", ()))
        ends = [{item.label in ending for item in row} for row in menu_rows]
        assert all(len(each) == 1 for each in ends)


def waiting(game: RegisteredGame) -> Iterator[tuple[Panel, Panel]]:
    """Of whoever is not asked but may do something, before and after somebody else's move."""
    step = first_step(game)
    position = Position(step.state, range(SEATS), "sure", step.events)
    for move in islice(moves(game.engine, position, Random(5)), MOVES):
        for seat in range(SEATS):
            both = [a_panel(each.state, seat, game.engine) for each in (move.before, move.after)]
            if seat != move.seat and all(panel.may_act and not panel.asked for panel in both):
                yield both[0], both[1]


def rows_of(page: Page) -> list[tuple[PersistentItem, ...]]:
    """The rows that have anything."""
    return [part.items for part in page.parts if isinstance(part, Row) and part.items]


def places(page: Page) -> dict[str, Place]:
    """The row of each answer and the how manyth in it, by what it says but for its numbers; of what stands
    below the answers the latter alone."""
    return {
        re.sub(r"\d+", "#", item.label): (row if item.custom_id.startswith(ANSWERS) else BELOW, column)
        for row, items in enumerate(rows_of(page))
        for column, item in enumerate(items)
        if item.label
    }
