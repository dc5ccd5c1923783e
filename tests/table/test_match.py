"""A match from version to version: who is asked, what is stale, what may be told. Plain values, no store."""

from dataclasses import replace
from random import Random

import pytest

from bot.table.match import Match, Occupant, dealt
from bot.table.refusals import NotNow, NotYourTurn, StaleClick
from engine import chicago_stud, poker_champ
from tests.helpers import toy
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.chicago_stud.by_hand import dealt as dealt_by_hand
from tests.helpers.opaque import inside
from tests.helpers.promises_of_games import a_line

GAME = toy.games()["whispers"].engine
SEATS = tuple(Occupant(100 + seat, f"p{seat}", role) for seat, role in enumerate(("ada", "bob", "cyd")))


def a_match() -> Match:
    return dealt(GAME, 1, "whispers", SEATS, GAME.setup(("ada", "bob", "cyd"), 2, "seed")).match


def after(match: Match, *lines: tuple[int, str]) -> Match:
    for seat, line in lines:
        match = match.played(GAME, seat, None, line).match
    return match


def test_who_is_asked_anew_and_who_is_asked_no_longer_get_new_questions() -> None:
    """And nobody else does: the third seat's number stays."""
    before = a_match()

    now = after(before, (0, "done"))

    assert before.questions == (1, 0, 0)
    assert now.questions == (2, 1, 0)


def test_a_click_on_a_question_of_an_earlier_turn_is_stale_though_one_is_asked_again() -> None:
    first = a_match()
    again = after(first, (0, "done"), (1, "done"), (2, "done"))
    assert GAME.awaited(again.position) == (0, 1, 2)

    with pytest.raises(StaleClick):
        again.played(GAME, 0, first.questions[0], "show 1")
    with pytest.raises(StaleClick):
        again.played(GAME, 2, first.questions[2], "show 1")


def test_an_answer_in_secret_leaves_the_others_questions_as_they_were() -> None:
    duel = after(a_match(), (0, "done"), (1, "done"), (2, "done"))
    card = str(GAME.legal(duel.position, 0)[0])

    answered = after(duel, (0, card))

    assert answered.questions[1:] == duel.questions[1:]
    assert answered.questions[0] > duel.questions[0]


def test_nothing_is_public_before_it_is_settled() -> None:
    composing = after(a_match(), (0, "whisper 2"), (0, "peek"))

    played = composing.played(GAME, 0, None, "done")

    assert composing.public_events == a_match().public_events
    assert [each.seat for each in composing.pending] == [0, 0]
    assert [type(event).__name__ for event in played.news] == ["Whispered", "Peeked", "Done"]
    assert played.own == 3
    assert played.match.public_events == composing.public_events + 3
    assert played.match.pending == ()


@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_acts_out_of_turn(seat: int) -> None:
    with pytest.raises(NotYourTurn) as refused:
        a_match().played(GAME, seat, None, "done")

    assert refused.value.reason is NotNow.NOT_ASKED


def a_deal() -> Match:
    """Of Chicago stud: seat 1 is asked, and nobody has bet."""
    step = dealt_by_hand("2s 3s 4s", "Kh Qh Jh", "7d 8d 9d")
    return dealt(chicago_stud, 1, "chicago-stud", SEATS, inside(step)).match


def test_an_order_that_does_not_answer_its_owners_own_question_is_told_nobody() -> None:
    match = a_deal()

    played = match.played(chicago_stud, 1, None, "order fold deal")

    assert (played.aside, played.news) == (True, ())
    assert played.match.published == match.published
    assert played.match.published_version == match.published_version
    assert chicago_stud.awaited(inside(played.match.position)) == (1,)


def test_an_order_that_answers_its_owners_own_question_is_told_as_a_click() -> None:
    match = a_deal()

    by_order = match.played(chicago_stud, 1, None, "order check-fold deal")
    by_click = match.played(chicago_stud, 1, None, "check")

    assert replace(by_order, match=match) == replace(by_click, match=match)
    assert by_order.match.questions == by_click.match.questions


def test_what_is_shown_unasked_is_told_and_changes_nobodys_question() -> None:
    match = a_deal()
    for seat, line in ((1, "check"), (2, "bet 2"), (0, "fold"), (1, "fold")):
        match = match.played(chicago_stud, seat, None, line).match

    played = match.played(chicago_stud, 2, None, "show")

    assert (played.aside, played.settled, played.minor) == (False, True, True)
    assert len(played.news) == played.own == 1
    assert played.match.published == played.match.position
    (asked,) = chicago_stud.awaited(inside(match.position))
    assert asked != 2
    assert chicago_stud.awaited(inside(played.match.position)) == (asked,)
    assert played.match.questions[asked] == match.questions[asked]


def test_who_is_waited_for_in_a_new_deal_is_asked_anew() -> None:
    """A fold ends the deal: a click that was meant for it must not stay in the next one, unseen."""
    step = poker_champ.setup(2, poker_champ.Options(), 1)
    occupants = [Occupant(player, f"P{player}", "capone") for player in (1, 2)]
    before = dealt(poker_champ, 1, "poker-champ", occupants, inside(step)).match

    after = before.played(poker_champ, 0, None, "fold").match

    assert poker_champ.awaited(inside(after.position)) == poker_champ.awaited(inside(before.position))[::-1]
    assert all(new > old for new, old in zip(after.questions, before.questions, strict=True))
    with pytest.raises(StaleClick):
        after.played(poker_champ, 1, before.questions[1], "stay")


def test_a_small_step_leaves_the_others_questions_as_they_were() -> None:
    step = poker_champ.setup(3, poker_champ.Options(), 1)
    occupants = [Occupant(player, f"P{player}", "capone") for player in (1, 2, 3)]
    before = dealt(poker_champ, 1, "poker-champ", occupants, inside(step)).match

    after = before.played(poker_champ, 0, None, "stay").match

    assert after.questions[1:] == before.questions[1:]


@pytest.mark.parametrize("game", [game for game in GAMES if game.info.standing], ids=lambda g: g.info.name)
def test_an_order_offered_before_everything_changed_is_not_left_after_it(game: AnyGame) -> None:
    """Somebody who is not asked opens their orders; a street, a deal or a round ends before they click."""
    dice, found = Random(5), 0
    match = _dealt(game, 3)
    for _ in range(150):
        if not game.awaited(match.position):
            match = _dealt(game, 3)
        seat = dice.choice(game.awaited(match.position))
        played = match.played(game, seat, None, a_line(game, match.position, seat, dice))
        others = [other for other in range(3) if other != seat and other not in game.awaited(match.position)]
        for other in others if played.settled and not played.minor else ():
            if played.match.may_act(game, other):
                found += 1
                assert played.match.questions[other] > match.questions[other]
        match = played.match
    assert found


def _dealt(game: AnyGame, seats: int) -> Match:
    words = {option.name: option.values[0] for option in game.info.options}
    roles = game.info.roles[:seats] or seats
    step = game.setup(roles, game.agree(words), "orders")
    return dealt(game, 1, game.info.name, [Occupant(None, "", "")] * seats, step).match
