"""Alt text: plain, every fact of the picture, and never longer than Discord takes."""

import re
from functools import partial

import pytest

from bot.skins.bosses.words import alt_banner
from bot.skins.chicago_stud.words import alt
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.fitting import ALT_LIMIT
from bot.skins.french_deck.words import card_sign
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from engine.chicago_stud.events import Showdown
from engine.chicago_stud.pieces import Boss
from tests.helpers.chicago_stud.by_hand import dealt, next_cards, only, played
from tests.helpers.chicago_stud.tables import NAMES, TABLES, TOLD, moments

PEOPLE = ("Lucie", "Théo", "", "Nono", "Ana")
LONGEST = ("W" * 32,) * 8
both = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(("seats", "options", "seed", "language"), TOLD)
def test_every_alt_text_of_any_game_fits(seats: int, options: Options, seed: int, language: Language) -> None:
    for number, moment in enumerate(moments(seats, options, seed)):
        table, held = game.table(moment.state), [e for e in moment.news if isinstance(e, Showdown)]
        if number % 3 and not held:
            continue
        for names in (NAMES, LONGEST):
            told = [alt.private(game.view(moment.state, number % seats), names, language)]
            told.append((alt.table if table.speaker is not None else alt.final)(table, names, language))
            told += [alt.showdown(event, table, names, language) for event in held]
            for words in told:
                assert 20 < len(words) <= ALT_LIMIT
                assert "**" not in words
                assert "\n" not in words
                assert "…" not in words


@pytest.mark.parametrize(("seats", "options", "seed", "language"), TOLD)
def test_every_open_card_and_every_stack_is_in_the_table(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for moment in moments(seats, options, seed):
        table = game.table(moment.state)
        if table.speaker is None:
            break
        words = alt.table(table, NAMES, language)
        chips = words.replace("\u202f", "") if language == "fr" else re.sub(r"(\d),(\d)", r"\1\2", words)
        for row in table.rows:
            assert all(card_sign(card, language) in words for card in row.up)
            assert f" {row.stack}" in chips


def five() -> State:
    """The fifth street: Capone has bet, O'Banion has raised, Torrio is all-in, Weiss has folded."""
    state = dealt(
        "2s 3s Kh", "2d 3d Qc", "2c 3c 5h", "4s 5s Ac", "4d 5d 9s",
        options=Options(ante="all", limit="open"), stacks=(145, 97, 13, 145, 106),
        then="Kd Jd 8h 9c 7s Td 2h 6d",
    ).state  # fmt: skip
    state = next_cards(state, "Kd Jd 8h 9c 7s Td 2h 6d")
    state = played(state, "3 bet 2", "4 call", "0 call", "1 call", "2 call").state
    assert state.speaker == 0
    return played(state, "0 bet 4", "1 raise 4", "2 call", "3 fold").state


def test_the_table_reads_like_this() -> None:
    words = alt.table(game.table(five()), PEOPLE, "en")

    assert words.startswith(
        "Deal 1, 4th street, high game. Pot 35. Capone (Lucie) 138 chips: two hidden, K♥ K♦, bets 4. "
    )
    assert "Yale (Théo) 86: two hidden, Q♣ J♦, raises by 4. " in words
    assert "Weiss 2: two hidden, 5♥ 8♥, calls. Moran (Nono) 142, folded (A♣ 9♣). " in words
    assert words.endswith("O’Banion (Ana) 103, dealer: two hidden, 9♠ 7♠, to act, 8 to call.")


def test_the_hand_tells_own_cards_the_best_hand_the_price_and_the_order() -> None:
    state = played(five(), "0 order call 9 deal").state
    mine = alt.private(game.view(state, 0), PEOPLE, "en")
    asked = alt.private(game.view(state, 4), PEOPLE, "fr").replace("\u00a0", " ")

    assert mine.startswith(
        "You are Capone. Your cards: 2♠ (hidden), 3♠ (hidden), K♥, K♦. "
        "So far: a pair of kings, with three, two. "
        "4 to call for a pot of 35: worth it if you win 1 time in 9. "
        "Your order: call up to 9 more, for this deal. Deal 1, 4th street, high game."
    )
    assert asked.startswith(
        "Tu es O’Banion. Tes cartes : 4♦ (cachée), 5♦ (cachée), 9♠, 7♠. "
        "Pour l’instant : hauteur neuf. "
        "8 à suivre pour un pot de 35 : ça vaut le coup si tu gagnes 1 fois sur 5. "
        "Donne 1, 4e rue, haute carte."
    )


def test_a_showdown_tells_hands_cards_and_pots() -> None:
    state = dealt("Ks Kd Kh", "2c 2d 9h", options=Options(ante="all", limit="open", stack=50)).state
    state = next_cards(state, "4c 5d 6h 7s 8c 9d Jc Qd")
    step = played(played(state, "0 bet 49").state, "1 call")
    showdown = only(step.events, Showdown)
    assert isinstance(showdown, Showdown)
    words = alt.showdown(showdown, game.table(step.state), PEOPLE, "en")

    assert words == (
        "Showdown of deal 1. 1. Capone (Lucie): three kings, with the jack and the eight: "
        "K♠ (hidden), K♥, K♦ (hidden), J♣ (hidden), 8♣; unused: 4♣, 6♥. "
        "2. Yale (Théo): two pair, nines and twos, queen kicker: "
        "9♥, 9♦, 2♦ (hidden), 2♣ (hidden), Q♦ (hidden); unused: 5♦, 7♠. "
        "Capone takes the pot, 100, with three kings."
    )


def test_the_end_tells_who_won_and_what_was_borrowed() -> None:
    *_, last = moments(*TABLES[3])
    table = game.table(last.state)
    words = alt.final(table, PEOPLE, "en")

    assert " wins with " in words
    assert all(f" less {row.stack - row.result} borrowed" in words for row in table.rows if row.loans)


@both
def test_help_cards_and_banner_have_words_too(language: Language) -> None:
    high, jokers, low = (alt.help_card(which, language) for which in ("high", "jokers", "low"))

    assert high.count(", ") >= 8
    gathers = partial(alt_banner, say, "alt-banner")

    assert jokers.count(", ") == high.count(", ") + 1
    assert "5 4 3 2 A" in low
    assert "Louise Rolfe (Lucie)" in alt_banner(
        say, "alt-banner", ["rolfe", None], ["Lucie", "a\nb"], language
    )
    assert len(gathers([], [], language)) > 10
    assert gathers([], [], language) != alt_banner(say, "alt-banner-started", [], [], language)
    assert len(gathers(list(Boss), ["x" * 400] * 8, language)) <= ALT_LIMIT
