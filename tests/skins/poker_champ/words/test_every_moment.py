"""Whatever happens in random games is worded, in both languages, within its limits, and keeps its secrets."""

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from bot.skins.fitting import ALT_LIMIT, DIGEST_LINES_MAX
from bot.skins.poker_champ import skin
from bot.skins.poker_champ.words import alt
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine import poker_champ as game
from engine.french_deck import Card
from engine.poker_champ import Event, Options, State, TableView
from engine.poker_champ.events import (
    AwardGiven,
    DuelFought,
    Ending,
    Folded,
    GameEnded,
    ShowdownHeld,
    StageOpened,
    Stayed,
    WonUnseen,
)
from engine.poker_champ.pieces import Back, Stage
from engine.poker_champ.views import Standing
from tests.helpers.played_out import played_out
from tests.helpers.poker_champ.another_world import redealt
from tests.helpers.poker_champ.by_hand import after, at
from tests.helpers.poker_champ.tables import (
    BOTH,
    EACH_TABLE,
    FOUR,
    NAMES,
    PEOPLE,
    TABLES,
    everything,
    settled,
)
from tests.helpers.skins.names import NAMES as HOSTILE

NEWS = 700  # characters of what one decision brings about: a few short lines
EVERYTHING = 4000  # characters of a message

LONGEST = ("_" * 32,) * 6
"""Every sign of them is escaped."""


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("agreed", EACH_TABLE)
def test_the_news_are_a_few_short_lines(agreed: tuple[int, Options, int], language: Language) -> None:
    for state, news in settled(*agreed):
        told = skin.tell(news, game.table(state), NAMES, language)

        assert 1 <= len(told) <= DIGEST_LINES_MAX
        assert all(line and "\n" not in line for line in told)
        assert len("\n".join(told)) <= NEWS * (1 + sum(isinstance(event, AwardGiven) for event in news))
        assert say(language, "news-nothing") not in told


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("agreed", EACH_TABLE)
def test_news_from_anywhere_to_anywhere_are_told(
    agreed: tuple[int, Options, int], language: Language
) -> None:
    """Somebody looks after a while: what they missed begins in the middle of a deal, or of its end."""
    dice, events = Random(3), everything(*agreed)
    table = game.table(played_out(game, game.setup(*agreed).state, "end"))
    for _ in range(60):
        begin = dice.randrange(len(events))
        told = skin.tell(events[begin : begin + dice.randrange(1, 120)], table, PEOPLE, language)

        assert 1 <= len(told) <= DIGEST_LINES_MAX
        assert len("\n".join(told)) <= EVERYTHING
    assert len("\n".join(skin.tell(events, table, PEOPLE, language))) <= EVERYTHING


DUELS = (3, Options("long"), 2)
"""A game with two duels for one Award, the first of them tied."""


@pytest.mark.parametrize("language", BOTH)
def test_every_kind_of_event_is_worded_by_itself(language: Language) -> None:
    seen: set[type[Event]] = set()
    for seats, options, seed in (*TABLES, DUELS):
        table = game.table(game.setup(seats, options, seed).state)
        for event in everything(seats, options, seed):
            seen.add(type(event))
            assert skin.tell((event,), table, PEOPLE, language) != (say(language, "news-nothing"),)
    timed = game.setup(2, Options("timed", minutes=15), 1).state
    (up,) = game.timing.time_up(timed).events
    assert "15 minutes" in skin.tell((up,), game.table(timed), PEOPLE, language)[0]
    assert seen | {type(up)} == set(game.info.events)


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("agreed", EACH_TABLE)
def test_what_is_said_at_every_moment_fits_and_names_nobody_by_markdown(
    agreed: tuple[int, Options, int], language: Language
) -> None:
    dice = Random(5)
    events: tuple[Event, ...] = ()
    for state, news in settled(*agreed):
        events += news
        table = game.table(state)
        if table.awaited and dice.random() > 0.1:
            continue
        public = [
            skin.describe(table, NAMES, language),
            skin.situation(table, NAMES, language),
            skin.call_together(table, "<@1>, <@2>", language),
            skin.recount(news, table, NAMES, language),
        ]
        assert all("\n" not in line for line in public[1:3])
        for seat in {dice.randrange(len(table.rows)), *table.winners}:
            view = game.view(state, seat)
            asked = skin.prompt(view, NAMES, language)
            assert len(asked.splitlines()) <= 2
            assert skin.describe_view(view, NAMES, language).startswith(asked)
            public += [skin.describe_view(view, NAMES, language), skin.dossier(view, NAMES, language, events)]
            assert 20 < len(alt.private(view, LONGEST, language)) <= ALT_LIMIT
        for text in public:
            assert "@everyone" not in text
            assert "*Rouge*" not in text
            assert "<@123>" not in text
            assert len(text) <= EVERYTHING * 2


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("agreed", EACH_TABLE)
def test_every_alt_text_fits_under_the_longest_names(
    agreed: tuple[int, Options, int], language: Language
) -> None:
    for state, news in settled(*agreed):
        table = game.table(state)
        for names in (LONGEST, HOSTILE[:6]):
            said = [alt.table(table, names, language)]
            if table.winners:
                said += [
                    alt.final(table, names, language),
                    alt.table(game.open(state, ended=True), names, language),
                ]
            gifts = [event for event in news if isinstance(event, AwardGiven)]
            for event in news:
                if isinstance(event, ShowdownHeld | WonUnseen):
                    said += [
                        alt.showdown(event, table, names, language),
                        alt.showdown(event, table, names, language, gifts),
                    ]
                elif isinstance(event, DuelFought):
                    said += [alt.duel(event, table, names, language, next(iter(gifts), None))]
            assert all(20 < len(text) <= ALT_LIMIT for text in said)
            assert not any("**" in text.replace("*" * 32, "") for text in said)


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("agreed", EACH_TABLE)
def test_the_buttons_lead_to_every_legal_line_and_to_no_other(
    agreed: tuple[int, Options, int], language: Language
) -> None:
    for state, _ in settled(*agreed):
        for seat in range(len(state.seats)):
            view = game.view(state, seat)
            choices = skin.choices(view, (), NAMES, language)
            lines = [str(action) for action in game.legal(state, seat)]

            assert [choice.word for choice in choices] == lines
            assert len({choice.label for choice in choices}) == len(choices)
            for choice in choices:
                (whole,) = skin.choices(view, (choice.word,), NAMES, language)
                assert whole.word == ""
                assert whole.label == choice.label == skin.label(choice.word, view, NAMES, language)
                assert 0 < len(choice.label) <= 80
                assert len(choice.detail) <= 100
            assert skin.choices(view, ("check",), NAMES, language) == ()
            assert skin.choices(view, ("stay", "stay"), NAMES, language) == ()
            assert 0 < len(skin.label("stay", view, NAMES, language)) <= 100


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("agreed", EACH_TABLE)
def test_nobody_reads_what_they_may_not_know(agreed: tuple[int, Options, int], language: Language) -> None:
    """Two worlds that differ in what is hidden read alike, to the last letter."""
    dice = Random(8)
    events: tuple[Event, ...] = ()
    for state, news in settled(*agreed):
        events += news
        if not game.awaited(state) or dice.random() > 0.07:
            continue
        assert public(redealt(state, None, dice), news, language) == public(state, news, language)
        seat = dice.randrange(len(state.seats))
        other = redealt(state, seat, dice)
        assert private(other, seat, events, language) == private(state, seat, events, language)


def public(state: State, news: tuple[Event, ...], language: Language) -> list[object]:
    table = game.table(state)
    return [
        skin.tell(news, table, PEOPLE * 2, language),
        skin.describe(table, PEOPLE * 2, language),
        skin.situation(table, PEOPLE * 2, language),
        skin.recount(news, table, PEOPLE * 2, language),
        skin.remark(news, table, range(6), 1, language),
        alt.table(table, PEOPLE * 2, language),
    ]


def private(state: State, seat: int, events: tuple[Event, ...], language: Language) -> list[object]:
    view = game.view(state, seat)
    return [
        skin.describe_view(view, PEOPLE * 2, language),
        skin.dossier(view, PEOPLE * 2, language, events),
        skin.choices(view, (), PEOPLE * 2, language),
        alt.private(view, PEOPLE * 2, language),
    ]


def otherwise(table: TableView) -> list[tuple[str, TableView]]:
    """The table with one fact changed, each in turn."""
    row = table.rows[1]
    rows: dict[str, dict[str, Any]] = {
        "chips": {"chips": row.chips + 1},
        "awards": {"awards": row.awards + 1},
        "wins next": {"wins_next": not row.wins_next},
        "backs": {"backs": (Back.of(Card.parse("2c")), row.backs[1])},
        "order of backs": {"backs": row.backs[::-1]},
        "paid": {"paid": (*row.paid, 2)},
        "hand": {"hand": (Card.parse("Ac"), Card.parse("3d"))},
        **{
            standing: {"standing": standing, "paid": row.paid[:1]}
            for standing in Standing
            if standing is not row.standing
        },
    }
    others: dict[str, dict[str, Any]] = {
        "options": {"options": Options("timed", 10)},
        "deal": {"deal": table.deal + 1},
        "stage": {"stage": Stage.RIVER if table.stage is not Stage.RIVER else Stage.FLOP},
        "dealer": {"dealer": (table.dealer + 1) % len(table.rows)},
        "common": {"common": (*table.common[:-1], Card.parse("2c")), "new": ()},
        "new": {"new": ()},
        "awards left": {"awards_left": table.awards_left - 1},
        "last": {"last": None},
    }
    if table.winners:
        others["winners"] = {"winners": (0,)}
        others["ending"] = {"ending": Ending.LAST_AWARD}
    else:
        others["pot"] = {"pot": table.pot + 1}
        others["price"] = {"price": table.price + 1}
        others["time up"] = {"time_up": not table.time_up}
    return [
        *(
            (f"row {name}", replace(table, rows=(table.rows[0], replace(row, **change), *table.rows[2:])))
            for name, change in rows.items()
        ),
        *((name, replace(table, **change)) for name, change in others.items()),
    ]


@pytest.mark.parametrize("language", BOTH)
def test_every_fact_of_the_table_is_in_its_text(language: Language) -> None:
    """Who is awaited stands beside each of them."""
    state = at(FOUR)
    going_on = game.table(after(state, "obanion stay", "capone stay", "obanion stay"))
    over = game.table(
        after(
            at(FOUR.replace("awards: 1 0 1 0", "awards: 0 0 0 1")),
            "obanion stay",
            "capone stay",
            "obanion stay",
        )
    )
    assert going_on.last
    for table in (going_on, over):
        text = skin.describe(table, PEOPLE, language)
        silent = {name for name, other in otherwise(table) if skin.describe(other, PEOPLE, language) == text}

        assert silent <= ({"new"} if len(table.new) == len(table.common) else set())
    named = {field.name.replace("_", " ") for field in fields(TableView)}
    assert named - {"rows", "awaited"} <= {name for table in (going_on, over) for name, _ in otherwise(table)}


@pytest.mark.parametrize("language", BOTH)
def test_the_last_deals_tell_who_stayed_how_far_who_won_and_what_was_shown(language: Language) -> None:
    moments = list(settled(4, Options("timed", 20), 9))
    events = tuple(event for moment in moments for event in moment.news)
    view = game.view(moments[-1].state, 2)
    told = skin.dossier(view, PEOPLE, language, events)
    deals = [event for event in events if isinstance(event, ShowdownHeld | WonUnseen)]
    chapters, ordered = told.split("\n\n")[2:], say(language, "record-order", stages="")

    assert len(chapters) == len(deals) > 12
    assert told.endswith(skin.record(events, view.table, PEOPLE, language).partition("\n\n")[2])
    for chapter, event in zip(chapters, reversed(deals), strict=True):
        assert f"{event.deal}**" in chapter
        shown = event.shown if isinstance(event, ShowdownHeld) else [event]
        assert chapter.partition(f"\n{ordered}")[0].count("**") == 2 * (
            1 + 4 + 2 * sum(isinstance(e, AwardGiven) for e in _after(events, event))
        )
        for each in shown:
            assert Voice(language, (), ()).cards(each.cards) in chapter
    assert say(language, "record-none") in skin.dossier(view, PEOPLE, language)


def test_the_last_deals_tell_in_which_order_a_stage_was_decided() -> None:
    moments = list(settled(4, Options("timed", 20), 9))
    events = tuple(event for moment in moments for event in moment.news)
    voice = Voice.at_table(game.table(moments[-1].state), PEOPLE, "en")
    flop: list[str] = []
    for event in events:
        if isinstance(event, Stayed | Folded) and event.stage is Stage.FLOP:
            flop.append(voice.boss(event.seat))
        elif isinstance(event, StageOpened | ShowdownHeld | WonUnseen) and len(flop) > 1:
            break
    first = skin.record(events, game.table(moments[-1].state), PEOPLE, "en").split("\n\n")[-1]

    assert f"- First to last: at the flop {', '.join(flop)}" in first


def _after(events: tuple[Event, ...], outcome: Event) -> list[Event]:
    """What the end of a deal brought about beside the pot."""
    found: list[Event] = []
    for event in events[events.index(outcome) + 1 :]:
        if not isinstance(event, AwardGiven | GameEnded):
            break
        found.append(event)
    return found
