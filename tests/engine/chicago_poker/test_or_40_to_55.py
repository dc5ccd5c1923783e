"""The rulings OR-40 to OR-55: the end, what may be known, and what moves a stuck town."""

from collections import Counter
from random import Random

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options, Reason
from engine.chicago_poker.actions import Stop
from engine.chicago_poker.cards import GANGSTERS, Colour
from engine.chicago_poker.events import (
    DeckReshuffled,
    GameWon,
    Recruited,
    ShootoutHeld,
    TurnEnded,
    Victory,
)
from engine.chicago_poker.pieces import Boss, Business
from engine.chicago_poker.views import BossView
from tests.helpers.chicago_poker.by_hand import after, at, cards, does, hand_of, may, refused, told
from tests.helpers.chicago_poker.corners import ENDLESS, SEARCH
from tests.helpers.chicago_poker.positions import EVERY_CARD, won_with


def test_or_40_over_the_limit_at_the_end_one_discards_down_to_seven() -> None:
    state = at("""
        bosses: capone moran
        A: brewery
        B: speakeasy
        actions: 0
        hand capone: R1 R2 R3 R4 R5 R6 R7 R8 revolver
    """)
    assert may(state) == {f"discard {card}" for card in hand_of(state, "capone")}
    refused(state, "capone recruit", Reason.MUST_DISCARD)

    step = does(state, "capone discard R1", "capone discard revolver")
    assert told(step, TurnEnded)
    assert (len(step.state.hands[0]), step.state.active) == (7, 1)


def test_or_41_two_conditions_at_once_are_one_victory() -> None:
    step = won_with("brewery brewery speakeasy jazz-club")

    assert len(told(step, GameWon)) == 1


def test_or_43_in_the_short_game_four_kinds_are_no_condition_of_their_own() -> None:
    assert [event.victory for event in told(won_with("speakeasy jazz-club", "short"), GameWon)] == [
        Victory.ANY_TILES
    ]


def test_or_44_at_the_end_everything_is_shown() -> None:
    step = won_with("brewery brewery")
    table = game.table(step.state)

    assert all(row.hand is not None for row in table.rows)
    assert set(map(str, table.rows[0].hand or ())) == set(hand_of(step.state, "capone"))
    assert [gangster.card for gangster in table.rows[0].columns[1].gangsters] == list(cards("B1"))


def test_or_45_the_new_tile_lies_where_the_old_one_lay() -> None:
    step = won_with("")

    assert told(step, ShootoutHeld)[0].replacement is step.state.businesses[0]
    assert step.state.businesses[1] is Business.SPEAKEASY
    assert game.table(step.state).rows[0].columns[0].gangsters == ()


def test_or_46_sizes_of_hands_are_public() -> None:
    state = at("bosses: capone moran\nA: brewery\nB: brewery\nhand capone: R1 revolver\nhand moran: B1")

    assert [row.hand_size for row in game.table(state).rows] == [2, 1]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_or_48_a_seat_can_be_played_on_from_what_its_boss_sees(seats: int) -> None:
    """So a computer may take the seat of somebody who leaves, and no card leaves the game."""
    dice, state = Random(seats), game.setup(seats, Options(), seats).state
    while awaited := game.awaited(state):
        view = game.view(state, awaited[0])
        state = game.apply(state, awaited[0], chosen(view, dice)).state

    assert game.table(state).outcome


def chosen(view: BossView, dice: Random) -> game.Action:
    return dice.choice(view.offers).action


def test_or_49_bosses_have_nothing_to_do_with_colours() -> None:
    assert len(Boss) == 6
    assert len(Colour) == 5
    assert not {boss.value for boss in Boss} & {colour.value for colour in Colour}


def crowded(columns: int, last: str) -> str:
    """Five bosses hold all 75 gangsters in columns of at most four, but the one in Capone's hand."""
    bosses = ("capone", "yale", "weiss", "moran", "obanion")
    left = [str(card) for card in GANGSTERS if str(card) != last]
    lines = ["options: english full no-specials", f"bosses: {' '.join(bosses)}", "turn: 21 capone"]
    for letter, kind in zip("ABCD", ("brewery", "brewery", "brewery", "brewery"), strict=True):
        lines.append(f"{letter}: {kind}")
        for boss in bosses:
            number = min(columns, len(left)) if (letter, boss) != ("D", "capone") else 0
            lines.append(f"{letter} {boss}: {' '.join(left[:number])}")
            left = left[number:]
    assert not left
    return "\n".join([*lines, f"hand capone: {last}", "deck:", "discard:"])


SENT_FROM_AN_EMPTY_DECK = """
    options: english full no-specials
    bosses: capone yale weiss moran
    turn: 10 yale
    A: brewery
    A capone: R9 B9
    A yale: R1 R2 R3 R5 B7
    A moran: G9 Y9
    B: brewery
    C: brewery
    tie: A
    hand capone: R12
    hand moran: G3
    deck:
    discard: ...
"""


def test_or_51_reinforcements_are_replaced_before_the_gangsters_there_are_discarded() -> None:
    named = set(SENT_FROM_AN_EMPTY_DECK.split())
    rest = " ".join(str(card) for card in GANGSTERS if str(card) not in named)
    step = does(at(SENT_FROM_AN_EMPTY_DECK.replace("...", rest)), "capone send R12", "moran send G3")
    order = [type(event) for event in step.events]

    assert order.index(Recruited) < order.index(ShootoutHeld)
    assert told(step, DeckReshuffled) == [DeckReshuffled(len(rest.split()) + 2)]
    assert set(map(str, step.state.discard)) == {"R9", "B9", "R1", "R2", "R3", "R5", "B7", "G9", "Y9"}


def test_or_52_turns_without_a_legal_action_count_too() -> None:
    step, ended = does(at(crowded(4, "P15").replace("english", "french")), "capone play P15 D"), []
    while game.legal(step.state, step.state.active) == (Stop(),):
        step = game.apply(step.state, step.state.active, Stop())
        ended += [event for event in told(step, TurnEnded) if event.unused]

    assert len(ended) == 6
    assert step.state.idle == 5


def test_or_53_an_empty_deck_is_renewed_twice_for_each_boss_and_then_stays_empty() -> None:
    """Capone draws the one card and plays it; nobody wins a business meanwhile."""
    state, left = at(ENDLESS["raid-for-ever"]), list[int | None]()
    while game.table(state).reshuffles_left != 0:
        may_now = may(state)
        kept = [line for line in ("police-raid A yale", "recruit") if line in may_now and state.active == 0]
        state = after(state, f"{state.bosses[state.active]} {kept[0] if kept else 'stop'}")
        left.append(game.table(state).reshuffles_left)
        assert len(left) < 200, "it is never used up"
    assert list(dict.fromkeys(left)) == [*range(9, -1, -1)]

    state = after(state, "capone police-raid A yale", "capone stop")
    refused(state, "yale recruit", Reason.NO_MORE_RESHUFFLES)


def test_or_53_by_the_first_rules_an_empty_deck_is_renewed_three_times_and_then_stays_empty() -> None:
    """The last card goes round as long as it may; nobody wins a business meanwhile."""
    state = at(ENDLESS["raid-for-ever"] + "\nrules: 1")
    others = ("yale stop", "weiss stop", "moran stop", "obanion stop")
    assert game.table(state).reshuffles_left is None

    state = after(state, "capone recruit", "capone police-raid A yale", "capone recruit")
    assert game.table(state).reshuffles_left == 1
    state = after(state, *others, "capone police-raid A yale", "capone recruit")
    assert game.table(state).reshuffles_left == 0
    state = after(state, "capone police-raid A yale", *others, "capone stop")
    assert not state.deck
    assert state.discard
    refused(state, "yale recruit", Reason.NO_MORE_RESHUFFLES)


def test_or_53_a_business_won_allows_three_more() -> None:
    state = at("""
        bosses: capone yale
        actions: 1
        A: brewery
        A yale: R1 R2 R3 R5 B7
        B: brewery
        reshuffles: 3
    """)
    step = does(state, "capone recruit")

    assert told(step, ShootoutHeld)
    assert step.state.reshuffles == 0
    assert game.table(step.state).reshuffles_left is None


def test_or_53_the_shuffle_of_a_bribery_does_not_count() -> None:
    rest = " ".join((Counter(EVERY_CARD.split()) - Counter(SEARCH.split())).elements())
    state = at(SEARCH.replace("discard:", f"discard: {rest}") + "deck:\nreshuffles: 3\nrules: 1\n")
    step = does(state, "yale take revolver")

    assert told(step, DeckReshuffled)
    assert game.table(step.state).reshuffles_left == 0
    assert "play R2 A" in may(step.state)
    assert step.state.deck


@pytest.mark.parametrize(("rules", "most"), [(1, 5), (2, 12)])
def test_or_54_equal_gangsters_answer_each_other_as_long_as_the_deck_is_renewed(
    rules: int, most: int
) -> None:
    """CP-9.6 decides, when neither has one left to send."""
    state = after(at(ENDLESS["forced-reinforcements"] + f"\nrules: {rules}"), "obanion play R3 D")
    rounds = 0
    while state.tie:
        rounds += 1
        for seat in game.awaited(state):
            (only,) = game.legal(state, seat)
            state = game.apply(state, seat, only).state

    assert rounds == most
    assert state.tiles[0]


@pytest.mark.parametrize(("rulebook", "told_so"), [("english", True), ("french", False)])
def test_or_55_a_turn_that_ends_by_force_is_told_like_a_chosen_end_where_one_may_stop(
    rulebook: str, told_so: bool
) -> None:
    step = does(at(crowded(4, "P15").replace("english", rulebook)), "capone play P15 D")
    if not told_so:
        assert game.legal(step.state, 0) == (Stop(),), "asked like anybody else: the wait tells nothing"
        assert not step.settled
        step = does(step.state, "capone stop")

    assert told(step, TurnEnded)[0] == TurnEnded(0, 2, stuck=told_so)


def test_or_55_a_turn_that_begins_without_anything_to_do_waits_for_its_end_where_one_may_stop() -> None:
    step = does(
        does(at(crowded(4, "P15").replace("english", "french")), "capone play P15 D").state, "capone stop"
    )

    assert game.legal(step.state, step.state.active) == (Stop(),)
    assert step.settled


def test_or_55_once_acting_is_compulsory_all_see_it_anyway() -> None:
    text = crowded(4, "P15").replace("english", "french") + "\nmust-act: yes"

    assert told(does(at(text), "capone play P15 D"), TurnEnded)[0] == TurnEnded(0, 2, stuck=True)
