"""What each picture says to those who cannot see it: at most 1,024 characters, plain text.

Made from the same view as the picture, so a public picture's words know nothing hidden either.
Where there is too much, the least needed goes first (visual language, §13).
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from bot.skins.chicago_poker.words.asked import asked_of, waiting_for
from bot.skins.chicago_poker.words.eyes import seen
from bot.skins.chicago_poker.words.hands import rank_name, whole_hand
from bot.skins.chicago_poker.words.shootout import round_words, why
from bot.skins.chicago_poker.words.standing import laying, leading
from bot.skins.chicago_poker.words.table import facings
from bot.skins.chicago_poker.words.voice import BACK, Voice
from bot.skins.fitting import fitting
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Fighter, Round, ShootoutHeld, ShootoutTied
from engine.chicago_poker.hands import Rank
from engine.chicago_poker.pieces import LETTERS, Business, Place
from engine.chicago_poker.views import (
    BossRow,
    BossView,
    ColumnView,
    GangsterView,
    RaidSeen,
    TableView,
    TieView,
)
from engine.game import Seat


def alt_table(table: TableView, names: Sequence[str], language: Language) -> str:
    """The table: whose turn, the stacks, every column, the hands' sizes, what each boss controls."""
    voice = _plain(language, table, names)
    head = [_moment(voice, table), _stacks(voice, table)]
    sizes = _per_boss(voice, "alt-hands", table, lambda row: str(row.hand_size))
    return fitting(
        [*head, *_columns(voice, table), *sizes, *_controls(voice, table)],
        [*head, *_columns(voice, table), *sizes],  # controls go first
        [*head, *_columns(voice, table, short=True), *sizes],  # then the symbols' names
        [*head, *_columns(voice, table, short=True)],
        [_moment(_plain(language, table, ()), table), *_columns(voice, table, short=True)],
    )


def alt_final(table: TableView, names: Sequence[str], language: Language) -> str:
    """The end: who won and why, and what everybody controls."""
    voice = _plain(language, table, names)
    return fitting([_moment(voice, table), *_controls(voice, table)], [_moment(voice, table)])


def alt_reveal(table: TableView, names: Sequence[str], language: Language) -> str:
    """After the end: every hand and every column, nothing hidden any more."""
    voice = _plain(language, table, names)
    hands = _per_boss(voice, "alt-last-hands", table, lambda row: voice.cards(row.hand or ()) or "0")
    short = _per_boss(voice, "alt-last-hands", table, lambda row: " ".join(map(str, row.hand or ())) or "0")
    best = list(_best(voice, table))
    return fitting(
        [*hands, *_columns(voice, table), *best],
        [*hands, *_columns(voice, table, short=True), *best],
        [*short, *_columns(voice, table, short=True), *best],
        [*short, *_columns(voice, table, short=True)],
    )


def _best(voice: Voice, table: TableView) -> Iterator[str]:
    """Who was winning where when the game ended."""
    best = leading(table)
    where = [
        " ".join((LETTERS[place], voice.listed([voice.boss(seat) for seat in sorted(seats)])))
        for place in range(len(table.places))
        if (seats := [seat for seat, there in best if there == place])
    ]
    if where:
        yield voice.say("alt-leading", places=", ".join(where))


def alt_hand(view: BossView, names: Sequence[str], language: Language) -> str:
    """One boss's hand, what is asked of them, and the town: own gangsters, rivals' columns, open places."""
    voice, bare = _plain(language, view.table, names), _plain(language, view.table, ())
    hand = voice.say("alt-hand", boss=voice.boss(view.seat), cards=voice.cards(view.hand) or "0")
    drawn = voice.say("alt-drawn", cards=voice.cards(view.drawn)) if view.drawn else ""
    return fitting(
        chain((hand, _asked(voice, view), drawn), _town(voice, view)),
        chain((hand, _asked(bare, view)), _town(voice, view)),
        chain((hand, _asked(bare, view)), _town(voice, view, short=True)),
        chain((hand,), _town(voice, view, short=True)),
        [hand],
    )


def alt_town(view: BossView, names: Sequence[str], language: Language) -> str:
    """The town as one boss sees it: what is asked, every column, where they may lay, the hand."""
    voice, bare = _plain(language, view.table, names), _plain(language, view.table, ())
    who = voice.say("alt-you-are", boss=voice.boss(view.seat))
    hand = voice.say("alt-your-hand", cards=voice.cards(view.hand) or "0")
    brief = voice.say("alt-your-hand", cards=" ".join(map(str, view.hand)) or "0")
    stacks = _stacks(voice, view.table)
    return fitting(
        chain((who, _asked(voice, view)), _town(voice, view), (hand, stacks)),
        chain((who, _asked(bare, view)), _town(voice, view), (hand,)),
        chain((who, _asked(bare, view)), _town(voice, view, short=True), (hand,)),
        chain((who, _asked(bare, view)), _town(voice, view, short=True), (brief,)),
        chain((who,), _town(voice, view, short=True), (brief,)),
    )


def alt_eyes(view: BossView, names: Sequence[str], language: Language) -> str:
    """A moment gone by as one boss saw it: whose eyes, the turn, every column, the hand."""
    shown = seen(view)
    voice, bare = _plain(language, view.table, names), _plain(language, view.table, ())
    who = voice.say("alt-eyes", boss=voice.boss(view.seat), turn=view.table.turn)
    hand = voice.say("alt-eyes-hand", cards=voice.cards(view.hand) or "0")
    brief = voice.say("alt-eyes-hand", cards=" ".join(map(str, view.hand)) or "0")
    return fitting(
        (who, *_columns(voice, shown), hand, _stacks(voice, view.table)),
        (who, *_columns(bare, shown), hand),
        (who, *_columns(bare, shown, short=True), hand),
        (who, *_columns(bare, shown, short=True), brief),
    )


def alt_shootout(
    shootout: ShootoutHeld | ShootoutTied | TieView,
    table: TableView,
    names: Sequence[str],
    language: Language,
) -> str:
    """A shootout: every gang in the order of its hand, the reinforcements, the winner, what opens there."""
    voice = _plain(language, table, names)
    where = f"{LETTERS[shootout.place]} {voice.business(shootout.business)}"
    head = voice.say("alt-shootout", place=where, caller=voice.boss(shootout.caller))
    tail = list(_outcome(voice, shootout))
    fighters = [_fighter(voice, number, fighter) for number, fighter in enumerate(shootout.fighters, start=1)]
    bare = [_fighter(voice, n, fighter, cards=False) for n, fighter in enumerate(shootout.fighters, start=1)]
    return fitting([head, *fighters, *tail], [head, *bare, *tail])


def alt_raid(raid: RaidSeen, view: BossView, names: Sequence[str], language: Language) -> str:
    """What a Police Raid showed, for the raider alone."""
    voice = _plain(language, view.table, names)
    where = f"{LETTERS[raid.place]} {voice.business(raid.business)}"
    cards = [
        voice.say("slot-card", number=voice.say("ordinal", number=slot + 1), card=voice.card(card))
        for slot, card in raid.gangsters
    ]
    seen = ", ".join(cards) or voice.say("dossier-nothing")
    return fitting([voice.say("alt-raid", boss=voice.boss(raid.rival), place=where, cards=seen)])


def alt_pile(view: BossView, names: Sequence[str], language: Language) -> str:
    """The discard pile, for the boss who searches it."""
    voice = _plain(language, view.table, names)
    pile = view.pile or ()
    return fitting(
        [voice.say("alt-pile", count=len(pile), cards=voice.cards(pile))],
        [voice.say("alt-pile", count=len(pile), cards=", ".join(str(card) for card in pile))],
    )


def alt_ranks(language: Language) -> str:
    """The help card of the hands, best first."""
    voice = Voice(language, (), (), bold=False, emoji=False)
    ranks = ", ".join(rank_name(rank, voice.language) for rank in sorted(Rank, reverse=True))
    return fitting([voice.say("alt-ranks", ranks=ranks)])


def alt_businesses(language: Language) -> str:
    """The help card of the businesses: how each wants its gangsters; special cards; how one wins."""
    voice = Voice(language, (), (), bold=False, emoji=False)
    kinds = [
        voice.say("alt-place", place=voice.business(kind), columns=facings(voice, kind)) for kind in Business
    ]
    return fitting([voice.say("alt-businesses"), *kinds, voice.say("alt-specials"), voice.say("alt-winning")])


def _plain(language: Language, table: TableView, names: Sequence[str]) -> Voice:
    return Voice(language, table.bosses, names, bold=False, emoji=False)


def _moment(voice: Voice, table: TableView) -> str:
    return voice.say("alt-moment", situation=waiting_for(voice, table))


def _stacks(voice: Voice, table: TableView) -> str:
    stacks = voice.say("alt-stacks", deck=table.deck, discard=table.discard, stock=table.stock)
    if table.reshuffles_left is None:
        return stacks
    return f"{stacks} {voice.say('table-reshuffles', left=table.reshuffles_left)}"


def _columns(voice: Voice, table: TableView, *, short: bool = False) -> Iterator[str]:
    """`A Speakeasy: Capone ? ? 9 gun 9 dice; Moran ?.`"""
    for place in range(len(table.places)):
        columns = [
            _column(voice, row.seat, row.columns[place], short)
            for row in table.rows
            if row.columns[place].gangsters
        ]
        where = f"{LETTERS[place]} {_short_name(voice, table, place)}"
        told = voice.joined(columns) if columns else voice.say("alt-empty")
        yield voice.say("alt-place", place=where, columns=told)


def _column(voice: Voice, seat: Seat, column: ColumnView, short: bool) -> str:
    cards = [_shown(voice, gangster, short) for gangster in column.gangsters]
    words = " ".join((voice.boss(seat), *cards))
    return voice.say("alt-marked", column=words) if column.marker else words


def _shown(voice: Voice, gangster: GangsterView, short: bool) -> str:
    """A card of a column; one that a shootout or the end turned up is told as such."""
    if gangster.card is None:
        return BACK
    name = str(gangster.card) if short else voice.card(gangster.card)
    return voice.say("alt-was-down", card=name) if gangster.was_down else name


def _short_name(voice: Voice, table: TableView, place: Place) -> str:
    business = table.places[place].business
    return voice.business(business) if business else voice.say("alt-vacant")


def _per_boss(voice: Voice, key: str, table: TableView, fact: Callable[[BossRow], str]) -> list[str]:
    told = ", ".join(f"{voice.boss(row.seat)} {fact(row)}" for row in table.rows)
    return [voice.say(key, bosses=told)]


def _controls(voice: Voice, table: TableView) -> Iterator[str]:
    owners = [
        f"{voice.boss(row.seat)} {', '.join(voice.business(kind) for kind in row.tiles)}"
        for row in table.rows
        if row.tiles
    ]
    if owners:
        yield voice.say("alt-controls", bosses=voice.joined(owners))


def _asked(voice: Voice, view: BossView) -> str:
    """What is asked of the reader, or for whom the table waits; plain, whatever messages set in bold."""
    words = " ".join(asked_of(voice, view).replace("**", "").split())
    return words if words.endswith((".", "!", "?")) else f"{words}."


def _town(voice: Voice, view: BossView, *, short: bool = False) -> Iterator[str]:
    """Every business: the reader's own gangsters first, then the rivals', then where they may lay."""
    for place, business in enumerate(view.table.places):
        if view.planned and business.business is None:  # it will be another one by then
            continue
        told = [*_there(voice, view, place, short)]
        where = f"{LETTERS[place]} {_short_name(voice, view.table, place)}"
        if business.new and not short:
            where = voice.say("alt-opened", place=where)
        columns = voice.joined(told) if told else voice.say("alt-empty")
        yield voice.say("alt-place", place=where, columns=columns)


def _there(voice: Voice, view: BossView, place: Place, short: bool) -> Iterator[str]:
    if view.columns[place]:
        yield _yours(voice, view, place, short)
    for row in view.table.rows:
        if row.seat != view.seat and row.columns[place].gangsters:
            yield _seen(voice, row.seat, row.columns[place], short)
    chance = laying(view).get(place)
    if chance is not None:
        up, fifth = chance
        yield voice.say("alt-may-call" if fifth else "alt-may-lay", facing=voice.facing(up))


def _yours(voice: Voice, view: BossView, place: Place, short: bool) -> str:
    cards = ", ".join(_own(voice, own.card, own.hidden, short) for own in view.columns[place])
    words, marker = voice.say("alt-you", cards=cards), view.table.rows[view.seat].columns[place].marker
    return voice.say("alt-marked", column=words) if marker else words


def _seen(voice: Voice, seat: Seat, column: ColumnView, short: bool) -> str:
    words = _column(voice, seat, column, short)
    fresh = sum(gangster.new for gangster in column.gangsters)
    return voice.say("alt-fresh", column=words, count=fresh) if fresh and not short else words


def _own(voice: Voice, card: Card, hidden: bool, short: bool) -> str:
    name = str(card) if short else voice.card(card)
    return voice.say("view-hidden", card=name) if hidden else name


def _fighter(voice: Voice, number: int, fighter: Fighter, *, cards: bool = True) -> str:
    hand = whole_hand(fighter.hand, voice.language)
    shown = " ".join(voice.card(card) for card in fighter.cards)
    key = "alt-fighter" if cards else "alt-fighter-bare"
    return voice.say(key, number=number, boss=voice.boss(fighter.seat), hand=hand, cards=shown)


def _outcome(voice: Voice, shootout: ShootoutHeld | ShootoutTied | TieView) -> Iterator[str]:
    match shootout:
        case ShootoutHeld() as held:
            yield from _rounds(voice, held.rounds)
            yield voice.say("alt-winner", boss=voice.who(held.winner), why=why(voice, held))
            if held.replacement:
                yield voice.say("news-opened", business=voice.business(held.replacement))
        case TieView(rounds=rounds, tied=tied):
            yield from _rounds(voice, rounds)
            yield voice.say("alt-tied", bosses=voice.everyone(tied))
        case ShootoutTied(tied=tied):
            yield voice.say("alt-tied", bosses=voice.everyone(tied))


def _rounds(voice: Voice, rounds: Iterable[Round]) -> Iterator[str]:
    for number, revealed in enumerate(rounds, start=1):
        yield voice.say("alt-round", number=number, sent=round_words(voice, revealed))
