"""The menus lead to every legal line and to no other, and fit what Discord takes."""

import unicodedata
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.language import say
from bot.skins.chicago_poker.in_hand import in_order
from bot.skins.chicago_poker.words import alt
from bot.skins.chicago_poker.words.asked import prompt
from bot.skins.chicago_poker.words.menus import DETAIL_LIMIT, LABEL_LIMIT, choices, label
from bot.skins.skin import Choice
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import BossView, Options, legality, planning
from engine.chicago_poker.idle import Idle, idle
from engine.chicago_poker.pieces import Special
from engine.game import IllegalAction
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.chicago_poker.offered import offered
from tests.helpers.chicago_poker.positions import ENGLISH, FRENCH
from tests.helpers.skins.tables import BOTH, EACH_SIZE, NAMES, TABLES, moments

Said = tuple[str, ...]


def asked(seats: int, options: Options, seed: int, every: int) -> Iterator[BossView]:
    """What those see who are asked, now and then in a random game."""
    for number, state in enumerate(moments(seats, options, seed)):
        if number % every == 0 or state.searching or state.tie:
            yield from (game.view(state, seat) for seat in game.awaited(state))


def walked(view: BossView, language: Language, said: Said = ()) -> Iterator[tuple[Said, Choice]]:
    """Every choice that the menus show, with the words before it."""
    for choice in choices(view, said, NAMES, language):
        yield said, choice
        if choice.word and not choice.greyed:
            yield from walked(view, language, (*said, *choice.word.split()))


@pytest.mark.by_day("[fr", why="menus are the same in both languages")
@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
@pytest.mark.parametrize("language", BOTH)
def test_menus_lead_to_every_legal_line_and_to_no_other(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for view in asked(seats, options, seed, every=19):
        lines = [" ".join(said) for said, choice in walked(view, language) if not choice.word]

        assert sorted(lines) == offered(view)


def test_the_buttons_of_a_hand_read_as_its_picture_does() -> None:
    """What has just come lies last in both."""
    with_new = 0
    for view in asked(3, Options(), 5, every=2):
        lying = [str(card) for card, _ in in_order(view)]
        offered = [choice.word for choice in choices(view, ("play",), NAMES, "en")]
        assert offered == [card for card in lying if card in offered]
        with_new += len(offered) > 1 and any(new for _, new in in_order(view))
    assert with_new


@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
@pytest.mark.parametrize("language", BOTH)
def test_labels_fit_and_tell_their_neighbours_apart(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for view in asked(seats, options, seed, every=31):
        menus: dict[Said, list[Choice]] = {}
        for said, choice in walked(view, language):
            menus.setdefault(said, []).append(choice)
            assert 1 <= len(choice.label) <= LABEL_LIMIT
            assert len(choice.detail) <= DETAIL_LIMIT
            assert choice.emoji is None or all(
                unicodedata.category(char) in ("So", "Mn") for char in choice.emoji
            )
        for menu in menus.values():
            assert len({(choice.group, choice.label) for choice in menu}) == len(menu)


@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
@pytest.mark.parametrize("language", BOTH)
def test_every_legal_line_has_a_label_of_its_own(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for view in asked(seats, options, seed, every=31):
        labels = [label(str(offer.action), view, NAMES, language) for offer in view.offers]

        assert all(1 <= len(words) <= DETAIL_LIMIT for words in labels)
        assert len(set(labels)) == len(labels)


def test_labels_name_no_person_for_buttons_know_no_markdown() -> None:
    names = ("Zebra0", "Zebra1", "Zebra2", "Zebra3")
    for view in asked(4, Options(), 3, every=13):
        for offer in view.offers:
            assert "Zebra" not in label(str(offer.action), view, names, "en")
        for choice in choices(view, ("police-raid",), names, "en"):
            assert "Zebra" not in choice.label


TURN = """
    options: english full specials
    bosses: capone moran
    turn: 9 capone
    A: speakeasy
    B: jazz-club
    A capone: (R2) (B2) G2 Y2
    A moran: (P1)
    B moran: G9 Y9
    B capone: R4 R6 R8
    hand capone: R3 P15 G15 B1 police-raid liquidation limousine
    deck: P2 P3 P4 P5 P6 P7 ...
"""


def capone(text: str = TURN) -> BossView:
    return game.view(at(text), 0)


def test_first_words_come_in_the_order_of_a_turn() -> None:
    words = [choice.word for choice in choices(capone(), (), NAMES, "en")]

    assert words == ["recruit", "play", "police-raid", "liquidation", "limousine"]


@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
@pytest.mark.parametrize("language", BOTH)
def test_every_special_card_in_hand_is_offered_or_greyed_with_a_reason(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    for view in asked(seats, options, seed, every=7):
        held = {card for card in view.hand if isinstance(card, Special)}
        menu = {choice.word: choice for choice in choices(view, (), NAMES, language)}
        in_turn = view.table.actions_left and not view.table.tie and view.pile is None
        assert held <= set(menu) or not in_turn
        told = prompt(view, NAMES, language)
        for special, choice in menu.items():
            if choice.greyed:
                assert special in held
                assert choice.detail in told


IDLE = """
bosses: capone moran
turn: 20 capone
A: brewery
B: jazz-club
{columns}
actions: 3
hand capone: {hand}
"""


@pytest.mark.parametrize(
    ("hand", "columns", "why"),
    [
        ("police-raid", "", Idle.NOBODY_THERE),
        ("liquidation", "", Idle.NOBODY_THERE),
        ("liquidation", "A moran: R1 R2 R3 R4 R5", Idle.NOBODY_TO_HIT),
        ("limousine", "", Idle.NOBODY_TO_DRIVE),
        ("limousine", "A capone: R1 R2 R3 R4 R5", Idle.NOBODY_TO_DRIVE),
        ("limousine", "A capone: R1\nB capone: G1 G2 G3 (G4) (G5)", Idle.NOWHERE_TO_GO),
        ("bribery", "", Idle.NOTHING_TO_SEARCH),
        ("revolver", "", None),
        ("limousine", "A capone: R1", None),
        ("liquidation", "A moran: R1", None),
        ("police-raid", "A moran: R1", None),
    ],
)
def test_the_reason_is_the_one_that_holds(hand: str, columns: str, why: Idle | None) -> None:
    view = game.view(at(IDLE.format(hand=hand, columns=columns)), 0)

    assert list(idle(view)) == ([(Special(hand), why)] if why else [])


@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
def test_a_hand_is_too_full_only_where_the_rules_say_so(seats: int, options: Options, seed: int) -> None:
    for state in moments(seats, options, seed):
        for seat in game.awaited(state):
            view = game.view(state, seat)
            for special, why in idle(view):
                uses = list(legality._uses(state, seat, special))
                assert bool(uses) == (why is Idle.HAND_TOO_FULL)


def test_gangsters_come_highest_first_with_their_colour() -> None:
    cards = choices(capone(), ("play",), NAMES, "fr")

    assert [(card.label, card.emoji) for card in cards] == [
        ("15 de bouteilles", "🟢"),
        ("15 de dés", "🟣"),
        ("3 de mitraillettes", "🔴"),
        ("1 de chapeaux", "🔵"),
    ]


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["A · Speakeasy: 5th card, face up, shootout!", "B · Jazz Club: 4th card, face down"]),
        (
            "fr",
            [
                "A · Speakeasy\u00a0: 5e carte, face visible, fusillade\u00a0!",
                "B · Club de jazz\u00a0: 4e carte, face cachée",
            ],
        ),
    ],
)
def test_a_place_says_how_the_card_would_lie_there(language: Language, labels: list[str]) -> None:
    places = choices(capone(), ("play", "R3"), NAMES, language)

    assert [place.label for place in places] == labels
    assert places[0].detail
    assert not places[1].detail


def test_a_raid_says_how_many_backs_and_a_liquidation_what_would_go() -> None:
    (raid,) = choices(capone(), ("police-raid", "A"), NAMES, "en")
    (hit,) = choices(capone(), ("liquidation", "B"), NAMES, "en")
    (blind,) = choices(capone(), ("liquidation", "A"), NAMES, "en")

    assert raid.label == "Moran: one card, one face down"
    assert (hit.label, hit.emoji) == ("Moran: 2 cards, last: 9 of saxes", "🟡")
    assert blind.label == "Moran: one card, face down"


def test_raids_that_find_nothing_stand_apart_after_those_that_may() -> None:
    seen, vain = choices(capone(), ("police-raid",), NAMES, "en")

    assert (seen.word, seen.label, seen.group) == (
        "A moran",
        "Moran: one card, one face down",
        "**A · Speakeasy**",
    )
    assert (vain.word, vain.label, vain.group) == ("B moran", "Moran: B · Jazz Club", "")
    assert vain.among == "Nothing face down there…"


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Police Raid (nothing to see)"), ("fr", "Informateur (rien à voir)")]
)
def test_a_raid_with_nothing_to_choose_is_one_click(language: Language, told: str) -> None:
    view = capone(TURN.replace("    A moran: (P1)\n", ""))
    (raid,) = [choice for choice in choices(view, (), NAMES, language) if "police-raid" in choice.word]

    assert raid.label == told
    assert [choice.word for choice in choices(view, tuple(raid.word.split()), NAMES, language)] == [""]


def test_a_limousine_offers_riders_in_the_order_they_lie_and_says_how_they_would_lie() -> None:
    (origin,) = [choice for choice in choices(capone(), ("limousine",), NAMES, "en") if choice.word == "B"]
    riders = choices(capone(), ("limousine", "B"), NAMES, "en")
    after_one = choices(capone(), ("limousine", "B", "R6"), NAMES, "en")

    assert origin.detail == "4 of guns, 6 of guns, 8 of guns"
    assert [rider.word for rider in riders] == ["R4", "R6", "R8"]
    assert [choice.word for choice in after_one] == ["A"]
    assert after_one[0].label == "Drive to A · Speakeasy: face up, shootout!"


def test_special_cards_come_first_in_a_search_through_the_discard_pile() -> None:
    state = next(
        state
        for seed in range(99)
        for state in moments(4, Options(), seed)
        if state.searching and any(not hasattr(card, "colour") for card in state.discard)
    )
    words = [choice.word for choice in choices(game.view(state, state.active), ("take",), NAMES, "en")]
    special = ["-" in word or word.islower() for word in words]

    assert special == sorted(special, reverse=True)


def test_to_send_nobody_is_offered_last_where_it_may_be() -> None:
    sends = choices(game.view(at(FRENCH), 0), ("send",), NAMES, "fr")

    assert [choice.word for choice in sends] == ["R12", "G4", "B3", "nothing"]
    assert sends[-1].label == "N’envoyer personne"
    assert [choice.word for choice in choices(game.view(at(ENGLISH), 0), ("send",), NAMES, "en")] == [
        "R12",
        "G4",
        "B3",
    ]


@pytest.mark.parametrize(("seats", "options", "seed"), EACH_SIZE)
def test_every_fifth_card_is_marked_as_a_shootout_driven_or_laid(
    seats: int, options: Options, seed: int
) -> None:
    """Unless somebody has called it already: then the button says who."""
    for view in asked(seats, options, seed, every=7):
        fills = {str(offer.action): offer.fills for offer in view.offers}
        for said, choice in walked(view, "en"):
            if f"{' '.join(said)} {choice.word}" not in fills or said[0] not in ("play", "limousine"):
                continue
            called = view.table.places["ABCDEF".index(choice.word)].markers
            fifth = fills[f"{' '.join(said)} {choice.word}"]
            assert choice.label.endswith("shootout!") == (fifth and not called)
            assert bool(choice.detail) == fifth
            assert ("already" in choice.detail) == (fifth and bool(called))


def test_nobody_is_offered_anything_who_is_not_asked() -> None:
    assert choices(game.view(at(ENGLISH), 1), (), NAMES, "en") == ()
    assert choices(capone(), ("nonsense",), NAMES, "en") == ()


def test_a_line_that_is_not_offered_any_more_has_a_label_still() -> None:
    assert label("play R9 A", capone(), NAMES, "en") == "🔴\u00a09 of guns to A · Speakeasy"
    assert label("play R9 D", capone(), NAMES, "en") == "🔴\u00a09 of guns to D · vacant lot"
    with pytest.raises(IllegalAction):
        label("dance", capone(), NAMES, "en")


@pytest.mark.parametrize(
    ("options", "hand", "told"),
    [
        ("english full specials", "R3", "**Your turn:** 3 actions left."),
        ("french full specials", "R3", "**Your turn:** 3 actions left; end it whenever you like."),
        (
            "english full specials",
            "R3 P15 G15 B1 P14 G14 B14 Y14",
            "**Your turn:** 3 actions left.\nYou hold 8 cards; at the end of your turn, 7 is the limit.",
        ),
    ],
)
def test_the_prompt_counts_actions_down_and_says_what_is_free(options: str, hand: str, told: str) -> None:
    text = TURN.replace("english full specials", options)
    hand_line = next(line for line in text.splitlines() if "hand capone" in line)

    assert prompt(capone(text.replace(hand_line, f"    hand capone: {hand}")), NAMES, "en") == told


@pytest.mark.parametrize(("language", "told"), [("en", "Your next turn"), ("fr", "Ton prochain tour")])
def test_a_turn_that_is_planned_is_not_called_the_reader_s_turn(language: Language, told: str) -> None:
    """Nor in the words of its picture; a place whose business nobody knows yet is not in them."""
    state = at(IDLE.format(hand="R1 R2", columns="B moran: R4 G4 B4 (R5) (G5)\nhand moran: Y1"))
    view = planning.planned(replace(game.view(state, 1), offers=()), ())
    assert view.planned
    assert prompt(view, NAMES, language).startswith(f"**{told}")
    words = alt.alt_town(view, NAMES, language)
    assert told in words
    assert say(language, "chicago_poker/alt-vacant") not in words


@pytest.mark.by_day("fr", why="French has the longer words")
@pytest.mark.parametrize("language", BOTH)
def test_everybody_can_be_told_what_is_asked_of_him(language: Language) -> None:
    for seats, options, seed in TABLES:
        for number, state in enumerate(moments(seats, options, seed)):
            if number % 17 == 0 or state.tie or state.searching or state.outcome:
                for seat in range(seats):
                    words = prompt(game.view(state, seat), NAMES, language)
                    assert 1 <= len(words.splitlines()) <= 2
                    assert len(words) < 500
