"""What is asked: the price of a call and its odds, who speaks, and what an order is."""

import pytest

from bot.skins.chicago_stud import skin
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.odds import Price, price
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from tests.helpers.chicago_stud.by_hand import EACH, checked, dealt, played
from tests.helpers.chicago_stud.tables import NAMES, TOLD, moments

OPEN = Options(ante="all", limit="open")
HANDS = ("Ks Kd Ah", "2c 7d 9h", "3c 8d Th")


def asked(state: State, seat: int, language: Language = "en") -> list[str]:
    return skin.prompt(game.view(state, seat), NAMES, language).replace("\u00a0", " ").split("\n")


def first(*lines: str, stacks: tuple[int, ...] = (100, 100, 100)) -> State:
    return played(dealt(*HANDS, options=OPEN, stacks=stacks).state, *lines).state


def test_a_call_says_its_price_and_when_it_pays() -> None:
    state = first("0 bet 20", "1 call", "2 call")
    state = played(state, "0 bet 11").state

    assert price(game.view(state, 1)) == Price(cost=11, pot=74, times=1, tries=7)
    assert asked(state, 1)[0] == (
        "**Your turn.** 11 to call for a pot of 74: worth it if you win 1 time in 7."
    )
    assert asked(state, 1, "fr")[0] == (
        "**À toi de parler.** 11 à suivre pour un pot de 74 : ça vaut le coup si tu gagnes 1 fois sur 7."
    )


@pytest.mark.parametrize(
    ("bet", "times", "tries"),
    [(2, 2, 7), (3, 1, 3), (6, 2, 5), (40, 1, 2)],
    ids=["7 for 2", "9 for 3", "15 for 6", "83 for 40"],
)
def test_odds_are_the_longest_one_can_say_that_do_pay(bet: int, times: int, tries: int) -> None:
    found = price(game.view(first(f"0 bet {bet}"), 1))

    assert found is not None
    assert (found.times, found.tries) == (times, tries)
    assert found.times * (found.pot + found.cost) >= found.tries * found.cost, "to win so often pays"


def test_chips_that_one_cannot_match_are_not_in_the_price() -> None:
    state = first("0 bet 50", stacks=(100, 11, 100))

    assert price(game.view(state, 1)) == Price(cost=10, pot=13, times=1, tries=2)
    assert "10 to call, all you have, for a pot of 13" in asked(state, 1)[0]


def test_where_nothing_is_to_be_called_that_is_said() -> None:
    state = first()

    assert price(game.view(state, 0)) is None
    assert asked(state, 0)[0] == "**Your turn.** Nothing to call: check, or bet. Pot 3."
    assert asked(state, 0, "fr")[0] == "**À toi de parler.** Rien à suivre : parole ou mise. Pot 3."


def test_an_order_in_force_is_told_to_its_owner_with_what_is_left_of_it() -> None:
    state = first("2 order call 8 deal", "0 bet 5", "1 call")

    assert asked(state, 2)[1] == ("📌 Your order: call up to 3 more, for this deal. Only you know.")
    assert asked(state, 2, "fr")[1] == (
        "📌 Ton ordre : suivre jusqu’à 3 encore, jusqu’à la fin de cette donne. Personne d’autre ne le voit."
    )


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "-# Only you see your orders. They act the moment your turn comes, "
            "so somebody may notice how fast you were.",
        ),
        (
            "fr",
            "-# Un ordre répond à ta place, et personne d’autre ne le voit. Il part dès que c’est à toi : "
            "une réponse éclair peut se remarquer.",
        ),
    ],
)
def test_who_may_leave_an_order_while_they_wait_reads_what_that_is(language: Language, words: str) -> None:
    assert asked(first(), 2, language)[1] == words
    assert len(asked(first(), 0, language)) == 1, "whoever is asked has one thing to read"


def test_whoever_is_not_asked_reads_why() -> None:
    folded = first("0 bet 5", "1 fold")
    shoved = first("0 bet 99", "1 call", stacks=(100, 50, 100))
    unseen = first("0 bet 5", "1 fold", "2 fold")
    out = played(
        dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=Options(end="last"), stacks=(97, 2, 100)).state,
        "0 bet 2",
        "1 call",
        "2 fold",
    ).state

    assert asked(folded, 1) == ["You’ve folded; you’re back in the next deal."]
    assert asked(shoved, 1) == ["You’re all-in: no more decisions in this deal."]
    assert asked(unseen, 0)[0].endswith(
        "You won deal 1 without a showdown. You can show your cards until this deal ends."
    )
    assert game.table(out).deal == 2
    assert asked(out, 1) == ["You’re out of chips. You can watch."]


def test_the_table_says_who_speaks_and_what_there_is_to_call() -> None:
    def situation(state: State, language: Language) -> str:
        return skin.situation(game.table(state), NAMES, language).replace("\u00a0", " ")

    assert situation(first(), "en") == "Deal 1, 3rd street: **Capone** (Lucie) to act, nothing to call."
    assert (
        situation(first("0 bet 5", "1 call"), "fr") == "Donne 1, 3e rue : à **Weiss** de parler, 5 à suivre."
    )
    assert situation(checked(dealt(*HANDS, options=EACH).state, 1).state, "fr").startswith("Donne 1, 4e rue")


def test_several_are_never_asked_but_could_be_called() -> None:
    assert "<@1>" in skin.call_together(game.table(first()), "<@1>", "fr")


@pytest.mark.parametrize(("seats", "options", "seed", "language"), TOLD)
def test_everybody_can_be_told_what_is_asked_of_them(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for moment in moments(seats, options, seed):
        for seat in {0, moment.state.speaker or 1}:
            words = skin.prompt(game.view(moment.state, seat), NAMES, language)
            assert 1 <= len(words.splitlines()) <= 2
            assert len(words) < 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_order_is_stands_only_below_the_offer_to_leave_one(language: Language) -> None:
    about, offers = say(language, "prompt-orders"), ("Answer now", "Si tu réponds dès maintenant")
    found = 0
    for moment in moments(4, Options(), 3):
        for seat in range(4):
            told = skin.prompt(game.view(moment.state, seat), NAMES, language)
            if about in told:
                found += 1
                assert any(words in told for words in offers), told
    assert found
