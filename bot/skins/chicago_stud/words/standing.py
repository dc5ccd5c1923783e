"""What lies on the table and how a seat stands, in clauses that the text of a table and alt texts share."""

from collections.abc import Iterator, Sequence

from bot.skins.chicago_stud.words.voice import Voice
from engine.chicago_stud.pieces import LAST_STREET, Options
from engine.chicago_stud.views import PotView, SeatRow, TableView


def is_whole(table: TableView) -> bool:
    """Tell if no card of the deal is still to come to anybody's hand."""
    return table.street == LAST_STREET or table.speaker is None


def pots_words(voice: Voice, table: TableView) -> str:
    """`Main pot 40, side pot 6 without Torrio`."""
    if len(table.pots) < 2:
        return voice.say("pot-alone", chips=table.pot)
    main, *sides = table.pots
    return ", ".join((_pot(voice, table, main, "main"), *(_pot(voice, table, pot, "side") for pot in sides)))


def _pot(voice: Voice, table: TableView, pot: PotView, kind: str) -> str:
    words = voice.say("pot", kind=kind, chips=pot.chips)
    others = [row.seat for row in table.rows if row.in_deal and row.seat not in pot.eligible]
    return voice.say("pot-without", pot=words, bosses=voice.everyone(others)) if others else words


def cards_words(voice: Voice, row: SeatRow) -> str:
    """`two hidden, K♥ K♦ 7♠`; after the end the hidden ones by name."""
    if row.down is not None:
        hidden = voice.say("cards-were-hidden", cards=voice.cards(row.down)) if row.down else ""
    else:
        hidden = voice.say("cards-hidden", count=row.down_cards) if row.down_cards else ""
    return ", ".join(filter(None, (hidden, voice.cards(row.up))))


def did_words(voice: Voice, row: SeatRow) -> str:
    """What a seat did last in this round, or that it is asked: `bets 4`, `to speak, 8 to call`."""
    if row.speaks:
        return voice.say("now-speaks", cost=row.to_call)
    if row.all_in:
        return voice.say("now-all-in")
    if not row.in_deal:
        return voice.say("now-folded")
    return voice.say("now-did", did=row.last.did, chips=row.last.chips) if row.last else ""


def over_words(voice: Voice, table: TableView) -> str:
    """Who has won, and with how many chips."""
    bosses = voice.listed([voice.who(seat) for seat in table.winners])
    chips = table.rows[table.winners[0]].result
    return voice.say("news-over", bosses=bosses, count=len(table.winners), chips=chips)


def agreed_words(voice: Voice, options: Options) -> str:
    """`High game · Fixed limit · Dealer pays the ante · …`."""
    return " · ".join(_agreed(voice, options))


def _agreed(voice: Voice, options: Options) -> Iterator[str]:
    chosen: Sequence[tuple[str, str]] = (
        ("game", options.game),
        ("limit", options.limit),
        ("ante", options.ante),
        ("ties", options.ties),
        ("jokers", str(options.jokers)),
        ("high-spade", "on" if options.high_spade else "off"),
    )
    for option, value in chosen:
        if value not in ("0", "off"):
            yield voice.say(f"option-{option}-{value}")
    yield voice.say(f"option-laps-{options.laps}" if options.end == "laps" else "option-end-last")
    yield voice.say(f"option-stack-{options.stack}")
