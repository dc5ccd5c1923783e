"""Letters from moves: who must be told what after a step.

Pure. It decides by whom the table waits for, never by what happened in the game.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from enum import StrEnum

from bot.table.clock import ClockStage, Pace
from bot.table.match import Match, Played, PlayerId, TableId
from bot.table.offers import SeatOffer
from bot.table.opaque import GameModule
from bot.table.outbox import (
    DECIDED,
    HELD,
    IF_CALLED,
    RINGS,
    ROUND,
    TO_ALL,
    TO_LOBBY,
    TO_TABLE,
    UNLESS_CALLED,
    WATCHED,
    Draft,
    Kind,
    Letter,
    to_player,
)
from bot.table.profile import Person
from engine.game import Fact, Seat, ahead_of

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
PLAYED_BY = timedelta(seconds=3)  # when a plan whose turn has come has been played
GATHERED = timedelta(seconds=5)  # in which decisions of several people are one change of a panel

People = Mapping[PlayerId, Person]
NO_KEYS: Mapping[Seat, str] = {}


class Notice(StrEnum):
    """The sentences that a notice may be; `name` and `role` are facts of nearly all."""

    INVITED = "notice-invited"  # who is pinged has a chair kept for them, by `name`
    LOBBY_IDLE = "notice-lobby-idle"  # folded after `days` idle days
    LEFT = "notice-left"  # a computer plays on for `name` as `role`
    REPLACED = "notice-replaced"  # `name` takes over the seat of `role`, which a computer played
    SEAT_OFFERED = "notice-seat-offered"  # who is pinged may take the seat of `role`
    SEAT_ASKED = "notice-seat-asked"  # who is pinged may give `name` their seat
    RETAKEN = "notice-retaken"  # `name` is back and plays `role` again
    ENDED = "notice-ended"  # `name` ended the table
    ENDED_BY_MANAGER = "notice-ended-by-manager"  # who does not sit there
    NOBODY_LEFT = "notice-nobody-left"  # the table closes, nobody human is left
    RESTS = "notice-rests"  # computers hold every seat: the table waits until somebody takes theirs back
    CARETAKER_PLAYED = "notice-caretaker-played"
    CARETAKER_MINIMUM = "notice-caretaker-minimum"
    CARETAKER_ANSWERED = "notice-caretaker-answered"  # a secret answer, once all are in
    COMPUTER_HOLDS = "notice-computer-holds"  # two turns in a row by caretaker
    TABLE_WAITS = "notice-table-waits"  # the clock has run down, `name` asked the table to wait
    REMINDER_HALF = "notice-reminder-half"  # `deadline`: seconds since 1970
    REMINDER_LAST = "notice-reminder-last"
    REMINDER_BANK = "notice-reminder-bank"  # instead of half, where a time bank runs from `turn` on
    REMINDER_SECRET = "notice-reminder-secret"  # `seats`: all who were asked, answered or not
    REMINDER_END = "notice-reminder-end"  # in private: the turn is only to be ended
    DMS_CLOSED = "notice-dms-closed"
    THREAD_GONE = "notice-thread-gone"
    PLACE_GONE = "notice-place-gone"  # in private: the channel of table `number` was deleted
    MOVED = "notice-moved"  # the last line in the old place, which is `from`
    POSTS_DELETED = "notice-posts-deleted"  # in private: somebody deletes every post of table `number`
    MEMBER_GONE = "notice-member-gone"  # `name`, who plays `role`, has left the server
    STANDS_IN = "notice-stands-in"  # a computer plays for them now
    MEMBER_BACK = "notice-member-back"
    TABLE_IDLE = "notice-table-idle"  # who is waited for is called after `days`; it closes after `closes`
    TABLE_IDLE_CLOSED = "notice-table-idle-closed"
    SET_ASIDE = "notice-set-aside"  # table number `table` must wait until the host has looked
    GOES_ON = "notice-goes-on"  # after that
    DOWN_FOR_HOURS = "notice-down-for-hours"  # the bot was, for `count` of them, and all clocks have moved
    ZONE_OFFERED = "notice-zone-offered"  # in private, once: nobody knows when it is night where they live
    DOWN_FOR_DAYS = "notice-down-for-days"
    ENDED_UNREAD = "notice-ended-unread"  # the host ended it: it could not be read any more
    ROLLED_BACK = "notice-rolled-back"  # the last turns are lost: a copy was restored, say
    FORGOTTEN = "notice-forgotten"  # a person had themself forgotten; a computer plays `role`
    CONCEDED = "notice-conceded"  # `name` gives up; a computer plays `role` on
    WIN_OFFERED = "notice-win-offered"  # who is pinged may take the win, or play on
    NEW_HOST = "notice-new-host"  # `name` hosts the table from now on
    PLAYS_ON = "notice-plays-on"  # `name` does not take the win
    END_PROPOSED = "notice-end-proposed"  # shall the table end as unfinished? `number`: of the proposal
    END_REFUSED = "notice-end-refused"  # `name` plays on
    END_LAPSED = "notice-end-lapsed"  # not everybody agreed in time
    END_AGREED = "notice-end-agreed"  # everybody did
    SEAL = "notice-seal"  # `sealed`: what is promised before the deck is cut
    SEAL_VOID = "notice-seal-void"  # the table is open again, for `name` went, if it was not the host's wish
    CUTS_ASKED = "notice-cuts-asked"  # whoever has neither cut nor passed
    CUTS_AWAITED = "notice-cuts-awaited"  # the same, once more
    CUTS_LATE = "notice-cuts-late"  # the host may deal without them
    SECRET_KNOWN = "notice-secret-known"  # the table was over before a copy of the file was restored
    ENDED_WITHOUT_YOU = "notice-ended-without-you"  # in private, to who was not asked: table `number`


REMINDERS = {ClockStage.HALF: Notice.REMINDER_HALF, ClockStage.LAST: Notice.REMINDER_LAST}


def lobby_changed() -> tuple[Draft, ...]:
    """The lobby's message is out of date."""
    return (Draft(Kind.LOBBY, TO_LOBBY),)


def invited_to(player: PlayerId, name: str) -> Draft:
    """Calls somebody for whom a chair is kept from now on, at the wish of `name`."""
    return Draft(Kind.NOTICE, TO_LOBBY, player=player, key=Notice.INVITED, facts={"name": name})


def announcement(channel: int, role: int | None) -> Draft:
    """A lobby looks for players, where its server wants to read that; a role may be mentioned."""
    return Draft(Kind.ANNOUNCE, TO_ALL, facts={"channel": channel, "role": role or 0})


def seal_posted(number: int, seal: str) -> Draft:
    """The promise, as a message of its own behind the lobby's."""
    facts: dict[str, Fact] = {"number": number, "sealed": seal}
    return Draft(Kind.DECK, TO_LOBBY, key=Notice.SEAL, facts=facts)


def seal_void(number: int, went: str = "") -> Draft:
    """Tell that a seal is void, and its secret; `went`: the leaver who reopened the table."""
    return Draft(Kind.DECK, TO_LOBBY, key=Notice.SEAL_VOID, facts={"number": number, "name": went})


def cuts_asked(key: Notice) -> Draft:
    """Asks whoever has neither cut the deck nor passed by the time it is told."""
    return Draft(Kind.DECK, TO_LOBBY, key=key)


def notice(key: Notice, /, ping: PlayerId | None = None, **facts: Fact) -> Draft:
    """One sentence for the whole table."""
    return Draft(Kind.NOTICE, TO_TABLE, player=ping, key=key, facts=facts)


def down_for(gap: timedelta) -> Draft:
    """Explain moved deadlines: nobody could play for so long."""
    key, unit = (Notice.DOWN_FOR_DAYS, DAY) if gap >= 2 * DAY else (Notice.DOWN_FOR_HOURS, HOUR)
    return notice(key, count=round(gap / unit))


def settled(subject: str) -> Draft:
    """Take down questions on a subject that is answered, or is nobody's."""
    return Draft(Kind.SETTLED, TO_TABLE, key=subject)


ABOUT_END, ABOUT_WIN, ABOUT_REST = "end", "win", "rest"


def about_seat(seat: Seat | None) -> str:
    """Subject of a seat's question."""
    return "turn" if seat is None else f"seat-{seat}"


def subject(letter: Letter) -> str:
    """Subject of a notice's buttons: they go when it is settled, or the table is over."""
    match letter.key:
        case Notice.END_PROPOSED:
            return ABOUT_END
        case Notice.WIN_OFFERED:
            return ABOUT_WIN
        case Notice.RESTS:
            return ABOUT_REST
        case _:
            seat = letter.seat if letter.seat is not None else letter.facts.get("seat")
            return about_seat(None if seat is None else int(seat))


def seat_offer(offer: SeatOffer, asked: PlayerId, name: str, role: str) -> Draft:
    """Asks at the table: whoever is invited, by `name`, or first whoever sits there."""
    key = Notice.SEAT_OFFERED if asked == offer.player else Notice.SEAT_ASKED
    facts: dict[str, Fact] = {"name": name, "role": role, "invited": offer.player, "seal": offer.seal}
    return Draft(Kind.NOTICE, TO_TABLE, seat=offer.seat, player=asked, key=key, facts=facts)


def offer_in(letter: Letter) -> SeatOffer:
    """Offer in such a letter."""
    return SeatOffer(letter.seat or 0, int(letter.facts["invited"]), str(letter.facts["seal"]))


def private_word(person: Person, key: Notice, **facts: Fact) -> Draft:
    """One sentence for one person, where no table could tell them."""
    return Draft(Kind.NOTICE, to_player(person.player), player=person.player, key=key, facts=facts)


def zone_offer(pace: Pace, person: Person) -> tuple[Draft, ...]:
    """Ask people who have played by a clock for their time zone, if reachable; not after a live
    game, where nothing rings by night.
    """
    by_days = pace.length is not None and not pace.live
    asked = by_days and person.zone is None and person.reachable
    return (private_word(person, Notice.ZONE_OFFERED),) if asked else ()


def reminder_by(stage: ClockStage, bank_from: datetime | None) -> tuple[Notice, dict[str, Fact]]:
    """The sentence of REMINDERS, with the facts of a time bank that runs from some moment on."""
    if stage is ClockStage.HALF and bank_from is not None:
        return Notice.REMINDER_BANK, {"turn": int(bank_from.timestamp())}
    return REMINDERS[stage], {}


def reminder(person: Person, key: Notice, **facts: Fact) -> Draft:
    """One sentence for one person, while their turn lasts: in private, or with a ping at the table."""
    place = to_player(person.player) if person.reachable else TO_TABLE
    return Draft(Kind.REMINDER, place, player=person.player, key=key, facts=facts)


def set_aside(table_id: TableId, people: Iterable[Person]) -> tuple[Draft, ...]:
    """A word for everybody at a table that must wait: in private, or with a ping at the table."""
    return tuple(
        Draft(
            Kind.NOTICE,
            to_player(person.player) if person.reachable else TO_TABLE,
            player=person.player,
            key=Notice.SET_ASIDE,
            facts={"table": str(table_id)},
        )
        for person in people
    )


def ended_unread(people: Iterable[PlayerId]) -> tuple[Draft, ...]:
    """A table that cannot be read is over; its private messages are taken away."""
    return (notice(Notice.ENDED_UNREAD), *after_close(people))


def goes_on(match: Match, game: GameModule, people: People, word: Notice) -> tuple[Draft, ...]:
    """The table as it stands, after what was seen of it is not true any more: to all, and to whom it asks."""
    return (
        notice(word),
        Draft(Kind.TABLE, TO_TABLE, after=match.version),  # what is not told yet, the next post tells
        *_panels(match, game.awaited(match.position), people),
    )


def after_deal(game: GameModule, played: Played, people: People, *, live: bool = False) -> tuple[Draft, ...]:
    """A thread, the first table, and a private message for everybody with their cards."""
    seats = range(len(played.match.occupants))
    calls = (*game.awaited(played.match.published), *played.match.asked_ahead(game, live=live))
    return (
        Draft(Kind.LOBBY, TO_LOBBY),
        Draft(Kind.THREAD, TO_TABLE),
        Draft(Kind.TABLE, TO_TABLE, calls=calls),
        *_panels(played.match, seats, people, _ringing_alone(game, played.match, calls)),
    )


def deserves_post(game: GameModule, played: Played, *, live: bool = False) -> bool:
    """True to tell a step at once: else it joins the post that calls a person, or the last."""
    if not played.settled or not played.news:
        return False
    awaited = game.awaited(played.match.published)
    if not awaited or any(played.match.occupants[seat].human for seat in awaited):
        return True
    return not played.minor and bool(played.match.asked_ahead(game, live=live))


def round_after(game: GameModule, before: Match, played: Played) -> tuple[Seat, ...]:
    """Seats whose turns the table's post of a live game has told the beginning of, with this step.

    A round is over, and another post begins, when somebody in it has a turn again. What is asked in secret
    in the middle of a turn is nobody's turn.
    """
    asked = game.awaited(played.match.published)
    if _in_between(game, before, played.match):
        return before.round
    if _begins_round(game, before, played):
        return asked
    return tuple(dict.fromkeys((*before.round, *asked)))


def _begins_round(game: GameModule, before: Match, played: Played) -> bool:
    if played.minor or _in_between(game, before, played.match):
        return False
    return not before.round or bool(set(game.awaited(played.match.published)) & set(before.round))


def _in_between(game: GameModule, before: Match, after: Match) -> bool:
    """True if a turn waits for a secret answer; where all always choose in secret, that is their turn."""
    some = len(game.awaited(after.published)) < len(after.occupants)
    return game.in_secret(after.published) and (some or not game.in_secret(before.published))


def after_step(
    game: GameModule,
    before: Match,
    played: Played,
    acting: Seat,
    posted: bool,
    people: People,
    *,
    live: bool = False,
    here: Collection[PlayerId] = (),
    at: datetime | None = None,
) -> tuple[Draft, ...]:
    """The letters of one action; of none while a turn is composed, or for a private action aside.

    `live`: the post that stands tells a whole round. `here`: who looks on anyway, and is called at the table.
    `at`: when it happened.
    """
    match = played.match
    if played.aside:
        return ()
    no_win = (settled(ABOUT_WIN),) if win_gone(before, match) else ()
    if not played.settled:
        return (*no_win, *_answered(game, before, match, acting))
    awaited = game.awaited(match.published)
    rung_by = {player: called_by(person, here) for player, person in people.items()}
    words = tuple(_answered_for(game, before, played, awaited, rung_by))
    if not awaited:
        return (*words, Draft(Kind.OVER, TO_TABLE, after=before.told, calls=()), *_ended(match))
    asked_before = game.awaited(before.published)
    no_longer = [seat for seat in asked_before if seat not in awaited]
    asked_anew = tuple(seat for seat in awaited if seat not in asked_before or seat == acting)
    ahead = match.asked_ahead(game, live=live)
    opened = () if played.minor else tuple(ahead)
    anew = asked_anew if played.minor else (*awaited, *opened)
    if not posted:
        post: tuple[Draft, ...] = ()
    elif played.minor and (live or not (called := _called(match, anew, acting))):
        post = (Draft(Kind.UPDATE, TO_TABLE, after=before.told), *_call(match, anew, acting))
    elif played.minor:
        post = (Draft(Kind.TABLE, TO_TABLE, after=before.told, key=ROUND, calls=called),)
    elif live and not _begins_round(game, before, played):
        clicked = None if played.auto else acting
        post = (Draft(Kind.UPDATE, TO_TABLE, after=before.told), *_call(match, anew, clicked))
    else:
        # Whoever closes a turn has the next in private: where they clicked or, had they settled it, in a
        # new message. The post must not tell which, so it depends on how they are reached alone.
        called = tuple(
            seat for seat in anew if seat != acting or played.auto or not _rings(match, seat, rung_by)
        )
        post = (Draft(Kind.TABLE, TO_TABLE, after=before.told, calls=called),)
    rung = tuple(seat for seat in played.played_for if seat not in anew and _rings(match, seat, rung_by))
    retired = _retired(match, [seat for seat in no_longer if seat not in (*rung, *opened)])
    ringing = _ringing(match, rung) if rung else ()
    keys = _ringing_alone(game, match, opened, before, asked_anew) if game.info.ahead else NO_KEYS
    panels = (*ringing, *_panels(match, anew, people, keys))
    known = before.asked_ahead(game, live=live)
    others = [seat for seat in ahead if seat not in anew and ahead[seat] != known.get(seat)]
    still = [*(seat for seat in awaited if seat not in anew), *others]
    kept_up = _kept_up(match, still, people, at) if still else ()
    return (*no_win, *words, *post, *retired, *panels, *kept_up)


def held(drafts: Iterable[Draft], planned: Iterable[PlayerId], at: datetime) -> tuple[Draft, ...]:
    """Delay letters that would ring where these people's plans are about to be played.

    A plan that is played drops them, or tells its turn in the same post, and lets them go.
    """
    places = {TO_TABLE, *map(to_player, planned)}
    later = at + PLAYED_BY
    return tuple(
        replace(each, not_before=later) if each.destination in places and each.kind in HELD else each
        for each in drafts
    )


def told_at_once(drafts: Iterable[Draft], owner: Person) -> tuple[Draft, ...]:
    """Send a private message, without a sound, to somebody whose route has just ended: it tells them
    how it went, before their next turn.
    """
    place = to_player(owner.player)
    return tuple(
        replace(each, kind=Kind.PANEL)
        if each.kind is Kind.RETIRE and each.destination == place and owner.reachable
        else each
        for each in drafts
    )


def called_by(person: Person, here: Collection[PlayerId]) -> Person:
    """A person as reachable now: whoever is `here` wants no private message to ring besides."""
    return replace(person, dms=False) if person.player in here else person


def _answered_for(
    game: GameModule, before: Match, played: Played, asked_now: Iterable[Seat], people: People
) -> Iterator[Draft]:
    """Name people whose caretaker gave their secret answer, when all are in, and not before.

    The post calls people with a new question, also those who take private messages.
    """
    if not game.in_secret(before.published):
        return
    for seat in played.played_for:
        occupant = played.match.occupants[seat]
        if occupant.player is not None and occupant.human:
            called = seat not in asked_now and not people[occupant.player].reachable
            ping = occupant.player if called else None
            yield notice(Notice.CARETAKER_ANSWERED, ping=ping, name=occupant.name, role=occupant.role)


def _rings(match: Match, seat: Seat, people: People) -> bool:
    """True if a private message rings for a seat; where a computer holds it, one has rung already."""
    occupant = match.occupants[seat]
    return occupant.player is not None and occupant.human and people[occupant.player].reachable


def _ringing(match: Match, seats: Iterable[Seat]) -> Iterator[Draft]:
    for seat in seats:
        player = match.occupants[seat].player
        if player is not None:
            yield Draft(Kind.PANEL, to_player(player), seat=seat, player=player, key=RINGS)


def seat_taken(match: Match, seat: Seat, person: Person, word: Notice) -> Iterator[Draft]:
    """A computer, or for one turn a caretaker, plays for somebody: said at the table.

    One message rings: the one at the table for who takes none in private; else their own, with the way
    back into a seat that is taken. A caretaker's comes with what it has played.
    """
    occupant = match.occupants[seat]
    called = None if person.reachable else occupant.player
    yield notice(word, ping=called, name=occupant.name, role=occupant.role, seat=seat)
    if not occupant.human:
        yield from _ringing(match, (seat,)) if person.reachable else seats_changed((person.player,))


def win_gone(before: Match, after: Match) -> bool:
    """A win that somebody might have taken is not offered any more."""
    offered = (any(each.may_win for each in match.occupants) for match in (before, after))
    return tuple(offered) == (True, False)


def _ended(match: Match) -> Iterator[Draft]:
    """Turn every player's panel into the result; end the thread."""
    for seat, occupant in enumerate(match.occupants):
        if occupant.player is not None:
            yield Draft(Kind.RESULT, to_player(occupant.player), seat=seat, player=occupant.player)
    yield Draft(Kind.END_THREAD, TO_TABLE)
    yield from lobby_changed()


def story_at(at: datetime) -> Draft:
    """Story of a game that was won: it joins the last post, not before then."""
    return Draft(Kind.STORY, TO_TABLE, not_before=at)


def story_alone(match: Match, at: datetime) -> Iterator[Draft]:
    """Story at a table shown nowhere: it joins what its player was shown at the end."""
    for seat, occupant in enumerate(match.occupants):
        if occupant.player is not None:
            yield Draft(
                Kind.STORY, to_player(occupant.player), seat=seat, player=occupant.player, not_before=at
            )


def win_offer(match: Match, seat: Seat) -> Draft:
    """Asks the last person who has not given up: take the win, or play on against computers?"""
    last = match.occupants[seat]
    return notice(Notice.WIN_OFFERED, ping=last.player, name=last.name, role=last.role)


def watched(game: GameModule, played: Played) -> Iterator[Draft]:
    """Show a computer's step to the one person who plays with computers and now waits for more."""
    if not (played.auto and played.settled and played.news):
        return
    awaited = game.awaited(played.match.published)
    for seat, occupant in enumerate(played.match.occupants):
        if awaited and seat not in awaited and occupant.player is not None and occupant.human:
            player = occupant.player
            yield Draft(Kind.REFRESH, to_player(player), seat=seat, player=player, key=WATCHED)


def after_concession(match: Match) -> Iterator[Draft]:
    """The last post of a game that ended because people gave up."""
    yield Draft(Kind.OVER, TO_TABLE, after=match.told, calls=())
    yield from _ended(match)


def after_close(people: Iterable[PlayerId]) -> Iterator[Draft]:
    """A table that was ended before it was won: nobody is asked anything any more."""
    yield from seats_changed(people)
    yield Draft(Kind.CLOSED, TO_TABLE)
    yield Draft(Kind.END_THREAD, TO_TABLE)
    yield from lobby_changed()


def _call(match: Match, asked_anew: Iterable[Seat], acting: Seat | None) -> Iterator[Draft]:
    """A changed post rings no bell; whoever acted themself needs none."""
    if called := _called(match, asked_anew, acting):
        yield Draft(Kind.CALL, TO_TABLE, calls=called)


def _called(match: Match, asked_anew: Iterable[Seat], acting: Seat | None) -> tuple[Seat, ...]:
    return tuple(seat for seat in asked_anew if seat != acting and match.occupants[seat].human)


def _kept_up(
    match: Match, still_asked: Iterable[Seat], people: People, at: datetime | None
) -> Iterator[Draft]:
    """The panels of those who are asked the same as before, or may answer ahead something else, with what
    somebody else has decided.

    A little later: several decisions one after the other are one change.
    """
    for panel in _panels(match, still_asked, people):
        later = None if at is None else at + GATHERED
        yield replace(panel, kind=Kind.REFRESH, key=DECIDED, not_before=later)


def seats_changed(gone: Iterable[PlayerId]) -> Iterator[Draft]:
    """The private messages of persons whose seat is another's now are taken away."""
    for player in gone:
        yield Draft(Kind.RETIRE, to_player(player), player=player)


def panel_for(match: Match, seat: Seat, person: Person) -> Iterator[Draft]:
    """A private message for one seat, if its person wants any."""
    yield from _panels(match, (seat,), {person.player: person})


def asked_unreached(
    before: Match | None, after: Match, asked: Iterable[Seat], people: People
) -> tuple[Draft, ...]:
    """The private messages that nobody gets whom none reaches: for whom the match asks something new."""
    seats = [seat for seat in asked if before is None or before.questions[seat] != after.questions[seat]]
    occupants = ((seat, after.occupants[seat]) for seat in seats)
    return tuple(
        Draft(Kind.PANEL, to_player(occupant.player), seat=seat, player=occupant.player)
        for seat, occupant in occupants
        if occupant.player is not None and occupant.human and not people[occupant.player].reachable
    )


def _answered(game: GameModule, before: Match, match: Match, acting: Seat) -> Iterator[Draft]:
    """Retire the panel of a seat that has answered in secret; refresh it if taken back."""
    if acting not in game.awaited(match.position):
        yield from _retired(match, (acting,))
    elif acting not in game.awaited(before.position):
        player = match.occupants[acting].player
        if player is not None:
            yield Draft(Kind.REFRESH, to_player(player), seat=acting, player=player)


def _retired(match: Match, seats: Iterable[Seat]) -> Iterator[Draft]:
    for seat in seats:
        occupant = match.occupants[seat]
        if occupant.player is not None and not occupant.conceded:
            # A seat that a computer holds has rung; that message is to come, and shows what is played.
            kind = Kind.RETIRE if occupant.human else Kind.REFRESH
            yield Draft(kind, to_player(occupant.player), seat=seat, player=occupant.player)


def _ringing_alone(
    game: GameModule,
    match: Match,
    opened: Iterable[Seat],
    before: Match | None = None,
    asked: Iterable[Seat] = (),
) -> Mapping[Seat, str]:
    """Keys of seats that may answer early and are rung in private.

    Seats that have answered are not, and a post's mentions would tell. Of those `asked`, seats that were
    left out for that reason may have to be rung now.
    """
    ahead = ahead_of(game)
    if ahead is None:
        return NO_KEYS
    now = game.awaited(match.published)
    rung = {
        seat: IF_CALLED for seat in opened if seat not in now and not ahead.settled(match.view(game, seat))
    }
    if before is None:
        return rung
    return rung | {seat: UNLESS_CALLED for seat in asked if ahead.settled(before.view(game, seat))}


def _panels(
    match: Match, seats: Iterable[Seat], people: People, keys: Mapping[Seat, str] = NO_KEYS
) -> Iterator[Draft]:
    for seat in seats:
        occupant = match.occupants[seat]
        if occupant.player is not None and occupant.human and people[occupant.player].reachable:
            key = keys.get(seat, "")
            yield Draft(Kind.PANEL, to_player(occupant.player), seat=seat, player=occupant.player, key=key)
