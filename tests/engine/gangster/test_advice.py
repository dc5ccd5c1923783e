"""Advice: a boss's choice first, numbers that are those of its tries, nothing that the seat may not see."""

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from statistics import fmean

import pytest

from engine import gangster as game
from engine.advice import Advice, Change
from engine.gangster import Action, SeatView, State
from engine.gangster.computer import advice as advising
from engine.gangster.computer.advice import TOLD
from engine.gangster.computer.choosing import dice_of
from engine.gangster.computer.foresight import Lookout, Reached, a_world, judged, reached
from engine.gangster.pieces import PLACES, Clan, Place
from engine.gangster.standing import order, tile_of
from tests.helpers.gangster.another_world import reshuffled
from tests.helpers.gangster.by_hand import at
from tests.helpers.gangster.playouts import AGREEMENTS, playout

SEVEN = "turned: cicero chinatown loop little-italy stock-yards bronzeville north-side policeman policeman"
BETWEEN = pytest.mark.long("tables of two and five differ most, and are asked by day")
every_table = pytest.mark.parametrize(
    "seats", [2, pytest.param(3, marks=BETWEEN), pytest.param(4, marks=BETWEEN), 5]
)


FEWER = pytest.mark.usefixtures("few_tries")


@pytest.fixture
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what does not depend on how often it is tried."""
    monkeypatch.setattr(advising, "TRIES", 6)


@pytest.mark.by_day("5-1", why="the fewest seats are advised alike")
@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize(
    "most", [1, pytest.param(4, marks=pytest.mark.long("More moments; make test has one of each table."))]
)
@every_table
def test_a_boss_would_play_the_first_unless_another_is_worth_more_and_all_are_legal(
    seats: int, most: int
) -> None:
    for state in moments(seats, most):
        view = game.view(state, state.board.seat)
        advice = game.advise(view, "seed", ())
        lines = [advised.action for advised in advice.best]
        legal = game.legal(state, view.seat)
        (chosen,) = (each for each in advice.best if each.action == game.choose(view, "boss", "seed", ()))
        assert chosen == advice.best[0] or advice.best[0].worth > chosen.worth + advice.noise
        assert set(lines) <= set(legal)
        assert min(2, len(legal)) <= len(set(lines)) == len(lines) <= TOLD
        assert all(len(advised.changes) <= 4 for advised in advice.best)
        rest = [advised.worth for advised in advice.best[1:]]
        assert rest == sorted(rest, reverse=True)
        assert advice == game.advise(view, "seed", ())


@every_table
@FEWER
def test_advice_knows_no_order_of_a_pile(seats: int) -> None:
    dice = Random(seats)
    for state in moments(seats):
        one, two = (
            game.advise(game.view(world, state.board.seat), "seed", ())
            for world in (state, reshuffled(state, dice))
        )
        assert repr(one) == repr(two)


@FEWER
def test_what_is_told_is_counted_from_its_tries() -> None:
    """Worth, districts, rivals: worked out here once more from where each try ends."""
    told = set()
    for state in (*moments(2), *moments(5)):
        view = game.view(state, state.board.seat)
        advice = game.advise(view, "seed", ())
        lookout = Lookout.of(view)
        dice = dice_of(view, "seed")
        worlds = [a_world(view.table, dice) for _ in range(advising.TRIES)]
        passed = [reached(lookout, None, world) for world in worlds]
        for advised in advice.best:
            tried = [reached(lookout, advised.action, world) for world in worlds]
            more = [
                judged(lookout.sight, one) - judged(lookout.sight, two)
                for one, two in zip(tried, passed, strict=True)
            ]
            assert advised.worth == pytest.approx(fmean(more))
            for change in advised.changes:
                if change.name in ("district", "rival"):
                    assert change.facts["before"] == points(lookout, passed, change)
                    assert change.facts["after"] == points(lookout, tried, change)
                    told.add(change.name)
    assert told == {"district", "rival"}


@FEWER
def test_what_is_asked_about_is_judged_by_the_same_tries() -> None:
    state = at("spaces loop: brown blue", "trunk blue: grey")
    view = game.view(state, 0)
    plain = game.advise(view, "seed", ())
    also = (*(advised.action for advised in reversed(plain.best)), game.parse("load 2"))

    asked = game.advise(view, "seed", (), also)

    assert asked.best == plain.best
    assert [advised.action for advised in asked.also] == list(also)
    assert asked.also[:-1] == tuple(reversed(plain.best))
    assert asked.also[-1].worth < plain.best[0].worth


def test_who_is_not_asked_gets_no_advice_nor_about_what_is_not_offered() -> None:
    state = at()

    with pytest.raises(ValueError, match="asked"):
        game.advise(game.view(state, 1), "seed", ())
    with pytest.raises(ValueError, match="offered"):
        game.advise(game.view(state, 0), "seed", (), (game.parse("gun loop 1"),))


def test_three_cards_to_one_place_are_one_thing_to_do() -> None:
    state = at()
    places = [
        str(advised.action).split()[2]
        for advised in game.advise(game.view(state, 0), "seed", ()).best
        if str(advised.action).startswith("drive")
    ]

    assert len(set(places)) == len(places) > 1


def test_the_last_card_tells_how_likely_it_ends_the_round_and_who_leads_then() -> None:
    """Bronzeville (8, doubled) is all that pays: 16 ahead; nobody can be king but Capone."""
    state = at("options: sprint", SEVEN, "open blue: 1", "spaces bronzeville: blue")
    facts = changes_of(state, "drive 1 chinatown")

    assert facts["ends"] == {"chance": 100, "ahead": 16}
    assert "cards" not in facts
    behind = at("options: sprint", SEVEN, "open blue: 1", "spaces bronzeville: brown")
    assert changes_of(behind, "drive 1 chinatown")["ends"] == {"chance": 100, "ahead": -16}


def test_who_would_be_king_is_told_where_the_tries_come_to_the_end_of_the_game() -> None:
    """Whoever drives ends it. Yale has one more in Bronzeville; with one from the trunk nobody has."""
    lines = ("options: sprint", SEVEN, "open blue: 1", "open brown: 1", "car brown: bronzeville")
    ahead = at(*lines, "spaces bronzeville: blue brown blue", "equipment brown: door")
    king = changes_of(ahead, "drive 1 chinatown")["king"]

    assert king["after"] == 100
    assert int(king["before"]) < 100
    assert "king" not in changes_of(at("spaces loop: blue brown"), "unload own"), "more rounds are to come"


def test_a_third_card_tells_what_a_doubler_would_bring() -> None:
    """Nine districts are left and two policemen; only Bronzeville pays: 8 to Capone, 4 to Yale."""
    state = at("open blue: 1", "spaces bronzeville: blue blue brown")
    facts = changes_of(state, "drive 1 chinatown")

    assert facts["doubler"] == {"chance": 82, "mine": 1, "theirs": 0}
    assert "doubler" not in changes_of(at(), "drive 1 chinatown")


@pytest.mark.parametrize(
    ("line", "lines", "name", "facts"),
    [
        ("drive 1 chinatown", (), "cards", {"cards": "2 3"}),
        ("unload own", (), "car", {"riding": 8}),
        ("load 1", ("spaces loop: blue brown",), "car", {"riding": 9}),
        ("load 2", ("spaces loop: blue brown",), "trunk", {"held": 1, "room": 1}),
        ("unload grey", ("trunk blue: grey",), "trunk", {"held": 0, "room": 1}),
        (
            "drive 1 gold-coast gun breakfast",
            ("trunk blue: grey",),
            "harbour",
            {"take": "gun", "breakfast": 1},
        ),
        ("drive 1 gold-coast door", (), "harbour", {"take": "door", "breakfast": 0}),
    ],
)
@FEWER
def test_what_a_line_takes_and_leaves_is_told(
    line: str, lines: tuple[str, ...], name: str, facts: Mapping[str, str | int]
) -> None:
    assert changes_of(at(*lines), line)[name] == facts


def moments(seats: int, most: int = 1) -> Iterator[State]:
    """Some of a random game, the first of them early in it."""
    moves = playout(seats, AGREEMENTS[seats % len(AGREEMENTS)], seats)
    for move in islice(moves, 7 * seats, 7 * seats + 60 * most, 60):
        yield move.before


def changes_of(state: State, line: str) -> dict[str, Mapping[str, str | int]]:
    """The facts of all that this line changes."""
    action: Action = game.parse(line)
    view: SeatView = game.view(state, state.board.seat)
    advice: Advice[Action] = game.advise(view, "seed", (), (action,))
    return {change.name: change.facts for change in advice.also[0].changes}


def points(lookout: Lookout, ends: list[Reached], change: Change) -> int:
    """What one's own clans, or that rival, get in that district in the mean of those tries."""
    place = Place(str(change.facts["place"])).number
    clans = [
        number
        for number, clan in enumerate(lookout.board.clans)
        if (
            clan.clan == Clan(str(change.facts["clan"]))
            if change.name == "rival"
            else number % lookout.board.seats == lookout.sight.seat
        )
    ]
    return round(fmean(sum(pays(lookout, end, place)[clan] for clan in clans) for end in ends))


def pays(lookout: Lookout, end: Reached, place: int) -> Mapping[int, float]:
    board = end.board
    if end.casino is None:
        return dict(enumerate(lookout.sight.promised(board, place, end.outlook.to_come)))
    row = order(board.spaces[place])
    numbers = tile_of(board, place).numbers
    found = dict.fromkeys(range(len(board.clans)), 0.0)
    times = 2 if PLACES[place].number in board.turned else 1
    for (who, _, _), number in zip(row, numbers, strict=False):
        found[who] = (number or end.casino) * times
    return found
