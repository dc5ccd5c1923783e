"""The private panel: every legal line can be walked, nothing else can, and Discord takes every page."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.language import say
from bot.table.languages import Language
from bot.table.profile import Person
from bot.table.reports import Panel
from bot.ui.ids import END, ID_LIMIT, Action, ActionId, MoveId, read
from bot.ui.pages.page import Gallery, Page, Part
from bot.ui.pages.registered import Registered
from bot.ui.places import Place, Spot, buttons
from bot.ui.walk import Opens
from engine import chicago_poker
from engine.chicago_poker import position
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.events import PoliceRaided
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import Business
from tests.helpers.chicago_poker.offered import offered
from tests.helpers.in_turns import in_turns
from tests.helpers.opaque import inside
from tests.helpers.pages import (
    HAND,
    IN_WORDS,
    LANGUAGES,
    LAST_TABLE,
    SKIN,
    a_panel,
    custom_ids,
    hold_against_discord,
    menu,
    panel_page,
    parts,
    parts_of,
    positions,
    walk,
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
        if choice.greyed:
            continue
        if choice.word:
            yield from lines(panel, (*here.said, *choice.word.split()))
        else:
            yield " ".join(here.said)


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_menu_leads_to_every_legal_line_and_to_no_other(seats: int, seed: int, options: Options) -> None:
    for state, seat, _ in positions(seats, seed, options, most=120):
        legal = offered(chicago_poker.view(state, seat))
        if len(legal) < 60:  # the hundreds of a Limousine are walked once, below
            assert sorted(lines(a_panel(state, seat))) == legal


def test_a_limousine_is_walked_card_by_card() -> None:
    state = position.loads(A_RIDE)
    legal = offered(chicago_poker.view(state, 0))
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


HANDS = """
bosses: capone moran
turn: 20 capone
A: brewery
B: jazz-club
actions: 4 extra 2
hand capone: {hand}
"""


def a_hand(hand: str, **changes: Any) -> Panel:
    return a_panel(position.loads(HANDS.format(hand=hand)), 0, **changes)


def lays(page: Page) -> list[dict[str, Any]]:
    """The controls that lay a card."""
    shown = [part for part in parts(page) if "custom_id" in part]
    return [part for part in shown if _words(part)[:1] == ("play",)]


def _words(part: dict[str, Any]) -> tuple[str, ...]:
    meant = read(part["custom_id"])
    return meant.words if isinstance(meant, MoveId) else ()


async def test_the_hand_is_buttons_and_a_card_leads_to_its_places() -> None:
    state, seat, _ = next(positions(3, 1, Options()))
    panel = a_panel(state, seat)
    hand = [card for card in inside(panel.view).hand if isinstance(card, Card)]
    first = lays(panel_page(panel, SKIN, "en", (HAND,)))
    assert [_words(part) for part in first] == [("play", str(card)) for card in hand]

    then = lays(panel_page(panel, SKIN, "en", (HAND,), said=_words(first[0])))
    legal = map(str, chicago_poker.legal(state, seat))
    assert [" ".join(_words(part)) for part in then] == [line for line in legal if f" {hand[0]} " in line]


@pytest.mark.parametrize("text_first", [False, True])
@pytest.mark.parametrize("pictured", [False, True])
async def test_a_card_s_button_says_its_value_beside_its_picture_else_letter_and_value(
    pictured: bool, text_first: bool
) -> None:
    known = Registered()
    if pictured:
        for emoji in SKIN.emoji():
            known.emoji.show(emoji, discord.PartialEmoji(name=emoji.name, id=7))
    page = panel_page(a_hand("R15 revolver", person=Person(1, text_first=text_first)), SKIN, "en", (HAND,))
    laid: Any = page.layout(known=known)
    shown = {part.get("label"): part["emoji"]["name"] for part in parts_of(laid) if "emoji" in part}

    if text_first:
        assert shown["15 of guns"] == "🔴", "a voice reads a name"
    elif pictured:
        assert shown["15"] == "tommy_gun_15"
    else:
        assert shown["R15"] == "🔴"
    assert "Revolver" in shown


@pytest.mark.parametrize("count", [1, 5, 7, 10, 11])
async def test_ten_cards_at_most_are_buttons_in_two_rows_and_the_rest_is_a_select(count: int) -> None:
    hand = [f"G{value}" for value in range(count, 0, -1)]
    page = panel_page(a_hand(" ".join(hand)), SKIN, "en", (HAND,))
    hold_against_discord(page)
    shown = lays(page)
    buttons = [part["label"] for part in shown if part["type"] != STRING_SELECT]
    rest = [option["value"] for part in shown for option in part.get("options", ())]

    assert buttons == hand[:10]
    assert rest == hand[10:]
    if rest:
        (menu,) = (part for part in shown if part["type"] == STRING_SELECT)
        assert walk(a_hand(" ".join(hand)), SKIN, "en").after((*_words(menu), rest[0])) == Opens(
            ("play", rest[0])
        )


async def test_a_select_of_the_hand_as_it_was_before_still_leads_to_the_places() -> None:
    panel = a_hand("R15 B3")
    old = read(f"cp:{panel.table_id}:{panel.question}:play")
    assert isinstance(old, MoveId)
    assert walk(panel, SKIN, "en").after((*old.words, "B3")) == Opens(("play", "B3"))


REST = (Action.ADVICE, Action.SHOW, Action.DOSSIER, Action.HOW, Action.MY_SIZE, Action.CONCEDE)


def asked_for(page: Page) -> list[str]:
    meant = [read(custom_id) for custom_id in custom_ids(page)]
    return [each.action for each in meant if isinstance(each, ActionId)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_rarely_wanted_is_behind_more_and_undo_is_at_hand_while_it_is_possible(
    language: Language,
) -> None:
    for may_take_back in (True, False):
        panel = a_hand("R15 B3 revolver", may_take_back=may_take_back)
        first = panel_page(panel, SKIN, language, (HAND,))
        more = panel_page(panel, SKIN, language, (HAND,), more=True)
        hold_against_discord(more)

        assert not set(REST) & set(asked_for(first))
        assert Action.MORE in asked_for(first)
        assert (Action.TAKE_BACK in asked_for(first)) == may_take_back
        features = {each.custom_id for each in buttons(Place.LOOKS, Spot(panel.table_id, language))}
        meant = [read(each) for each in custom_ids(more) if each not in features]
        assert [each.action for each in meant if isinstance(each, ActionId)] == [Action.HAND, *REST]
        assert asked_for(more)[-1] == Action.CONCEDE
        assert not lays(more)


@pytest.mark.parametrize("others", [{}, {"alone": True}, {"waits_elsewhere": True}])
def test_no_button_moves_when_undo_comes_or_goes(others: dict[str, bool]) -> None:
    rows = []
    for may_take_back in (True, False):
        panel = a_hand("R15 B3 revolver", may_take_back=may_take_back, **others)
        page = panel_page(panel, SKIN, "en", (HAND,))
        (row,) = (part for part in parts(page) if any(_more(each) for each in part.get("components", ())))
        rows.append([each["custom_id"] for each in row["components"]])
    with_undo, without = rows
    assert with_undo[:-1] == without
    assert f":{Action.TAKE_BACK}" in with_undo[-1]


def _more(part: dict[str, Any]) -> bool:
    return f":{Action.MORE}:" in f"{part.get('custom_id', '')}:"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_begins_alone_reads_how_a_lost_message_comes_back(language: Language) -> None:
    lost = say(language, "ui-panel-lost")
    for state, seat, _ in positions(3, 1, Options()):
        newcomer = bool(SKIN.guide(a_panel(state, seat).view, language))
        page = panel_page(a_panel(state, seat, alone=True), SKIN, language, (HAND,))
        assert (lost in page.parts) == newcomer
        assert lost not in panel_page(a_panel(state, seat), SKIN, language, (HAND,)).parts
    assert not newcomer, "not for ever"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_begins_alone_reads_why_a_turn_waits_that_nothing_can_be_undone_of(language: Language) -> None:
    """What was drawn or shown is to be seen before the others go on; it can be settled otherwise."""
    state, seat, _ = next(positions(3, 1, Options()))
    used = chicago_poker.apply(state, seat, chicago_poker.parse("recruit"), asks_end=True).state
    for may_take_back, alone in ((False, True), (True, True), (False, False)):
        panel = a_panel(used, seat, complete=True, alone=alone, may_take_back=may_take_back)
        told = "\n".join(
            each for each in panel_page(panel, SKIN, language, (HAND,)).parts if isinstance(each, str)
        )
        assert (say(language, "ui-panel-ends") in told) == (alone and not may_take_back)


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
    for state, seat, events in positions(seats, seed, options, most=40):
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


@pytest.mark.parametrize("text_first", [False, True])
async def test_news_never_push_picture_and_buttons_down_but_are_read_first_by_who_reads(
    text_first: bool,
) -> None:
    state, seat, events = next(positions(3, 1, Options()))
    panel = a_panel(
        state, seat, since=events, public_events=99, person=IN_WORDS if text_first else Person(99)
    )
    kinds = [_kind(part) for part in panel_page(panel, SKIN, "en", (HAND,)).parts]
    assert kinds.index("news") < kinds.index("picture") if text_first else kinds[-1] == "news"


def _kind(part: Part) -> str:
    if isinstance(part, Gallery):
        return "picture"
    return "news" if isinstance(part, str) and say("en", "ui-panel-since") in part else ""


async def test_before_anybody_s_first_turn_there_is_no_last_turn_to_speak_of() -> None:
    state, seat, events = next(positions(3, 1, Options()))
    for before, head in ((0, "ui-panel-so-far"), (9, "ui-panel-since")):
        panel = a_panel(state, seat, since=events, public_events=before + len(events))
        told = str(panel_page(panel, SKIN, "en", (HAND,)).parts[-1])
        assert told.startswith(say("en", head))


def test_what_happened_to_the_reader_is_said_to_them() -> None:
    """On their panel; what the table will read of their own turn names them, as the table does."""
    state = position.loads(A_RIDE)
    raided = PoliceRaided(1, 0, 0, Business.BREWERY, 2)
    panel = a_panel(state, 0, since=(raided,), composed=(raided,), complete=True)
    told = "\n".join(part for part in panel_page(panel, SKIN, "en", ()).parts if isinstance(part, str))

    assert "raids you at the Brewery (A)" in told
    assert "> 🚨 Police Raid: **Moran** raids **Capone** at the Brewery (A)" in told
