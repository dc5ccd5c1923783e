"""Menus lead to every line that may be played and to no other, and say what it costs."""

import unicodedata
from collections.abc import Iterator, Sequence

import pytest

from bot.skins.chicago_stud import skin
from bot.skins.chicago_stud.words.menus import DETAIL_LIMIT, LABEL_LIMIT
from bot.skins.skin import Choice
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.chicago_stud import Options, SeatView
from engine.chicago_stud.actions import Bet, Order, Raise
from engine.game import Amount, IllegalAction
from tests.helpers.chicago_stud.by_hand import EACH, dealt, played
from tests.helpers.chicago_stud.tables import NAMES, TOLD, moments

OPEN = Options(ante="all", limit="open", stack=100)
every_table = pytest.mark.parametrize(("seats", "options", "seed", "language"), TOLD)
both = pytest.mark.parametrize("language", LANGUAGES)


def views(seats: int, options: Options, seed: int) -> Iterator[SeatView]:
    """Now and then one seat's view in a random game, of those that are asked and of those that are not."""
    for number, moment in enumerate(moments(seats, options, seed)):
        if number % 7 == 3:
            yield game.view(moment.state, number % seats)
            if moment.state.speaker is not None:
                yield game.view(moment.state, moment.state.speaker)


def walked(view: SeatView, language: Language, said: tuple[str, ...] = ()) -> Iterator[tuple[str, Choice]]:
    """Every choice with the words said before it; of a number that is asked for, the least and the most."""
    for choice in skin.choices(view, said, NAMES, language):
        yield " ".join(said), choice
        if choice.amount:
            for number in {choice.amount.low, choice.amount.high}:
                named = choice.word.replace(str(choice.amount), str(number))
                yield from walked(view, language, (*said, named))
        elif choice.word:
            yield from walked(view, language, (*said, choice.word))


def lines(view: SeatView) -> Iterator[str]:
    """Every line that may be played; of a number, the least and the most."""
    for offer in view.offers:
        match offer.action:
            case Bet(Amount(low=low, high=high)):
                yield from (f"bet {low}", f"bet {high}")
            case Raise(Amount(low=low, high=high)):
                yield from (f"raise {low}", f"raise {high}")
            case Order(answer, until, Amount(low=low, high=high)):
                yield from (f"order {answer} {number} {until}" for number in (low, high))
            case action:
                yield str(action)


@every_table
def test_the_menu_leads_to_every_legal_line_and_to_no_other(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for view in views(seats, options, seed):
        found = [said for said, choice in walked(view, language) if not choice.word]

        assert set(lines(view)) <= set(found)
        for line in found:
            assert any(_stands_for(str(offer.action), line) for offer in view.offers), line


def _stands_for(offer: str, line: str) -> bool:
    pairs = list(zip(offer.split(), line.split(), strict=False))
    return len(offer.split()) == len(line.split()) and all(
        word == said or ("-" in word and said.isdecimal() and _between(word, int(said)))
        for word, said in pairs
    )


def _between(amount: str, number: int) -> bool:
    low, _, high = amount.partition("-")
    return int(low) <= number <= int(high)


@every_table
def test_labels_fit_and_tell_their_neighbours_apart(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for view in views(seats, options, seed):
        menus: dict[str, tuple[Choice, ...]] = {}
        for said, choice in walked(view, language):
            menus[said] = skin.choices(view, said.split(), NAMES, language)
            assert 1 <= len(choice.label) <= LABEL_LIMIT
            assert len(choice.detail) <= DETAIL_LIMIT
            assert choice.emoji is None or all(
                unicodedata.category(char) in ("So", "Mn") for char in choice.emoji
            )
            assert not any(name in choice.label for name in NAMES if name)
        for said, menu in menus.items():
            assert len({choice.word for choice in menu}) == len(menu) <= 25
            assert len({choice.label for choice in menu}) == len(menu), said


@every_table
def test_every_line_has_a_label_of_its_own(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for view in views(seats, options, seed):
        labels = {line: skin.label(line, view, NAMES, language) for line in lines(view)}

        assert all(1 <= len(words) <= DETAIL_LIMIT for words in labels.values())
        assert len(set(labels.values())) == len(labels)


def first(view: SeatView, language: Language = "en", said: Sequence[str] = ()) -> list[str]:
    return [choice.label for choice in skin.choices(view, said, NAMES, language)]


CHECKED = dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=EACH).state
BET = played(CHECKED, "0 bet 2").state


def test_where_checking_is_free_folding_is_set_apart() -> None:
    menu = skin.choices(game.view(CHECKED, 0), (), NAMES, "en")

    assert [choice.label for choice in menu] == ["Check", "Bet 2", "Fold", "Order…"]
    assert [choice.label for choice in menu if choice.ends] == ["Fold"]
    assert first(game.view(CHECKED, 0), "fr") == ["Parole", "Miser 2", "Se coucher", "Ordre…"]


def test_where_there_is_a_bet_folding_is_set_apart_too() -> None:
    """So that it always stands at the same place, and not beside what is pressed in a hurry."""
    menu = skin.choices(game.view(BET, 1), (), NAMES, "en")

    assert [choice.label for choice in menu] == ["Call 2", "Raise by 2 (4)", "Fold", "Order…"]
    assert [choice.label for choice in menu if choice.ends] == ["Fold"]
    assert first(game.view(BET, 1), "fr") == ["Suivre 2", "Relancer de 2 (4)", "Se coucher", "Ordre…"]


@pytest.mark.parametrize("state", [CHECKED, BET], ids=["free", "bet"])
def test_every_decision_in_fixed_limit_is_one_click(state: game.State) -> None:
    """Whatever is chosen first is a whole line, but for an order."""
    assert state.speaker is not None
    view = game.view(state, state.speaker)
    for choice in skin.choices(view, (), NAMES, "en"):
        if choice.word != "order":
            (whole,) = skin.choices(view, (choice.word,), NAMES, "en")
            assert whole.word == ""


def test_an_open_bet_names_the_smallest_half_the_pot_the_pot_all_and_any_other() -> None:
    state = dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=OPEN).state
    state = played(state, "0 bet 20", "1 call", "2 call").state
    assert state.speaker == 0
    view = game.view(state, 0)

    assert first(view) == ["Check", "Bet…", "Fold", "Order…"]
    assert first(view, said=("bet",)) == [
        "Bet 2 · minimum",
        "Bet 31 · half the pot",
        "Bet 63 · the pot",
        "All-in: bet 79",
        "Another number…",
    ]
    assert skin.choices(view, ("bet",), NAMES, "en")[-1].amount == Amount(2, 79)


def test_a_raise_counts_the_call_to_the_pot_and_says_what_it_costs() -> None:
    state = dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=OPEN).state
    view = game.view(played(state, "0 bet 6").state, 1)

    assert first(view, said=("raise",)) == [
        "Raise by 6 (12) · minimum",
        "Raise by 7 (13) · half the pot",
        "Raise by 15 (21) · the pot",
        "All-in: raise by 93 (99)",
        "Another number…",
    ]
    assert first(view, "fr", ("raise",))[2] == "Relancer de 15 (21) · le pot"


def test_a_spread_bet_ends_with_the_most() -> None:
    state = dealt("Ks Kd Ah", "2c 7d 9h", options=Options(ante="all", limit="spread-5")).state

    assert first(game.view(state, 0), said=("bet",)) == [
        "Bet 2 · minimum",
        "Bet 5 · maximum",
        "Another number…",
    ]


def test_the_last_chips_say_so() -> None:
    state = dealt("Ks Kd Ah", "2c 7d 9h", options=EACH, stacks=(100, 2)).state
    state = played(state, "0 bet 2").state

    assert first(game.view(state, 1)) == ["All-in: call 1", "Fold", "Order…"]
    assert first(game.view(state, 1), "fr")[0] == "Tapis\u00a0: suivre 1"


def test_orders_come_for_this_round_then_for_this_deal() -> None:
    view = game.view(BET, 2)

    assert first(view, said=("order",)) == [
        "Fold to any bet, this round",
        "Check, fold to a bet, this round",
        "Call up to…, this round",
        "Call anything, this round",
        "Fold to any bet, this deal",
        "Check, fold to a bet, this deal",
        "Call up to…, this deal",
        "Call anything, this deal",
    ]
    named = first(view, said=("order", "call"))
    assert named[:2] == ["Call up to 2, this round", "Call up to 2, this deal"]
    assert named[-2:] == ["Call up to…, this round", "Call up to…, this deal"]
    assert first(view, said=("order", "call", "17")) == ["This round", "This deal"]
    assert first(view, said=("order", "call", "17 deal")) == ["Order: call up to 17, for this deal"]


FREE = ["Check while it’s free", "Call up to 2", "Check, fold to a bet"]


def test_a_street_can_be_answered_before_ones_turn_with_one_click() -> None:
    free = skin.choices(game.view(CHECKED, 2), (), NAMES, "en")
    facing = skin.choices(game.view(BET, 2), (), NAMES, "en")

    assert [choice.label for choice in free] == [*FREE, "Bet 2 when it’s free", "Other orders…"]
    assert [(choice.label, choice.greyed) for choice in facing] == [
        (FREE[0], True),
        ("Call up to 2", False),
        ("Fold", False),
        ("Bet when it’s free…", True),
        ("Other orders…", False),
    ]
    for state, choices in ((CHECKED, free), (BET, facing)):
        for choice in choices[:-1]:
            if not choice.greyed:
                assert game.apply(state, 2, game.parse(choice.word)).events == ()


def test_who_has_spoken_answers_only_what_may_still_come() -> None:
    spoken, facing = (
        [choice.label for choice in skin.choices(game.view(state, 0), (), NAMES, "en") if not choice.greyed]
        for state in (played(CHECKED, "0 check").state, played(CHECKED, "0 check", "1 bet 2").state)
    )
    assert spoken == ["Call up to 2", "Check, fold to a bet", "Other orders…"]
    assert facing[0] == "Call up to 2"


def test_an_open_bet_ahead_names_its_number_by_two_clicks() -> None:
    view = game.view(dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=OPEN).state, 2)

    assert first(view) == [*FREE, "Bet when it’s free…", "Other orders…"]
    named = skin.choices(view, ("order bet",), NAMES, "en")
    assert [choice.word for choice in named][-1] == "2-99 round"
    assert named[0].label == "Bet 2 · minimum"
    (whole,) = skin.choices(view, ("order bet", named[0].word), NAMES, "en")
    assert whole.label == "Order: bet 2 when it’s free, for this round"


def test_an_order_in_force_can_be_withdrawn() -> None:
    state = played(BET, "2 order call 8 deal").state
    assert first(game.view(state, 2))[-1] == "Withdraw my order"
    withdraw = skin.choices(game.view(state, 2), ("order",), NAMES, "en")[0]

    assert (withdraw.word, withdraw.label) == ("none", "Withdraw my order")
    assert withdraw.detail == "call up to 8 more, for this deal"


def test_on_ones_own_turn_an_order_says_what_it_does_at_once() -> None:
    details = [choice.detail for choice in skin.choices(game.view(BET, 1), ("order",), NAMES, "en")]

    assert details[0] == "It’s your turn, so you fold now"
    assert details[3] == "It’s your turn, so you call 2 now"
    free = skin.choices(game.view(CHECKED, 0), ("order",), NAMES, "en")
    assert free[1].detail == "It’s your turn, so you bet 2 now"
    assert "your turn" not in next(each for each in free if each.word == "fold round").detail


def test_cards_that_won_unseen_may_be_shown() -> None:
    state = played(BET, "1 fold", "2 fold").state

    assert first(game.view(state, 0))[-1] == "Show my cards"
    assert first(game.view(state, 0), "fr")[-1] == "Montrer mes cartes"


def test_nothing_follows_words_that_mean_nothing() -> None:
    view = game.view(CHECKED, 0)
    for said in (
        ("dance",),
        ("bet", "999"),
        ("raise",),
        ("order", "call", "0"),
        ("check", "check"),
        ("show",),
    ):
        assert skin.choices(view, said, NAMES, "en") == ()
    with pytest.raises(IllegalAction):
        skin.label("dance", view, NAMES, "en")
