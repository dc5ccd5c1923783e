"""How many clicks each kind of action takes, walked through the pages that a panel really shows.

A button is one click; a select is two, one to open it and one on its line; a form is two, its button and the
one that sends it.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from heapq import heappop, heappush
from importlib import import_module
from itertools import count
from typing import cast, get_args

import pytest

from bot.games import RegisteredGame, games
from bot.skins.skin import Skin
from bot.table.languages import LANGUAGES, Language
from bot.table.reports import Panel
from bot.ui.ids import NUMBER, MoveId, read
from bot.ui.pages.page import Page
from bot.ui.voice import Voice
from bot.ui.walk import Opens, Plays, Walk, Words, single
from engine import chicago_poker, chicago_stud, gangster
from engine.gangster.pieces import Kind
from tests.helpers.all_games import AnyGame
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.chicago_poker.corners import OVER_THE_LIMIT, SEARCH
from tests.helpers.chicago_poker.positions import FRENCH
from tests.helpers.gangster.by_hand import at as in_the_city
from tests.helpers.gangster.words import equipped, turns
from tests.helpers.pages import SKIN, a_panel, panel_page, parts
from tests.helpers.panels import panels

GAMES = games(hidden=True)

Clicks = tuple[int, int]
"""The least clicks that any line of a kind takes, and the most."""

CLICKS: Mapping[str, Mapping[str, Clicks]] = {
    "chicago-poker": {
        "Recruit": (1, 1),
        "Play": (2, 2),
        "Liquidate": (2, 2),
        "Raid": (2, 3),  # three where nothing lies face down, which a select holds
        "Drive": (4, 5),
        "Shoot": (1, 1),
        "Bribe": (1, 1),
        "Take": (1, 1),
        "Stop": (1, 1),
        "Send": (1, 1),
        "Discard": (1, 1),
    },
    "poker-champ": {"Stay": (1, 1), "Fold": (1, 1)},
    "chicago-stud": {
        "Check": (1, 1),
        "Bet": (1, 3),
        "Call": (1, 2),
        "Raise": (2, 3),
        "Fold": (1, 1),
        "Order": (1, 4),
        "Withdraw": (1, 3),
        "Show": (1, 1),
    },
    "gangster": {
        "Drive": (2, 4),
        "Bump": (3, 3),
        "UnloadOwn": (2, 3),
        "UnloadRival": (2, 3),
        "Load": (2, 3),
        "Gun": (3, 3),
    },
    "two-trucks": {"Send": (1, 2)},
    "whispers": {"Whisper": (2, 2), "Peek": (1, 1), "Done": (1, 1), "Show": (1, 1), "Order": (1, 1)},
}

A_FULL_HAND = """
options: english full specials
bosses: capone moran
turn: 9 capone
A: speakeasy
B: jazz-club
A capone: R2 B2 G2 Y2
A moran: (P1)
B moran: G9 Y9
B capone: R4 R6 R8
hand capone: R3 P15 G15 B1 police-raid liquidation limousine revolver bribery
deck: P2 P3 P4 P5 P6 P7 P8 P9 ...
discard: R9 R10
"""
KITS = ((Kind.GUN, Kind.BUMPER), (Kind.MOTOR, Kind.TRUNK), (Kind.DOOR, Kind.BODYGUARD))


def chicago() -> Iterator[Panel]:
    for text in (A_FULL_HAND, SEARCH, OVER_THE_LIMIT, FRENCH):
        state = at(text)
        yield a_panel(state, chicago_poker.awaited(state)[0])


def stud() -> Iterator[Panel]:
    """With the usual limit too, where a bet is one number."""
    state = chicago_stud.setup(3, chicago_stud.Options(), "clicks").state
    yield a_panel(state, chicago_stud.awaited(state)[0], cast(AnyGame, chicago_stud))


def city() -> Iterator[Panel]:
    """Four bosses of one clan each, with every piece of equipment in turn."""
    for number, turn in enumerate(turns(4, 3, 15)):
        for state in (turn.before, equipped(turn.before, *KITS[number % len(KITS)])):
            yield a_panel(state, state.board.seat, cast(AnyGame, gangster))


MORE: Mapping[str, Callable[[], Iterator[Panel]]] = {
    "chicago-poker": chicago,
    "chicago-stud": stud,
    "gangster": city,
}
"""What random games meet too seldom."""


def walked(panel: Panel, skin: Skin, language: Language) -> dict[str, int]:
    """Every line that can be clicked together, with the fewest clicks that play it."""
    walk = Walk(panel.view, Voice(skin, language, panel.names))
    played, seen, order = dict[str, int](), set[Words](), count()
    waiting: list[tuple[int, int, Words]] = [(0, next(order), ())]
    while waiting:
        clicks, _, said = heappop(waiting)
        if said in seen:
            continue
        seen.add(said)
        for cost, words in pressed(panel_page(panel, skin, language, (), said=said)):
            leads = _leads(walk, words)
            match leads:
                case Plays(line):
                    played[line] = min(clicks + cost, played.get(line, 99))
                case Opens(further):
                    heappush(waiting, (clicks + cost, next(order), further))
                case None:
                    raise AssertionError(f"{words} lead nowhere")
    return played


def _leads(walk: Walk, words: Words) -> Opens | Plays | None:
    if NUMBER not in single(words):
        return walk.after(words)
    asked = walk.number_asked(single(words))
    assert asked is not None
    _, choice = asked
    assert choice.amount is not None
    return walk.on(tuple(str(choice.amount.low) if word == NUMBER else word for word in single(words)))


def pressed(page: Page) -> Iterator[tuple[int, Words]]:
    """What each control of the menu says, read back from its id, and what it costs."""
    for part in parts(page):
        meant = read(part["custom_id"]) if "custom_id" in part and not part.get("disabled") else None
        if isinstance(meant, MoveId):
            assert not meant.page or "options" in part, "a page of a menu is turned"
            for value in [option["value"] for option in part.get("options", ())] or [""]:
                words = (*meant.words, *filter(None, (value,)))
                form = NUMBER in single(words)
                yield (2 if value else 1) + form, words


def kinds(game: RegisteredGame) -> dict[str, Clicks]:
    clicks = defaultdict[str, list[int]](list)
    more = MORE.get(game.info.name, lambda: iter(()))
    for number, panel in enumerate((*panels(game), *more())):
        for line, cost in walked(panel, game.skin, LANGUAGES[number % 2]).items():
            clicks[type(game.engine.parse(line)).__name__].append(cost)
    return {kind: (min(costs), max(costs)) for kind, costs in sorted(clicks.items())}


@pytest.mark.parametrize("name", GAMES)
def test_each_kind_of_action_takes_so_many_clicks_and_no_more(name: str) -> None:
    assert kinds(GAMES[name]) == CLICKS[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_action_is_counted(name: str) -> None:
    module = import_module(f"engine.{name.replace('-', '_')}.actions")
    assert CLICKS[name].keys() == {kind.__name__ for kind in get_args(module.Action) or (module.Action,)}


A_TURN = """
bosses: capone moran
turn: 9 capone
A: speakeasy
B: jazz-club
hand capone: R3 P15 G15 B1 P14 revolver
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_gangsters_are_laid_and_the_turn_is_ended_with_seven_clicks(language: Language) -> None:
    state, clicks = at(A_TURN), 0
    for line in ("play R3 A", "play P15 B", "play G15 A"):
        clicks += walked(a_panel(state, 0), SKIN, language)[line]
        state = chicago_poker.apply(state, 0, chicago_poker.parse(line), asks_end=True).state
    clicks += walked(a_panel(state, 0, complete=True), SKIN, language)["stop"]

    assert clicks == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_drive_is_two_clicks_and_one_that_may_end_the_round_is_asked_once_more(
    language: Language,
) -> None:
    skin = GAMES["gangster"].skin
    for open_cards, clicks in (("1 2 3", 2), ("2", 3)):
        panel = a_panel(in_the_city(f"open blue: {open_cards}"), 0, cast(AnyGame, gangster))
        drives = {
            line: cost for line, cost in walked(panel, skin, language).items() if "gold-coast" not in line
        }
        assert {cost for line, cost in drives.items() if line.startswith("drive 2 ")} == {clicks}
