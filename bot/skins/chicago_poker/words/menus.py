"""The menus of a private panel: the notation word by word, and a whole line of it in words.

What may be done comes from the view's offers; nothing is judged here. Labels hold no person's name:
buttons know no markdown, but the panel repeats them in text that does.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from bot.skins.chicago_poker import emoji as own
from bot.skins.chicago_poker.in_hand import in_order
from bot.skins.chicago_poker.words.voice import BUSINESS_EMOJI, COLOUR_EMOJI, SPECIAL_EMOJI, Voice
from bot.skins.skin import Choice
from bot.table.languages import Language
from engine.chicago_poker.actions import (
    Action,
    Bribe,
    Discard,
    Drive,
    Liquidate,
    Play,
    Raid,
    Recruit,
    Send,
    Shoot,
    Stop,
    Take,
    any_card,
    parse,
)
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.idle import idle
from engine.chicago_poker.pieces import LETTERS, REVOLVER_ACTIONS, AnyCard, Boss, Place, Special
from engine.chicago_poker.views import BossView, Offer
from engine.game import Seat

LABEL_LIMIT = 80
DETAIL_LIMIT = 100

WHOLE = ""  # the line is complete as it stands
TARGETS_MAX = (
    9  # rivals' columns that are buttons under their businesses; of more the business is asked first
)


def choices(
    view: BossView, said: Sequence[str], names: Sequence[str], language: Language
) -> tuple[Choice, ...]:
    """The distinct next words of the legal lines that begin with the words `said`, in a useful order."""
    spoken = tuple(" ".join(said).split())  # a choice may be several words
    branches: dict[str, list[Offer]] = {}
    for offer in view.offers:
        words = tuple(str(offer.action).split())
        if words[: len(spoken)] == spoken:
            word = words[len(spoken)] if len(words) > len(spoken) else WHOLE
            branches.setdefault(word, []).append(offer)
    voice = Voice(language, view.table.bosses, names, bold=False, emoji=False)
    menu = _Menu(voice, view, spoken)
    targets = [offer for offers in branches.values() for offer in offers]
    if spoken in _TARGETED and len(targets) <= TARGETS_MAX:
        return tuple(_cut(menu.target(offer)) for offer in sorted(targets, key=menu.place_of_target))
    in_order = sorted(branches, key=menu.place_in_menu(branches))
    greyed = menu.idle() if not spoken else ()
    return (*(_cut(menu.choice(word, branches[word])) for word in in_order), *map(_cut, greyed))


def label(action: str, view: BossView, names: Sequence[str], language: Language) -> str:
    """A line of notation in words (at most 100 characters); raises IllegalAction for an unreadable one."""
    voice = Voice(language, view.table.bosses, names, bold=False)
    meant = parse(action)
    offer = next((offer for offer in view.offers if offer.action == meant), Offer(meant, (), fills=False))
    words = _line(voice, view, offer)
    return words if len(words) <= DETAIL_LIMIT else words[: DETAIL_LIMIT - 1].rstrip() + "…"


def _line(voice: Voice, view: BossView, offer: Offer) -> str:
    match offer.action:
        case Play(card, place):
            landing = _landing(voice, view, place, offer)
            return voice.say("line-play", card=voice.card(card), place=landing)
        case Liquidate(place, rival) | Raid(place, rival):
            key = f"special-{_verb(offer.action)}"
            rivals = voice.named(rival)
            return voice.say(
                "line-rival", special=voice.say(key), rival=rivals, place=_name(voice, view, place)
            )
        case Drive(origin, cards, destination):
            facts = {"cards": voice.cards(cards), "origin": LETTERS[origin]}
            return voice.say("line-limousine", destination=LETTERS[destination], **facts)
        case Take(card) | Discard(card):
            return voice.say(f"line-{_verb(offer.action)}", card=voice.card(card))
        case Send(card):
            return voice.say("line-send", card=voice.card(card)) if card else voice.say("choice-nothing")
        case Recruit() | Shoot() | Bribe() | Stop():
            return voice.say(f"choice-{_verb(offer.action)}")


class _Menu:
    """The words that may follow the words said, each with its label."""

    def __init__(self, voice: Voice, view: BossView, said: tuple[str, ...]) -> None:
        self.voice, self.view, self.said = voice, view, said

    def choice(self, word: str, offers: Sequence[Offer]) -> Choice:
        """The label, the detail and the emoji of one next word."""
        voice, view = self.voice, self.view
        if word == WHOLE:
            return Choice(WHOLE, _line(voice, view, offers[0]))
        match self.said:
            case () if word == Special.POLICE_RAID and all(map(self._in_vain, offers)):
                label = voice.say("choice-police-raid-in-vain")
                return replace(self._verb(word), word=str(offers[0].action), label=label)
            case ():
                return self._verb(word)
            case ("play", _):
                return self._landing(word, offers[0])
            case ("liquidation" | "police-raid",):
                return self._target_place(word, offers)
            case ("liquidation" | "police-raid" as special, letter):
                return self._rival(word, Special(special), LETTERS.index(letter))
            case ("limousine",):
                return self._origin(word)
            case ("limousine", _, *riding) if word in LETTERS:
                return self._destination(word, offers, len(riding))
            case ("limousine", letter, *riding):
                return self._rider(word, LETTERS.index(letter), len(riding))
            case ("send",) if word == "nothing":
                return Choice(word, voice.say("choice-nothing"), voice.say("choice-nothing.detail"))
            case _:
                return self._card(word, offers)

    def target(self, offer: Offer) -> Choice:
        """A rival's column at a business, in one click; raids that find nothing stand in a select."""
        special, letter, boss = str(offer.action).split()
        place = LETTERS.index(letter)
        where = _name(self.voice, self.view, place)
        rival = replace(self._rival(boss, Special(special), place), word=f"{letter} {boss}")
        if not self._in_vain(offer):
            return replace(rival, group=f"**{where}**")
        label = self.voice.say("choice-rival", boss=self.voice.boss(_seat(self.view, Boss(boss))), seen=where)
        return replace(rival, label=label, among=self.voice.say("choice-in-vain"))

    def _in_vain(self, offer: Offer) -> bool:
        """Tell if a raid finds nothing face down; where none finds anything, there is nothing to choose."""
        special, letter, boss = str(offer.action).split()
        column = self.view.table.rows[_seat(self.view, Boss(boss))].columns[LETTERS.index(letter)]
        return special == Special.POLICE_RAID and all(gangster.card for gangster in column.gangsters)

    def place_of_target(self, offer: Offer) -> tuple[bool, int, int]:
        """The order of targets: by business, then as the bosses sit; what finds nothing comes last."""
        _, letter, boss = str(offer.action).split()
        return self._in_vain(offer), LETTERS.index(letter), _seat(self.view, Boss(boss))

    def place_in_menu(self, branches: dict[str, list[Offer]]) -> Callable[[str], tuple[int, int]]:
        """The order of the menu: actions by weight, specials to take first, cards as they lie or fall."""
        offered = {word: at for at, word in enumerate(branches)}
        rows = {row.boss.value: row.seat for row in self.view.table.rows}

        def order(word: str) -> tuple[int, int]:
            if not self.said:
                return 0, _VERBS.index(word)
            if word in LETTERS or word == WHOLE:
                return 0, LETTERS.find(word)
            if word in rows:
                return 1, rows[word]
            if word in set(Special):
                return (1 if self.said == ("take",) else 3), offered[word]
            return 2, self._fall(word)

        return order

    def _fall(self, word: str) -> int:
        """Riders in the order of their column, cards of the hand as they lie in its picture, others from the
        highest value down."""
        if word == "nothing":
            return len(Colour)
        card = Card.parse(word)
        if self.said[0] == "limousine":
            column = self.view.columns[LETTERS.index(self.said[1])]
            return [gangster.card for gangster in column].index(card)
        held = [each for each, _ in in_order(self.view)]
        return (
            held.index(card) if card in held else list(Colour).index(card.colour) - card.value * len(Colour)
        )

    def _verb(self, verb: str) -> Choice:
        facts: dict[str, str | int] = {"deck": self.view.table.deck, "pile": self.view.table.discard}
        detail = self.voice.say(f"choice-{verb}.detail", more=REVOLVER_ACTIONS, **facts)
        label, emoji = self.voice.say(f"choice-{verb}"), _VERB_EMOJI[verb]
        return Choice(
            verb, label, detail, emoji, ends=verb == "stop", opens=verb == "play", own=_VERB_OWN.get(verb, "")
        )

    def idle(self) -> Iterator[Choice]:
        """Special cards in hand that cannot be played now."""
        for special, why in idle(self.view):
            yield replace(self._verb(special.value), detail=self.voice.say(f"idle-{why}"), greyed=True)

    def _card(self, word: str, offers: Sequence[Offer]) -> Choice:
        card = any_card(word)
        details = [self.voice.say("choice-new")] if card in self.view.drawn else []
        if self.said == ("play",):
            places = ", ".join(sorted(str(offer.action).split()[2] for offer in offers))
            details.insert(0, self.voice.say("choice-places", places=places))
        named = self.voice.card(card)
        choice = Choice(word, named, " · ".join(details), _card_emoji(card), own=own.card(card))
        if isinstance(card, Special) or self.said == ("take",):
            return choice
        leads = self.voice.say("lead-lay", card=named) if self.said == ("play",) else ""
        return replace(choice, face=str(card.value), code=word, leads=leads)

    def _landing(self, letter: str, offer: Offer) -> Choice:
        place = LETTERS.index(letter)
        words = _landing(self.voice, self.view, place, offer)
        return replace(self._business(place, letter, words, self._calls(place, offer)), tap=True)

    def _calls(self, place: Place, offer: Offer) -> str:
        """Say that the fifth card calls a shootout there, or that somebody has called it already."""
        if not offer.fills:
            return ""
        called = self.view.table.places[place].markers
        if not called:
            return self.voice.say("choice-calls")
        return self.voice.say("choice-called", boss=self.voice.boss(called[0]))

    def _target_place(self, letter: str, offers: Sequence[Offer]) -> Choice:
        place = LETTERS.index(letter)
        rivals = [self.voice.boss(_seat(self.view, Boss(str(offer.action).split()[2]))) for offer in offers]
        return self._business(place, letter, _name(self.voice, self.view, place), ", ".join(rivals))

    def _rival(self, boss: str, special: Special, place: Place) -> Choice:
        seat = _seat(self.view, Boss(boss))
        gangsters = self.view.table.rows[seat].columns[place].gangsters
        lie = self.voice.say("choice-lie", count=len(gangsters))
        backs = sum(gangster.card is None for gangster in gangsters)
        last = gangsters[-1].card
        if special is Special.POLICE_RAID:
            words = self.voice.say("choice-backs", cards=lie, count=backs)
            emoji = None
        else:
            shown = self.voice.card(last) if last else self.voice.facing(False)
            words = self.voice.say("choice-last", cards=lie, count=len(gangsters), card=shown)
            emoji = _card_emoji(last) if last else None
        rival = self.voice.say("choice-rival", boss=self.voice.boss(seat), seen=words)
        return Choice(boss, rival, self.voice.person(seat), emoji, own=boss)

    def _origin(self, letter: str) -> Choice:
        place = LETTERS.index(letter)
        cards = [gangster.card for gangster in self.view.columns[place]]
        return self._business(place, letter, _name(self.voice, self.view, place), self.voice.cards(cards))

    def _rider(self, word: str, origin: Place, riding: int) -> Choice:
        card = Card.parse(word)
        lies = next(gangster for gangster in self.view.columns[origin] if gangster.card == card)
        facts = {
            "number": self.voice.say("ordinal", number=riding + 1),
            "facing": self.voice.facing(not lies.hidden),
        }
        name = self.voice.card(card)
        label = self.voice.say("choice-rider-too", card=name) if riding else name
        detail = self.voice.say("choice-rider", **facts)
        return Choice(word, label, detail, _card_emoji(card), own=own.card(card))

    def _destination(self, letter: str, offers: Sequence[Offer], riders: int) -> Choice:
        place = LETTERS.index(letter)
        name = _name(self.voice, self.view, place)
        if riders == 0 or len(offers) > 1:
            return self._business(place, letter, name)
        facing = ", ".join(self.voice.facing(up) for up in offers[0].facing)
        key = "choice-drive-fifth" if _first_to_fill(self.view, place, offers[0]) else "choice-drive"
        words = self.voice.say(key, place=name, facing=facing)
        return self._business(place, letter, words, self._calls(place, offers[0]))

    def _business(self, place: Place, letter: str, label: str, detail: str = "") -> Choice:
        business = self.view.table.places[place].business
        if business is None:
            return Choice(letter, label, detail)
        return Choice(letter, label, detail, BUSINESS_EMOJI[business], own=own.business(business))


# The actions in the order of the panel; every first word of a line of notation is here.
_VERB_EMOJI = {
    "recruit": "🃏",
    "play": "🕴️",
    "police-raid": SPECIAL_EMOJI[Special.POLICE_RAID],
    "liquidation": SPECIAL_EMOJI[Special.LIQUIDATION],
    "limousine": SPECIAL_EMOJI[Special.LIMOUSINE],
    "revolver": SPECIAL_EMOJI[Special.REVOLVER],
    "bribery": SPECIAL_EMOJI[Special.BRIBERY],
    "take": "🗂️",
    "send": "⚔️",
    "discard": "🗑️",
    "stop": "✋",
}
_VERBS = tuple(_VERB_EMOJI)
_TARGETED = (("police-raid",), ("liquidation",))
_VERB_OWN = {special.value: own.card(special) for special in Special}


def _verb(action: Action) -> str:
    return str(action).partition(" ")[0]


def _landing(voice: Voice, view: BossView, place: Place, offer: Offer) -> str:
    """`B · Jazz Club: 4th card, face down`."""
    name = _name(voice, view, place)
    if not offer.facing:
        return name
    number = voice.say("ordinal", number=len(view.columns[place]) + 1)
    facing = voice.facing(offer.facing[0])
    key = "choice-landing-fifth" if _first_to_fill(view, place, offer) else "choice-landing"
    return voice.say(key, place=name, number=number, facing=facing)


def _first_to_fill(view: BossView, place: Place, offer: Offer) -> bool:
    """Tell if it calls a shootout there that nobody has called yet."""
    return offer.fills and not view.table.places[place].markers


def _name(voice: Voice, view: BossView, place: Place) -> str:
    places = view.table.places
    business = places[place].business if place < len(places) else None
    return voice.place(place, business) if business else voice.say("place-vacant", letter=LETTERS[place])


def _seat(view: BossView, boss: Boss) -> Seat:
    return view.table.bosses.index(boss)


def _card_emoji(card: AnyCard) -> str:
    return SPECIAL_EMOJI[card] if isinstance(card, Special) else COLOUR_EMOJI[card.colour]


def _cut(choice: Choice) -> Choice:
    return replace(choice, label=choice.label[:LABEL_LIMIT], detail=choice.detail[:DETAIL_LIMIT])
