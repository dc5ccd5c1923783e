"""A blind player reads every fact that the picture shows, and nothing that it does not."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import count
from random import Random

import pytest

from bot.language import say
from bot.skins.chicago_poker.words.alt import alt_hand, alt_table
from bot.skins.chicago_poker.words.asked import prompt, situation
from bot.skins.chicago_poker.words.menus import choices, label
from bot.skins.chicago_poker.words.table import describe
from bot.skins.chicago_poker.words.view import describe_view, dossier
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Options, State, TableView
from engine.chicago_poker.cards import Card
from engine.chicago_poker.views import KnownBack, RaidSeen
from tests.helpers.chicago_poker.another_world import redealt
from tests.helpers.chicago_poker.by_hand import after, at
from tests.helpers.chicago_poker.positions import ENGLISH, FRENCH
from tests.helpers.skins.another_fact import otherwise
from tests.helpers.skins.tables import BOTH, EACH_SIZE, NAMES, TABLES, moments

PEOPLE = ("Lucie", "Nono", "Karim", "Théo", "Ana", "Bo")


@cache
def rich_tables() -> tuple[TableView, ...]:
    return tuple(_rich_tables())


def _rich_tables() -> Iterator[TableView]:
    """Tables that hold every kind of fact: markers, a loss, a search, a tie in its second round, an end."""
    yield first(3, lambda table: any(column.removed for row in table.rows for column in row.columns))
    yield first(6, lambda table: sum(len(place.markers) for place in table.places) > 2)
    yield first(4, lambda table: table.searching)
    yield first(2, lambda table: table.discard_top is None and table.deck > 0)
    yield first(5, lambda table: any(place.business is None for place in table.places))
    yield first(3, lambda table: table.outcome is not None)
    yield game.table(after(at(ENGLISH), "capone send B3", "moran send G3"))
    yield game.table(at(FRENCH))


def first(seats: int, told: Callable[[TableView], bool]) -> TableView:
    """The first table of any random game of which that can be told."""
    return next(
        table
        for seed in count()
        for state in moments(seats, Options(), seed)
        if told(table := game.table(state))
    )


OTHER = pytest.mark.long("each table in the other language; make test takes them in turns")


@pytest.mark.parametrize(
    ("number", "language"),
    [
        pytest.param(number, language, marks=() if language == BOTH[number % 2] else OTHER)
        for number in range(8)
        for language in BOTH
    ],
)
def test_every_fact_of_the_table_is_in_its_text(number: int, language: Language) -> None:
    table = rich_tables()[number]
    text = describe(table, PEOPLE, language)
    changes = list(otherwise(table, len(table.rows)))
    vacant = {f".places[{at}].new" for at, place in enumerate(table.places) if place.business is None}
    silent = {path for path, other in changes if describe(other, PEOPLE, language) == text}

    assert len(changes) >= 30
    # An empty lot is never new; what the number of the rules changes is told beside what is left; nobody wins
    # what is over.
    won = {path for path, _ in changes if "wins_next" in path} if table.outcome else set()
    assert silent <= vacant | won | {".rules"}


@pytest.mark.parametrize("language", BOTH)
def test_nobody_is_about_to_win_a_game_that_is_over(language: Language) -> None:
    over = next(
        table for table in rich_tables() if table.outcome and any(row.wins_next for row in table.rows)
    )
    words = say(language, "chicago_poker/table-wins-next", tiles="").strip()
    assert words in describe(replace(over, outcome=None), PEOPLE, language)
    assert words not in describe(over, PEOPLE, language)


@pytest.mark.parametrize("language", BOTH)
def test_every_fact_of_a_bosss_view_is_in_his_text(language: Language) -> None:
    """Offers are the menu's; the table has a text of its own; old raids stand in the dossier."""
    view = next(
        view
        for state in moments(3, Options(), 9)
        if (view := game.view(state, state.active)).known and view.drawn and any(view.columns)
    )
    for seen in (
        view,
        game.view(next(s for s in moments(3, Options(), 8) if s.searching), 0),
        game.view(after(at(ENGLISH), "capone send R12"), 0),
    ):
        text = describe_view(seen, PEOPLE, language)
        own = replace(seen, raids=(), offers=())
        silent = [
            path
            for path, other in otherwise(own, 3)
            if not path.startswith(
                (".table", ".answered", ".planned", ".seat", *(() if seen.answered else (".sent",)))
            )
            and describe_view(replace(other, offers=seen.offers), PEOPLE, language) == text
        ]

        assert silent == []


@pytest.mark.parametrize("language", BOTH)
def test_every_fact_of_what_he_has_seen_is_in_the_dossier(language: Language) -> None:
    view = next(view for state in moments(3, Options(), 8) if (view := game.view(state, state.active)).raids)
    raid = RaidSeen(5, 1, 0, view.raids[0].business, ((1, Card.parse("R9")), (3, Card.parse("G3"))))
    known = (KnownBack(1, 0, 2, Card.parse("B4")), KnownBack(2, 1, None, Card.parse("Y5")))
    seen = replace(view, raids=(*view.raids, raid), known=known)
    text = dossier(seen, PEOPLE, language)
    changes = [
        (path, replace(seen, **{field: other}))
        for field in ("raids", "known")
        for path, other in otherwise(getattr(seen, field), 3, f".{field}")
    ]
    silent = [path for path, other in changes if dossier(other, PEOPLE, language) == text]

    assert silent == []


@pytest.mark.parametrize("language", BOTH)
def test_an_empty_dossier_says_what_will_be_in_it(language: Language) -> None:
    view = game.view(game.setup(2, Options(), 1).state, 0)

    assert dossier(view, PEOPLE, language).count("\n\n") == 1


def public(state: State, language: Language) -> tuple[str, ...]:
    table = game.table(state)
    return tuple(words(table, NAMES, language) for words in (describe, alt_table, situation))


def private(state: State, seat: int, language: Language) -> tuple[object, ...]:
    view = game.view(state, seat)
    words = [told(view, NAMES, language) for told in (describe_view, dossier, prompt, alt_hand)]
    labels = [label(str(offer.action), view, NAMES, language) for offer in view.offers[:9]]
    return (*words, *labels, choices(view, (), NAMES, language))


@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
def test_public_words_are_equal_whatever_is_hidden(seats: int, options: Options, seed: int) -> None:
    dice = Random(seed)
    for state in list(moments(seats, options, seed))[::17]:
        assert public(redealt(state, None, dice), "fr") == public(state, "fr")


@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
def test_private_words_are_equal_whatever_is_hidden_from_their_reader(
    seats: int, options: Options, seed: int
) -> None:
    dice = Random(seed)
    for state in list(moments(seats, options, seed))[::53]:
        for seat in range(seats):
            assert private(redealt(state, seat, dice), seat, "en") == private(state, seat, "en")


def test_private_words_do_differ_where_their_reader_sees_it() -> None:
    """Else the promise above would hold of a text that says nothing."""
    state = at(ENGLISH)

    assert private(redealt(state, 1, Random(1)), 0, "en") != private(state, 0, "en")


@pytest.mark.parametrize("language", BOTH)
def test_a_line_of_the_text_fits_a_message(language: Language) -> None:
    lines = [
        line
        for seats, options, seed in TABLES
        for state in list(moments(seats, options, seed))[::23]
        for line in describe(game.table(state), NAMES, language).splitlines()
    ]

    assert max(map(len, lines)) < 1000
