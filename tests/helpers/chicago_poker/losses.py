"""How well a net tells which member of a group is the true one."""

from collections.abc import Sequence
from math import exp, log

from bench.training.positions import Position
from engine.chicago_poker.computer.net import Net


def loss(net: Net, positions: Sequence[Position]) -> float:
    """The mean logarithmic loss, in nats."""
    return sum(_loss(net, position) for position in positions) / len(positions)


def _loss(net: Net, position: Position) -> float:
    scores = [net.score(whole, places) for whole, places in position.members]
    return log(sum(exp(score - scores[position.true]) for score in scores))
