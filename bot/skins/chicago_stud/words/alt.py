"""What each picture says to those who cannot see it: at most 1,024 characters, plain text.

Made from the same view as the picture, so a public picture's words know nothing hidden either.
Where there is too much, the least needed goes first.
"""

from collections.abc import Iterator, Sequence

from bot.language import Fact
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.odds import price
from bot.skins.chicago_stud.words.own import order_words, own_cards
from bot.skins.chicago_stud.words.showdown import hand_line, pot_lines
from bot.skins.chicago_stud.words.standing import cards_words, did_words, over_words, pots_words
from bot.skins.chicago_stud.words.voice import Voice
from bot.skins.fitting import fitting
from bot.skins.french_deck.words import category_name
from bot.table.languages import Language
from engine.chicago_stud.events import Showdown
from engine.chicago_stud.views import SeatRow, SeatView, TableView
from engine.french_deck import Category
from engine.game import Seat


def table(table: TableView, names: Sequence[str], language: Language) -> str:
    """The table: the street, the pots, every seat with chips, open cards and what it did."""
    voice, bare = _plain(table, names, language), _plain(table, (), language)
    return fitting(
        _table(voice, table),
        _table(bare, table),
        _table(bare, table, folded_cards=False),
    )


def private(view: SeatView, names: Sequence[str], language: Language) -> str:
    """One seat's cards, its best hand, what a call costs, its order; then the table."""
    voice, bare = _plain(view.table, names, language), _plain(view.table, (), language)
    own = list(_own(voice, view))
    return fitting(
        [*own, *_table(voice, view.table, without=view.seat)],
        [*own, *_table(bare, view.table, without=view.seat)],
        [*own, *_table(bare, view.table, without=view.seat, folded_cards=False)],
        own,
    )


def showdown(event: Showdown, table: TableView, names: Sequence[str], language: Language) -> str:
    """Every hand, the best first, with the five cards that count; then who takes which pot."""
    voice, bare = _plain(table, names, language), _plain(table, (), language)
    head = [voice.say("alt-showdown", deal=event.deal)]
    if event.common:
        head.append(voice.say("table-common", card=voice.card(event.common)))
    pots = list(pot_lines(voice, event))
    return fitting(
        [*head, *(f"{hand_line(voice, shown)}." for shown in event.hands), *pots],
        [*head, *(f"{hand_line(bare, shown)}." for shown in event.hands), *pots],
        [*head, *(f"{hand_line(bare, shown, brief=True)}." for shown in event.hands), *pots],
        [*head, *pots, *(f"{hand_line(bare, shown, brief=True)}." for shown in event.hands)],
    )


def final(table: TableView, names: Sequence[str], language: Language) -> str:
    """The end: who won, everybody's chips, and what they had borrowed."""
    voice, bare = _plain(table, names, language), _plain(table, (), language)
    return fitting(_final(voice, table), _final(bare, table))


def help_card(which: str, language: Language) -> str:
    """A help card: `high`, `jokers` (high, with five of a kind) or `low`."""
    if which == "low":
        return say(language, "alt-help-low")
    kinds = [kind for kind in reversed(Category) if which == "jokers" or kind < Category.FIVE_OF_A_KIND]
    names = ", ".join(category_name(kind, language) for kind in kinds)
    return fitting([say(language, "alt-help-high", hands=names)])


def _plain(table: TableView, names: Sequence[str], language: Language) -> Voice:
    return Voice.at_table(table, names, language, bold=False)


def _table(
    voice: Voice, table: TableView, *, without: Seat | None = None, folded_cards: bool = True
) -> Iterator[str]:
    """All seats but `without`, whose cards have been told."""
    game = voice.say("game", game=table.options.game)
    yield voice.say("alt-table", deal=table.deal, street=voice.street(table.street), game=game)
    yield voice.say("alt-sentence", words=pots_words(voice, table))
    if table.common:
        yield voice.say("table-common", card=voice.card(table.common))
    for row in table.rows:
        cards = row.in_deal or folded_cards
        yield _seat(voice, table, row, cards=cards and row.seat != without)


def _seat(voice: Voice, table: TableView, row: SeatRow, *, cards: bool) -> str:
    """`Capone (Lucie) 131 chips: two hidden, K♥ K♦ 7♠, bets 4.`"""
    named = voice.say(
        "alt-seat", boss=voice.who(row.seat), chips=row.stack, first="yes" if row.seat == 0 else "no"
    )
    if row.seat == table.dealer:
        named = voice.say("alt-dealer", seat=named)
    if not row.in_game:
        return voice.say("alt-out", seat=named)
    if not row.in_deal:
        shown = voice.cards((*(row.down or ()), *row.up)) if cards else ""
        return voice.say("alt-folded", seat=named, cards=shown or "none")
    facts = ", ".join(filter(None, (cards_words(voice, row) if cards else "", did_words(voice, row))))
    return voice.say("alt-plays", seat=named, facts=facts or "none")


def _own(voice: Voice, view: SeatView) -> Iterator[str]:
    yield voice.say("alt-you-are", boss=voice.boss(view.seat))
    if view.down:
        yield voice.say("alt-own-cards", cards=own_cards(voice, view))
    if view.hand:
        yield voice.say("alt-so-far", hand=voice.hand(view.hand))
    if paid := price(view):
        yield voice.say("alt-price", **paid._asdict())
    if view.order:
        yield voice.say("alt-order", order=order_words(voice, view.order))


def _final(voice: Voice, table: TableView) -> Iterator[str]:
    yield over_words(voice, table)
    for row in sorted(table.rows, key=lambda row: -row.result):
        if row.seat not in table.winners or row.loans:
            debt = row.stack - row.result
            facts: dict[str, Fact] = {
                "chips": row.stack,
                "loans": row.loans,
                "debt": debt,
                "result": voice.signed(row.result),
            }
            yield voice.say("alt-result", boss=voice.who(row.seat), **facts)
