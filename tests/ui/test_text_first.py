"""Text first: whoever cannot see the pictures has all of it in words under them, within Discord's limits."""

from random import Random

import pytest

from bot.games import games
from bot.language import say
from bot.table.languages import LANGUAGES, Language
from bot.table.table import Phase
from bot.ui.pages.page import TEXT_ROOM, Page
from engine.game import Result
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.in_turns import in_turns
from tests.helpers.pages import (
    HAND,
    IN_WORDS,
    LONG_NAMES,
    a_panel,
    ending_page,
    hold_against_discord,
    panel_page,
)
from tests.helpers.promises_of_games import Position, moves

KNOWN = games(hidden=True)
WORDED = [game for game in GAMES if game.info.name in KNOWN]  # those that have a skin
each_in_turn = pytest.mark.parametrize(("game", "language"), in_turns(WORDED, lambda game: game.info.name))
LONGEST_NAME = "_" * 32  # every sign of it is escaped


def words(page: Page) -> str:
    """All that a page says, and what follows it."""
    return "\n".join((*(part for part in page.parts if isinstance(part, str)), *page.following))


@pytest.mark.by_day(
    "chicago-stud", "poker-champ", "gangster", why="the words of the others are held by their skins' tests"
)
@each_in_turn
async def test_every_panel_of_a_game_has_the_whole_table_in_words(game: AnyGame, language: Language) -> None:
    """At random moments of a game with as many seats as it has, under the longest names there are."""
    dice, skin, seats = Random(7), KNOWN[game.info.name].skin, max(game.info.seats)
    agreed = game.agree({option.name: option.values[0] for option in game.info.options})
    choices = [{option.name: option.values[seat] for option in game.info.choices} for seat in range(seats)]
    step = game.setup(game.info.roles[:seats] or seats, agreed, "text", choices)
    shown = followed = 0
    for move in moves(game, Position(step.state, range(seats), "text", step.events), dice):
        if not game.awaited(move.after.state) or (shown > 3 and dice.random() > 0.08):
            continue  # over, the news and the table say the same; and a few are enough
        names = dice.choice([(LONG_NAMES * 2)[:seats], (LONGEST_NAME,) * seats])
        state, since = move.after.state, move.after.events[-dice.randrange(1, 90) :]
        panel = a_panel(state, move.seat, game, names=names, since=since, person=IN_WORDS)
        view = panel.view
        page = panel_page(panel, skin, language, (HAND,), word="A word.")

        hold_against_discord(page)
        assert page.length <= TEXT_ROOM
        assert (say(language, "ui-table-then") in words(page)) is not panel.asked
        assert page.layout().content_length() == page.length, "nothing is cut"
        for text in page.following:
            hold_against_discord(Page(parts=(text,)))
        told = words(page)
        for line in skin.describe(view.table, names, language).splitlines():
            assert line in told
        for line in skin.describe_view(view, names, language).splitlines():
            assert line in told
        asked = skin.prompt(view, names, language)
        assert told.count(asked) == skin.describe(view.table, names, language).count(asked) + 1
        shown += 1
        followed += bool(page.following)
    assert shown > 3
    assert followed < shown, "mostly one message is enough"


@each_in_turn
async def test_how_a_game_ended_is_there_in_words(game: AnyGame, language: Language) -> None:
    skin, seats = KNOWN[game.info.name].skin, max(game.info.seats)
    agreed = game.agree({option.name: option.values[0] for option in game.info.options})
    choices = [{option.name: option.values[seat] for option in game.info.choices} for seat in range(seats)]
    step = game.setup(game.info.roles[:seats] or seats, agreed, "end", choices)
    *_, last = moves(game, Position(step.state, range(seats), "end", step.events), Random(3))
    state, events = last.after.state, last.after.events
    names = (LONGEST_NAME,) * seats
    result = game.result(state, events)
    panel = a_panel(state, 0, game, names=names, phase=Phase.OVER, result=result, person=IN_WORDS)

    page = ending_page(panel, skin, language, (HAND,))

    hold_against_discord(page)
    assert page.layout().content_length() == page.length
    for line in skin.describe(panel.view.table, names, language).splitlines():
        assert line in words(page)


async def test_without_the_setting_a_panel_says_what_it_said() -> None:
    game = GAMES[0]
    step = game.setup(2, game.agree({option.name: option.values[0] for option in game.info.options}), "x")
    panel, skin = a_panel(step.state, 0, game), KNOWN[game.info.name].skin

    page = panel_page(panel, skin, "en", (HAND,))

    assert skin.describe(panel.view.table, panel.names, "en") not in words(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_that_somebody_else_has_the_same_place(language: Language) -> None:
    """`You came second` would be read as ahead of the others; where all losers tie, nobody came second."""
    game = next(each for each in GAMES if each.info.name == "poker-champ")
    skin = KNOWN["poker-champ"].skin
    state = game.setup(4, game.agree(game.info.agreed({})), "deal").state
    for ranks, key in (
        ((2, 1, 3, 4), "ui-your-place"),
        ((2, 1, 2, 4), "ui-your-shared-place"),
        ((1, 1, 3, 4), "ui-your-shared-place"),
        ((2, 1, 2, 2), "ui-you-lost"),
    ):
        panel = a_panel(state, 0, game, phase=Phase.OVER, result=Result(ranks, None, ({},) * 4))

        assert say(language, key, place=ranks[0]) in words(ending_page(panel, skin, language, (HAND,)))
