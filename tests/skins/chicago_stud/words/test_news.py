"""The news: the sentences of the design, one line a round, never more than six."""

from dataclasses import replace

import pytest

from bot.skins.chicago_stud import skin
from bot.skins.fitting import DIGEST_LINES_MAX
from bot.table.languages import Language
from engine import chicago_stud as game
from engine.chicago_stud import Event, Options, State
from engine.chicago_stud.events import (
    BetMade,
    Borrowed,
    Called,
    CardsShown,
    Checked,
    CommonTurned,
    DealStarted,
    Folded,
    GameEnded,
    PotPaid,
    Raised,
    Returned,
    Showdown,
    ShownHand,
    SpadeHalf,
    StreetDealt,
    SuitDecision,
    UnitDoubled,
    WentOut,
    WonUnseen,
)
from engine.french_deck import Card, best_by_suit
from tests.helpers.chicago_stud.by_hand import EACH, cards, dealt, played
from tests.helpers.chicago_stud.by_hand import told as told_by
from tests.helpers.chicago_stud.tables import NAMES, TOLD, moments

PEOPLE = ("Lucie", "Théo", "", "Nono", "Ana")
FIVE = game.table(game.setup(("capone", "obanion", "torrio", "weiss", "moran"), Options(), "words").state)
CAPONE, OBANION, TORRIO, WEISS, MORAN = range(5)


def told(*events: Event, language: Language = "en") -> tuple[str, ...]:
    """What a table of five reads of these events, in plain spaces and letters."""
    lines = skin.tell(events, FIVE, PEOPLE, language)
    return tuple(line.replace("\u00a0", " ").replace("**", "") for line in lines)


def deal(dead: bool, *paid: tuple[int, int]) -> DealStarted:
    return DealStarted(5, WEISS, (MORAN, CAPONE, OBANION, TORRIO, WEISS), paid, dead)


def shown(seat: int, down: str, up: str, place: int) -> ShownHand:
    hand = best_by_suit(cards(f"{down} {up}"), low=False)
    return ShownHand(seat, cards(down), cards(up), hand, place)


FULL = shown(MORAN, "9d Tc 6h", "9s 9c 6d 2c", 1)
FLUSH = shown(TORRIO, "Ah Th Jc", "8h 5h 2h 5s", 2)
NINE_OF_SPADES, NINE_OF_HEARTS = cards("9s 9h")
SHARED = PotPaid(41, (TORRIO, MORAN), (TORRIO, MORAN), ((TORRIO, 21), (MORAN, 20)), None, None)
MAIN = PotPaid(22, (TORRIO, MORAN), (MORAN,), ((MORAN, 22),), None, None)
HALF = PotPaid(43, (TORRIO, MORAN), (MORAN,), ((MORAN, 22),), None, SpadeHalf(TORRIO, cards("Qs")[0], 21))
SUIT = PotPaid(
    22, (TORRIO, MORAN), (MORAN,), ((MORAN, 22),), SuitDecision(NINE_OF_SPADES, TORRIO, NINE_OF_HEARTS), None
)
SIDE = PotPaid(14, (MORAN,), (MORAN,), ((MORAN, 14),), None, None)
OTHER_SIDE = PotPaid(14, (TORRIO, MORAN), (TORRIO,), ((TORRIO, 14),), None, None)


def showdown(*pots: PotPaid) -> Showdown:
    return Showdown(4, None, (FULL, FLUSH), pots)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            deal(True, (WEISS, 5)),
            "🃏 Deal 5. Weiss deals and pays 5 for everybody.",
            "🃏 Donne 5. Weiss donne et paie 5 pour tout le monde.",
        ),
        (
            deal(False, (CAPONE, 2), (WEISS, 2)),
            "🃏 Deal 5. Weiss deals. Everybody pays 2.",
            "🃏 Donne 5. Weiss donne. Chacun paie 2.",
        ),
        (
            deal(False, (CAPONE, 1), (WEISS, 2)),
            "🃏 Deal 5. Weiss deals. Everybody pays 2, except Capone 1.",
            "🃏 Donne 5. Weiss donne. Chacun paie 2, sauf Capone 1.",
        ),
        (
            UnitDoubled(4),
            "⏫ The stakes double: the unit is 4.",
            "⏫ Les mises doublent : l’unité passe à 4.",
        ),
        (
            StreetDealt(
                5,
                ((CAPONE, Card.parse("Kh")), (OBANION, Card.parse("Qc"))),
                (),
                CAPONE,
                cards("Kh Kd"),
                CAPONE,
            ),
            "5th street: Capone K♥, O’Banion Q♣. Capone acts first with K♥ K♦.",
            "5e rue : Capone R♥, O’Banion D♣. Capone parle en premier avec R♥ R♦.",
        ),
        (
            StreetDealt(7, (), ((CAPONE, 1),), CAPONE, cards("Kh Kd"), MORAN),
            "7th street: one card face down for everybody still in. "
            "Capone is all-in with the best open cards (K♥ K♦), so Moran acts first.",
            "7e rue : une carte fermée pour chaque boss encore en jeu. "
            "Capone, à tapis, montre les meilleures cartes (R♥ R♦), alors Moran parle en premier.",
        ),
        (
            CommonTurned(*cards("5s")),
            "Not enough cards for everybody: 5♠ counts for all.",
            "Le paquet est trop court : 5♠ compte pour tout le monde.",
        ),
        (Checked(CAPONE), "Capone checks.", "Capone dit parole."),
        (BetMade(CAPONE, 4, False, False), "Capone bets 4.", "Capone mise 4."),
        (BetMade(CAPONE, 4, True, False), "Capone is all-in with 4.", "Capone fait tapis avec 4."),
        (Called(CAPONE, 4, False), "Capone calls.", "Capone suit."),
        (Called(CAPONE, 4, True), "Capone calls, all-in with 4.", "Capone suit et fait tapis avec 4."),
        (Raised(CAPONE, 4, 8, False, False), "Capone raises by 4.", "Capone relance de 4."),
        (
            Raised(CAPONE, 4, 8, True, False),
            "Capone raises by 4, all-in with 8.",
            "Capone relance de 4 et fait tapis avec 8.",
        ),
        (Folded(CAPONE), "Capone folds.", "Capone se couche."),
        (
            Returned(CAPONE, 3),
            "3 uncalled go back to Capone.",
            "Capone reprend 3 jetons que personne n’a suivis.",
        ),
        (
            Returned(CAPONE, 1),
            "1 uncalled goes back to Capone.",
            "Capone reprend 1 jeton que personne n’a suivi.",
        ),
        (
            WonUnseen(CAPONE, 4, 30),
            "💰 Capone takes 30 without a showdown.",
            "💰 Capone prend 30 sans montrer.",
        ),
        (
            CardsShown(CAPONE, 4, cards("Ks 2d")),
            "👀 Capone shows K♠ 2♦, the hole cards that won deal 4.",
            "👀 Capone montre R♠ 2♦, ses cartes fermées de la donne 4.",
        ),
        (
            showdown(MAIN),
            "💥 Showdown. Moran takes the pot, 22, with a full house, nines over sixes.",
            "💥 Abattage. Moran prend le pot, 22, avec un full aux neuf par les six.",
        ),
        (
            showdown(MAIN, SIDE),
            "💥 Showdown. Moran takes the main pot, 22, with a full house, nines over sixes. "
            "Moran takes the side pot, 14.",
            "💥 Abattage. Moran prend le pot principal, 22, avec un full aux neuf par les six. "
            "Moran prend le pot annexe, 14.",
        ),
        (
            showdown(MAIN, OTHER_SIDE),
            "💥 Showdown. Moran takes the main pot, 22, with a full house, nines over sixes. "
            "Torrio takes the side pot, 14, with a flush, ace high.",
            "💥 Abattage. Moran prend le pot principal, 22, avec un full aux neuf par les six. "
            "Torrio prend le pot annexe, 14, avec une couleur à l’as.",
        ),
        (
            showdown(SHARED),
            "💥 Showdown. Torrio and Moran split the pot, 41 (21 and 20), with a flush, ace high.",
            "💥 Abattage. Torrio et Moran se partagent le pot, 41 (21 et 20), avec une couleur à l’as.",
        ),
        (
            showdown(HALF),
            "💥 Showdown. Moran takes half of the pot, 22, with a full house, nines over sixes. "
            "Torrio takes half, 21, with Q♠ in the hole.",
            "💥 Abattage. Moran prend la moitié du pot, 22, avec un full aux neuf par les six. "
            "Torrio prend la moitié, 21, grâce au plus haut pique caché : D♠.",
        ),
        (
            showdown(SUIT),
            "💥 Showdown. Moran takes the pot, 22, with a full house, nines over sixes. "
            "Same hand, so suits decide: Moran’s 9♠ beats Torrio’s 9♥.",
            "💥 Abattage. Moran prend le pot, 22, avec un full aux neuf par les six. "
            "Mains égales, mais Moran l’emporte à la couleur : 9♠ contre 9♥ (Torrio).",
        ),
        (
            Borrowed(CAPONE, 100, 1),
            "🏦 Capone borrows 100 from the bank.",
            "🏦 Capone emprunte 100 à la banque.",
        ),
        (WentOut(CAPONE), "🚪 Capone is out of chips.", "🚪 Capone n’a plus de jetons."),
        (
            GameEnded((CAPONE,), (231, 0, 0, 0, 0)),
            "🏆 Capone (Lucie) wins with 231!",
            "🏆 Capone (Lucie) gagne avec 231 jetons.",
        ),
        (
            GameEnded((CAPONE, MORAN), (60, 0, 0, 0, 60)),
            "🏆 Capone (Lucie) and Moran (Ana) share the win with 60 each!",
            "🏆 Capone (Lucie) et Moran (Ana) gagnent ensemble, avec 60 jetons chacun.",
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_every_event_has_its_sentence(event: Event, english: str, french: str) -> None:
    assert told(event) == (english,)
    assert told(event, language="fr") == (french,)


def test_what_is_said_in_a_round_shares_a_line() -> None:
    said = (BetMade(CAPONE, 4, False, False), Called(OBANION, 4, False), Folded(WEISS))

    assert told(*said) == ("Capone bets 4 · O’Banion calls · Weiss folds.",)
    assert told(*said, language="fr") == ("Capone mise 4 · O’Banion suit · Weiss se couche.",)


def test_what_happens_to_several_is_said_once() -> None:
    assert told(Borrowed(CAPONE, 50, 1), Borrowed(MORAN, 50, 2)) == (
        "🏦 Capone and Moran borrow 50 each from the bank.",
    )
    assert told(WentOut(CAPONE), WentOut(MORAN), language="fr") == (
        "🚪 Capone et Moran n’ont plus de jetons.",
    )


def test_a_hand_and_a_spade_that_have_been_named_are_not_named_again() -> None:
    line = told(showdown(HALF, HALF))[0]

    assert line.count("full house") == line.count("Q♠") == 1
    assert line.endswith("Moran takes half of the side pot, 22. Torrio takes half, 21.")


def test_who_takes_both_halves_of_a_pot_is_told_so_in_one_sentence() -> None:
    both = replace(HALF, spade=HALF.spade and replace(HALF.spade, seat=MORAN))

    assert told(showdown(both, both)) == (
        "💥 Showdown. Moran takes both halves of the main pot, 43, with a full house, nines over sixes, "
        "and Q♠ in the hole. Moran takes the side pot, 43.",
    )
    assert told(showdown(both), language="fr") == (
        "💥 Abattage. Moran prend les deux moitiés du pot, 43, avec un full aux neuf par les six "
        "et le plus haut pique caché (D♠).",
    )


def test_who_shares_the_hands_half_and_has_the_spade_does_not_take_both() -> None:
    line = told(showdown(replace(SHARED, spade=HALF.spade)))[0]

    assert "both halves" not in line
    assert "split half of the pot" in line
    assert "Torrio takes half, 21, with Q♠ in the hole." in line


def three() -> State:
    """Capone has bet, and Moran has left an order to fold; the ante is one each."""
    state = dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=EACH).state
    return played(state, "2 order fold round").state


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Capone bets 2. Yale to act."), ("fr", "Capone mise 2. À Yale de parler.")],
)
def test_a_line_ends_with_who_is_to_speak(language: Language, line: str) -> None:
    step = played(three(), "0 bet 2")

    (said,) = skin.tell(step.events, game.table(step.state), PEOPLE, language)

    assert said.replace("**", "") == line


def test_an_order_is_told_as_what_it_did() -> None:
    state = played(three(), "0 bet 2").state
    step = played(state, "1 raise 2")

    (said,) = skin.tell(step.events, game.table(step.state), PEOPLE, "en")

    assert said.replace("**", "") == "Yale raises by 2 · Weiss folds. Capone to act."


def test_who_was_to_speak_is_not_told_once_others_have_spoken() -> None:
    first = played(three(), "0 bet 2")
    later = game.table(played(first.state, "1 raise 2").state)

    assert skin.tell(first.events, later, PEOPLE, "en") == ("**Capone** bets 2.",)


def test_no_more_betting_is_said_once() -> None:
    options = Options(ante="all", limit="open", stack=50)
    state = dealt("Ks Kd Ah", "2c 7d 9h", options=options).state
    lines = skin.tell(told_by(state, "0 bet 49", "1 call"), game.table(state), PEOPLE, "en")

    assert " ".join(lines).count("No more bets.") == 1


def test_nothing_is_told_of_nothing() -> None:
    assert skin.tell((), FIVE, PEOPLE, "en") == ()


@pytest.mark.parametrize(("seats", "options", "seed", "language"), TOLD)
def test_all_news_of_any_game_is_told_in_one_to_six_lines(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for moment in moments(seats, options, seed):
        lines = skin.tell(moment.news, game.table(moment.state), NAMES, language)

        assert bool(lines) == bool(moment.news)
        assert len(lines) <= DIGEST_LINES_MAX
        assert all(line and "\n" not in line and line == line.strip() for line in lines)
        assert sum(map(len, lines)) <= 2200
    whole = skin.tell(moment.events, game.table(moment.state), NAMES, language)
    assert len(whole) <= DIGEST_LINES_MAX


@pytest.mark.parametrize(("language", "did"), [("en", "**You** call"), ("fr", "**Tu** suis")])
def test_what_the_reader_s_order_has_said_is_told_to_them(language: Language, did: str) -> None:
    step = played(played(three(), "0 bet 2").state, "1 call")
    told = skin.tell(step.events, game.table(step.state), PEOPLE, language, reader=1)

    assert did in "\n".join(told)
