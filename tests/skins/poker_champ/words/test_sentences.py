"""The sentences of the design, by example."""

import pytest

from bot.skins.poker_champ import skin
from bot.skins.poker_champ.words import alt
from bot.table.languages import Language
from engine import poker_champ as game
from engine.game import IllegalAction
from engine.poker_champ import Options, Reason
from engine.poker_champ.awards import duel
from engine.poker_champ.events import DuelFought
from tests.helpers.poker_champ.by_hand import after, all_do, at, cards, does
from tests.helpers.poker_champ.tables import BOTH, FOUR, PEOPLE, first


def hard(text: str) -> str:
    """French with a space that does not break before high punctuation."""
    for sign in ":;?!»":
        text = text.replace(f" {sign}", f"\u00a0{sign}")
    return text.replace("« ", "«\u00a0")


def test_the_table_of_the_picture_in_words() -> None:
    table = game.table(at(FOUR))

    assert alt.table(table, PEOPLE, "en") == (
        "Deal 7, turn. Common K♠ 9♥ 4♦ Q♣. Pot 10, staying costs 2. "
        "Capone (Lucie) 2 chips, 1 Award, backs ♠L ♥M, in. "
        "O’Banion (Marguerite_92) 18, backs A ♦S, deciding. "
        "Torrio (Nono) 0, 1 Award, backs ♥L ♣L, all-in. "
        "Weiss (Karim B.) 18, backs ♠S ♣M, folded."
    )
    assert alt.table(table, ("", "", "", ""), "fr") == (
        "Donne 7, turn. Tableau R♠ 9♥ 4♦ D♣. Pot 10, rester coûte 2. "
        "Capone 2 jetons, 1 Award, dos ♠L ♥M, reste. "
        "O’Banion 18, dos A ♦S, réfléchit. "
        "Torrio 0, 1 Award, dos ♥L ♣L, tapis. "
        "Weiss 18, dos ♠S ♣M, couché."
    )


def test_the_help_cards_in_words() -> None:
    backs = alt.help_card("backs", "fr")

    assert backs.startswith(
        hard("Les treize dos et ce que chacun peut être : ")
        + "A (A♠ A♥ A♦ A♣), ♠L (R♠ D♠ V♠ 10♠), ♠M (9♠ 8♠ 7♠ 6♠)"
    )
    assert backs.count("(") == 13
    assert "straight flush, four of a kind, full house, flush" in alt.help_card("hands", "en")


def test_a_stage_ends_and_the_next_is_opened() -> None:
    step = does(at(FOUR), "obanion stay")
    table = game.table(step.state)

    assert skin.tell(step.events, table, PEOPLE, "en") == (
        "**O’Banion** stays.",
        "River: 9♠. **Torrio** is all-in.",
    )
    assert skin.tell(step.events, table, PEOPLE, "fr") == (
        "**O’Banion** reste.",
        hard("Rivière : 9♠. **Torrio** n’a plus de jeton, mais reste en jeu."),
    )
    assert (
        skin.situation(table, PEOPLE, "en")
        == "Deal 7, river · deciding: **Capone** and **O’Banion** · pot 12, staying costs 2"
    )
    assert (
        skin.call_together(table, "@Lucie, @Marguerite", "en")
        == "@Lucie, @Marguerite: stay for 2, or fold (deal 7, river)."
    )


def test_who_is_all_in_is_told_once_a_deal() -> None:
    step = does(at(FOUR), "obanion stay")
    told = skin.tell((*step.events, *step.events), game.table(step.state), PEOPLE, "fr")

    assert "\n".join(told).count("n’a plus de jeton") == 1


def test_a_deal_ends_with_showdown_award_new_deal_and_flop() -> None:
    step = does(at(FOUR), "obanion stay", "capone stay", "obanion stay")
    news = step.events[3:]
    table = game.table(step.state)
    *_, last = skin.tell(news, table, PEOPLE, "en")

    assert skin.tell(news, table, PEOPLE, "en")[:3] == (
        "**O’Banion** stays, **Capone** stays with their last chips.",
        "**Torrio** takes 16 with two pair, kings and nines; **Capone** had two pair, queens and nines.",
        "🏅 **Capone** is broke. **Weiss**, the richest with 18, helps out with 6 chips and earns an Award!",
    )
    assert last.startswith("🃏 Deal 8. **Capone** deals; everybody pays 1. Flop: ")
    assert skin.tell(news, table, PEOPLE, "fr")[1:3] == (
        "**Torrio** prend 16 avec une double paire, rois et neuf, "
        "contre une double paire, dames et neuf pour **Capone**.",
        "🏅 **Capone** est à sec. **Weiss**, le plus riche avec 18, lui donne 6 jetons et reçoit un Award.",
    )
    assert skin.recount(news, table, PEOPLE, "en") == (
        "**Showdown, deal 7.** Common cards: K♠ 9♥ 4♦ Q♣ 9♠. Pot: 16.\n"
        "- 1st **Torrio** (Nono): two pair, kings and nines, queen kicker (K♠ K♥ 9♠ 9♥ Q♣), "
        "in hand K♥ J♣; paid 3, takes 16\n"
        "- 2nd **Capone** (Lucie): two pair, queens and nines, king kicker (Q♠ Q♣ 9♠ 9♥ K♠), "
        "in hand Q♠ 7♥; paid 6\n"
        "- 3rd **O’Banion** (Marguerite\\_92): a pair of nines, with ace, king, queen (9♠ 9♥ A♣ K♠ Q♣), "
        "in hand A♣ 3♦; paid 6\n\n"
        "🏅 **Capone** is broke. **Weiss**, the richest with 18, helps out with 6 chips and earns an Award!"
    )


ALONE = (
    FOUR.replace("paid torrio: 1 1 1", "paid torrio: 1 1")
    .replace("folded: weiss", "folded: weiss obanion")
    .replace("chips: 2 18 0 18", "chips: 2 18 1 18")
)


def test_who_is_left_alone_takes_the_pot_and_shows() -> None:
    step = does(at(ALONE), "torrio fold")
    table = game.table(step.state)

    assert skin.tell(step.events, table, PEOPLE, "en")[:2] == (
        "**Torrio** folds.",
        "Everybody else has folded: **Capone** takes 9 and shows Q♠ 7♥ (a pair of queens).",
    )
    assert skin.tell(step.events, table, PEOPLE, "fr")[:2] == (
        "**Torrio** se couche.",
        hard("Tous les autres se sont couchés : **Capone** prend 9 et montre D♠ 7♥ ")
        + "(une paire de dames).",
    )


SHARING = """
bosses: capone yale weiss
deal: 1 capone
stage: river
common: As Ks Qs Js Ts
paid capone: 1 1 2
paid yale: 1 1 2
folded: weiss
paid weiss: 1 1
chips: 8 8 10
"""


def test_equal_hands_share_and_everybody_reads_how_many() -> None:
    step = all_do(at(SHARING), "stay stay -")

    assert skin.tell(step.events, game.table(step.state), (), "en")[1] == (
        "**Yale** and **Capone** split the pot: 7 and 7, each with a royal flush."
    )
    assert skin.tell(step.events, game.table(step.state), (), "fr")[1] == hard(
        "Pot partagé entre **Yale** et **Capone** : 7 et 7, chacun avec une quinte royale."
    )


@pytest.mark.parametrize("language", BOTH)
def test_a_duel_is_called_and_won_in_words(language: Language) -> None:
    moment = first(
        4,
        Options("long"),
        lambda it: any(isinstance(e, DuelFought) and e.winner is not None for e in it.news),
    )
    told = "\n".join(skin.tell(moment.news, game.table(moment.state), (), language))
    alone = skin.recount(moment.news, game.table(moment.state), (), language)
    called, won = {
        "en": ("are the richest, with", "wins the duel with"),
        "fr": ("sont aussi riches", "gagne le duel avec"),
    }[language]

    assert called in told
    assert won in told
    assert "⚔️" in alone
    assert won in alone


def test_a_tied_duel_is_fought_again() -> None:
    deck = cards("2c 2d 3c 3d As Ks Qs Js Ts")
    tied = duel(deck, (0, 1), 2, 1)
    table = game.table(at(FOUR))

    assert skin.tell((tied,), table, (), "en") == (
        "**Capone** and **O’Banion** tie with a royal flush: another duel.",
    )
    assert skin.recount((tied,), table, (), "en") == (
        "**Duel.** Common cards: A♠ K♠ Q♠ J♠ 10♠.\n"
        "- 1st **Capone**: a royal flush (A♠ K♠ Q♠ J♠ 10♠), in hand 2♣ 3♣\n"
        "- 1st **O’Banion**: a royal flush (A♠ K♠ Q♠ J♠ 10♠), in hand 2♦ 3♦\n"
        "**Capone** and **O’Banion** tie with a royal flush: another duel."
    )
    assert alt.duel(tied, table, (), "fr").startswith("Duel pour l’Award, Torrio est à sec. Tableau A♠ R♠")


def test_the_champion_of_the_day() -> None:
    step = does(
        at(FOUR.replace("awards: 1 0 1 0", "awards: 0 0 0 1")), "obanion stay", "capone stay", "obanion stay"
    )
    table = game.table(step.state)

    assert skin.tell(step.events, table, PEOPLE, "en")[-1] == (
        "🏆 **Weiss** (Karim B.) has two Awards: champion of the day!"
    )
    assert skin.situation(table, PEOPLE, "fr") == hard(
        "🏆 **Weiss** (Karim B.) a deux Awards : champion du jour !"
    )
    assert alt.final(table, PEOPLE, "en") == (
        "Weiss (Karim B.) has two Awards: champion of the day! Weiss (Karim B.): 2 Awards, 12 chips. "
        "Capone (Lucie): no Awards, 6 chips. O’Banion (Marguerite_92): no Awards, 14 chips. "
        "Torrio (Nono): no Awards, 16 chips."
    )


def test_joint_champions() -> None:
    moment = first(3, Options("timed", 10), lambda it: len(game.table(it.state).winners) > 1)
    told = skin.tell(moment.news, game.table(moment.state), (), "en")[-1]

    assert told.startswith("That was the last deal. 🏆 ")
    assert " share the title with " in told


def test_what_is_asked_and_what_may_be_said() -> None:
    state = at(FOUR)
    view = game.view(state, 1)

    assert skin.prompt(view, PEOPLE, "en") == (
        "**Deal 7, turn: stay or fold?** Staying costs 2 of your 18 chips; the pot is 10. "
        "Winning 1 time in 6 is enough.\n"
        "**Capone** stays · **Torrio** is all-in · **Weiss** has folded. "
        "Chips: **Capone** 2, **Torrio** 0, **Weiss** 18."
    )
    assert [(each.word, each.label, each.ends) for each in skin.choices(view, (), PEOPLE, "en")] == [
        ("stay", "Stay · 2 chips", False),
        ("fold", "Fold", True),
    ]
    assert [each.label for each in skin.choices(view, (), PEOPLE, "fr")] == [
        "Rester · 2 jetons",
        "Me coucher",
    ]
    assert skin.prompt(game.view(state, 0), PEOPLE, "en") == (
        "You stay. Waiting for **O’Banion**.\nChips: you 2, **O’Banion** 18, **Torrio** 0, **Weiss** 18."
    )
    assert skin.prompt(game.view(state, 2), PEOPLE, "en") == (
        "You’re all-in: no more decisions in this deal. Waiting for **O’Banion**.\n"
        "Chips: you 0, **Capone** 2, **O’Banion** 18, **Weiss** 18."
    )
    assert skin.prompt(game.view(state, 3), PEOPLE, "en") == (
        "You’ve folded; you’re back in the next deal. Waiting for **O’Banion**.\n"
        "Chips: you 18, **Capone** 2, **O’Banion** 18, **Torrio** 0."
    )


def test_the_last_chip_is_said_to_be_it() -> None:
    one = at(
        FOUR.replace("paid capone: 1 1 2", "paid capone: 1 1").replace("chips: 2 18 0 18", "chips: 1 18 0 21")
    )
    two = at(
        FOUR.replace("paid capone: 1 1 2", "paid capone: 1 1").replace("chips: 2 18 0 18", "chips: 2 18 0 20")
    )

    assert skin.choices(game.view(one, 0), (), (), "en")[0].label == "Stay · my last chip"
    assert skin.choices(game.view(two, 0), (), (), "en")[0].label == "Stay · my last 2 chips"
    assert skin.label("stay", game.view(one, 0), (), "fr") == "Rester · mon dernier jeton"
    assert skin.prompt(game.view(one, 0), (), "fr").startswith(
        hard("**Donne 7, turn : rester ou te coucher ?** Rester coûte ton dernier jeton ;")
    )
    told = does(one, "capone stay").events
    assert skin.tell(told, game.table(one), (), "en") == ("**Capone** stays with their last chip.",)
    assert skin.tell(told, game.table(one), (), "fr") == ("**Capone** reste avec son dernier jeton.",)


def test_the_own_cards_in_words() -> None:
    view = game.view(at(FOUR), 1)

    assert alt.private(view, PEOPLE, "en").startswith(
        "You are O’Banion. Your cards A♣ 3♦; the others see A ♦S. Best hand: ace high. "
        "Staying costs 2 chips. Deal 7, turn. Common K♠ 9♥ 4♦ Q♣."
    )
    assert skin.describe_view(view, PEOPLE, "en").splitlines()[2:] == [
        "**Your cards** as **O’Banion**: A♣ 3♦. The others see A ♦S.",
        "Your best hand: ace high",
        "2 chips for a pot of 10: enough if you win once in 6.",
    ]


@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        (
            Reason.ALREADY_DECIDED,
            "You’ve already decided. I’ll call you at the next stage.",
            "Tu as déjà décidé à cette étape. Je te préviendrai à la prochaine.",
        ),
        (
            Reason.FOLDED,
            "You’ve folded; you’re back in the next deal.",
            "Tu n’es plus dans le coup : tu reviens à la prochaine.",
        ),
        (
            Reason.ALL_IN,
            "You’re all-in: no more decisions in this deal.",
            "Tu n’as plus de jeton : tu restes en jeu, sans rien payer.",
        ),
    ],
)
def test_a_polite_no(reason: Reason, english: str, french: str) -> None:
    refusal = IllegalAction(reason)

    assert skin.refuse(refusal, (), "en").startswith(english)
    assert skin.refuse(refusal, (), "fr").startswith(hard(french))


SEALED = "options: standard sealed\nbosses: capone yale weiss\ncommon: Ks 9h 4d\n"


def test_a_sealed_decision_is_said_to_its_boss_alone() -> None:
    state = after(at(SEALED), "capone fold")
    own = skin.describe_view(game.view(state, 0), PEOPLE[:3], "en")

    assert own.startswith("You fold. Nobody knows yet: all decisions are shown together.")
    assert "deciding" in alt.table(game.table(state), PEOPLE[:3], "en").split("Capone", 1)[1].split(".")[0]
    for other in (1, 2):
        views = (game.view(each, other) for each in (state, at(SEALED)))
        one, two = (skin.describe_view(view, PEOPLE[:3], "en") for view in views)
        assert one == two
