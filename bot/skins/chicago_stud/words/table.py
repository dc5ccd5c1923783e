"""The whole table as text: enough for somebody who cannot see the picture to play from."""

from collections.abc import Iterator, Sequence

from bot.skins.chicago_stud.words.asked import waiting_for
from bot.skins.chicago_stud.words.showdown import pot_lines
from bot.skins.chicago_stud.words.standing import agreed_words, cards_words, did_words, pots_words
from bot.skins.chicago_stud.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_stud.views import LastDealView, SeatRow, TableView

BOOKS = 1200  # characters of all the hidden cards at the end; of more, the oldest deals are left out


def describe(table: TableView, names: Sequence[str], language: Language) -> str:
    """The table line by line: what is awaited, the round, the pots, each boss, how the last deal ended."""
    voice = Voice.at_table(table, names, language)
    parts = ["\n".join(_moment(voice, table)), "\n".join(_bosses(voice, table))]
    if table.last:
        parts.append("\n".join(_last(voice, table.last)))
    if table.books:
        parts.append("\n".join((voice.say("table-books"), *_books(voice, table))))
    return "\n\n".join(parts)


def _moment(voice: Voice, table: TableView) -> Iterator[str]:
    yield waiting_for(voice, table)
    yield agreed_words(voice, table.options)
    if table.speaker is None:
        return
    key = "table-round" if table.options.end == "laps" else "table-round-last"
    street = voice.street(table.street)
    yield voice.say(key, deal=table.deal, deals=table.deals, street=street, round=table.round)
    yield voice.say("table-pots", pots=pots_words(voice, table), dead=table.dead)
    yield voice.say(
        "table-stake",
        level=table.level,
        least=table.least,
        most=table.most or 0,
        same="yes" if table.most == table.least else "no",
        raises=table.raises_left,
        unit=table.unit,
    )
    yield voice.say(
        "table-opener-low" if table.options.low else "table-opener",
        dealer=voice.boss(table.dealer),
        opener=voice.boss(table.opener),
        cards=voice.cards(table.opening),
        deck=table.deck,
    )
    if table.common:
        yield voice.say("table-common", card=voice.card(table.common))


def _bosses(voice: Voice, table: TableView) -> Iterator[str]:
    yield voice.say("table-bosses")
    for number, row in enumerate(table.rows, start=1):
        facts = "".join(voice.say("table-fact", fact=fact) for fact in _facts(voice, table, row))
        yield voice.say(
            "table-boss",
            number=number,
            boss=voice.who(row.seat),
            chips=row.stack,
            loans=row.loans,
            result=voice.signed(row.result),
            facts=facts,
        )


def _facts(voice: Voice, table: TableView, row: SeatRow) -> Iterator[str]:
    if row.seat == table.dealer and table.speaker is not None:
        yield voice.say("fact-dealer")
    if not row.in_game:
        yield voice.say("fact-out")
        if not row.up:  # went out in a deal before this one
            return
    if row.staked:
        yield voice.say("fact-staked", staked=row.staked, paid=row.paid)
    if not row.in_deal and row.down is None:
        yield (
            voice.say("fact-folded-cards", cards=voice.cards(row.up)) if row.up else voice.say("fact-folded")
        )
        return
    yield cards_words(voice, row)
    if row.newest and row.in_deal and len(row.up) > 1 and table.speaker is not None:
        yield voice.say("fact-newest", card=voice.card(row.up[-1]))
    if table.speaker is not None:
        if did := did_words(voice, row):
            yield did
        if row.to_call and not row.speaks:
            yield voice.say("fact-to-call", cost=row.to_call)


def _last(voice: Voice, last: LastDealView) -> Iterator[str]:
    yield voice.say("table-last", deal=last.deal)
    if last.returned:
        yield voice.say("news-returned", boss=voice.boss(last.returned.seat), chips=last.returned.chips)
    if last.showdown:
        yield from pot_lines(voice, last.showdown)
    if last.unseen:
        winner = voice.boss(last.unseen.seat)
        yield voice.say("news-unseen", boss=winner, chips=last.unseen.chips)
        if last.shown:
            yield voice.say("news-shown", boss=winner, cards=voice.cards(last.shown))


def _books(voice: Voice, table: TableView) -> Sequence[str]:
    """Every hidden card of the newest deals, oldest first."""
    kept: list[str] = []
    for deal, hands in reversed(list(enumerate(table.books, start=1))):
        told = " · ".join(
            voice.say("table-book-hand", boss=voice.boss(seat), cards=voice.cards(down))
            for seat, down in enumerate(hands)
            if down
        )
        line = voice.say("table-book", deal=deal, hands=told)
        if sum(map(len, kept)) + len(line) > BOOKS:
            break
        kept.insert(0, line)
    return kept
