"""Which lines are asked once more, and with which words: held against what they really cost."""

from collections.abc import Iterator

import pytest

from bot.skins.chicago_stud import skin
from bot.skins.skin import Choice
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.chicago_stud import Options, SeatView, State
from engine.chicago_stud.actions import Answer, Order
from engine.chicago_stud.events import BetMade, Called, Raised
from engine.game import Amount
from tests.helpers.chicago_stud.by_hand import EACH, dealt, played
from tests.helpers.chicago_stud.tables import NAMES, TOLD, moments

HANDS = ("Ks Kd Ah", "2c 7d 9h", "3c 8d Th")
OPEN = Options(ante="all", limit="open")
both = pytest.mark.parametrize("language", LANGUAGES)


def lines(view: SeatView, state: State) -> Iterator[str]:
    """Every line that may be played; of a number the ends, and those about a third of the chips."""
    third = view.row.stack // 3
    for offer in map(str, game.legal(state, view.seat)):
        amount = next((word for word in offer.split() if "-" in word and word[0].isdecimal()), None)
        if amount is None:
            yield offer
        else:
            bounds = Amount(*map(int, amount.split("-")))
            near = {third + more - view.to_call for more in (-1, 0, 1, 2)} | {third, third + 1}
            for number in {bounds.low, bounds.high, *near}:
                if number in bounds:
                    yield offer.replace(amount, str(number))


def whole(view: SeatView, line: str, language: Language) -> Choice:
    (choice,) = skin.choices(view, line.split(), NAMES, language)
    assert choice.word == ""
    return choice


@pytest.mark.by_day("4-options5", why="one agreement asks as all do")
@pytest.mark.parametrize(("seats", "options", "seed", "language"), TOLD)
def test_a_big_bet_or_raise_and_all_in_ask_and_nothing_else_does(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    """The first event of the step says what was paid, whoever paid it by whatever line."""
    asked = ordinary = 0
    for number, moment in enumerate(moments(seats, options, seed)):
        for seat in {number % seats, moment.state.speaker if number % 3 == 0 else None} - {None}:
            assert seat is not None
            view = game.view(moment.state, seat)
            for line in lines(view, moment.state):
                told = (*game.apply(moment.state, seat, game.parse(line)).events, None)[0]
                paid = told if isinstance(told, BetMade | Called | Raised) and told.seat == seat else None
                big = isinstance(paid, BetMade | Raised) and 3 * paid.chips > view.row.stack
                left = game.parse(line)
                ordered = isinstance(left, Order) and left.answer is Answer.BET
                later = int(str(left.budget)) if isinstance(left, Order) and ordered else 0
                must = (paid is not None and (paid.all_in or big)) or 3 * later > view.row.stack
                sentence = whole(view, line, language).sure

                assert bool(sentence) == must, (line, sentence, told, view.row.stack)
                if paid is not None and must:
                    assert str(paid.chips) in sentence
                    assert "**" in sentence
                asked, ordinary = asked + must, ordinary + (paid is not None and not must)
    assert asked > 5 or options.limit == "fixed"
    assert ordinary > 5


@both
def test_in_fixed_limit_an_ordinary_stake_is_never_asked_again(language: Language) -> None:
    state = dealt(*HANDS, options=EACH).state
    for said in ("0 bet 2", "1 raise 2", "2 raise 2"):
        seat, _, line = said.partition(" ")
        assert whole(game.view(state, int(seat)), line, language).sure == ""
        state = played(state, said).state


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "bet 46",
            "**Bet 46?** That’s 46 of your 99 chips; 53 are left. You can’t take it back.",
            "**Miser 46 ?** Il en coûte 46 sur tes 99 jetons ; il t’en reste 53. Une mise faite reste faite.",
        ),
        (
            "bet 98",
            "**Bet 98?** That’s 98 of your 99 chips; one is left. You can’t take it back.",
            "**Miser 98 ?** Il en coûte 98 sur tes 99 jetons ; il t’en reste un seul. "
            "Une mise faite reste faite.",
        ),
        (
            "bet 99",
            "**All-in: bet 99?** That’s all your 99 chips. You can’t take it back.",
            "**Tapis : miser 99 ?** Ce sont tous tes jetons, 99 en tout. Une mise faite reste faite.",
        ),
        ("bet 33", "", ""),
        ("check", "", ""),
    ],
)
def test_it_says_how_much_and_what_remains(line: str, english: str, french: str) -> None:
    view = game.view(dealt(*HANDS, options=OPEN).state, 0)

    assert whole(view, line, "en").sure == english
    assert whole(view, line, "fr").sure.replace("\u00a0", " ") == french


def test_a_raise_counts_what_the_call_costs_and_a_call_alone_asks_for_the_last_chip_only() -> None:
    state = played(dealt(*HANDS, options=OPEN).state, "0 bet 30").state
    view = game.view(state, 1)

    assert whole(view, "raise 30", "en").sure.startswith("**Raise by 30 (60)?** That’s 60 of your 99 chips")
    assert whole(view, "call", "en").sure == ""
    poor = dealt("Ks Kd Ah", "2c 7d 9h", options=EACH, stacks=(100, 2)).state
    (last,) = skin.choices(game.view(played(poor, "0 bet 2").state, 1), ("call",), NAMES, "en")
    assert last.sure == "**All-in: call 1?** That’s your last chip. You can’t take it back."


@both
def test_an_order_that_would_take_all_at_once_asks_and_one_that_waits_does_not(language: Language) -> None:
    state = played(dealt("Ks Kd Ah", "2c 7d 9h", options=OPEN, stacks=(100, 12)).state, "0 bet 20").state
    view = game.view(state, 1)

    for line in ("order call any round", "order call any deal", "order call 11 deal"):
        assert "11" in whole(view, line, language).sure
    for line in ("order call 10 deal", "order fold round"):
        assert whole(view, line, language).sure == ""
    waiting = game.view(played(dealt(*HANDS, options=OPEN).state, "0 bet 99").state, 2)
    assert whole(waiting, "order call any deal", language).sure == ""
