"""Check of a position (GA-14): what can come about in no game is refused."""

from collections import Counter
from collections.abc import Iterator

from engine.gangster import city
from engine.gangster.board import HARBOUR, OUT, POLICEMAN, ClanState
from engine.gangster.pieces import DISTRICTS, KINDS
from engine.gangster.state import State
from engine.sheet import Fault

BOXES = {1: 11, 2: 5, 3: 0}  # GA-14.1, by round


def faults(state: State) -> Iterator[Fault]:
    """Yield what can come about in no game."""
    for part in (_city, _gangsters, _pieces, _piles, _before):
        yield from part(state)


def _city(state: State) -> Iterator[Fault]:
    board = state.board
    out = city.OUT_WITH.get(board.seats, ())
    for place in DISTRICTS:
        if (board.tiles[place.number] == OUT) is not (place in out):
            yield Fault(
                f"tile {place}",
                f"with {board.seats} players {'no ' if place in out else 'a '}tile lies there",
            )
    tiles = [tile for tile in board.tiles if tile != OUT]
    if len(set(tiles)) < len(tiles):
        yield Fault("bosses", "a tile lies in two districts")
    if board.idle > board.idle_limit:
        yield Fault("idle", f"after {board.idle_limit} turns without driving everybody must drive")
    if not 1 <= state.round <= board.options.rounds:
        yield Fault("round", f"a {board.options.length} game has {board.options.rounds} rounds")


def _gangsters(state: State) -> Iterator[Fault]:
    board = state.board
    for number, mine in enumerate(board.clans):
        trunks = sum(clan.trunk.count(number) for clan in board.clans)
        on_map = sum(spaces.count(number) for spaces in board.spaces)
        there = mine.riding + mine.box + mine.breakfast + trunks + on_map
        if there != city.GANGSTERS:
            yield Fault(
                f"riding {mine.clan}", f"{mine.clan} has {there} gangsters; there are {city.GANGSTERS}"
            )
        if mine.box != BOXES.get(state.round):
            yield Fault(f"box {mine.clan}", f"in round {state.round} there are {BOXES.get(state.round)}")
        yield from _tableau(number, mine)


def _tableau(number: int, mine: ClanState) -> Iterator[Fault]:
    if number in mine.trunk:
        yield Fault(f"trunk {mine.clan}", "own gangsters ride in the car")
    if len(mine.trunk) > 2:
        yield Fault(f"trunk {mine.clan}", "no trunk holds more than two")
    if not 1 <= len(mine.equipment) <= 2 or len(set(mine.equipment)) < len(mine.equipment):
        yield Fault(f"equipment {mine.clan}", "one or two pieces of different kinds lie there")
    if not mine.open:
        yield Fault(f"open {mine.clan}", "a clan without an open card opens all three")


def _pieces(state: State) -> Iterator[Fault]:
    board = state.board
    counts = Counter(state.stock)
    counts.update(piece for piece in board.quays if piece is not None)
    for clan in board.clans:
        counts.update(clan.equipment)
    for kind in KINDS:
        if counts[kind] > city.OF_EACH_KIND:
            yield Fault("stock", f"there are {city.OF_EACH_KIND} pieces of {kind}, not {counts[kind]}")
    if len(board.quays) != city.QUAYS:
        yield Fault("quays", f"there are {city.QUAYS} quays: write - for an empty one")
    elif board.quays[0] is not None and board.quays.count(board.quays[0]) == city.QUAYS:
        yield Fault("quays", "three of a kind are replaced")
    if None in board.quays and state.stock:
        yield Fault("quays", "an empty quay is refilled")


def _piles(state: State) -> Iterator[Fault]:
    board = state.board
    cards = Counter((*board.turned, *state.pile))
    for place in range(HARBOUR):
        wanted = 1 if board.in_play(place) else 0
        if cards[place] != wanted:
            yield Fault("pile", f"{DISTRICTS[place]} has {cards[place]} cards; there is {wanted}")
    if cards[POLICEMAN] != city.POLICEMEN[board.seats]:
        yield Fault("pile", f"{cards[POLICEMAN]} policemen; there are {city.POLICEMEN[board.seats]}")
    if not board.turned or board.turned[0] == POLICEMAN:
        yield Fault("turned", "the first card of a round is a district")
    if (board.doublers == city.DOUBLERS) is not state.over or board.doublers > city.DOUBLERS:
        yield Fault("turned", f"the doubler number {city.DOUBLERS} ends the round")
    drawn = [scoring.casino for scoring in state.scorings]
    if sorted((*drawn, *state.casino)) != sorted(city.CASINO_NUMBERS):
        yield Fault("casino", "every casino card lies in the pile or was drawn, and once only")


def _before(state: State) -> Iterator[Fault]:
    board = state.board
    scored = len(state.scorings)
    if [scoring.round for scoring in state.scorings] != list(range(1, scored + 1)):
        yield Fault("reckoning", "the rounds follow each other")
    if scored != state.round - (not state.over):
        yield Fault("reckoning", f"{scored} reckonings, in round {state.round}")
    if state.over and state.round != board.options.rounds:
        yield Fault("over", f"a {board.options.length} game has {board.options.rounds} rounds")
    totals = state.scorings[-1].totals if state.scorings else (0,) * board.seats
    if state.influence != totals:
        yield Fault("influence", f"by the reckonings it is {' '.join(map(str, totals))}")
    if len(state.recent) > board.seats - 1 or len(state.recent) > state.turns:
        yield Fault("before", f"no more than {board.seats - 1} turns are kept, nor more than were played")
    wanted = [(board.seat - back) % board.seats for back in range(len(state.recent), 0, -1)]
    if [turn.seat for turn in state.recent] != wanted:
        yield Fault("before", "the seats play one after the other")
    for turn in state.recent:
        if turn.clan not in board.own(turn.seat):
            yield Fault("before", f"{state.bosses[turn.seat]} does not lead {board.clans[turn.clan].clan}")
        spots = (*turn.placed, *turn.taken)
        if any(place == HARBOUR or space >= len(board.spaces[place]) for place, space, _ in spots):
            yield Fault("before", "there is no such space")
