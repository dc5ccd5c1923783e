"""The table, one's own cards, showdowns and the last deals as text: enough to play from without a picture."""

import pytest

from bot.skins.chicago_stud import skin
from bot.skins.chicago_stud.pictures.hand import best
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck.words import card_sign, hand_words
from bot.skins.scene.flow import Text
from bot.skins.scene.theme import SIGN
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from engine.chicago_stud.events import CardsShown, DealStarted, Folded, Showdown, StreetDealt, WonUnseen
from tests.helpers.chicago_stud.by_hand import EACH, dealt, played
from tests.helpers.chicago_stud.tables import NAMES, TABLES, TOLD, moments

every_table = pytest.mark.parametrize(("seats", "options", "seed", "language"), TOLD)
both = pytest.mark.parametrize("language", LANGUAGES)


def plain(words: str) -> str:
    """Words without marks of what is bold, and numbers without marks of thousands."""
    return words.replace("**", "").replace("\u202f", "").replace("\u00a0", " ")


@every_table
def test_every_fact_of_the_table_is_told(seats: int, options: Options, seed: int, language: Language) -> None:
    for moment in moments(seats, options, seed):
        table = game.table(moment.state)
        words = plain(skin.describe(table, NAMES, language))
        rows = [line for line in words.split("\n") if line[:1].isdigit() and line[1:3] == ". "]
        assert len(rows) == seats
        for row, line in zip(table.rows, rows, strict=True):
            assert all(card_sign(card, language) in line for card in row.up)
            assert row.result > 1 or row.loans or str(row.stack or "") in line
            if table.speaker is not None and row.in_deal:
                assert str(row.staked or "") in line
                assert str(row.to_call or "") in line
        if table.speaker is not None:
            assert all(str(pot.chips) in words.replace(",", "") for pot in table.pots)
            assert all(card_sign(card, language) in words for card in table.opening)
            assert f" {table.deck}." in words
            if table.common:
                assert words.count(card_sign(table.common, language)) >= 1
        assert len(words) < 3600


@every_table
def test_own_cards_and_the_best_hand_are_told(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for number, moment in enumerate(moments(seats, options, seed)):
        for seat in {number % seats, moment.state.speaker or 0}:
            view = game.view(moment.state, seat)
            words = skin.describe_view(view, NAMES, language)
            assert words.startswith(skin.prompt(view, NAMES, language))
            assert all(card_sign(card, language) in words for card in (*view.down, *view.unseen))
            assert view.hand is None or hand_words(view.hand, language) in words


def first(*lines: str, options: Options = EACH) -> State:
    state = dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=options).state
    return played(state, *lines).state if lines else state


def test_a_table_reads_like_this() -> None:
    words = skin.describe(game.table(first("0 bet 2", "1 raise 2")), ("Lucie", "Théo", ""), "en")

    assert words == (
        "Deal 1, 3rd street: **Weiss** to act, 4 to call.\n"
        "High game · Fixed limit · Everybody pays the ante · Suits decide · Two laps · 100 play chips each\n"
        "**Deal 1 of 6, 3rd street**, betting round 1.\n"
        "Pot 9.\n"
        "Staying in this round costs 4 in all; bets are 2, 2 raises left. Unit 1.\n"
        "**Weiss** deals. Best open cards: **Capone** with A♥. Cards left in the deck: 43.\n"
        "\n"
        "**Bosses, in turn order**\n"
        "1. **Capone** (Lucie): 97 chips; 3 in the pot this deal, 2 of it this round; "
        "two hidden, A♥; bets 2; 2 to call\n"
        "2. **Yale** (Théo): 95 chips; 5 in the pot this deal, 4 of it this round; "
        "two hidden, 9♥; raises by 2\n"
        "3. **Weiss**: 99 chips; dealer; 1 in the pot this deal; two hidden, 10♥; to act, 4 to call"
    )


def test_one_seat_reads_like_this() -> None:
    state = first("2 order call 8 deal", "0 bet 2")
    words = plain(skin.describe_view(game.view(state, 2), NAMES, "fr"))

    assert words == (
        "Rien à faire pour l’instant, je te préviendrai.\n"
        "📌 Ton ordre : suivre jusqu’à 8 encore, jusqu’à la fin de cette donne. "
        "Personne d’autre ne le voit.\n"
        "\n"
        "Tes cartes : 3♣ (cachée), 8♦ (cachée), 10♥\n"
        "Ta meilleure main pour l’instant : hauteur dix\n"
        "Tes jetons : 99 ; tu as misé 1 dans cette donne\n"
        "Ton ordre : suivre jusqu’à 8 encore, jusqu’à la fin de cette donne"
    )


def test_how_the_deal_before_ended_stays_on_the_table() -> None:
    won = first("0 bet 2", "1 fold", "2 fold")
    shown = played(won, "0 show").state
    seen = [plain(skin.describe(game.table(state), NAMES, "en")) for state in (won, shown)]
    mine = plain(skin.describe_view(game.view(won, 0), NAMES, "en"))

    assert all(
        "How deal 1 ended\n2 uncalled go back to Capone.\n💰 Capone takes 3 without a showdown." in words
        for words in seen
    )
    assert "K♠ K♦" not in seen[0]
    assert seen[1].endswith("👀 Capone shows K♠ K♦.")
    assert "You won deal 1 with K♠ K♦ and no showdown. Nobody has seen them." in mine


@both
def test_after_the_end_every_hidden_card_is_told(language: Language) -> None:
    *_, last = moments(*TABLES[0])
    words = skin.describe(game.open(last.state, ended=True), NAMES, language)

    hidden = [card for deal in game.open(last.state, ended=True).books[-3:] for down in deal for card in down]
    assert all(card_sign(card, language) in words for card in hidden)
    assert skin.situation(game.table(last.state), NAMES, language) in words


@every_table
def test_a_showdown_is_recounted_as_fully_as_its_picture_tells_it(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for moment in moments(seats, options, seed):
        words = plain(skin.recount(moment.news, game.table(moment.state), NAMES, language))
        held = [event for event in moment.news if isinstance(event, Showdown)]
        assert bool(words) == bool(held)
        for event in held:
            for shown in event.hands:
                assert plain(hand_words(shown.hand, language)) in words
                cards = (*shown.down, *shown.up, *shown.hand.cards)
                assert all(card_sign(card, language) in words for card in cards)
            for pot in event.pots:
                told = [chips for _, chips in pot.shares] + ([pot.spade.chips] if pot.spade else [])
                if pot.spade and pot.winners == (pot.spade.seat,):
                    told = [sum(told)]  # both halves are one boss's: nobody needs them apart
                assert all(str(chips) in words.replace(",", "") for chips in told)
                assert not pot.by_suit or card_sign(pot.by_suit.other, language) in words


@every_table
def test_the_record_tells_every_deal_the_newest_first_to_everybody_alike(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    *_, last = moments(seats, options, seed)
    told = skin.record(last.events, game.table(last.state), NAMES, language)
    ends = [event for event in last.events if isinstance(event, Showdown | WonUnseen)]
    _, summary, *chapters = map(plain, told.split("\n\n"))

    assert len(summary.splitlines()) == 1 + seats
    assert len(chapters) == len(ends)
    for chapter, end in zip(chapters, reversed(ends), strict=True):
        assert str(end.deal) in chapter.splitlines()[0]
        shown = [event for event in last.events if isinstance(event, CardsShown) and event.deal == end.deal]
        if isinstance(end, Showdown):
            assert all(plain(hand_words(hand.hand, language)) in chapter for hand in end.hands)
        assert all(card_sign(card, language) in chapter for event in shown for card in event.cards)
    for seat in range(seats):
        own = skin.dossier(game.view(last.state, seat), NAMES, language, last.events)
        assert own.endswith(told.partition("\n\n")[2]), "more than everybody saw, but for the own cards"


@every_table
def test_whoever_folded_is_in_the_record_with_the_cards_that_lay_open(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    *_, last = moments(seats, options, seed)
    told = skin.record(last.events, game.table(last.state), ("",) * seats, language)
    chapters = iter(reversed(told.split("\n\n")[2:]))
    up: dict[int, list[str]] = {}
    gone: list[int] = []
    for event in last.events:
        match event:
            case DealStarted():
                up, gone = {}, []
            case StreetDealt():
                for seat, card in event.up:
                    up.setdefault(seat, []).append(card_sign(card, language))
            case Folded(seat):
                gone.append(seat)
            case Showdown() | WonUnseen():
                chapter = next(chapters)
                for seat in gone:
                    assert any("(" + between.join(up[seat]) + ")" in chapter for between in (" ", ", "))
            case _:
                pass


@both
def test_before_a_deal_is_over_the_dossier_says_so(language: Language) -> None:
    assert say(language, "record-empty") in skin.dossier(game.view(first(), 0), NAMES, language)
    assert say(language, "record-empty") in skin.record((), game.table(first()), NAMES, language)


@pytest.mark.parametrize(("language", "words"), [("en", "SO FAR"), ("fr", "POUR L’INSTANT")])
def test_a_hand_to_which_no_card_comes_any_more_is_not_called_the_best_so_far(
    language: Language, words: str
) -> None:
    *_, over = moments(3, Options(laps=1), 3)
    began = next(moments(3, Options(laps=1), 3))
    for state, told in ((began.state, True), (over.state, False)):
        for seat in range(3):
            view = game.view(state, seat)
            title, *_ = best(view, language, SIGN)
            assert isinstance(title, Text)
            assert (words in str(title.words)) == told
            assert (
                view.hand is None
                or (words.casefold() in skin.describe_view(view, NAMES, language).casefold()) == told
            )
