"""The menus: every legal line and no other, in three clicks at most, the last one under what it will do."""

from collections.abc import Iterator
from typing import NamedTuple, cast

import pytest

from bot.skins.gangster import skin
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.previews import preview_of
from bot.skins.gangster.words.sure import third_words
from bot.skins.gangster.words.voice import Voice
from bot.skins.skin import Skin
from bot.table.languages import LANGUAGES, Language
from bot.table.reports import Panel
from bot.ui.ids import END, SURE, MoveId, read
from bot.ui.pages.page import Page
from engine import gangster as game
from engine.gangster import State
from engine.gangster.actions import Gun
from engine.gangster.pieces import Clan, Kind
from tests.helpers.all_games import AnyGame
from tests.helpers.gangster.by_hand import at
from tests.helpers.gangster.words import LONGEST, NAMES, equipped, turns
from tests.helpers.opaque import inside
from tests.helpers.pages import a_panel, hold_against_discord, menu, panel_page, parts

both = pytest.mark.parametrize("language", LANGUAGES)
CROWDED = 3


class Played(NamedTuple):
    """A line as it is clicked together: how many clicks, and what stands above the last one."""

    line: str
    clicks: int
    above: str


def played(panel: Panel, language: Language, said: tuple[str, ...] = (), clicks: int = 0) -> Iterator[Played]:
    """Every way through the menus, as the page shows them and the handler takes them."""
    page = panel_page(panel, cast(Skin, skin), language, (), said=said)
    hold_against_discord(page)
    for words in pressed(page):
        here = menu(panel, cast(Skin, skin), language, words)
        assert here.choices, words
        if not here.whole:
            yield from played(panel, language, here.said, clicks + 1)
        elif here.end and here.end.sure:
            asked = panel_page(panel, cast(Skin, skin), language, (), said=(*here.said, END))
            hold_against_discord(asked)
            assert [words[-1] for words in pressed(asked)] == [SURE]
            assert not promises_to_play(page)
            yield Played(" ".join(words), clicks + 2, told(asked))
        else:
            yield Played(" ".join(words), clicks + 1, told(page))


def promises_to_play(page: Page) -> bool:
    """Whether it says that the next click plays: `Your click does it.`"""
    return any(words in told(page) for words in ("click does it", "dès que tu cliques"))


def pressed(page: Page) -> list[tuple[str, ...]]:
    """The words that each click says, by a button or in a select, read back from its id."""
    found = []
    for part in parts(page):
        meaning = read(part["custom_id"]) if "custom_id" in part and not part.get("disabled") else None
        if isinstance(meaning, MoveId):
            values = [option["value"] for option in part.get("options", ())]
            assert len(values) <= 25
            found += [(*meaning.words, value) for value in values] or [meaning.words]
    return found


def told(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


def moments(seats: int) -> Iterator[State]:
    """Positions of a random game, some of them with every kind of equipment."""
    kits = [(Kind.GUN, Kind.BUMPER), (Kind.MOTOR, Kind.TRUNK), (Kind.DOOR, Kind.BODYGUARD)]
    for number, turn in enumerate(turns(seats, CROWDED, 15)):
        yield turn.before
        yield equipped(turn.before, *kits[number % len(kits)])


def a_panel_at(state: State) -> Panel:
    return a_panel(state, state.board.seat, cast(AnyGame, game), names=NAMES[: state.board.seats])


SIZES = pytest.mark.long("other numbers of seats; the lines are of the same kinds")


@pytest.mark.parametrize("seats", [3, *(pytest.param(each, marks=SIZES) for each in (2, 4, 5))])
def test_every_legal_line_is_three_clicks_away_and_no_other(seats: int) -> None:
    for number, state in enumerate(moments(seats)):
        language = LANGUAGES[number % 2]
        ways = list(played(a_panel_at(state), language))

        assert sorted(way.line for way in ways) == sorted(map(str, game.legal(state, state.board.seat)))
        assert max(way.clicks for way in ways) <= 3


@pytest.mark.parametrize("seats", [pytest.param(2, marks=SIZES), 4])
def test_the_last_click_stands_under_all_that_it_will_do(seats: int) -> None:
    """Above all where the third card turns a district card, which may end the round."""
    warned = ended = 0
    for number, state in enumerate(moments(seats)):
        language = LANGUAGES[number % 2]
        panel = a_panel_at(state)
        voice = Voice.at(inside(panel.view.table), NAMES, language)
        for way in played(panel, language):
            preview = preview_of(inside(panel.view), game.parse(way.line))
            if preview.third_card:
                assert third_words(voice, preview.third_card) in way.above
                warned += 1
                ended += preview.third_card.ends
            assert skin.choices(inside(panel.view), tuple(way.line.split()), NAMES, language)[0].usual
    assert warned > 10
    assert ended or seats == 2


def test_who_has_one_clan_reads_once_what_the_third_card_does() -> None:
    found = 0
    for state in moments(4):
        view = inside(a_panel_at(state).view)
        (card, *more) = view.table.clan(view.row.clans[0]).open
        if more:
            continue
        prompt = skin.prompt(view, NAMES, "en")
        choices = skin.choices(view, (), NAMES, "en")
        (drive,) = [each for each in choices if each.word == f"drive {card}"]
        assert prompt.count("you turn a district card") == 1
        assert "third card" in prompt
        assert "third card" not in drive.leads
        found += 1
    assert found


BUMPABLE = "car brown: chinatown"
TARGETS = ("car blue: chinatown", "equipment blue: gun")
CROWD = (
    f"spaces north-side: {'brown ' * 6}{'yellow ' * 5}{'grey ' * 5}",
    f"spaces west-side: {'brown ' * 3}{'yellow ' * 3}{'grey ' * 4}",
)


def asked_once_more(state: State, line: str) -> str:
    """What stands above the last click of a whole line; empty where nothing more is asked."""
    (whole,) = skin.choices(inside(a_panel_at(state).view), tuple(line.split()), NAMES, "en")
    assert whole.word == ""
    return whole.sure


def test_a_bump_with_the_last_open_card_is_asked_once_more_for_it_may_end_the_round() -> None:
    last = at(BUMPABLE, "open blue: 1")
    told = asked_once_more(last, "bump 1 brown")

    preview = preview_of(inside(a_panel_at(last).view), game.parse("bump 1 brown"))
    assert preview.third_card
    voice = Voice.at(inside(a_panel_at(last).view.table), NAMES, "en", bold=False)
    assert third_words(voice, preview.third_card) in told
    assert asked_once_more(at(BUMPABLE, "open blue: 1 2"), "bump 1 brown") == ""


@both
@pytest.mark.parametrize("open_cards", ["1", "1 2"])
def test_only_a_click_that_plays_promises_that_it_does(open_cards: str, language: Language) -> None:
    panel = a_panel_at(at(BUMPABLE, f"open blue: {open_cards}"))
    bump_page = panel_page(panel, cast(Skin, skin), language, (), said=("bump", "1"))
    (way,) = [way for way in played(panel, language, ("bump", "1")) if way.line == "bump 1 brown"]

    assert promises_to_play(bump_page) == (way.clicks == 1)


def test_a_target_chosen_out_of_a_crowd_is_not_asked_for_again_and_one_of_few_is() -> None:
    crowd, few = at(*TARGETS, *CROWD), at(*TARGETS, "spaces north-side: brown brown")

    assert len([line for line in game.legal(crowd, 0) if isinstance(line, Gun)]) == 26
    assert asked_once_more(crowd, "gun north-side 3") == ""
    assert "gun" in asked_once_more(few, "gun north-side 1").lower()


@both
def test_who_drives_to_the_harbour_without_breakfast_is_told_that_the_trunk_stays_full(
    language: Language,
) -> None:
    state = at("car blue: chinatown", "trunk blue: grey")
    view = a_panel_at(state).view
    stays, guests = (
        skin.choices(inside(view), line, NAMES, language)[0].sure
        for line in (("drive", "2", "gold-coast", "door"), ("drive", "2", "gold-coast", "door", "breakfast"))
    )
    facts = {
        "guests": say(language, "clan", sign=say(language, "clan-grey.sign"), clan=say(language, "clan-grey"))
    }

    assert say(language, "sure-no-breakfast", **facts, count=1) in stays
    assert say(language, "sure-breakfast", **facts, count=1) in guests


def test_more_targets_than_a_select_holds_are_chosen_district_first() -> None:
    view = a_panel_at(at(*TARGETS, *CROWD)).view
    districts = skin.choices(inside(view), ("gun",), NAMES, "en")
    there = skin.choices(inside(view), ("gun", "west-side"), NAMES, "en")

    assert sorted(choice.word for choice in districts) == ["north-side", "west-side"]
    assert [choice.word for choice in there] == [str(space) for space in range(1, 11)]


@both
def test_what_can_be_taken_with_the_tommy_gun_is_one_select(language: Language) -> None:
    state = next(turn.before for turn in turns(4, 5, 6))
    state = equipped(state, Kind.GUN, Kind.TRUNK)
    panel = a_panel_at(state)
    guns = [line for line in game.legal(state, state.board.seat) if isinstance(line, Gun)]
    offered = skin.choices(inside(panel.view), ("gun",), NAMES, language)

    assert 0 < len(guns) <= 25
    assert [choice.word for choice in offered] == [str(gun).removeprefix("gun ") for gun in guns]
    narrow = skin.choices(inside(panel.view), ("gun", guns[0].place), NAMES, language)
    assert narrow
    assert {choice.word for choice in narrow} == {
        str(gun.space) for gun in guns if gun.place is guns[0].place
    }


def test_the_seats_two_clans_have_a_row_of_buttons_each_under_their_own_line() -> None:
    state = next(turn.before for turn in turns(2, 5, 6))
    panel = a_panel_at(state)
    offered = skin.choices(inside(panel.view), (), NAMES, "en")
    groups = list(dict.fromkeys(choice.group for choice in offered))

    assert len(groups) == 2
    for group, clan in zip(groups, inside(panel.view).row.clans, strict=True):
        own = [choice for choice in offered if choice.group == group]
        assert all(choice.word.split()[0] == clan for choice in own)
        assert [choice.word for choice in own[:3]] == [f"{clan} drive {card}" for card in (1, 2, 3)]
        assert clan in group


def test_used_cards_are_there_and_cannot_be_chosen() -> None:
    state = next(turn.before for turn in turns(4, 5, 7) if len(turn.before.board.clans[turn.seat].open) == 1)
    panel = a_panel_at(state)
    drives = [
        choice for choice in skin.choices(inside(panel.view), (), NAMES, "en") if "drive" in choice.word
    ]

    assert [choice.greyed for choice in drives] == [
        card not in state.board.clans[state.board.seat].open for card in (1, 2, 3)
    ]


@both
def test_labels_and_details_fit_whatever_the_names(language: Language) -> None:
    for state in moments(5):
        view = game.view(state, state.board.seat)
        for said in ((), ("drive",), ("bump",), ("gun",), ("unload",), ("load",)):
            for choice in skin.choices(view, said, LONGEST, language):
                assert 0 < len(choice.label) <= (100 if choice.among else 80)
                assert len(choice.detail) <= 100
        for offer in view.offers:
            assert 0 < len(skin.label(str(offer.action), view, LONGEST, language)) <= 100


def test_a_choice_reads_like_this() -> None:
    """On a bare map, so that the words can be checked against the rules by hand."""
    state = game.setup(("capone", "moran", "torrio", "obanion"), game.agree(USUAL), "reads").state
    view = game.view(state, state.board.seat)
    place = view.table.clan(view.row.clans[0]).car
    here = next(choice for choice in skin.choices(view, (), NAMES, "en") if choice.word == "unload own")
    (whole,) = skin.choices(view, ("unload", "own"), NAMES, "en")
    name = Voice.at(view.table, NAMES, "en").place(place)

    assert here.among == f"Load or unload in {name}…"
    assert here.label.startswith("Unload one → space 2: 1st, ")
    assert whole.label == "Do it"
    assert whole.sure.startswith(f"**Unload one of yours in {name}, on space 2**\nYou: 1st, ")


USUAL = {"length": "full", "gap-same-clan": "yes"}


def test_a_line_that_names_no_clan_offers_nothing_where_two_are_led() -> None:
    state = next(turn.before for turn in turns(2, 5, 6))
    view = game.view(state, state.board.seat)

    assert skin.choices(view, ("drive",), NAMES, "en") == ()
    assert Clan.GREEN not in view.row.clans
    assert skin.choices(view, ("green",), NAMES, "en") == ()
    first = view.row.clans[0].value
    assert {choice.word.split()[0] for choice in skin.choices(view, (first,), NAMES, "en")} >= {"drive"}
