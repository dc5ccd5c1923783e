"""The private panel: every legal line can be walked, nothing else can, and Discord takes every page."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.table.languages import Language
from bot.table.reports import Panel
from bot.ui.ids import END, ID_LIMIT, MoveId, read
from bot.ui.pages.menu import menu
from bot.ui.pages.panel import panel_page
from engine import chicago_poker
from engine.chicago_poker import position
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.options import Options
from tests.helpers.in_turns import in_turns
from tests.helpers.opaque import inside
from tests.helpers.pages import (
    HAND,
    LANGUAGES,
    LAST_TABLE,
    SKIN,
    a_panel,
    custom_ids,
    hold_against_discord,
    parts,
    positions,
)

GAMES = [(2, 1, Options()), (4, 2, Options("french")), (6, 3, Options("english", "short")), (3, 5, Options())]
STRING_SELECT = 3

A_RIDE = """
bosses: capone moran yale weiss torrio obanion
turn: 20 capone
A: brewery
B: jazz-club
C: speakeasy
D: gambling-house
A capone: R15 R14 R13 R12
B capone: R11
hand capone: limousine G15 G14 G13 G12 G11 G10 police-raid liquidation
"""

A_PILE = """
bosses: capone moran
turn: 20 capone
A: brewery
B: jazz-club
hand capone: bribery G15
discard: {pile}
"""


def lines(panel: Panel, said: tuple[str, ...] = ()) -> Iterator[str]:
    """Every whole line that the menu leads to."""
    here = menu(panel, SKIN, "en", said)
    for choice in here.choices:
        if choice.word:
            yield from lines(panel, (*here.said, choice.word))
        else:
            yield " ".join(here.said)


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_menu_leads_to_every_legal_line_and_to_no_other(seats: int, seed: int, options: Options) -> None:
    for state, seat, _ in positions(seats, seed, options, most=120):
        legal = sorted(map(str, chicago_poker.legal(state, seat)))
        if len(legal) < 60:  # the hundreds of a Limousine are walked once, below
            assert sorted(lines(a_panel(state, seat))) == legal


def test_a_limousine_is_walked_card_by_card() -> None:
    state = position.loads(A_RIDE)
    legal = sorted(map(str, chicago_poker.legal(state, 0)))
    assert len(legal) > 200
    assert sorted(lines(a_panel(state, 0))) == legal


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_nobody_is_asked_where_there_is_one_answer_but_for_the_last(
    seats: int, seed: int, options: Options
) -> None:
    for state, seat, _ in positions(seats, seed, options, most=60):
        panel = a_panel(state, seat)
        for said in _menus(panel):
            here = menu(panel, SKIN, "en", said)
            only = here.choices[0] if len(here.choices) == 1 else None
            if only is not None and not here.whole:
                assert menu(panel, SKIN, "en", (*here.said, only.word)).whole


async def test_a_gangster_is_laid_with_two_clicks() -> None:
    state, seat, _ = next(positions(3, 1, Options()))
    panel = a_panel(state, seat)
    first = panel_page(panel, SKIN, "en", (HAND,))
    (select,) = (part for part in parts(first) if part["type"] == STRING_SELECT)
    hand = [card for card in inside(panel.view).hand if isinstance(card, Card)]
    assert [option["value"] for option in select["options"]] == list(map(str, hand))

    said = (*_words(select), str(hand[0]))
    then = panel_page(panel, SKIN, "en", (HAND,), said=said)
    offered = [" ".join(_words(part)) for part in parts(then) if part.get("custom_id", "").startswith("cp:")]
    legal = map(str, chicago_poker.legal(state, seat))
    assert offered == [line for line in legal if line.startswith(" ".join(said))]


def _words(part: dict[str, Any]) -> tuple[str, ...]:
    meant = read(part["custom_id"])
    assert isinstance(meant, MoveId)
    return meant.words


async def test_what_ends_a_turn_stands_apart_and_is_green_only_when_nothing_else_is_left() -> None:
    state, seat, _ = next(positions(3, 1, Options("french")))
    going_on = a_panel(state, seat)
    used = chicago_poker.apply(state, seat, chicago_poker.parse("recruit"), asks_end=True).state
    only_to_end = a_panel(used, seat, complete=True)
    for panel, style in (
        (going_on, discord.ButtonStyle.secondary),
        (only_to_end, discord.ButtonStyle.success),
    ):
        page = panel_page(panel, SKIN, "en", (HAND,))
        (row,) = (part for part in parts(page) if any(_ends(each) for each in part.get("components", ())))
        assert [each["style"] for each in row["components"]] == [style.value]


def _ends(part: dict[str, Any]) -> bool:
    return str(part.get("custom_id", "")).endswith(":stop")


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_id_of_every_legal_line_fits_and_reads_back(seats: int, seed: int, options: Options) -> None:
    for state, seat, _ in positions(seats, seed, options):
        for action in chicago_poker.legal(state, seat):
            said = MoveId(LAST_TABLE, 10**6, (*str(action).split(), END), page=12)
            assert len(str(said)) <= ID_LIMIT
            assert read(str(said)) == said


@pytest.mark.parametrize(("game", "language"), in_turns(GAMES, lambda game: f"{game[0]}-{game[1]}"))
async def test_discord_takes_every_panel_of_a_game(
    game: tuple[int, int, Options], language: Language
) -> None:
    seats, seed, options = game
    for state, seat, events in positions(seats, seed, options, most=60):
        panel = a_panel(state, seat, since=events, language=language)
        hold_against_discord(panel_page(panel, SKIN, language, (HAND, HAND), word="A word."))
        for said in _menus(panel):
            hold_against_discord(panel_page(panel, SKIN, language, (HAND,), said=said, turned=99))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_discord_takes_nine_cards_in_a_hand_and_every_menu_of_a_limousine(language: Language) -> None:
    panel = a_panel(position.loads(A_RIDE), 0)
    hold_against_discord(panel_page(panel, SKIN, language, (HAND,)))
    for said in _menus(panel):
        page = panel_page(panel, SKIN, language, (HAND,), said=said)
        hold_against_discord(page)
        assert all(len(custom_id) <= ID_LIMIT for custom_id in custom_ids(page))


def _menus(panel: Panel, said: tuple[str, ...] = (), depth: int = 3) -> Iterator[tuple[str, ...]]:
    """The words before each menu that can be opened, a few words deep."""
    here = menu(panel, SKIN, "en", said)
    if said and not here.whole:
        yield said
    if depth and not here.whole:
        for choice in here.choices[:4]:
            if choice.word:
                yield from _menus(panel, (*here.said, choice.word), depth - 1)


async def test_a_panel_that_asks_nothing_has_nothing_to_answer() -> None:
    state, seat, _ = next(positions(2, 1, Options()))
    page = panel_page(a_panel(state, 1 - seat), SKIN, "en", (HAND,))
    assert not [custom_id for custom_id in custom_ids(page) if custom_id.startswith("cp:")]


async def test_a_pile_of_sixty_turns_its_pages_and_loses_no_card() -> None:
    pile = [Card(colour, value) for colour in Colour for value in range(1, 13)]
    state = position.loads(A_PILE.format(pile=" ".join(map(str, pile))))
    searching = chicago_poker.apply(state, 0, chicago_poker.parse("bribery")).state
    panel, found, heads = a_panel(searching, 0), list[str](), list[str]()
    for turned in range(3):
        page = panel_page(panel, SKIN, "en", (HAND, HAND), turned=turned)
        hold_against_discord(page)
        menus = [part for part in parts(page) if part["type"] == STRING_SELECT]
        found += [option["value"] for part in menus for option in part["options"]]
        heads += [part["placeholder"] for part in menus]
    assert sorted(found) == sorted(map(str, pile))
    assert heads == ["Choose… (1/3)", "Choose… (2/3)", "Choose… (3/3)"]
