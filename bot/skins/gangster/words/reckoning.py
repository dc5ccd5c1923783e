"""A day of reckoning in words: in a line for the news, and whole, as the picture shows it."""

from collections.abc import Iterator, Sequence

from bot.skins.gangster.words.pay import numbers_told
from bot.skins.gangster.words.standing import number_told, ties
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.gangster.events import DistrictScore, Event, Reckoned, Scoring
from engine.gangster.views import TableView


def reckoned_words(voice: Voice, scoring: Scoring) -> str:
    """The casino card, who got what, and how ties were broken."""
    head = voice.say("news-reckoned", round=scoring.round, casino=scoring.casino)
    broken = (words for district in scoring.districts for words in _ties(voice, "tie-at", district))
    return " ".join((head, gains_words(voice, scoring), *broken))


def gains_words(voice: Voice, scoring: Scoring) -> str:
    """Everybody's gain and sum, the best first."""
    seats = sorted(range(len(scoring.totals)), key=lambda seat: -scoring.totals[seat])
    told = [
        voice.say("gain", boss=voice.addressed(seat), gain=scoring.gains[seat], total=scoring.totals[seat])
        for seat in seats
    ]
    return voice.say("gains", gains=" · ".join(told))


def recount(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:
    """Every day of reckoning among these events, district by district."""
    voice = Voice.at(table, names, language)
    reckoned = [event.scoring for event in events if isinstance(event, Reckoned)]
    return "\n\n".join("\n".join(scoring_lines(voice, scoring)) for scoring in reckoned)


def scoring_lines(voice: Voice, scoring: Scoring) -> Iterator[str]:
    """The whole of it: who placed the last doubler, each district, the sums."""
    yield voice.say("reckoning-head", round=scoring.round, casino=scoring.casino)
    yield voice.say(
        "reckoning-last", boss=voice.actor(scoring.seat, scoring.clan), place=voice.place(scoring.place)
    )
    for district in scoring.districts:
        yield voice.say("reckoning-district", district=district_words(voice, district))
    yield gains_words(voice, scoring)


def district_words(voice: Voice, district: DistrictScore) -> str:
    """`The Loop ×2, 5-5: Moran 10 (3), Capone 10 (1)`, with how a tie was broken."""
    head = voice.say(
        "tile",
        place=voice.place(district.place),
        doubled="yes" if district.doubled else "no",
        numbers=numbers_told(district.numbers),
    )
    shares = ", ".join(
        voice.say("share", boss=voice.actor(share.seat, share.clan), points=share.points, count=share.count)
        for share in district.shares
    )
    told = voice.say("district-paid", tile=head, shares=shares or voice.say("nobody"))
    return " ".join((told, *_ties(voice, "tie-here", district)))


def brief_district_words(voice: Voice, district: DistrictScore) -> str:
    """Who was paid what, and nothing else: `The Loop ×2: Moran 5 = 10`."""
    shares = ", ".join(
        voice.say(
            "share-brief",
            boss=voice.actor(share.seat, share.clan),
            number=number_told(share.number),
            points=share.points,
        )
        for share in district.shares
        if share.number is not None
    )
    doubled = "yes" if district.doubled else "no"
    head = voice.say("tile", place=voice.place(district.place), doubled=doubled, numbers="none")
    return voice.say("district-paid", tile=head, shares=shares or voice.say("nobody"))


def _ties(voice: Voice, key: str, district: DistrictScore) -> Iterator[str]:
    """How each tie was broken; `tie-at` names the district, `tie-here` does not."""
    for first, second in ties(district.shares):
        yield voice.say(
            key,
            place=voice.place(district.place),
            first=voice.addressed_actor(first.seat, first.clan),
            second=voice.addressed_actor(second.seat, second.clan),
            rank=first.rank,
            other=second.rank,
        )
