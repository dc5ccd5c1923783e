"""What an action would do, told above the click that plays it: there is no taking it back (OR-G30)."""

from collections.abc import Iterator, Sequence

from bot.skins.gangster.words.pay import pay_told
from bot.skins.gangster.words.previews import preview_of
from bot.skins.gangster.words.standing import tile_words
from bot.skins.gangster.words.voice import Voice
from engine.gangster.actions import Action, Bump, Drive, Gun, Load, UnloadOwn, UnloadRival
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import Gain, Preview, SeatView, ThirdCard


def sure(voice: Voice, view: SeatView, action: Action) -> str:
    """All that it will do, and what chance may add."""
    preview = preview_of(view, action)
    head = voice.say(
        "sure-head", does=does_words(voice, view, action), clan=clan_told(voice, view, preview.clan)
    )
    return "\n".join((head, *_follows(voice, view, preview)))


def clan_told(voice: Voice, view: SeatView, clan: Clan) -> str:
    """The clan that acts, where its seat leads two; else `none`."""
    return voice.signed(clan) if len(view.row.clans) > 1 else "none"


def does_words(voice: Voice, view: SeatView, action: Action) -> str:
    """The action itself: `Drive 2 from Cicero to The Loop ×2, 5-5`."""
    preview = preview_of(view, action)
    place, car = voice.place(preview.place), voice.place(view.table.clan(preview.clan).car)
    match action:
        case Drive(card=card):
            return voice.say("do-drive", card=card, start=car, end=_tile(voice, view, preview.place))
        case Bump(card=card, other=other):
            end = _tile(voice, view, preview.place)
            return voice.say("do-bump", card=card, other=voice.leader(other), start=car, end=end)
        case UnloadOwn(count=count):
            first, last = preview.spaces[0], preview.spaces[-1]
            return voice.say("do-unload", count=count, place=place, space=first, last=last)
        case UnloadRival(clan=clan):
            space = preview.spaces[0]
            return voice.say("do-put-out", clan=voice.signed(clan), place=place, space=space)
        case Load(space=space) if preview.who is preview.clan:
            return voice.say("do-load", place=place, space=space)
        case Load(space=space):
            return voice.say("do-kidnap", clan=_who(voice, preview), place=place, space=space)
        case Gun(space=space):
            return voice.say("do-gun", clan=_who(voice, preview), place=place, space=space)


def _who(voice: Voice, preview: Preview) -> str:
    return "" if preview.who is None else voice.signed(preview.who)


def _tile(voice: Voice, view: SeatView, place: Place) -> str:
    if place is Place.GOLD_COAST:
        return voice.place(place)
    return tile_words(voice, view.table.district(place))


def _follows(voice: Voice, view: SeatView, preview: Preview) -> Iterator[str]:
    """What it brings: at the harbour, in points, with one more gangster, by the third card."""
    if preview.place is Place.GOLD_COAST and isinstance(preview.action, Drive | Bump):
        yield harbour_words(voice, view, preview)
    told = [gain_words(voice, gain, preview.clan) for gain in told_gains(preview)]
    yield from told or ([voice.say("sure-unchanged")] if preview.gains else [])
    if preview.then and preview.next_space is not None:
        yield then_words(voice, preview.then, preview.next_space)
    if preview.third_card:
        yield voice.say("third", third=third_words(voice, preview.third_card))


def harbour_words(voice: Voice, view: SeatView, preview: Preview) -> str:
    """What is taken, what falls off for it, who stays at breakfast."""
    if preview.piece is None:
        taken = voice.say("sure-nothing-taken")
    elif preview.lost is None:
        taken = voice.say("sure-taken", piece=voice.piece(preview.piece))
    else:
        lost = voice.say(f"equipment-{preview.lost}.lost")
        taken = voice.say("sure-taken-lost", piece=voice.piece(preview.piece), lost=lost)
    trunk = view.table.clan(preview.clan).trunk
    if not trunk:
        return taken
    guests = voice.listed([voice.signed(clan) for clan in preview.guests or trunk])
    key = "sure-breakfast" if preview.guests else "sure-no-breakfast"
    return f"{taken} {voice.say(key, guests=guests, count=len(trunk))}"


def told_gains(preview: Preview) -> tuple[Gain, ...]:
    """Those worth a word: one's own when own gangsters move, and all that change anything."""
    own = preview.who is preview.clan
    return tuple(
        gain for gain in preview.gains if gain.before != gain.after or (own and gain.clan is preview.clan)
    )


def gain_words(voice: Voice, gain: Gain, clan: Clan) -> str:
    """`You: 2nd, 8 (now 0).`; of somebody else `★ blue: 3rd, 1 (now 4).`"""
    who = "you" if gain.clan is clan else voice.signed(gain.clan)
    return voice.say("sure-gain", who=who, gain=place_words(voice, gain))


def then_words(voice: Voice, gain: Gain, space: int) -> str:
    """What one more gangster would mean there."""
    return voice.say("sure-then", space=space, gain=place_words(voice, gain))


def place_words(voice: Voice, gain: Gain) -> str:
    """`2nd, 8 (now 0)`."""
    return voice.say(
        "gain-place", position=gain.position, pay=pay_told(gain.after), before=pay_told(gain.before)
    )


def others_words(voice: Voice, gains: Sequence[Gain], clan: Clan) -> str:
    """What changes for the others: `blue 4 (now 8)`; empty where nothing does."""
    return ", ".join(
        voice.say(
            "gain-other",
            clan=voice.signed(gain.clan),
            pay=pay_told(gain.after),
            before=pay_told(gain.before),
        )
        for gain in gains
        if gain.clan is not clan
    )


def third_words(voice: Voice, third: ThirdCard) -> str:
    """`a district card is turned (2 of 6 left are policemen; a district ends the round)`."""
    return voice.say("third-card", cards=third.cards, police=third.police, ends="yes" if third.ends else "no")
