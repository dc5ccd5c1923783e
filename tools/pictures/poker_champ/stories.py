"""Stories to be painted: six seats with Awards, a long game, a duel without showdowns, joint champions."""

from collections.abc import Sequence
from dataclasses import replace

from engine.french_deck import best_high
from engine.game import Seat
from engine.poker_champ.events import AwardGiven, Ending, ShowdownHeld, Shown
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import Boss
from engine.poker_champ.views import TableView
from engine.story import Mark, SeatStory, Story, Surprise
from tools.pictures.poker_champ.samples import cards, ended
from tools.pictures.stories import Jumps, curve, turning_point

BOSSES = (Boss.CAPONE, Boss.OBANION, Boss.TORRIO, Boss.WEISS, Boss.MORAN, Boss.YALE)
NAMES = ("Lucie", "Marguerite_92", "Nono", "Karim B.", "Théo le Rouge", "")
NERVE = ((0.7, 1, 1), (-0.4, 0, 2), (0.2, 3, 0), (-1.1, 0, 1), (0.9, 0, 0), (0.0, 1, 0))
JUMPS: Jumps = {
    3: {0: 0.6}, 6: {1: 0.9}, 9: {0: 0.7, 1: -0.5}, 11: {2: -0.5}, 13: {0: 0.8}, 16: {2: 1.7, 0: -0.9},
    19: {2: 0.5},
}  # fmt: skip
Told = tuple[Story, TableView, Sequence[str]]


def held(deal: int, winner: Seat, gain: int, seats: int) -> Mark:
    """A showdown that one seat won."""
    common, mine = cards("Ks 9h 4d Qc 9c"), cards("9d 9s")
    shown = Shown(winner, (mine[0], mine[1]), best_high((*mine, *common)), 1, 4, gain)
    gains = tuple(gain if seat == winner else -gain // max(1, seats - 1) for seat in range(seats))
    return Mark(deal, (winner,), gains, ShowdownHeld(deal, common, (shown,), gain))


def award(deal: int, giver: Seat) -> Mark:
    """An Award that one seat earned."""
    return Mark(deal, (giver,), (), AwardGiven(giver, (giver + 1) % 2, 24, 8, 1, 1))


def seated(seats: int) -> TableView:
    """A table that is over."""
    bosses = [(boss, 20, 1 if seat == 2 else 0) for seat, boss in enumerate(BOSSES[:seats])]
    return ended(*bosses, deal=22, options=Options(), ending=Ending.TWO_AWARDS).table


def _story(seats: int, deals: int, winners: Sequence[Seat], marks: Sequence[Mark], seed: int = 3) -> Told:
    jumps = {turn: {seat: by for seat, by in each.items() if seat < seats} for turn, each in JUMPS.items()}
    rows = curve(seats, deals, winners, jumps, seed)
    nerve = tuple(SeatStory(luck, {"traps": traps, "calls": calls}) for luck, traps, calls in NERVE[:seats])
    least = next((mark for mark in marks if isinstance(mark.event, ShowdownHeld)), None)
    surprise = Surprise(least.turn, least.winners[0], chance=0.002, event=least.event) if least else None
    told = Story(rows, tuple(marks), turning_point(rows, winners[0], deals), surprise, nerve)
    return told, seated(seats), NAMES[:seats]


def told() -> dict[str, Told]:
    """By name."""
    some = (2, 0, 12), (3, 0, 21), (6, 1, 18), (9, 0, 30), (11, 4, 9), (13, 0, 16), (16, 2, 44), (21, 2, 27)
    six = [held(*each, 6) for each in some] + [award(9, 0), award(16, 2), award(22, 2)]
    many = [held(1 + deal, deal % 5, 8 + deal * 7 % 31, 5) for deal in range(59)] + [
        award(30, 1),
        award(60, 2),
    ]
    four = _story(4, 22, (2,), [held(deal, seat % 4, gain, 4) for deal, seat, gain in some])
    return {
        "story-6": _story(6, 22, (2,), six),
        "story-5-long": _story(5, 60, (2,), many),
        "story-2-short": _story(2, 3, (1,), []),
        "story-3-shared": _story(3, 22, (0, 2), [held(deal, seat % 3, gain, 3) for deal, seat, gain in some]),
        "story-4-names": (*four[:2], ("W" * 32, "i" * 32, "Jean-Sébastien de la Fontaine", "محمد علي")),
        "story-4-haul": (replace(four[0], surprise=Surprise(16, 2, gain=44)), *four[1:]),
    }
