"""What each picture says to those who cannot see it: at most 1,024 characters, plain text.

Made from the same views and events as the pictures, so a public picture's words know nothing hidden either.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.language import Fact
from bot.skins.fitting import fitting
from bot.skins.french_deck.words import SYMBOLS, category_name
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.record import Deal
from bot.skins.poker_champ.words.showdown import (
    duel_words,
    gift_words,
    shown_words,
    table_champions,
    unseen_words,
)
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.french_deck import Card, Category
from engine.game import Seat
from engine.poker_champ.events import AwardGiven, DuelFought, ShowdownHeld, WonUnseen
from engine.poker_champ.pieces import BACKS, Back
from engine.poker_champ.views import SeatRow, SeatView, TableView

HelpCard = Literal["hands", "backs"]

SUITS = (None, *SYMBOLS)  # the order of the help card; an ace's back has no suit


def table(table: TableView, names: Sequence[str], language: Language) -> str:
    """The table: the deal, the common cards, the pot, every boss with chips, Awards, backs and decision."""
    voice = _plain(language, table, names)
    return fitting(_table(voice, table), _table(_plain(language, table, ()), table))


def private(view: SeatView, names: Sequence[str], language: Language) -> str:
    """One seat's hand: the own cards, what the others see of them, the best hand, then the table."""
    own = _own(_plain(language, view.table, names), view)
    return fitting(
        (*own, *_table(_plain(language, view.table, names), view.table)),
        (*own, *_table(_plain(language, view.table, ()), view.table)),
        own,
    )


def standing(view: SeatView, names: Sequence[str], language: Language) -> str:
    """One seat's hand without what decisions change in a stage: chips, pot, and who stays."""
    voice, bare = _plain(language, view.table, names), _plain(language, view.table, ())
    own = _hand(voice, view)
    return fitting((own, *_stage(voice, view)), (own, *_stage(bare, view)), [own])


def showdown(
    event: ShowdownHeld | WonUnseen,
    table: TableView,
    names: Sequence[str],
    language: Language,
    gifts: Sequence[AwardGiven] = (),
) -> str:
    """All hands shown, from the best down, and who takes the pot; then the Awards given after it."""
    voice, bare = _plain(language, table, names), _plain(language, table, ())
    return fitting(
        (*_shown(voice, event), *(gift_words(voice, gift) for gift in gifts)),
        (*_shown(bare, event), *(gift_words(bare, gift) for gift in gifts)),
        _shown(bare, event),
        _shown(bare, event, short=True),
    )


def duel(
    event: DuelFought,
    table: TableView,
    names: Sequence[str],
    language: Language,
    gift: AwardGiven | None = None,
) -> str:
    """A duel for an Award: all hands from the best down, who wins it, or who fights on."""
    voice, bare = _plain(language, table, names), _plain(language, table, ())
    given = [gift_words(bare, gift, fought=True)] if gift else []
    return fitting((*_duel(voice, event), *given), (*_duel(bare, event), *given), _duel(bare, event))


def reads(deals: Sequence[Deal], table: TableView, language: Language) -> str:
    """The last deals, the newest first: who won, which cards were shown, who folded when; as many as fit."""
    voice = _plain(language, table, ())
    told = [_read(voice, deal) for deal in deals]
    return fitting(*(told[:count] for count in range(len(told), 0, -1)))


def _read(voice: Voice, deal: Deal) -> str:
    won, backs = deal.won, deal.dealt.backs
    if won is None:
        return ""
    shown = (
        {won.seat: won.cards} if isinstance(won, WonUnseen) else {each.seat: each.cards for each in won.shown}
    )
    who = [
        voice.say(
            "alt-read-won" if seat in deal.takers else "alt-read-shown",
            boss=voice.boss(seat),
            cards=voice.cards(held),
            backs=voice.backs(backs[seat]),
        )
        for seat, held in shown.items()
    ]
    who += [
        voice.say(
            "alt-read-folded", boss=voice.boss(seat), backs=voice.backs(backs[seat]), at=voice.at(stage)
        )
        for seat, stage in deal.folded.items()
    ]
    return voice.say("alt-read", deal=won.deal, pot=won.pot, who="; ".join(who))


def final(table: TableView, names: Sequence[str], language: Language) -> str:
    """The end: the champions and why, then everybody's Awards and chips."""
    voice, bare = _plain(language, table, names), _plain(language, table, ())
    return fitting(_final(voice, table), _final(bare, table))


def help_card(which: HelpCard, language: Language) -> str:
    """The ranks of hands, or the thirteen backs and what each may be."""
    if which == "hands":
        ranked = [each for each in sorted(Category, reverse=True) if each is not Category.FIVE_OF_A_KIND]
        names = ", ".join(category_name(each, language).lower() for each in ranked)
        return fitting([say(language, "alt-help-hands", ranks=names)])
    voice = Voice(language, (), (), bold=False)
    backs = [
        say(language, "alt-back", back=voice.backs([back]), cards=voice.cards(_falling(back)))
        for back in sorted(BACKS, key=lambda back: SUITS.index(back.suit))
    ]
    return fitting([say(language, "alt-help-backs", backs=", ".join(backs))])


def _falling(back: Back) -> list[Card]:
    """What it may be, the highest first; the four aces in the order of suits."""
    return sorted(back.faces, key=lambda card: card.rank, reverse=True)


def _plain(language: Language, table: TableView, names: Sequence[str]) -> Voice:
    return Voice.at_table(table, names, language, bold=False)


def _table(voice: Voice, table: TableView) -> Iterator[str]:
    facts: dict[str, Fact] = {
        "deal": table.deal,
        "stage": voice.stage(table.stage),
        "cards": voice.cards(table.common),
    }
    if table.winners:
        yield table_champions(voice, table)
        yield voice.say("alt-table-over", **facts)
    else:
        yield voice.say("alt-table", pot=table.pot, price=table.price, **facts)
    for row in table.rows:
        yield _row(voice, row)


def _row(voice: Voice, row: SeatRow) -> str:
    """The first of them says what the numbers are."""
    return voice.say(
        "alt-row",
        who=voice.who(row.seat),
        chips=voice.chips(row.chips) if row.seat == 0 else row.chips,
        awards=row.awards,
        backs=voice.backs(row.backs),
        shown=voice.say("alt-faces", cards=voice.cards(row.hand)) if row.hand else "",
        standing=voice.standing(row),
    )


def _stage(voice: Voice, view: SeatView) -> Iterator[str]:
    """The common cards and the price of a stage; then each rival as they came into it."""
    table = view.table
    facts: dict[str, Fact] = {
        "deal": table.deal,
        "stage": voice.stage(table.stage),
        "price": table.price,
    }
    yield voice.say("alt-stage", cards=voice.cards(table.common), **facts)
    for row in table.rows:
        if row.seat == view.seat:
            continue
        before = row.folded_in is not None and row.folded_in < table.stage
        folded = f", {voice.say('standing-folded')}" if before else ""
        awards = f", {voice.awards(row.awards)}" if row.awards else ""
        backs = voice.backs(row.backs)
        yield voice.say("alt-rival", who=voice.who(row.seat), backs=backs, more=f"{awards}{folded}")


def _own(voice: Voice, view: SeatView) -> list[str]:
    stays = [offer for offer in view.offers if offer.cost]
    asked = (voice.say("alt-asked", chips=voice.chips(offer.cost)) for offer in stays)
    return [_hand(voice, view), *asked]


def _hand(voice: Voice, view: SeatView) -> str:
    return voice.say(
        "alt-own",
        boss=voice.boss(view.seat),
        cards=voice.cards(view.hand),
        backs=voice.backs(view.row.backs),
        hand=voice.hand(view.best),
    )


def _shown(voice: Voice, event: ShowdownHeld | WonUnseen, *, short: bool = False) -> Iterator[str]:
    common = voice.cards(event.common)
    if isinstance(event, WonUnseen):
        yield voice.say("alt-unseen", deal=event.deal, common=common)
        yield unseen_words(voice, event)
        return
    yield voice.say("alt-showdown", deal=event.deal, common=common, pot=event.pot)
    for each in event.shown:
        yield voice.say("alt-line", line=shown_words(voice, each, short=short))


def _duel(voice: Voice, event: DuelFought) -> Iterator[str]:
    yield voice.say("alt-duel", common=voice.cards(event.common), broke=voice.boss(event.broke))
    for each in event.shown:
        yield voice.say("alt-line", line=shown_words(voice, each))
    yield duel_words(voice, event)


def _final(voice: Voice, table: TableView) -> Iterator[str]:
    yield table_champions(voice, table)
    others: list[Seat] = [row.seat for row in table.rows if row.seat not in table.winners]
    for seat in (*table.winners, *others):
        row = table.rows[seat]
        facts = {"awards": voice.awards(row.awards), "chips": voice.chips(row.chips)}
        yield voice.say("alt-final-row", who=voice.who(seat), **facts)
