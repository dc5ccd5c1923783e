"""The whole table as text: enough for somebody who cannot see the picture to play from.

Every fact of a TableView is in it, a test says so; cards stand without colour marks, which a screen
reader would spell out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.skins.chicago_poker.words.asked import waiting_for
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.shootout import fighter_words, round_words
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_poker.events import Caller
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import LAID, LETTERS, Business, Place
from engine.chicago_poker.views import BossRow, BusinessView, ColumnView, GangsterView, TableView, TieView


def describe(
    table: TableView, names: Sequence[str], language: Language, *, was_down: str = "table-was-down"
) -> str:
    """The table line by line: what is awaited, each business, each boss, the agreement.

    `was_down`: how a gangster is called that had been laid face down and is seen.
    """
    voice = Voice(language, tuple(table.bosses), tuple(names), emoji=False)
    parts = ["\n".join(_moment(voice, table))]
    if table.tie:
        parts.append("\n".join(_tie(voice, table.tie)))
    for place, business in enumerate(table.places):
        columns = tuple([row.columns[place] for row in table.rows])
        parts.append(_place(voice, place, business, columns, was_down))
    parts.append("\n".join(_bosses(voice, table)))
    parts.append(voice.say("table-legend"))
    return "\n\n".join(parts)


def _moment(voice: Voice, table: TableView) -> Iterator[str]:
    yield voice.say(
        "table-turn",
        turn=table.turn,
        boss=voice.who(table.active),
        count=table.actions_left,
        optional=table.actions_optional,
    )
    if table.tie or table.outcome:
        yield waiting_for(voice, table)
    if table.outcome:
        tiles = ", ".join(voice.business(kind) for kind in table.outcome.businesses)
        yield voice.say("table-won", tiles=tiles)
    if table.searching:
        yield voice.say("table-searching", boss=voice.boss(table.active))
    yield _stacks(voice, table)
    if table.reshuffles_left is not None:
        yield voice.say("table-reshuffles", left=table.reshuffles_left)
    yield _agreed(voice.language, table.options)


def _stacks(voice: Voice, table: TableView) -> str:
    deck, discard, stock = table.deck, table.discard, table.stock
    if table.discard_top is None:
        return voice.say("table-stacks-bare", deck=deck, discard=discard, stock=stock)
    top = voice.card(table.discard_top)
    return voice.say("table-stacks", deck=deck, discard=discard, top=top, stock=stock)


def _tie(voice: Voice, tie: TieView) -> Iterator[str]:
    key = "table-tie" if tie.cause is Caller.MARKER else "table-tie-stalemate"
    yield voice.say(key, at=voice.at(tie.place, tie.business), caller=voice.boss(tie.caller))
    yield from (fighter_words(voice, fighter) for fighter in tie.fighters)
    for number, revealed in enumerate(tie.rounds, start=1):
        yield voice.say("table-round", number=number, sent=round_words(voice, revealed))
    yield voice.say("table-tied", bosses=voice.everyone(tie.tied), optional="yes" if tie.optional else "no")


@lru_cache(256)  # most of a table stays as it was
def _place(
    voice: Voice, place: Place, business: BusinessView, columns: Sequence[ColumnView], was_down: str
) -> str:
    return "\n".join(_lines(voice, place, business, columns, was_down))


def _lines(
    voice: Voice, place: Place, business: BusinessView, columns: Sequence[ColumnView], was_down: str
) -> Iterator[str]:
    if business.business is None:
        yield voice.say("table-vacant", letter=LETTERS[place])
    else:
        yield voice.say(
            "table-place",
            place=voice.place(place, business.business),
            facing=facings(voice, business.business),
            new="yes" if business.new else "no",
        )
    if business.markers:
        yield voice.say("table-markers", bosses=voice.everyone(business.markers))
    for seat, column in enumerate(columns):
        if column.gangsters or column.removed or column.marker:
            yield voice.say("table-column", boss=voice.boss(seat), gangsters=_column(voice, column, was_down))
    absent = [seat for seat, column in enumerate(columns) if not column.gangsters]
    if absent and business.business:
        yield voice.say("table-absent", bosses=voice.everyone(absent))


def facings(voice: Voice, business: Business) -> str:
    """How a business wants its gangsters: `down, down, up, up, up`."""
    return ", ".join(voice.say("laid-up" if up else "laid-down") for up in LAID[business])


def _column(voice: Voice, column: ColumnView, was_down: str) -> str:
    words = [_gangster(voice, gangster, was_down) for gangster in column.gangsters]
    words += [voice.say("table-lost", number=slot + 1) for slot in column.removed]
    if column.marker:
        words.append(voice.say("table-marker"))
    return ", ".join(words)


def _gangster(voice: Voice, gangster: GangsterView, was_down: str) -> str:
    card = voice.card(gangster.card)
    if gangster.was_down:
        card = voice.say(was_down, card=card)
    return voice.say("table-new", card=card) if gangster.new else card


def _bosses(voice: Voice, table: TableView) -> Iterator[str]:
    yield voice.say("table-bosses")
    for number, row in enumerate(table.rows, start=1):
        yield _boss(voice, replace(row, columns=()), number, table.outcome is not None)


@lru_cache(256)
def _boss(voice: Voice, row: BossRow, number: int, over: bool) -> str:
    facts = [voice.say("table-hand-size", count=row.hand_size, gained=row.gained)]
    if row.tiles:
        tiles = ", ".join(voice.business(kind) for kind in row.tiles)
        facts.append(voice.say("table-controls", tiles=tiles))
    if row.wins_next and not over:
        kinds = ", ".join(voice.business(kind) for kind in row.wins_next)
        facts.append(voice.say("table-wins-next", tiles=kinds))
    if row.hand is not None:
        facts.append(voice.say("table-hand", cards=voice.cards(row.hand) or voice.say("cards", count=0)))
    return voice.say("table-boss", number=number, boss=voice.who(row.seat), facts=voice.joined(facts))


def _agreed(language: Language, options: Options) -> str:
    """What a table has agreed, in one line: `English booklet · full game · with special cards`."""
    chosen = {
        "rulebook": options.rulebook,
        "length": options.length,
        "specials": "on" if options.specials else "off",
    }
    return " · ".join(say(language, f"option-{option}-{value}") for option, value in chosen.items())
