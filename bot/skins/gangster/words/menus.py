"""The menus of a private panel: what may be said next, and a whole line of notation in words.

What may be done comes from the view's offers, what it would bring from the engine's previews; nothing is
judged here. A choice says several words of a line at once, so that no action takes more than three clicks:
a card and its end with piece and breakfast, a verb and what it is about. Every last click says all it will
do, or stands under a sentence that does, for an action cannot be taken back.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.skins.gangster import emoji as own
from bot.skins.gangster.words.asked import clan_lines
from bot.skins.gangster.words.previews import preview_of, third_card
from bot.skins.gangster.words.standing import counts_words
from bot.skins.gangster.words.sure import (
    clan_told,
    does_words,
    harbour_words,
    others_words,
    place_words,
    sure,
    third_words,
    told_gains,
)
from bot.skins.gangster.words.voice import Voice
from bot.skins.skin import Choice
from bot.table.languages import Language
from engine.gangster.actions import Action, Bump, Drive, Gun, Load, UnloadOwn, UnloadRival, parse
from engine.gangster.city import CARDS
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import Preview, SeatView

LABEL_LIMIT = 80
LINE_LIMIT = 100  # of a select, of a detail, and of a whole line in words
SELECT_LINES_MAX = 25  # of a select

WHOLE = ""  # the line is complete as it stands

EMOJI = {"drive": "🚗", "bump": "💥", "gun": "🔫"}

Line = tuple[tuple[str, ...], Action]
"""The words of a legal line, and the action."""


def choices(
    view: SeatView, said: Sequence[str], names: Sequence[str], language: Language
) -> tuple[Choice, ...]:
    """What may follow the words said, in the order of the panel."""
    voice = Voice.at(view.table, names, language, bold=False)
    words = tuple(" ".join(said).split())  # a choice says several words at once
    return tuple(map(_cut, _following(voice, view, words)))


def label(action: str, view: SeatView, names: Sequence[str], language: Language) -> str:
    """A line of notation in words (at most 100 characters); raises IllegalAction for an unreadable one."""
    voice, meant = Voice.at(view.table, names, language, bold=False), parse(action)
    if all(offer.action != meant for offer in view.offers):
        return action
    words = does_words(voice, view, meant)
    return words if len(words) <= LINE_LIMIT else words[: LINE_LIMIT - 1].rstrip() + "…"


def _following(voice: Voice, view: SeatView, words: tuple[str, ...]) -> Iterator[Choice]:
    lines = [
        (line, offer.action)
        for offer in view.offers
        if (line := tuple(str(offer.action).split()))[: len(words)] == words
    ]
    whole = next((action for line, action in lines if line == words), None)
    clan, verb, *rest = _parted(view, words)
    if whole is not None:
        yield _whole(voice, view, whole)
    elif not lines:
        return
    elif not verb:
        yield from _first(voice, view, lines, len(words), clan)
    elif verb in ("drive", "bump") and not rest:
        yield from _cards(voice, view, lines, clan, verb)
    elif verb == "gun" and not rest and len(lines) > SELECT_LINES_MAX:
        yield from _places(voice, view, lines)
    else:
        yield from (_line(voice, view, line, len(words)) for line in lines)


def _parted(view: SeatView, words: tuple[str, ...]) -> tuple[str, ...]:
    """The clan that a line names first, or nothing; its verb, or nothing; the rest."""
    led = len(view.row.clans) > 1
    clan = words[:1] if led else ()
    beyond = words[len(clan) :]
    return (*(clan or ("",)), *(beyond[:1] or ("",)), *beyond[1:])


# ---- The first words


def _first(voice: Voice, view: SeatView, lines: Sequence[Line], said: int, clan: str) -> Iterator[Choice]:
    """The buttons of each clan, and the select of what may be done where its car stands."""
    for each in view.row.clans:
        if not clan or each == clan:
            yield from _of_clan(voice, view, lines, said, each)


def _of_clan(voice: Voice, view: SeatView, lines: Sequence[Line], said: int, clan: Clan) -> Iterator[Choice]:
    two = len(view.row.clans) > 1
    its = [(line, action) for line, action in lines if not two or action.by is clan]
    before = (clan.value,) if two and not said else ()
    group = "\n".join(clan_lines(replace(voice, bold=True), view, clan)) if two else ""
    kinds = {type(action) for _, action in its}
    for card in CARDS:
        word = " ".join((*before, "drive", str(card)))
        yield replace(_card(voice, view, clan, "drive", card), word=word, group=group, emoji=EMOJI["drive"])
    if Bump in kinds:
        yield _verb(voice, before, "bump", group)
    if Gun in kinds:
        yield _verb(voice, before, "gun", group)
    place = voice.place(view.table.clan(clan).car)
    for line, action in its:
        if isinstance(action, UnloadOwn | UnloadRival | Load):
            among = voice.say("choice-here", place=place)
            yield replace(_line(voice, view, (line, action), said), group=group, among=among)


def _verb(voice: Voice, before: tuple[str, ...], verb: str, group: str) -> Choice:
    words = " ".join((*before, verb))
    leads = voice.say("lead-gun") if verb == "gun" else ""
    return Choice(words, voice.say(f"choice-{verb}"), "", EMOJI[verb], group=group, leads=leads)


def _card(voice: Voice, view: SeatView, clan: Clan, verb: str, card: int) -> Choice:
    """A movement card, greyed where it is used; what it leads to stands under what the third card does.

    Whoever has one clan reads that above already.
    """
    row = view.table.clan(clan)
    third = ""
    if row.open == (card,):
        acts = [offer.action for offer in view.offers if isinstance(offer.action, Drive | Bump)]
        odds = next(third_card(view, action) for action in acts if action.by in (None, clan))
        if odds is not None:
            third = "told" if len(view.row.clans) == 1 else third_words(voice, odds)
    leads = voice.say(
        f"lead-{verb}",
        card=card,
        start=voice.place(row.car),
        clan=clan_told(voice, view, clan),
        third=third or "none",
        asked="yes" if row.open == (card,) else "no",
    )
    name = voice.say(f"choice-{verb}-card", card=card)
    return Choice(str(card), name, leads=leads, greyed=card not in row.open)


def _cards(voice: Voice, view: SeatView, lines: Sequence[Line], clan: str, verb: str) -> Iterator[Choice]:
    cards = dict.fromkeys(action.card for _, action in lines if isinstance(action, Drive | Bump))
    mine = Clan(clan) if clan else view.row.clans[0]
    yield from (_card(voice, view, mine, verb, card) for card in cards)


def _places(voice: Voice, view: SeatView, lines: Sequence[Line]) -> Iterator[Choice]:
    """Districts that the Tommy gun reaches, where there are too many gangsters in them for one select."""
    for place in dict.fromkeys(action.place for _, action in lines if isinstance(action, Gun)):
        leads = voice.say("lead-gun-at", place=voice.place(place))
        standing = counts_words(voice, view.table.district(place))
        yield Choice(place.value, voice.place(place), standing, leads=leads, own=own.place(place))


# ---- Lines


def _whole(voice: Voice, view: SeatView, action: Action) -> Choice:
    """A line that is complete: asked once more, unless three clicks have led there under a sentence."""
    asked = "" if _led_there(view, action) else sure(voice, view, action)
    return Choice(WHOLE, voice.say("choice-do"), sure=asked, usual=True)


def _led_there(view: SeatView, action: Action) -> bool:
    """Card and car, or card and district, or district and gangster have been chosen one by one.

    Not where a third card is used, which may end the round, nor where pieces are taken for good.
    """
    preview = preview_of(view, action)
    clan = preview.clan
    match action:
        case Drive():
            return preview.place is not Place.GOLD_COAST and len(view.table.clan(clan).open) > 1
        case Bump():
            return len(view.table.clan(clan).open) > 1
        case Gun():
            guns = [offer.action for offer in view.offers if isinstance(offer.action, Gun)]
            return sum(gun.by is action.by for gun in guns) > SELECT_LINES_MAX
        case _:
            return False


def _line(voice: Voice, view: SeatView, line: Line, said: int) -> Choice:
    """All that is left of a line, as a select shows it: what it does, then what it means for the others."""
    words, action = line
    preview = preview_of(view, action)
    word = " ".join(words[said:])
    detail = others_words(voice, preview.gains, preview.clan)
    match action:
        case Drive() | Bump():
            return _driving(voice, view, preview, word)
        case UnloadOwn() | UnloadRival() | Load() | Gun():
            deed = _deed(voice, preview)
            mine = next((gain for gain in told_gains(preview) if gain.clan is preview.clan), None)
            if mine is None:
                return Choice(word, deed, detail or voice.say("sure-unchanged"), own=_whose(preview))
            paid = voice.say("line-pays", does=deed, gain=place_words(voice, mine))
            return Choice(word, paid, detail, own=_whose(preview), deed=deed)


def _whose(preview: Preview) -> str:
    """The emoji of the clan whose gangster it is about."""
    return own.clan(preview.who or preview.clan)


def _deed(voice: Voice, preview: Preview) -> str:
    first, last = preview.spaces[0], preview.spaces[-1]
    clan = "" if preview.who is None else voice.signed(preview.who)
    match preview.action:
        case UnloadOwn(count=count):
            return voice.say("line-unload", count=count, space=first, last=last)
        case UnloadRival():
            return voice.say("line-put-out", clan=clan, space=first)
        case Load() if preview.who is preview.clan:
            return voice.say("line-load", space=first)
        case Load():
            return voice.say("line-kidnap", clan=clan, space=first)
        case _:
            return voice.say("line-gun", clan=clan, space=first, place=voice.place(preview.place))


def _driving(voice: Voice, view: SeatView, preview: Preview, word: str) -> Choice:
    """The end of a drive or a swap; at the harbour piece and breakfast, not what a gangster brings."""
    action = preview.action
    other = voice.signed(action.other) if isinstance(action, Bump) else "none"
    if preview.place is Place.GOLD_COAST:
        taken = voice.say(
            "line-harbour",
            other=other,
            piece="none" if preview.piece is None else voice.piece(preview.piece),
            guests=len(preview.guests),
        )
        sign = own.kind(preview.piece) if preview.piece else own.place(preview.place)
        return Choice(word, taken, harbour_words(voice, view, preview), own=sign, tap=True)
    row = view.table.district(preview.place)
    standing = row.standing(preview.clan)
    gain = place_words(voice, preview.then) if preview.then else "none"
    facts = {
        "other": other,
        "place": voice.place(preview.place),
        "doubled": "yes" if row.doubled else "no",
        "count": standing.count if standing else 0,
        "open": "yes" if row.in_play else "no",
    }
    end, deed = (voice.say("line-drive", gain=told, **facts) for told in (gain, "none"))
    return Choice(word, end, counts_words(voice, row), own=own.place(preview.place), tap=True, deed=deed)


def _cut(choice: Choice) -> Choice:
    long = LINE_LIMIT if choice.among else LABEL_LIMIT
    return replace(choice, label=choice.label[:long], detail=choice.detail[:LINE_LIMIT])
