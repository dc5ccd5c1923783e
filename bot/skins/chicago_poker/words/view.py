"""What one boss alone may know, as text: the hand, the gangsters, what raids have shown.

For private messages only. The public table is described in words_table.py.
"""

from collections.abc import Iterator, Sequence

from bot.skins.chicago_poker.words.asked import prompt
from bot.skins.chicago_poker.words.discards import discard_lines
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Event
from engine.chicago_poker.pieces import LETTERS, AnyCard, Place
from engine.chicago_poker.views import BossView, KnownBack, OwnGangster, RaidSeen


def describe_view(view: BossView, names: Sequence[str], language: Language) -> str:
    """What is asked, the hand, the gangsters in town, the backs known, the pile that is searched."""
    voice = Voice(language, view.table.bosses, names, emoji=False)
    parts = ["\n".join((prompt(view, names, language), *_hand(voice, view)))]
    own = list(_own(voice, view))
    parts.append(
        "\n".join((voice.say("view-own", boss=voice.boss(view.seat)), *own))
        if own
        else voice.say("view-none")
    )
    return "\n\n".join(filter(None, (*parts, known_backs(view, names, language))))


def known_backs(view: BossView, names: Sequence[str], language: Language) -> str:
    """The rivals' backs that this boss knows; empty where there are none."""
    voice = Voice(language, view.table.bosses, names, emoji=False)
    return "\n".join((voice.say("view-known"), *_known(voice, view, view.known))) if view.known else ""


def dossier(view: BossView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> str:
    """All that this boss has legitimately seen: by business now in play, then every raid with its turn.

    With the public events of the whole game also what lies in the discard pile.
    """
    voice = Voice(language, view.table.bosses, names)
    parts = [
        "\n".join(chapter)
        for place in range(len(view.table.places))
        if (chapter := _file(voice, view, place))
    ]
    if view.raids:
        parts.append("\n".join((voice.say("dossier-raids"), *(_raid(voice, raid) for raid in view.raids))))
    if gone := list(discard_lines(voice, events)):
        parts.append("\n".join((voice.say("dossier-discards"), *gone)))
    return "\n\n".join((voice.say("dossier-head"), *(parts or [voice.say("dossier-empty")])))


def _hand(voice: Voice, view: BossView) -> Iterator[str]:
    fresh = list(view.drawn)
    yield voice.say(
        "view-hand", cards=", ".join(_mine(voice, card, fresh) for card in view.hand), count=len(view.hand)
    )
    if view.pile is not None:
        yield voice.say("view-pile", cards=voice.cards(view.pile), count=len(view.pile))


def _mine(voice: Voice, card: AnyCard, fresh: list[AnyCard]) -> str:
    """A card of the hand; two equal specials may be one old, one new."""
    if card not in fresh:
        return voice.card(card)
    fresh.remove(card)
    return voice.say("view-drawn", card=voice.card(card))


def _own(voice: Voice, view: BossView) -> Iterator[str]:
    for place, column in enumerate(view.columns):
        if column:
            gangsters = ", ".join(_gangster(voice, gangster) for gangster in column)
            yield voice.say("view-column", place=_named(voice, view, place), gangsters=gangsters)


def _gangster(voice: Voice, gangster: OwnGangster) -> str:
    card = voice.card(gangster.card)
    return voice.say("view-hidden", card=card) if gangster.hidden else card


def _known(voice: Voice, view: BossView, known: Sequence[KnownBack]) -> Iterator[str]:
    for back in known:
        place = _named(voice, view, back.place)
        yield voice.say("view-known-at", place=place, what=_back(voice, back))


def _back(voice: Voice, back: KnownBack) -> str:
    """A rival's back that is known: which slot, unless a Limousine mixed it with others."""
    rival, card = voice.boss(back.rival), voice.card(back.card)
    if back.slot is None:
        return voice.say("known-somewhere", rival=rival, card=card)
    return voice.say("known-slot", rival=rival, card=card, number=voice.say("ordinal", number=back.slot + 1))


def _file(voice: Voice, view: BossView, place: Place) -> list[str]:
    """The page of one business: own hidden gangsters and known backs; empty when there is nothing."""
    hidden = [(slot, own.card) for slot, own in enumerate(view.columns[place]) if own.hidden]
    lines = [voice.say("dossier-own", cards=_slots(voice, hidden))] if hidden else []
    lines += [
        voice.say("dossier-line", what=_back(voice, back)) for back in view.known if back.place == place
    ]
    return [f"**{_named(voice, view, place)}**", *lines] if lines else []


def _raid(voice: Voice, raid: RaidSeen) -> str:
    seen = _slots(voice, raid.gangsters) if raid.gangsters else voice.say("dossier-nothing")
    rival, at = voice.boss(raid.rival), voice.at(raid.place, raid.business)
    return voice.say("dossier-raid", turn=raid.turn, rival=rival, at=at, cards=seen)


def _slots(voice: Voice, gangsters: Sequence[tuple[int, Card]]) -> str:
    return ", ".join(
        voice.say("slot-card", number=voice.say("ordinal", number=slot + 1), card=voice.card(card))
        for slot, card in gangsters
    )


def _named(voice: Voice, view: BossView, place: Place) -> str:
    business = view.table.places[place].business
    return voice.place(place, business) if business else voice.say("place-vacant", letter=LETTERS[place])
