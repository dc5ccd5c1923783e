"""PC-10 to PC-12: whom we wait for, who knows what, and what follows for every game."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import poker_champ as game
from engine.french_deck import DECK
from engine.poker_champ import Event, Options
from engine.poker_champ.actions import Fold, Stay
from engine.poker_champ.events import AwardGiven, Dealt, DuelFought, GameEnded, ShowdownHeld, WonUnseen
from engine.poker_champ.legality import BOTH
from engine.poker_champ.pieces import AWARDS, GIFT, PLAY_CHIPS, Stage
from tests.helpers import examples
from tests.helpers.played_out import played_out
from tests.helpers.poker_champ.by_hand import after, all_do, at, cards, does, told
from tests.helpers.poker_champ.playouts import AGREEMENTS, playout

THREE = """\
bosses: capone yale weiss
common: Ks 9h 4d
hand capone: Kd 9c
hand yale: 2s 2h
hand weiss: 7c 8c
"""
games = given(st.integers(2, 6), st.sampled_from(AGREEMENTS), st.integers(0, 10**6))
few = examples.few(8)


def test_pc_10_1_all_who_have_not_decided_and_own_a_chip_are_awaited() -> None:
    state = at(THREE)

    assert game.awaited(state) == (1, 2, 0)
    assert game.awaited(after(state, "weiss stay")) == (1, 0)
    assert game.awaited(after(state, "weiss fold", "capone stay")) == (1,)
    all_in = at(THREE.replace("Ks 9h 4d", "Ks 9h 4d 4c") + "stage: turn\npaid yale: 1 1 0\nchips: 10 0 20\n")
    assert game.awaited(all_in) == (2, 0)
    assert game.awaited(played_out(game, state, "end")) == ()


def test_pc_10_2_a_decision_is_told_when_it_is_made() -> None:
    step = does(at(THREE), "capone stay")
    last = does(step.state, "yale stay", "weiss fold")

    assert (step.settled, len(step.events)) == (True, 1)
    assert (last.settled, last.minor) == (True, False)
    assert [type(event).__name__ for event in last.events] == ["Stayed", "Folded", "StageOpened"]


def test_pc_10_3_who_is_absent_folds() -> None:
    state = at(THREE)

    assert all(game.least(game.view(state, seat)) == Fold() for seat in range(3))


def test_pc_10_4_of_several_overdue_the_last_one_left_wins_unpaid() -> None:
    """The clock goes through those awaited, in their order, and looks anew after each."""
    state = at(THREE + "deal: 4 capone\n")
    news: list[Event] = []
    while game.table(state).deal == 4:
        step = game.apply(state, game.awaited(state)[0], game.least(game.view(state, game.awaited(state)[0])))
        state, news = step.state, [*news, *step.events]

    won = next(event for event in news if isinstance(event, WonUnseen))
    assert (won.seat, won.pot) == (0, 3)


def test_pc_10_5_whoever_plays_on_for_a_seat_finds_chips_and_awards_there() -> None:
    """The engine knows seats, not players: the same position, whoever decides."""
    state = at(THREE + "chips: 5 20 8\nawards: 1 0 1\n")
    for level in game.info.levels:
        chosen = game.choose(game.view(state, 0), level, "seed", ())
        step = game.apply(state, 0, chosen)
        assert chosen in BOTH
        assert step.state.seats[0].awards == 1


def test_pc_11_1_everybody_sees_all_backs_also_of_folded_cards() -> None:
    state = after(at(THREE), "yale fold")

    assert [str(back) for back in game.table(state).rows[1].backs] == ["Ss", "Sh"]
    assert game.view(state, 0).table == game.table(state)


def test_pr_12_the_backs_of_folded_cards_stay_until_the_deal_is_over() -> None:
    state = after(at(THREE), "yale fold", "capone stay", "weiss stay")

    assert [str(back) for back in game.table(state).rows[1].backs] == ["Ss", "Sh"]
    over = does(state, "weiss fold")
    dealt = told(over, Dealt)[0]
    assert dealt.backs == tuple(row.backs for row in game.table(over.state).rows)


def test_pc_11_2_the_table_tells_what_everybody_may_know() -> None:
    state = after(at(THREE + "deal: 6 yale\nawards: 1 0 0\n"), "yale stay", "capone fold")
    table = game.table(state)

    assert (table.deal, table.dealer, table.stage, table.pot, table.price) == (6, 1, Stage.FLOP, 4, 1)
    assert table.common == table.new == cards("Ks 9h 4d")
    assert [(row.chips, row.awards, row.paid) for row in table.rows] == [
        (11, 1, (1,)),
        (10, 0, (1, 1)),
        (11, 0, (1,)),
    ]
    assert [row.standing.value for row in table.rows] == ["folded", "stays", "awaited"]
    assert [row.wins_next for row in table.rows] == [True, False, False]
    assert (table.awaited, table.staying, table.awards_left) == ((2,), (1, 2), 6)


def test_pc_11_3_a_hand_is_its_owners_alone_also_after_folding() -> None:
    state = after(at(THREE), "yale fold")

    assert game.view(state, 1).hand == cards("2s 2h")
    assert game.view(state, 1).offers == ()
    for other in (0, 2):
        assert repr(cards("2s")[0]) not in repr(game.view(state, other))


def test_pc_11_4_folded_faces_are_hidden_until_the_game_is_over() -> None:
    text = THREE + "options: timed 10\ndeal: 10 weiss\n"
    step = does(at(text), "capone fold", "yale fold")

    assert all(row.hand is None for row in game.table(step.state).rows)
    assert repr(cards("Kd")[0]) not in repr((game.table(step.state), step.events))
    assert [row.hand for row in game.open(step.state, ended=True).rows] == [
        cards("Kd 9c"),
        cards("2s 2h"),
        cards("7c 8c"),
    ]


def test_pr_13_the_books_are_open_after_the_game_and_no_sooner() -> None:
    with pytest.raises(ValueError, match="until the game is over"):
        game.open(at(THREE), ended=False)


def test_pc_11_5_the_deck_is_in_no_view() -> None:
    state = all_do(at(THREE), "stay stay stay").state
    seen = repr([game.table(state), *(game.view(state, seat) for seat in range(3))])

    assert not [card for card in state.deck if repr(card) in seen]


def test_a_seats_view_has_its_best_hand_so_far_and_what_staying_costs() -> None:
    view = game.view(at(THREE), 0)

    assert [str(card) for card in view.best.cards] == ["Ks", "Kd", "9h", "9c", "4d"]
    assert view.best.making == 4
    assert [(offer.action, offer.cost, offer.last_chip) for offer in view.offers] == [
        (Stay(), 1, False),
        (Fold(), 0, False),
    ]
    assert view.row == view.table.rows[0]


@few
@games
def test_pc_12_1_chips_are_conserved_after_every_step(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        state = move.step.state
        assert sum(mine.chips for mine in state.seats) + state.pot == PLAY_CHIPS * seats
        assert sum(mine.awards for mine in state.seats) <= AWARDS
        assert all(mine.chips >= 0 for mine in state.seats)


@few
@games
def test_pc_12_2_the_pot_is_what_was_paid_in_this_deal(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        state = move.step.state
        for event in move.step.events:
            if isinstance(event, ShowdownHeld | WonUnseen):
                assert seats <= event.pot <= 6 * seats
            if isinstance(event, ShowdownHeld):
                assert sum(shown.takes for shown in event.shown) == event.pot
        if game.awaited(state):
            assert seats <= state.pot <= 6 * seats
            assert all(sum(mine.paid) <= 6 for mine in state.seats)


@few
@games
def test_pc_12_3_no_card_is_lost_and_none_comes_back(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        state = move.step.state
        hands = [card for mine in state.seats for card in mine.hand]
        assert Counter([*state.deck, *state.common, *hands]) == Counter(DECK)
        if (state.deal, state.shuffles) == (move.before.deal, move.before.shuffles):
            coming = move.before.deck[: len(move.before.deck) - move.before.stage + 1]
            new = state.common[len(move.before.common) :]
            assert set(new) <= set(coming)


@few
@games
def test_pc_12_4_nobody_begins_a_deal_without_a_chip(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        broke = told(move.step, AwardGiven)
        assert len(broke) < seats
        assert all(event.chips == GIFT for event in broke)
        if told(move.step, Dealt):
            assert all(mine.chips + mine.paid[0] >= 1 for mine in move.step.state.seats)
            assert all(mine.paid == (1,) or mine.paid == (1, 0) for mine in move.step.state.seats)


def test_pc_12_7_the_seventh_award_of_six_players_is_somebodys_second() -> None:
    text = "bosses: capone yale weiss moran obanion torrio\nawards: 1 1 1 1 1 1\n"
    table = game.table(at(text))

    assert table.awards_left == 1
    assert all(row.wins_next for row in table.rows)


@few
@games
def test_pc_12_8_every_game_ends_in_bounded_time(seats: int, options: Options, seed: int) -> None:
    """The playout asserts the bound; here a deal's: three decisions of each at most."""
    decisions: Counter[int] = Counter()
    for move in playout(seats, options, seed):
        decisions[move.before.deal] += 1
        last = move.step.events[-1]
    assert max(decisions.values()) <= 3 * seats
    assert max(decisions) <= options.deals
    assert isinstance(last, GameEnded)


@few
@games
def test_pc_12_9_who_is_awaited_may_stay_or_fold(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        for seat in range(-1, seats + 1):
            awaited = seat in game.awaited(move.before)
            assert game.legal(move.before, seat) == ((Stay(), Fold()) if awaited else ())


@few
@games
def test_figures_add_up(seats: int, options: Options, seed: int) -> None:
    events = list(game.setup(seats, options, seed).events)
    for move in playout(seats, options, seed):
        events += move.step.events
        state = move.step.state
    result = game.result(state, events)

    assert result is not None
    for seat, figures in enumerate(result.figures):
        assert figures["deals"] == state.deal
        assert figures["deals_won"] == figures["won_unseen"] + figures["showdowns_won"]
        assert figures["bluffs"] <= figures["won_unseen"]
        assert figures["showdowns_won"] <= figures["showdowns"]
        assert figures["awards"] == sum(isinstance(e, AwardGiven) and e.giver == seat for e in events)
        assert figures["duels_won"] == sum(isinstance(e, DuelFought) and e.winner == seat for e in events)
    assert sum(figures["won_unseen"] for figures in result.figures) == sum(
        isinstance(event, WonUnseen) for event in events
    )
