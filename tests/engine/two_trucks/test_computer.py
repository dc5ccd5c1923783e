"""How computers of Two Trucks play: what they may know, what they draw, and what a coach says."""

from itertools import pairwise
from math import inf

import pytest

from bench.two_trucks import played
from engine import two_trucks as game
from engine.dice import Dice
from engine.two_trucks.chances import Sketch
from engine.two_trucks.computer.foresight import won
from engine.two_trucks.computer.guessing import Rival, to_beat
from engine.two_trucks.computer.habits import Fickle, Habit, Past, crowd, fickle, fitting, pasts
from engine.two_trucks.computer.imagining import answered, imagined, weighed
from engine.two_trucks.computer.worths import Worth, worth_after
from tests.engine.two_trucks.playing import a_game, at, night

EMPTIER, FULLER = Habit(-60, 0.0, 0.0), Habit(60, 1.0, 0.0)


@pytest.mark.parametrize("number", range(8))
def test_what_is_guessed_at_home_can_be_there(number: int) -> None:
    """As many as there are, none who was shown, and enough left below each bound for those sent unseen."""
    dice = Dice(str(number))
    for state in a_game(number)[:-1:5]:
        for row in game.table(state).rows:
            rival = Rival.of(row)
            home = rival.home(dice)
            assert len(home) == len(state.home(row.seat))
            assert home == sorted(set(home) & set(row.possible))
            gone = sorted(set(row.possible) - set(home))
            assert all(man < below for man, below in zip(gone, rival.below, strict=True))


def test_every_home_is_as_likely() -> None:
    """Of 1, 2 and 5, one of whom was below 3: 1 and 5, or 2 and 5; never 1 and 2."""
    dice, rival = Dice("seed"), Rival((1, 2, 5), (3,))
    homes = [tuple(rival.home(dice)) for _ in range(400)]
    assert set(homes) == {(1, 5), (2, 5)}
    assert 160 < homes.count((1, 5)) < 240


def test_a_habit_sends_as_it_says() -> None:
    dice = Dice("seed")
    assert {EMPTIER.line((2, 5, 9), (7, 3), 5.0, dice) for _ in range(20)} == {(2, 1)}
    assert {FULLER.line((2, 5, 9), (7, 3), 5.0, dice) for _ in range(20)} == {(9, 0)}


def test_a_habit_is_read_from_what_was_sent() -> None:
    step = night(at("bosses: capone yale weiss; north: 1; south: 3"), "1n 12s 7s")
    past = [[*pasts(game.Options(), row.track, step.events)] for row in game.table(step.state).rows]
    assert [EMPTIER.fits(each[0]) > 0.5 for each in past] == [True, False, False]
    assert [FULLER.fits(each[0]) > 0.5 for each in past] == [False, True, False]
    habits, met = crowd(3)
    assert fitting(3, past[0]) != met
    assert fitting(3, []) == list(met)
    assert len(habits) == len(met)


def test_whom_no_habit_fits_is_taken_for_fickle() -> None:
    """As likely as not before anything was sent; less by what fits one habit, more by what fits none."""
    seats, loads = 4, (1, 5)
    weak = [Past(loads, 3.0, 0, -inf, 0.5 / last) for last in (11, 10, 9, 8)]
    mixed = [Past(loads, 3.0, road, low, low + 0.1) for road, low in ((0, 0.0), (1, 0.9), (0, 0.9), (1, 0.0))]
    chances = [fickle(seats, past, fitting(seats, past)) for past in (weak, [], mixed)]
    assert chances[0] < 0.2 < chances[1] == 0.5 < 0.7 < chances[2]


def test_a_rival_who_keeps_a_habit_is_imagined_to_send_by_it() -> None:
    step = at("bosses: capone yale weiss")
    rival = Rival.read(game.table(step), game.table(step).rows[0], ())
    dice = Dice("seed")
    assert isinstance(rival._replace(fickle=1.0).sender(dice), Fickle)
    assert {type(rival._replace(fickle=0.0).sender(dice)) for _ in range(20)} == {Habit}


def test_what_no_event_told_says_nothing_of_a_habit() -> None:
    state = night(at("bosses: capone yale; north: 1; south: 3"), "1n 12s").state
    assert not [*pasts(game.Options(), game.table(state).rows[0].track, ())]


@pytest.mark.parametrize(
    ("came", "stand", "following"), [((), 0, 0), ((3, 7), 7, 7), ((7, 7, 3), 7, 3), ((7, 7), 7, 0)]
)
def test_whom_one_must_beat(came: tuple[int, ...], stand: int, following: int) -> None:
    assert (to_beat(came, "stand"), to_beat(came, "next")) == (stand, following)


LAST = "bosses: capone yale; night: 10; coming:; crates: {crates}; north: {north}; south: {south}; "


def test_in_the_last_night_a_boss_sees_what_wins() -> None:
    """5 behind with 4, 7 and 11 against 5, 6 and 11: the great truck is given away for the train."""
    mine = (
        "sent capone: 12s* 10s* 9s* 8s* 6s* 5s* 3s* 2s* 1s*; sent yale: 1n* 2n* 3n* 4n* 7n* 8n* 9n* 10n* 12n*"
    )
    view = game.view(at(LAST.format(crates="28 33", north=6, south=3) + mine), 0)
    lines = [(man, road) for man in view.home for road in (0, 1)]
    dice = Dice("seed")
    chances = won(view, imagined(view, (), 60, 0, dice), lines, dice)
    assert [line for line, chance in chances.items() if chance > 0.99] == [(4, 1)]
    assert str(game.choose(view, "boss", "seed", ())) == "send 4 south"
    best = game.advise(view, "seed", ()).best[0]
    assert (str(best.action), round(best.worth)) == ("send 4 south", 100)
    assert best.changes[1].facts == {"low": 7, "high": 11}


@pytest.mark.parametrize(
    ("mine", "habits", "share"),
    [
        (30, (EMPTIER, FULLER), 1.0),  # 3 and 5 tonight and tomorrow are 38; 4, 7 and the train 37
        (29, (EMPTIER, FULLER), 0.0),  # 37 each: the higher pair
        (10, (FULLER, EMPTIER), 0.0),  # 21 crates; 3, 5 and the train are 34
        (24, (FULLER, EMPTIER), 1.0),
    ],
)
def test_the_rest_of_a_game_is_played_night_by_night(
    mine: int, habits: tuple[Habit, Habit], share: float
) -> None:
    sketch = Sketch("stand", [[1, 2, 3, 4], [9, 10, 11, 12]], [mine, 17], [3, 4], [5, 7])
    assert sketch.played(habits, Dice("seed")) == [share, 1 - share]


def test_a_load_that_two_hold_up_is_played_for_in_the_next_night() -> None:
    """Two send 4 to the fuller truck, then 3; the train rides through, and all three loads are lost."""
    sketch = Sketch("stand", [[1, 2, 3, 4], [1, 2, 3, 4]], [6, 7], [3, 4], [5, 7])
    assert sketch.played((FULLER, FULLER), Dice("seed")) == [0.0, 1.0]
    assert sketch.loads == [8, 11]


def test_a_boss_counts_what_the_nights_to_come_will_bring() -> None:
    """By tonight and the train alone 9 to 12 are a crate short of 1 to 4: tomorrow's trucks decide."""
    sent = "sent capone: 1n* 2n* 3n* 4n* 5n* 6n* 7n* 8n*; sent yale: 5s* 6s* 7s* 8s* 9s* 10s* 11s* 12s*"
    tiles = "night: 9; crates: 19 32; north: 3; south: 4; coming: 5 7"
    view = game.view(at(f"bosses: capone yale; {tiles}; {sent}"), 0)
    dice = Dice("seed")
    chances = won(view, imagined(view, (), 40, 0, dice), [(9, 0), (12, 0)], dice)
    assert all(0.5 < chance < 0.9 for chance in chances.values())


def test_how_often_a_line_takes_its_truck_is_counted_by_hand() -> None:
    """A rival with one man left to send besides 11 and 12, whom nobody saw: whoever beats all takes it."""
    view = game.view(at("bosses: capone yale; north: 3; south: 2"), 0)
    seen = weighed(view, imagined(view, (), 50, 0, Dice("seed")))
    for road in (0, 1):
        takes = [seen[man, road].takes for man in view.home]
        assert all(one <= other for one, other in pairwise(takes))
        assert takes[0] + seen[1, 1 - road].takes == 1, (
            "a 1 takes a truck to which the only rival does not go"
        )


def test_who_thinks_as_a_boss_answers_what_the_others_send() -> None:
    """Where the others all go south, it goes north, but for a few draws; who keeps a habit does not."""
    view = game.view(at("bosses: capone yale weiss; north: 3; south: 3"), 0)
    nights = imagined(view, (), 200, 0, Dice("seed"))
    for night_ in nights:
        night_.senders[:2] = [Fickle(3), FULLER]
        night_.lines[:] = [(1, 1), (1, 1), (12, 1)]
    men = [0.0] * 13
    answered(view.table, nights, 0, men, 1, Dice("seed"))
    answered(view.table, nights, 1, men, 1, Dice("seed"))
    assert sum(night_.lines[0][1] == 0 for night_ in nights) > 180
    assert {night_.lines[1] for night_ in nights} == {(1, 1)}


def test_later_rounds_change_fewer_nights() -> None:
    view = game.view(at("bosses: capone yale weiss; north: 3; south: 3"), 0)
    nights = imagined(view, (), 400, 0, Dice("seed"))
    for night_ in nights:
        night_.senders[0], night_.lines[0] = Fickle(3), (0, 0)
    answered(view.table, nights, 0, [0.0] * 13, 4, Dice("seed"))
    assert 60 < sum(night_.lines[0] != (0, 0) for night_ in nights) < 140


@pytest.mark.parametrize(("mine", "standing"), [(9, 0.5 * 2 + 0.1 * 5), (4, -0.5 * 3 + 0.1 * 0)])
def test_crates_count_beside_the_best_and_beside_the_mean(mine: int, standing: float) -> None:
    assert Worth(0.5, 0.1, 0, 0, 0).standing([1, mine, 7], 1) == pytest.approx(standing)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_stronger_man_is_worth_more_as_long_as_nights_are_to_come(seats: int) -> None:
    for nights in range(3, 10):
        worth = worth_after(seats, nights)
        men = [worth.man(place / 24) for place in (7, 11, 15, 19, 23)]
        assert men == sorted(men), nights


def test_a_boss_reads_no_more_than_the_table_shows() -> None:
    """Rivals have sent, or kept, other men unseen: the same dice fall for the same line."""
    lines = set()
    for unseen in ("1n", "4n"):
        step = night(at("bosses: capone yale weiss; north: 1; south: 3; coming: 2 2"), f"5n {unseen} 7s")
        lines.add(str(game.choose(game.view(step.state, 0), "boss", "seed", step.events)))
    assert len(lines) == 1


@pytest.mark.price("bosses think through whole games")
def test_a_boss_wins_far_more_than_its_share_among_regulars() -> None:
    """At four seats, of which each is the boss's in turn; some ten of 20 are usual."""
    assert sum(_won("boss", "regular", 4, number) for number in range(20)) > 7


@pytest.mark.long("hundreds of decisions of five bosses; only whole games show that they block each other")
def test_no_single_habit_has_the_town_to_itself_among_bosses() -> None:
    """At six seats; all answering alike they left a man by the load two games of three."""
    assert sum(_won("by the load", "boss", 6, number) for number in range(30)) < 12


def _won(one: str, rivals: str, seats: int, number: int) -> float:
    kinds = [rivals] * seats
    kinds[number % seats] = one
    return played(kinds, number)[0][number % seats]


def test_levels_draw_their_lines_by_the_seed_and_the_seat() -> None:
    state = at("bosses: capone yale weiss moran; north: 3; south: 2")
    for level in game.LEVELS:
        drawn = {str(game.choose(game.view(state, 0), level, str(seed), ())) for seed in range(12)}
        seats = {str(game.choose(game.view(state, seat), level, "seed", ())) for seat in range(4)}
        assert min(len(drawn), len(seats)) > 1, level


def test_a_rookie_sends_the_same_man_often_by_any_road() -> None:
    """More often than not it takes any road, of which half is the other one."""
    view = game.view(at("bosses: capone yale weiss; north: 1; south: 3"), 0)
    pairs = [
        [game.choose(view, level, str(seed), ()) for level in ("rookie", "regular")] for seed in range(200)
    ]
    assert all(rookie.man == regular.man for rookie, regular in pairs)
    assert 35 < sum(rookie.road != regular.road for rookie, regular in pairs) < 75


def test_who_is_not_asked_answers_nothing() -> None:
    view = game.view(game.apply(at("bosses: capone yale"), 0, game.parse("send 7 north")).state, 0)
    with pytest.raises(ValueError, match="nothing is asked"):
        game.choose(view, "boss", "seed", ())
    with pytest.raises(ValueError, match="nothing is asked"):
        game.advise(view, "seed", ())
    with pytest.raises(ValueError, match="no level"):
        game.choose(view, "kingpin", "seed", ())
