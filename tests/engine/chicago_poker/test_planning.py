"""A turn planned while others play: what may be planned, what it stands on, and that it knows no secret."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import engine.chicago_poker as game
from engine.chicago_poker import planning
from engine.chicago_poker.actions import Action, Play, Recruit, parse
from engine.chicago_poker.cards import Card
from engine.chicago_poker.planning import PlanReason
from engine.chicago_poker.views import BossView
from engine.game import BEGINS, IllegalAction
from tests.helpers.chicago_poker.another_world import redealt
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.promises_of_games import a_line

MORE_GAMES = pytest.mark.long("more random games")
QUIET = """
    options: english full specials
    bosses: capone yale weiss
    turn: 11 capone
    A: brewery
    A capone: B1 B2
    A yale: R1 R2 B4
    B: speakeasy
    B weiss: (P1) (P2)
    hand capone: R12 B3 G7
    hand yale: R14 Y8 R3 police-raid revolver
    hand weiss: B14
    deck: P3 P4 P5 P6 P7 ...
"""


def planned(view: BossView, *lines: str) -> tuple[str, ...]:
    seen = planning.planned(view, [parse(line) for line in lines])
    return tuple(str(offer.action) for offer in seen.offers)


def a_plan(view: BossView, dice: Random) -> list[Action]:
    chosen: list[Action] = []
    while offers := planning.planned(view, chosen).offers:
        chosen.append(dice.choice(offers).action)
        if dice.random() < 0.2:
            break
    return chosen


def test_what_is_drawn_is_in_no_plan() -> None:
    view = game.view(at(QUIET), 1)

    seen = planning.planned(view, [Recruit(), Recruit()])

    assert seen.hand == view.hand
    assert "play R14 A" in planned(view, "recruit", "recruit")
    assert "recruit" not in planned(view, "recruit", "recruit")
    assert planned(game.view(at(QUIET), 2), *["recruit"] * 6) == ()


def test_a_revolver_makes_room_and_a_card_is_planned_once() -> None:
    view = game.view(at(QUIET), 1)

    assert "play R14 B" in planned(view, "revolver", "play Y8 A", "play R3 A", "recruit")
    assert not any(line.startswith("play R14") for line in planned(view, "play R14 A"))
    with pytest.raises(IllegalAction, match="not-in-hand"):
        planned(view, "play R14 A", "play R14 B")


def test_a_plan_that_cannot_be_known_ends() -> None:
    view = game.view(at(QUIET), 1)
    full = replace(view, hand=tuple(Card.parse(f"P{value}") for value in range(9, 16)))

    assert "recruit" in planned(full)
    assert "recruit" not in planned(full, "recruit")
    with pytest.raises(IllegalAction, match=PlanReason.ENDS_HERE):
        planned(full, "recruit", "recruit")


def test_it_stands_on_the_hand_and_on_the_businesses_that_it_names() -> None:
    state = at(QUIET)
    view = game.view(state, 1)
    plan = [parse("police-raid B weiss"), parse("recruit")]

    facts = planning.stands_on(view, plan)

    assert facts == {
        "hand": "R14 Y8 R3 police-raid revolver",
        "place B": "speakeasy: , , ? ?; ",
    }
    elsewhere = game.apply(state, 0, parse("play G7 A")).state
    there = game.apply(state, 0, parse("play G7 B")).state
    assert planning.stands_on(game.view(elsewhere, 1), plan) == facts
    assert planning.stands_on(game.view(there, 1), plan) != facts
    assert planning.changed("place B").facts == {"place": "B"}
    assert planning.changed("hand").reason is PlanReason.HAND_CHANGED


def test_whatever_the_others_do_it_needs_the_hand_and_the_business_itself() -> None:
    state = at(QUIET)
    view = game.view(state, 1)
    plan = [parse("play R14 A"), parse("recruit")]
    needs = planning.needs(view, plan)

    assert needs == {"hand": "R14 Y8 R3 police-raid revolver", "business A": "brewery"}
    there = game.view(game.apply(state, 0, parse("play G7 A")).state, 1)
    assert planning.needs(there, plan) == needs
    assert planning.stands_on(there, plan) != planning.stands_on(view, plan)
    another = game.view(at(QUIET.replace("A: brewery", "A: jazz-club")), 1)
    assert planning.needs(another, plan) != needs
    assert planning.changed("business A").facts == {"place": "A"}
    assert (
        planning.needs(view, [parse("recruit")]).keys() == planning.stands_on(view, [parse("recruit")]).keys()
    )


def test_at_a_business_where_a_shootout_comes_first_nothing_is_planned() -> None:
    marked = QUIET.replace("A yale: R1 R2 B4", "A yale: R1 R2 B4 R5 R7")

    assert not any(line.endswith(" A") for line in planned(game.view(at(marked), 1)))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_but_what_the_boss_sees_is_in_a_plan(seed: int) -> None:
    """In another world that looks the same to them, the same may be planned, with the same outcome."""
    dice = Random(seed)
    options = game.agree({option.name: option.values[0] for option in game.info.options})
    state = game.setup(3, options, f"plans {seed}").state
    for _ in range(60):
        seat = dice.randrange(3)
        view = game.view(state, seat)
        other = game.view(redealt(state, seat, dice), seat)
        plan = a_plan(view, Random(seed))
        assert planning.planned(view, plan) == planning.planned(other, plan)
        assert planning.stands_on(view, plan) == planning.stands_on(other, plan)
        awaited = game.awaited(state)
        if not awaited:
            break
        acting = dice.choice(awaited)
        state = game.apply(state, acting, parse(a_line(game, state, acting, dice))).state


@pytest.mark.parametrize("seed", [0, 1, 2, *(pytest.param(seed, marks=MORE_GAMES) for seed in range(3, 8))])
def test_a_plan_whose_facts_hold_is_legal_to_its_last_line(seed: int) -> None:
    dice = Random(seed)
    words = {option.name: dice.choice(option.values) for option in game.info.options}
    state: Any = game.setup(dice.choice((2, 3, 4, 6)), game.agree(words), f"plans {seed}").state
    kept: dict[int, tuple[list[Action], Any]] = {}
    held = [0, 0]
    for _ in range(150):
        awaited = game.awaited(state)
        if not awaited:
            break
        seat = dice.choice(awaited)
        view = game.view(state, seat)
        if seat in kept and planning.own_turn(view):
            plan, facts = kept.pop(seat)
            begins = int(facts.get(BEGINS, len(plan)))
            turn, later = plan[:begins], plan[begins:]
            needed = {name: fact for name, fact in facts.items() if not name.startswith("2 ")}
            now = {**planning.needs(view, turn), **planning.stands_on(view, turn)}
            if needed.items() <= now.items():
                try:
                    planning.planned(view, turn)
                except IllegalAction:
                    continue
                for action in turn:
                    state = game.apply(state, seat, action).state
                held[bool(needed) and "hand" not in needed] += bool(turn)
                if later:
                    kept[seat] = later, {name[2:]: facts[name] for name in facts.keys() - needed - {BEGINS}}
                continue
        state = game.apply(state, seat, parse(a_line(game, state, seat, dice))).state
        for other in range(len(state.bosses)):
            seen = game.view(state, other)
            if not planning.own_turn(seen) and other not in kept and dice.random() < 0.7:
                plan = a_plan(seen, dice)
                kept[other] = (plan, dice.choice((planning.stands_on, planning.needs))(seen, plan))
    assert all(held), "of plans for one turn, and of the second turns of longer ones"


def test_the_turn_after_the_next_is_planned_on_what_the_first_will_have_changed() -> None:
    view = game.view(at(QUIET), 1)
    turn, later = ["play R14 A", "recruit", "recruit"], ["play Y8 A", "play R3 B", "recruit"]
    plan = [parse(line) for line in (*turn, *later)]

    assert not any(line.startswith("play R14") for line in planned(view, *turn))
    assert planned(view, *turn, *later) == ()
    facts, needs = planning.stands_on(view, plan), planning.needs(view, plan)
    assert facts == {
        "hand": "R14 Y8 R3 police-raid revolver",
        "place A": "brewery: B1 B2, R1 R2 B4, ; ",
        BEGINS: "3",
        "2 place A": "brewery: B1 B2, R1 R2 B4 R14, ; ",
        "2 place B": "speakeasy: , , ? ?; ",
    }
    state = at(QUIET)
    for line in ("recruit", "recruit", "recruit", *turn, "recruit", "recruit", "recruit"):
        (seat,) = game.awaited(state)
        state = game.apply(state, seat, parse(line)).state
    there = planning.stands_on(game.view(state, 1), plan[3:])
    assert {f"2 {name}": fact for name, fact in there.items() if name != "hand"}.items() <= facts.items()
    assert needs.keys() == {"hand", "business A", BEGINS, "2 business A", "2 business B"}
    assert planning.changed("2 place B").facts == planning.changed("place B").facts == {"place": "B"}


def test_what_may_come_after_a_turn_that_nobody_can_foresee_is_in_no_plan() -> None:
    """A bribe's actions, and a hand that is perhaps too full to end it."""
    view = game.view(at(QUIET.replace("hand yale:", "discard: Y2\n    hand yale: bribery")), 1)
    full = replace(view, hand=tuple(Card.parse(f"P{value}") for value in range(9, 15)))

    assert "bribery" in planned(view)
    assert planned(view, "bribery") == ()
    assert planned(full, "recruit", "play P9 B", "recruit") != ()
    assert planned(full, "recruit", "play P9 B", "play P10 B") != ()


def test_where_a_marker_will_be_the_second_turn_plans_nothing() -> None:
    """Five of one's own call a shootout before it."""
    four = QUIET.replace("A yale: R1 R2 B4", "A yale: R1 R2 B4 R5")
    view = game.view(at(four), 1)

    assert any(line.endswith(" A") for line in planned(view, "play R14 B"))
    later = planned(view, "play R14 A", "recruit", "recruit")
    assert later
    assert not any(line.endswith(" A") for line in later)


def test_what_is_sent_as_said_in_advance() -> None:
    tied = at(
        """
        options: french full specials
        bosses: capone yale weiss
        turn: 11 capone
        A: brewery
        A capone: B1 B2 R4 B5 B7
        A yale: R1 R2 B4 R5 R7
        B: speakeasy
        tie: A
        hand capone: R12 B3 G7 G12 revolver
        hand yale: bribery
        deck: P2 P3 P4 P5 P6 P7 ...
        """
    )
    view = game.view(tied, 0)

    def sent(answer: str, seat: int = 0) -> str:
        return str(game.answering.answer(game.view(tied, seat), answer))

    assert sent("highest") in ("send R12", "send G12")
    assert sent("lowest 1") == "send B3"
    assert sent("lowest 4") == "send G7"
    assert sent("lowest 13") == "None"
    assert sent("highest", 1) == "None"
    assert sent("nothing", 1) == "send nothing"
    assert sent("nothing", 2) == sent("highest", 2) == "None"
    allowed = any(str(offer.action) == "send nothing" for offer in view.offers)
    assert sent("nothing") == ("send nothing" if allowed else "None")


def test_the_turn_is_the_boss_s_own_from_their_first_action_on() -> None:
    state = at(QUIET)

    assert [planning.own_turn(game.view(state, seat)) for seat in range(3)] == [True, False, False]
    assert isinstance(parse("play G7 A"), Play)
