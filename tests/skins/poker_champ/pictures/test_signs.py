"""The signs of the pictures say what they should, where they should, and never by colour alone."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.skins.kit import sprites
from bot.skins.kit.canvas import Canvas
from bot.skins.poker_champ import skin
from bot.skins.poker_champ.pictures import hand, showdown, table
from bot.skins.poker_champ.pictures.hand import once_in
from bot.skins.poker_champ.pictures.marking import marks
from bot.skins.poker_champ.words.catalogue import say
from bot.table.languages import LANGUAGES, Language
from engine.french_deck import Card
from engine.poker_champ import Event
from engine.poker_champ.events import AwardGiven, Dealt, DuelCalled, Folded, StageOpened, Stayed
from engine.poker_champ.pieces import Stage
from tools.pictures.poker_champ import positions as p
from tools.pictures.poker_champ.samples import names

MARKS = ("stay", "fold", "undecided", "all-in")
FRAME = (255, 224, 138)


def words(canvas: Canvas) -> list[str]:
    return [writing.text for writing in canvas.writings]


def signs(canvas: Canvas) -> list[str]:
    return [what for what, _ in canvas.pieces if what in MARKS]


def near(picture: Image.Image, at: tuple[int, int]) -> bool:
    """Whether the pale gold of what is new is there."""
    found = picture.getpixel(at)
    assert isinstance(found, tuple)
    return all(abs(one - other) < 16 for one, other in zip(found[:3], FRAME, strict=True))


@pytest.mark.usefixtures("undrawn")
def test_every_decision_has_a_sign_of_its_own_and_a_word() -> None:
    canvas = table.paint(p.FOUR.table, p.FOUR.names, "en")

    assert signs(canvas) == ["stay", "undecided", "all-in", "fold"]
    assert {"IN · 1ST", "DECIDING", "ALL-IN", "FOLDED"} <= set(words(canvas))


def test_the_signs_differ_in_their_shape_alone() -> None:
    shapes = {mark: sprites.sprite(f"poker-champ/mark-{mark}", 44, 44).getchannel("A") for mark in MARKS}
    lit = {mark: _figure(sprites.sprite(f"poker-champ/mark-{mark}", 44, 44)) for mark in MARKS}
    for one, other in combinations(MARKS, 2):
        apart = ImageChops.difference(shapes[one], shapes[other])
        figures = ImageChops.difference(lit[one], lit[other])
        assert sum(apart.histogram()[100:]) + sum(figures.histogram()[100:]) > 0.1 * 44 * 44, (one, other)


def test_a_place_that_wins_the_game_is_toothed() -> None:
    """Red against gold is weak for deutan and protan eyes: the outline tells them apart."""
    place, last = (
        sprites.sprite(f"poker-champ/award-{name}", 64, 64).getchannel("A") for name in ("place", "wins-next")
    )
    assert sum(ImageChops.difference(place, last).histogram()[100:]) > 0.15 * 64 * 64


def test_backs_of_a_folded_boss_are_darker_but_can_be_read() -> None:
    shown = p.FOUR.table
    canvas = table.paint(shown, names(shown), "en")
    boxes = {what: box for what, box in canvas.pieces if what in ("Ss", "Mc", "Ls", "Mh")}
    box = boxes["Mc"]
    panel = canvas.image.crop((int(box.left), int(box.top), int(box.right), int(box.bottom))).convert("L")
    dark, light = panel.getextrema()

    assert light - dark > 90  # type: ignore[operator]
    bright = boxes["Ls"]
    lit = canvas.image.crop((int(bright.left), int(bright.top), int(bright.right), int(bright.bottom)))
    assert light < lit.convert("L").getextrema()[1]  # type: ignore[operator]


def test_decisions_made_since_the_last_picture_get_the_pale_frame_and_others_do_not() -> None:
    shown = p.SIX.table
    events: tuple[Event, ...] = (Stayed(1, Stage.FLOP, 1, 1, 15), Folded(3, Stage.FLOP))
    canvas = table.paint(shown, names(shown), "en", events)
    flops = [box for what, box in canvas.pieces if what == f"stage {Stage.FLOP:d}"]

    assert len(flops) == 6
    for seat, box in enumerate(flops):
        assert near(canvas.image, (round(box.left) + 8, round(box.bottom) + 1)) == (seat in (1, 3)), seat


def test_new_common_cards_are_those_of_the_events_and_without_events_of_the_stage() -> None:
    shown = p.FOUR.table
    queen, four = Card.parse("Qc"), Card.parse("4d")
    older = StageOpened(7, Stage.FLOP, tuple(map(Card.parse, ("Ks", "9h", "4d"))), (), 1, 4)
    newer = StageOpened(7, Stage.TURN, (queen,), (), 2, 7)

    assert marks(shown, ()).cards == {queen}
    assert marks(shown, (Stayed(0, Stage.TURN, 2, 2, 2),)).cards == set()
    assert four in marks(shown, (older, newer)).cards
    assert marks(shown, (older, Dealt(8, 0, (), 1))).cards == set()
    assert marks(shown, (Stayed(0, Stage.FLOP, 1, 1, 4), newer)).of(0) == {Stage.FLOP}


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_asks_only_whom_the_table_waits_for(language: Language) -> None:
    asked, waits = (hand.paint(p.SIX.view(seat), p.SIX.names, language) for seat in (0, 1))
    price = say(language, "picture-price", cost=1, pot=p.SIX.table.pot)

    assert price in words(asked)
    assert price not in words(waits)
    assert signs(asked) == ["stay", "stay", "fold", "undecided", "stay"]


@pytest.mark.usefixtures("undrawn")
def test_the_ribbon_says_how_often_one_must_win() -> None:
    """Paying 2 for a pot of 10 is even when one such deal in six is won."""
    view = p.FOUR.view(1)

    assert view.table.pot == 10
    assert once_in(view, 2) == 6
    assert "worth it if you win 1 time in 6" in words(hand.paint(view, names(view.table), "en"))


@pytest.mark.usefixtures("undrawn")
def test_a_showdown_ranks_all_hands_and_says_who_takes_what() -> None:
    shown = p.FOUR.table
    told = words(showdown.paint(p.HELD, shown, names(shown), "en", (p.GIFT,)))

    assert {"1", "2", "3", "TAKES 16", "paid 3 of 6", "CAPONE is broke", "+6", "FIRST AWARD"} <= set(told)


@pytest.mark.usefixtures("undrawn")
def test_a_pot_won_unseen_ranks_nobody() -> None:
    shown = p.FOUR.table
    canvas = showdown.paint_unseen(p.UNSEEN, shown, names(shown), "en")

    assert "1" not in words(canvas)
    assert "TAKES 6" in words(canvas)
    assert signs(canvas) == ["fold"] * 3


def test_a_duel_has_a_picture_of_its_own_with_the_award_it_was_for() -> None:
    shown = p.FOUR.table
    players = names(shown)
    other = AwardGiven(2, 1, 20, 6, 1, 1)
    events = (p.HELD, other, DuelCalled(0, (3, 1), 18), p.TIED, p.DUEL, p.GIFT)
    pictures = skin.paint_news(events, shown, players, "en")

    assert [picture.filename for picture in pictures] == ["showdown.jpg", "duel.jpg", "duel.jpg"]
    assert all(0 < len(picture.alt) <= 1024 for picture in pictures)
    fought = words(showdown.paint_duel(p.DUEL, shown, players, "en", p.GIFT))
    assert "FIRST AWARD" in fought
    assert not any(text.startswith("TAKES") for text in fought)
    assert "A tie: WEISS and O’BANION play on" in words(showdown.paint_duel(p.TIED, shown, players, "en"))


def test_after_the_end_the_table_is_the_final_picture() -> None:
    shown = p.CHAMPION.table
    picture = skin.paint_table(shown, names(shown), "en")

    assert picture.filename == "final.jpg"
    assert skin.paint_table(p.SIX.table, p.SIX.names, "en").filename == "table.jpg"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_and_help_have_pictures_with_words(language: Language) -> None:
    lobby = skin.paint_banner(["capone", None], ["Lucie", "Théo"], language)
    begun = skin.paint_banner(["capone", "moran"], ["Lucie", ""], language, started=True)
    cards = skin.paint_help(language)

    assert [picture.filename for picture in (lobby, begun, *cards)] == [
        "banner.jpg",
        "banner.jpg",
        "hands.jpg",
        "backs.jpg",
    ]
    assert all(0 < len(picture.alt) <= 1024 for picture in (lobby, begun, *cards))


@pytest.mark.usefixtures("undrawn")
def test_a_pot_shows_exactly_its_chips() -> None:
    shown = p.SIX.table
    for pot in (2, 6, 7, 13, 19, 25, 31, 36):
        canvas = table.paint(replace(shown, pot=pot), names(shown), "en")
        piles = [box for what, box in canvas.pieces if what == "chips" and box.top < 300]

        assert len(piles) == -(-pot // 6)
        assert str(pot) in words(canvas)


def _figure(piece: Image.Image) -> Image.Image:
    return piece.convert("RGB").convert("L").point([255 if value > 128 else 0 for value in range(256)])
