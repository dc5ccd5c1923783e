"""Showdowns, duels, Awards and the end in words; the engine has decided it all."""

from collections.abc import Iterator, Sequence

from bot.language import Fact
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.game import Seat
from engine.poker_champ.events import (
    AwardGiven,
    DuelCalled,
    DuelFought,
    Event,
    ShowdownHeld,
    Shown,
    WonUnseen,
)
from engine.poker_champ.views import TableView


def recount(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:
    """Every showdown and duel of the events as its picture explains it, with the Awards that followed."""
    voice = Voice.at_table(table, names, language)
    fought = False
    parts: list[list[str]] = []
    for event in events:
        match event:
            case ShowdownHeld() | WonUnseen():
                parts.append(list(_held(voice, event)))
            case DuelFought():
                parts.append(list(_fought(voice, event)))
            case DuelCalled():
                parts.append([called_words(voice, event)])
            case AwardGiven():
                parts.append([gift_words(voice, event, fought=fought)])
            case _:
                continue
        fought = isinstance(event, DuelFought)
    return "\n\n".join("\n".join(part) for part in parts)


def outcome_words(voice: Voice, won: ShowdownHeld | WonUnseen) -> str:
    """How a deal ended, in one line: by a showdown or without."""
    return unseen_words(voice, won) if isinstance(won, WonUnseen) else held_words(voice, won)


def held_words(voice: Voice, held: ShowdownHeld) -> str:
    """A showdown in one line: who takes the pot with what, before whom, or who share it."""
    best = held.winners
    lost = [each.hand for each in held.shown if each.place > 1]
    if len(best) > 1:
        shares = voice.listed([str(each.takes) for each in best])
        bosses = voice.everyone_and_you([each.seat for each in best])
        return voice.say(
            "news-shared", bosses=bosses, shares=shares, hand=voice.hand_among(best[0].hand, lost)
        )
    (winner,) = best
    second = [each for each in held.shown if each.place == 2]
    return voice.say(
        "news-won",
        boss=voice.addressed(winner.seat),
        pot=winner.takes,
        hand=voice.hand_among(winner.hand, lost),
        bosses=voice.everyone_and_you([each.seat for each in second]),
        second=voice.hand_among(second[0].hand, [winner.hand]),
    )


def unseen_words(voice: Voice, won: WonUnseen) -> str:
    """A pot that nobody else stayed for, in one line."""
    hand = voice.hand_among(won.hand, ())
    facts: dict[str, Fact] = {"pot": won.pot, "cards": voice.cards(won.cards), "hand": hand}
    return voice.say("news-unseen", boss=voice.addressed(won.seat), **facts)


def called_words(voice: Voice, called: DuelCalled) -> str:
    """Who are equally rich and fight for an Award."""
    bosses = voice.everyone(called.seats)
    return voice.say("news-duel", broke=voice.addressed(called.broke), bosses=bosses, chips=called.chips)


def duel_words(voice: Voice, fought: DuelFought) -> str:
    """How a duel ended: who has won it, or who fight again."""
    best, *others = fought.shown
    hand = voice.hand_among(best.hand, [each.hand for each in others])
    if fought.winner is None:
        return voice.say("news-duel-tied", bosses=voice.everyone_and_you(fought.tied), hand=hand)
    return voice.say("news-duel-won", boss=voice.addressed(fought.winner), hand=hand)


def gift_words(voice: Voice, given: AwardGiven, *, fought: bool = False) -> str:
    """An Award: who is broke, who gives how many chips and gets what for it; after a duel less is new."""
    return voice.say(
        "news-award-after-duel" if fought else "news-award",
        broke=voice.addressed(given.broke),
        boss=voice.addressed(given.giver),
        had=given.had,
        chips=given.chips,
        owns=given.owns,
    )


def champion_words(voice: Voice, winners: Sequence[Seat], awards: int, chips: int) -> str:
    """Who is champion, and with how many Awards or chips; joint champions have equally many."""
    return voice.say(
        "champions",
        bosses=voice.listed([voice.who(seat) for seat in winners]),
        count=len(winners),
        awards=awards,
        owned=voice.awards(awards),
        chips=voice.chips(chips),
    )


def table_champions(voice: Voice, table: TableView) -> str:
    """The same of a table whose game is over."""
    first = table.rows[table.winners[0]]
    return champion_words(voice, table.winners, first.awards, first.chips)


def shown_words(voice: Voice, shown: Shown, *, short: bool = False) -> str:
    """One hand of a showdown or a duel: its place, whose it is, what it is, its cards, what it takes."""
    facts = {
        "place": voice.say("place", place=shown.place),
        "who": voice.who(shown.seat),
        "hand": voice.hand(shown.hand),
        "own": voice.cards(shown.cards),
    }
    if short:
        return voice.say("shown-short", **facts)
    words = voice.say("shown", five=voice.cards(shown.hand.cards), **facts)
    if shown.paid:
        words = voice.say("shown-paid", shown=words, paid=shown.paid, takes=shown.takes)
    return words


def _held(voice: Voice, event: ShowdownHeld | WonUnseen) -> Iterator[str]:
    common = voice.cards(event.common)
    if isinstance(event, WonUnseen):
        yield voice.say("recount-unseen", deal=event.deal, stage=voice.stage(event.stage), common=common)
        yield unseen_words(voice, event)
        return
    yield voice.say("recount-showdown", deal=event.deal, common=common, pot=event.pot)
    for each in event.shown:
        yield voice.say("recount-line", line=shown_words(voice, each))


def _fought(voice: Voice, event: DuelFought) -> Iterator[str]:
    yield voice.say("recount-duel", round=event.round, common=voice.cards(event.common))
    for each in event.shown:
        yield voice.say("recount-line", line=shown_words(voice, each))
    yield duel_words(voice, event)
