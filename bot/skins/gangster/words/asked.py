"""What the table waits for, told to all; and what is asked of one seat, told to that seat alone."""

from collections.abc import Iterator, Sequence

from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.pay import pay_told
from bot.skins.gangster.words.previews import panel_of
from bot.skins.gangster.words.standing import cards_words, kings_words, tile_words, trunk_words
from bot.skins.gangster.words.sure import third_words
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.gangster.city import DOUBLERS
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import ClanPanel, SeatView, TableView

GUIDED = 3  # turns of a newcomer that have a sentence of their own


def situation(table: TableView, names: Sequence[str], language: Language) -> str:
    """One line: whose turn it is, how far the round is; or who has won. A second one where nobody drives."""
    return waiting_for(Voice.at(table, names, language), table)


def waiting_for(voice: Voice, table: TableView) -> str:
    """The same in a voice of the caller's."""
    if table.over:
        return kings_words(voice, table.winners, table.seats[table.winners[0]].influence)
    line = voice.say(
        "situation",
        boss=voice.who(table.awaited[0]),
        round=table.round,
        rounds=table.options.rounds,
        number=table.doublers,
        all=DOUBLERS,
    )
    return "\n".join((line, *_nobody_drives(voice, table)))


def _nobody_drives(voice: Voice, table: TableView) -> Iterator[str]:
    """OR-G20: told in time."""
    if table.must_drive:
        yield voice.say("situation-must-drive", turns=table.idle)
    elif table.idle_is_told:
        yield voice.say("situation-idle", turns=table.idle, limit=table.idle_limit)


def call_together(table: TableView, people: str, language: Language) -> str:  # noqa: ARG001
    """Nothing in this game is asked of several at once; whoever is named is asked."""
    return say(language, "call-together", people=people)


def guide(view: SeatView, language: Language) -> str:
    """One sentence for each of a newcomer's first three turns; empty later on."""
    turn = view.table.turns // len(view.table.seats) + 1
    return say(language, f"guide-{turn}") if turn <= GUIDED else ""


def prompt(view: SeatView, names: Sequence[str], language: Language) -> str:
    """What is asked of this seat now, in two lines; with two clans more is said above each one's buttons."""
    voice = Voice.at(view.table, names, language)
    if not view.row.awaited or view.table.over:
        return waiting_for(voice, view.table)
    lines = [voice.say("prompt")]
    if len(view.row.clans) == 1:
        lines += clan_lines(voice, view, view.row.clans[0])
    return "\n".join((*lines, *_nobody_drives(voice, view.table)))


def clan_lines(voice: Voice, view: SeatView, clan: Clan) -> Iterator[str]:
    """Where a clan's car stands and what that pays, what it has; that its next drive turns a card."""
    row = view.table.clan(clan)
    part = next(part for part in panel_of(view).clans if part.clan is clan)
    here = place_line(voice, view.table, part)
    yield here if len(view.row.clans) == 1 else voice.say("prompt-clan", clan=voice.clan(clan), here=here)
    yield voice.say(
        "prompt-has", cards=cards_words(row), riding=row.riding, trunk=trunk_words(voice, row) or "none"
    )
    third = next((preview.third_card for preview in part.previews if preview.third_card), None)
    if third:
        yield voice.say("prompt-third", third=third_words(voice, third))


def place_line(voice: Voice, table: TableView, part: ClanPanel) -> str:
    """`Your car is in The Loop ×2, 5-5: 2nd, 8.`"""
    if part.place is Place.GOLD_COAST:
        return voice.say("here-harbour")
    row = table.district(part.place)
    if not row.in_play:
        return voice.say("here-out", place=voice.place(part.place))
    standing = row.standing(part.clan)
    if standing is None:
        return voice.say("here-nobody", tile=tile_words(voice, row))
    position = row.standings.index(standing) + 1
    tile, pay = tile_words(voice, row), pay_told(part.here)
    return voice.say("here", tile=tile, count=standing.count, position=position, pay=pay)
