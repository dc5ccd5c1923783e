"""Computer bosses see their view alone, choose what is offered, and do not throw a game away.

That no order of a pile changes what they choose is tested in test_two_worlds.py.
"""

from itertools import islice
from operator import itemgetter
from random import Random

import pytest

from engine import gangster as game
from engine.dice import Dice
from engine.gangster import State
from engine.gangster.actions import Bump, Drive
from engine.gangster.computer.foresight import at_first_glance, best_by_foresight
from engine.gangster.computer.habits import SEASONED
from engine.gangster.computer.outlook import outlook_of
from engine.gangster.computer.sight import Sight
from engine.gangster.imagined import board_of
from engine.gangster.pieces import ROUNDS
from tests.helpers.gangster.by_hand import after, at
from tests.helpers.gangster.playouts import AGREEMENTS, playout

LEVELS = game.info.levels
BETWEEN = pytest.mark.long("tables of two and five differ most, and are tried by day")
every_table = pytest.mark.parametrize(
    "seats", [2, pytest.param(3, marks=BETWEEN), pytest.param(4, marks=BETWEEN), 5]
)
SEEDS = range(5)
SEVEN = "turned: cicero chinatown loop little-italy stock-yards bronzeville north-side policeman policeman"
LAST_TURNS = ("options: sprint", SEVEN, "open blue: 1", "open brown: 1")
"""The next third card ends the game; Capone (blue, in the Loop) and Yale (brown) have one card each."""


@pytest.mark.parametrize("level", ["rookie", "regular"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_every_table_of_computers_comes_to_its_end(seats: int, level: str) -> None:
    options = AGREEMENTS[seats % len(AGREEMENTS)]
    ends(game.setup(seats, options, seats).state, [level] * seats)


@pytest.mark.long("that computers answer as before is held by day")
@every_table
def test_bosses_bring_to_its_end_what_others_began(seats: int) -> None:
    """The last doublers of a round; whole games of bosses take longer: below."""
    state = game.setup(seats, game.agree({"length": "sprint", "gap-same-clan": "yes"}), seats).state
    while state.board.doublers < 7:
        view = game.view(state, state.board.seat)
        state = game.apply(state, view.seat, game.choose(view, "regular", "", ())).state
    ends(state, ["boss"] * seats)


@pytest.mark.long("It plays every length at every size of table; make test plays the last rounds.")
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("length", ROUNDS)
def test_every_table_of_bosses_comes_to_its_end(length: str, seats: int) -> None:
    options = game.agree({"length": length, "gap-same-clan": "no"})
    ends(game.setup(seats, options, seats).state, ["boss"] * seats)


@every_table
def test_the_same_view_is_the_same_choice(seats: int) -> None:
    """At random moments of random games."""
    dice = Random(seats)
    for seed, options in enumerate(AGREEMENTS[seats % 2 :: 3]):
        moves = islice(playout(seats, options, seed), dice.randrange(60), None)
        state = next(moves).before
        view = game.view(state, state.board.seat)
        for level in LEVELS:
            chosen = game.choose(view, level, "seed", ())
            assert chosen == game.choose(view, level, "seed", ())
            assert chosen in game.legal(state, view.seat)


def test_a_computer_that_is_not_asked_or_does_not_exist_is_refused() -> None:
    state = at()

    with pytest.raises(ValueError, match="asked"):
        game.choose(game.view(state, 1), "boss", "seed", ())
    with pytest.raises(ValueError, match="nobody"):
        game.choose(game.view(state, 0), "nobody", "seed", ())


def test_a_boss_that_is_ahead_ends_the_game_before_it_is_overtaken() -> None:
    """Bronzeville (8 and 4, doubled) is Capone's by a gangster; Yale stands there with a Door."""
    state = at(
        *LAST_TURNS, "spaces bronzeville: brown blue blue", "car brown: bronzeville", "equipment brown: door"
    )

    for seed in SEEDS:
        assert isinstance(chosen_by_boss(state, seed), Drive | Bump)


def test_a_boss_that_is_behind_takes_the_lead_before_it_ends_the_game() -> None:
    """In the Loop (3 and 5, doubled) the second number pays more; the one on Bronzeville stays Yale's."""
    state = at(*LAST_TURNS, "car blue: bronzeville", "spaces bronzeville: blue brown", "car brown: west-side")

    for seed in SEEDS:
        line = chosen_by_boss(state, seed)
        assert not isinstance(line, Drive | Bump)
        assert leads(after(state, str(line)))


def test_a_boss_carries_nobody_to_the_harbour_for_nothing() -> None:
    """Whoever drives to Gold Coast with a rival in the trunk has breakfast there."""
    state = at("trunk blue: grey", "spaces loop: blue brown", "open blue: 1 2")
    view = game.view(state, 0)
    harbour = tuple(
        offer for offer in view.offers if isinstance(offer.action, Drive) and offer.action.take is not None
    )
    assert harbour
    for seed in SEEDS:
        line = game.choose(view, "boss", str(seed), ())
        if isinstance(line, Drive) and line.take is not None:
            assert line.breakfast


@pytest.mark.long("that computers answer as before is held by day")
def test_a_boss_does_not_always_play_what_looks_best_at_first_glance() -> None:
    """Else it could save itself the worlds it imagines."""
    differs = 0
    for turn in islice(playout(3, AGREEMENTS[0], 7), 0, 90, 6):
        view = game.view(turn.before, turn.before.board.seat)
        board, outlook = board_of(view.table, view.seat), outlook_of(view.table)
        glance = at_first_glance(board, outlook, Sight(board, outlook, SEASONED))
        differs += best_by_foresight(view, Dice("7")) != max(glance, key=itemgetter(0))[1]
    assert differs


def test_a_rookie_plays_every_kind_of_line_now_and_then() -> None:
    played = set[type]()
    for lines in (
        ("car brown: chinatown", "trunk blue: grey", "spaces loop: blue brown"),
        ("car blue: chinatown", "equipment blue: gun", "spaces west-side: brown"),
    ):
        view = game.view(at(*lines), 0)
        chosen = {type(game.choose(view, "rookie", str(seed), ())) for seed in range(60)}
        assert chosen == {type(offer.action) for offer in view.offers}
        played |= chosen
    assert len(played) == 6


def test_the_chance_that_a_third_card_ends_the_round_is_that_of_a_district_card() -> None:
    """After seven doublers: of the cards left the policemen end nothing."""
    almost = outlook_of(game.table(at(*LAST_TURNS)))
    two_left = SEVEN.removesuffix(" policeman policeman").removesuffix(" north-side")

    assert (almost.cards, almost.police, almost.ends_next) == (3, 0, True)
    assert almost.ends == 1
    assert almost._replace(cards=4, police=1).ends == 0.75
    assert outlook_of(game.table(at("options: sprint", two_left))).ends == 0


def test_whose_round_is_over_counts_what_is_paid_and_who_is_king() -> None:
    """Bronzeville (8 and 4, doubled) is all that anybody is paid for: 16 for Capone, none for Yale."""
    state = at(*LAST_TURNS, "spaces bronzeville: blue")
    board, outlook = board_of(game.table(state), 0), outlook_of(game.table(state))
    plain = SEASONED._replace(king=0)

    paid = Sight(board, outlook, plain).ended(board, 1)
    assert paid == pytest.approx(16)
    assert Sight(board, outlook, SEASONED).ended(board, 1) == pytest.approx(paid + SEASONED.king)
    behind = board_of(game.table(at(*LAST_TURNS, "spaces bronzeville: brown")), 0)
    assert Sight(behind, outlook, SEASONED).ended(behind, 1) == pytest.approx(-16 * SEASONED.rivals / 3)


def test_a_harbour_within_reach_is_worth_the_best_new_piece_on_its_quays() -> None:
    """To somebody who wants pieces above all: no district they could drive to instead is worth as much."""
    greedy = SEASONED._replace(pieces={kind: 20 * points for kind, points in SEASONED.pieces.items()})

    def worth(quays: str, kit: str = "bumper") -> float:
        state = at("car blue: chinatown", "open blue: 2", f"quays: {quays}", f"equipment blue: {kit}")
        board, outlook = board_of(game.table(state), 0), outlook_of(game.table(state))
        return Sight(board, outlook, greedy).worth(board, 0)

    assert worth("door door gun") > worth("door door trunk")
    assert worth("gun door trunk") == pytest.approx(worth("motor gun door"))  # one is taken, the best
    assert worth("door door gun", "door bumper") > worth("door bumper door", "door bumper")
    out_of_reach = at("car blue: chinatown", "open blue: 1", "quays: door door gun")
    board, outlook = board_of(game.table(out_of_reach), 0), outlook_of(game.table(out_of_reach))
    assert Sight(board, outlook, greedy).worth(board, 0) < worth("door door gun")


@pytest.mark.parametrize(("trunk", "guests"), [((), 0), (("trunk blue: grey",), 1)])
def test_breakfast_is_looked_forward_to_by_who_has_guests(trunk: tuple[str, ...], guests: int) -> None:
    state = at("car blue: chinatown", "open blue: 2", "quays: door door gun", *trunk)
    board, outlook = board_of(game.table(state), 0), outlook_of(game.table(state))
    pieces = {kind: 20 * points for kind, points in SEASONED.pieces.items()}

    def worth(breakfast: float) -> float:
        return Sight(board, outlook, SEASONED._replace(pieces=pieces, breakfast=breakfast)).worth(board, 0)

    assert worth(7) - worth(0) == pytest.approx(guests * 7 * SEASONED.reach)


def chosen_by_boss(state: State, seed: int) -> game.Action:
    return game.choose(game.view(state, state.board.seat), "boss", str(seed), ())


def leads(state: State) -> bool:
    """Capone is the first on Bronzeville."""
    return game.table(state).districts[9].standings[0].clan == "blue"


def ends(state: State, levels: list[str]) -> None:
    """That game ends with a king, and everybody chose what was offered."""
    number = 0
    while awaited := game.awaited(state):
        (seat,) = awaited
        view = game.view(state, seat)
        line = game.choose(view, levels[seat], str(number), ())
        assert any(offer.action == line for offer in view.offers)
        state = game.apply(state, seat, line).state
        number += 1
    assert game.table(state).winners
