"""Alt text: plain, public facts only, and never longer than Discord takes."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.skins.bosses.words import alt_banner
from bot.skins.chicago_poker.words.alt import (
    alt_businesses,
    alt_final,
    alt_hand,
    alt_pile,
    alt_raid,
    alt_ranks,
    alt_reveal,
    alt_shootout,
    alt_table,
    alt_town,
)
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.standing import laying
from bot.skins.fitting import ALT_LIMIT
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Options, TableView
from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.events import ShootoutHeld, ShootoutTied
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import ColumnView, GangsterView
from tests.helpers.chicago_poker.by_hand import after, at, does
from tests.helpers.chicago_poker.positions import ENGLISH
from tests.helpers.skins.tables import BOTH, NAMES, TABLES, moments, settled
from tools.pictures.chicago_poker import positions

PEOPLE = ("Lucie", "Nono", "Karim", "Théo", "Ana", "Bo")


SECOND = pytest.mark.long("other sizes, and a second table of each size")


def alts(seats: int, options: Options, seed: int, language: Language) -> Iterator[str]:
    """Every alt text that a random game can give."""
    for number, (state, news) in enumerate(settled(seats, options, seed)):
        table = game.table(state)
        yield (alt_final if table.outcome else alt_table)(table, NAMES, language)
        if table.outcome:
            yield alt_reveal(table, NAMES, language)
        for event in news:
            if isinstance(event, ShootoutHeld | ShootoutTied):
                yield alt_shootout(event, table, NAMES, language)
        view = game.view(state, number % seats)  # everybody's in turn
        yield alt_hand(view, NAMES, language)
        yield alt_town(view, NAMES, language)
    for state in moments(seats, options, seed):
        view = game.view(state, state.active)
        if view.pile is not None:
            yield alt_pile(view, NAMES, language)
        if view.raids:
            yield alt_raid(view.raids[-1], view, NAMES, language)


@pytest.mark.parametrize(
    "number",
    [number if number in (0, 4, 7) else pytest.param(number, marks=SECOND) for number in range(len(TABLES))],
)
def test_every_alt_text_of_any_game_fits(number: int) -> None:
    """Every table in one language; the tables take turns."""
    (seats, options, seed), language = TABLES[number], BOTH[number % len(BOTH)]
    for alt in alts(seats, options, seed, language):
        assert 20 < len(alt) <= ALT_LIMIT
        assert "**" not in alt
        assert "\n" not in alt


def crowded(table: TableView) -> TableView:
    """The same table with as many cards face up as can be."""
    faces = iter(GANGSTERS * 2)
    rows = tuple(
        replace(
            row,
            tiles=tuple(Business) * 2,
            hand_size=9,
            hand=None if row.hand is None else GANGSTERS[:9],
            columns=tuple(
                ColumnView(
                    tuple(GangsterView(next(faces), new=True) for _ in range(5)), marker=True, removed=()
                )
                for _ in row.columns
            ),
        )
        for row in table.rows
    )
    return replace(table, rows=rows)


@pytest.mark.parametrize("language", BOTH)
def test_the_fullest_table_still_tells_every_card(language: Language) -> None:
    table = crowded(game.table(game.setup(6, Options(), 1).state))
    alt = alt_table(table, ("x" * 32,) * 6, language)

    assert len(alt) <= ALT_LIMIT
    assert all(f" {card}" in alt for card in GANGSTERS)
    assert "…" not in alt
    assert len(alt_reveal(table, ("x" * 32,) * 6, language)) <= ALT_LIMIT


@pytest.mark.parametrize("language", BOTH)
def test_sixty_cards_of_a_discard_pile_fit(language: Language) -> None:
    view = replace(game.view(game.setup(4, Options(), 1).state, 0), pile=GANGSTERS[:60])

    assert len(alt_pile(view, NAMES, language)) <= ALT_LIMIT


def test_the_table_reads_like_this() -> None:
    alt = alt_table(game.table(at(ENGLISH)), PEOPLE, "en")

    assert (
        "A Brewery: Capone 9 of guns 9 of fedoras; "
        "Yale 1 of guns 2 of guns 3 of guns 5 of guns 7 of fedoras, shootout; Weiss" in alt
    )
    assert "B Speakeasy: nobody." in alt
    assert "Hands: Capone 4, Yale 2, Weiss 1, Moran 2." in alt


@pytest.mark.parametrize("language", BOTH)
def test_the_private_town_tells_every_face_and_where_one_may_lay(language: Language) -> None:
    """Enough to choose by ear: own hand and backs, the rivals' columns, what is asked, open places."""
    for seats in (2, 4, 6):
        for state in list(moments(seats, Options(), 40 + seats))[:60:6]:
            view = game.view(state, state.active)
            for alt in (alt_town(view, NAMES, language), alt_hand(view, NAMES, language)):
                faces = [
                    g.card for row in view.table.rows for c in row.columns for g in c.gangsters if g.card
                ]
                own = [gangster.card for column in view.columns for gangster in column]
                told = [*faces, *own, *(card for card in view.hand if isinstance(card, Card))]
                assert all(_named(card, language) in alt or str(card) in alt for card in told)
                if laying(view):
                    assert say(language, "alt-may-lay", facing="").strip(", ") in alt
                assert "**" not in alt


def _named(card: Card, language: Language) -> str:
    return say(language, f"gangster-{card.colour.value}", value=card.value)


def test_the_private_town_reads_like_this() -> None:
    view = positions.TOWN_OF_FOUR
    alt = alt_town(view, PEOPLE, "en")

    assert alt.startswith("You are O’Banion. Your turn: 2 actions left")
    assert "A Speakeasy, new: Torrio ? ? (2 new); you may lay, face down." in alt
    assert "B Brewery: you 8 of bottles, 15 of bottles, 10 of bottles; Capone 9 of saxes 13 of saxes;" in alt
    assert (
        "C Gambling House: you 7 of guns, 5 of dice (face down); "
        "Capone 11 of dice ? 12 of dice ? 14 of dice, shootout" in alt
    )
    assert "Your hand: 15 of fedoras," in alt


def test_the_hand_names_rivals_columns_and_what_is_asked() -> None:
    alt = alt_hand(positions.TOWN_WAITING, PEOPLE, "en")

    assert "Not your turn. I’ll call you." in alt
    assert "Torrio ? ? 6 of bottles 7 of fedoras 5 of saxes, shootout" in alt
    assert "you 2 of saxes (face down), 2 of dice (face down)" in alt


def test_all_cards_turned_up_tell_what_was_hidden_and_who_was_winning() -> None:
    alt = alt_reveal(positions.ALL_UP, PEOPLE, "en")

    assert "P4 (hidden) R8 (hidden) R9 P9" in alt or "4 of dice (hidden) 8 of guns (hidden)" in alt
    assert "Leading at the end: A Capone, B Yale, C O’Banion, D Moran." in alt


def test_a_shootout_reads_like_this() -> None:
    state = after(at(ENGLISH), "capone send R12")
    step = does(state, "moran send G3")
    (held,) = (event for event in step.events if isinstance(event, ShootoutHeld))
    alt = alt_shootout(held, game.table(step.state), PEOPLE, "en")

    assert alt.startswith("Shootout at A Brewery, called by Yale: 1 ")
    assert "Capone, a pair of nines (9 of guns 9 of fedoras);" in alt
    assert "reinforcements, round 1: Moran 3 of bottles, Capone 12 of guns;" in alt
    assert (
        "Capone (Lucie) takes it on a tie (a pair of nines): the 12 of guns beats Moran’s 3 of bottles."
        in alt
    )


@pytest.mark.parametrize("language", BOTH)
def test_help_cards_and_banner_have_words_too(language: Language) -> None:
    assert alt_ranks(language).count(", ") >= 10
    assert alt_businesses(language).count(".") >= 5
    assert "Al Capone (Lucie)" in alt_banner(say, "alt-banner", ["capone", None], ["Lucie", "a\nb"], language)
    assert len(alt_banner(say, "alt-banner", [], [], language)) > 10
    assert len(alt_banner(say, "alt-banner", ["capone"] * 6, ["x" * 400] * 6, language)) <= ALT_LIMIT
