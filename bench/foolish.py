"""What people would laugh at: how often a computer boss does it, over whole games on seeds of one's own.

What is judged is what the boss saw and did: everything counted here is visible at the table.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from bench.yardstick import line
from engine import chicago_poker as game
from engine.chicago_poker import Action, BossView, Options
from engine.chicago_poker.actions import Drive, Play, Raid, Recruit, Shoot, Stop
from engine.chicago_poker.cards import Card
from engine.chicago_poker.computer import Level, choose
from engine.chicago_poker.hands import hand
from engine.chicago_poker.pieces import FULL_COLUMN, HAND_LIMIT, Place
from engine.game import Seat

EARLY = 6  # turns; before this one a Revolver brings one more card and nothing else


def main() -> None:
    """Boss against regular from both seats of every deal, in both booklets."""
    wanted = _arguments()
    print(f"{wanted.level} against {wanted.rivals} at {wanted.seats} seats, deals {wanted.seed} and up")
    for options, games in ((Options(), wanted.games), (Options(rulebook="french"), wanted.french)):
        if games:
            with ProcessPoolExecutor(wanted.cores) as pool:
                count = partial(counted, options, wanted.level, wanted.rivals, wanted.seats, wanted.seed)
                total = sum(pool.map(count, range(games), chunksize=4), Counter[str]())
            _print(options, games, total)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.foolish", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games by the English booklet")
    parser.add_argument("--french", type=int, default=100, help="games by the French booklet")
    parser.add_argument("--seed", type=int, default=7_400_000, help="seed of the first deal")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", type=Level, default=Level.BOSS)
    parser.add_argument("--rivals", type=Level, default=Level.REGULAR)
    parser.add_argument("--cores", type=int, default=1, help="processes (default 1)")
    return parser.parse_args()


def _print(options: Options, games: int, total: Counter[str]) -> None:
    print(
        f"{options.rulebook} booklet: {games} games, {total['decisions']} decisions, {total['won']} games won"
    )
    for what, of in (
        ("fifth gangsters visibly lost", "fifth gangsters"),
        ("of these where no shootout was due: calls", "fifth gangsters"),
        ("of these where they might draw or stop", "fifth gangsters"),
        ("replies still beaten by open cards", "replies"),
        ("fed: where they might draw or stop", "replies"),
        ("idle turns with a rival a tile from victory", "turns with a rival a tile from victory"),
        ("of these with fewer than seven cards", "turns with a rival a tile from victory"),
        ("raids with the last action of a turn", "raids"),
        ("raids that show nothing new", "raids"),
        ("raids on what is turned up anyway", "raids"),
        (f"revolvers before turn {EARLY}", "revolvers"),
    ):
        share = f"{total[what] / total[of]:.1%}" if total[of] else ""
        line(f"{what}, of {of}", f"{total[what]} of {total[of]}", share)


def counted(
    options: Options, level: Level, rivals: Level, seats: int, first: int, number: int
) -> Counter[str]:
    """One game's count for the boss in that seat: from the next seat each time, then a new deal."""
    deal, seat = divmod(number, seats)
    step = game.setup(seats, options, first + deal)
    events, judge = list(step.events), Judge(seat)
    while awaited := game.awaited(step.state):
        acting = awaited[0]
        view = game.view(step.state, acting)
        action = choose(view, level if acting == seat else rivals, f"{first}:{number}", events)
        if acting == seat:
            judge.watch(view, action)
        step = game.apply(step.state, acting, action)
        events += step.events
    judge.end_turn()
    result = game.result(step.state, events)
    judge.count["won"] += int(result is not None and seat in result.winners)
    return judge.count


@dataclass(slots=True)
class Judge:
    """Watches one boss through a game and counts."""

    seat: Seat
    count: Counter[str] = field(default_factory=Counter)
    turn: int = 0
    replies: dict[Place, tuple[bool, bool]] = field(default_factory=dict)  # lost so far; had a choice

    def watch(self, view: BossView, action: Action) -> None:
        """What they did with what they saw."""
        if view.table.turn != self.turn:
            self.end_turn()
            self.turn = view.table.turn
            if view.table.active == self.seat:
                self.count["turns with a rival a tile from victory"] += any(near_victory(view))
        self.count["decisions"] += 1
        match action:
            case Play(card, place):
                self._laid(view, (card,), place)
            case Drive(_, cards, place):
                self._laid(view, cards, place)
            case Raid() as raid:
                self.count["raids"] += 1
                self.count["raids with the last action of a turn"] += view.table.actions_left == 1
                self.count["raids that show nothing new"] += shows_nothing_new(view, raid)
                self.count["raids on what is turned up anyway"] += turned_up_anyway(view, raid)
            case Shoot():
                self.count["revolvers"] += 1
                self.count[f"revolvers before turn {EARLY}"] += view.table.turn < EARLY
            case Stop() if view.table.actions_left == 3 and any(near_victory(view)):
                drawing = any(isinstance(offer.action, Recruit) for offer in view.offers)
                self.count["idle turns with a rival a tile from victory"] += drawing
                self.count["of these with fewer than seven cards"] += drawing and len(view.hand) < HAND_LIMIT
            case _:
                pass

    def _laid(self, view: BossView, cards: tuple[Card, ...], place: Place) -> None:
        lost, due = visibly_lost(view, cards, place), is_due(view, place)
        choice = any(isinstance(offer.action, Recruit | Stop) for offer in view.offers)
        if len(view.columns[place]) + len(cards) == FULL_COLUMN:
            self.count["fifth gangsters"] += 1
            self.count["fifth gangsters visibly lost"] += lost
            self.count["of these where no shootout was due: calls"] += lost and not due
            self.count["of these where they might draw or stop"] += lost and choice
        if due:
            self.replies[place] = lost, choice or self.replies.get(place, (lost, False))[1]

    def end_turn(self) -> None:
        """What was laid where a shootout is due stays as it is."""
        for lost, choice in self.replies.values():
            self.count["replies"] += 1
            self.count["replies still beaten by open cards"] += lost
            self.count["fed: where they might draw or stop"] += lost and choice
        self.replies.clear()


def is_due(view: BossView, place: Place) -> bool:
    """A rival's column is full, so that there is a shootout before this boss acts again."""
    return any(
        len(row.columns[place].gangsters) == FULL_COLUMN for row in view.table.rows if row.seat != view.seat
    )


def visibly_lost(view: BossView, laid: tuple[Card, ...], place: Place) -> bool:
    """With those cards too their hand there is worse than what a rival shows."""
    mine = hand((*(gangster.card for gangster in view.columns[place]), *laid))
    return any(hand(cards) > mine for cards in _open_cards(view, place) if cards)


def _open_cards(view: BossView, place: Place) -> Iterator[tuple[Card, ...]]:
    for row in view.table.rows:
        if row.seat != view.seat:
            yield tuple(gangster.card for gangster in row.columns[place].gangsters if gangster.card)


def near_victory(view: BossView) -> Iterator[bool]:
    """By rival: one tile more would win."""
    return (bool(row.wins_next) for row in view.table.rows if row.seat != view.seat)


def shows_nothing_new(view: BossView, raid: Raid) -> bool:
    """Nothing lies face down there that this boss has not seen."""
    rival = view.table.bosses.index(raid.rival)
    backs = sum(gangster.card is None for gangster in view.table.rows[rival].columns[raid.place].gangsters)
    return backs <= sum(back.rival == rival and back.place == raid.place for back in view.known)


def turned_up_anyway(view: BossView, raid: Raid) -> bool:
    """A shootout shows everybody that column before this boss can do anything about it."""
    return bool(view.table.places[raid.place].markers) and view.table.actions_left == 1


if __name__ == "__main__":
    main()
