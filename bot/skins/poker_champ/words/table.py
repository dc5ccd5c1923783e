"""The whole table as text: enough for somebody who cannot see the picture to play from.

Every fact of a TableView is in it, a test says so.
"""

from collections.abc import Iterator, Sequence

from bot.skins.poker_champ.words.asked import waiting_for
from bot.skins.poker_champ.words.game import aim
from bot.skins.poker_champ.words.showdown import outcome_words
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.poker_champ.events import Ending
from engine.poker_champ.pieces import AWARDS
from engine.poker_champ.views import SeatRow, Standing, TableView


def describe(table: TableView, names: Sequence[str], language: Language) -> str:
    """The table line by line: the deal and its common cards, each boss, the deal before."""
    voice = Voice.at_table(table, names, language)
    parts = [_moment(voice, table), _bosses(voice, table), _last(voice, table)]
    return "\n\n".join("\n".join(part) for part in parts)


def _moment(voice: Voice, table: TableView) -> Iterator[str]:
    stage = voice.stage(table.stage)
    if table.winners:
        if table.ending is not Ending.TWO_AWARDS and table.ending is not None:
            yield voice.say(f"news-{table.ending.value}")
        yield waiting_for(voice, table)
        yield voice.say("table-over", deal=table.deal, stage=stage)
    else:
        yield voice.say("table-deal", deal=table.deal, stage=stage, pot=table.pot, price=table.price)
        if table.time_up:
            yield voice.say("news-time-up", minutes=table.options.minutes)
    common = [voice.say("table-common", cards=voice.cards(table.common))]
    if 0 < len(table.new) < len(table.common):
        common.append(voice.say("table-new", cards=voice.cards(table.new)))
    yield voice.joined(common)
    yield voice.say("table-dealer", boss=voice.boss(table.dealer))
    yield voice.say("table-awards-left", left=table.awards_left, all=AWARDS)
    yield aim(voice.language, table.options)


def _bosses(voice: Voice, table: TableView) -> Iterator[str]:
    yield voice.say("table-bosses")
    for number, row in enumerate(table.rows, start=1):
        facts = voice.joined(list(_facts(voice, row)))
        yield voice.say("table-boss", number=number, boss=voice.who(row.seat), facts=facts)


def _facts(voice: Voice, row: SeatRow) -> Iterator[str]:
    yield voice.say("table-backs", backs=voice.backs(row.backs))
    if row.hand is not None:
        yield voice.say("table-faces", cards=voice.cards(row.hand))
    if row.folded_in is not None:
        folded = voice.say("table-folded", at=voice.at(row.folded_in))
        yield voice.placed(folded, row.place)
    elif row.standing is not Standing.FOLDED:
        yield voice.standing(row)
    yield voice.chips(row.chips)
    yield voice.awards(row.awards)
    if row.wins_next:
        yield voice.say("table-wins-next")
    yield voice.say("table-paid", paid=", ".join(map(str, row.paid)))


def _last(voice: Voice, table: TableView) -> Iterator[str]:
    if table.last is not None:
        told = outcome_words(voice, table.last)
        yield voice.say("table-end" if table.winners else "table-last", deal=table.last.deal, told=told)
    yield voice.say("table-legend")
