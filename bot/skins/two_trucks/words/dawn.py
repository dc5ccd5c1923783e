"""The outcome of a truck, of the train and of the game, in a sentence each."""

from collections.abc import Mapping, Sequence

from bot.skins.two_trucks.words.voice import Voice
from engine.game import Seat
from engine.two_trucks.events import Train, Truck
from engine.two_trucks.views import TableView


def truck_words(voice: Voice, truck: Truck) -> str:
    """The winner of a truck and those beaten; or the reason why its load stays (TT-4)."""
    facts = {"road": voice.road(truck.road), "crates": voice.crates(truck.crates)}
    if not truck.came:
        return voice.say("news-nobody", count=truck.crates, **facts)
    equals = equal_men(truck)
    if truck.winner is None:
        return voice.say("news-blocked", equals=_equals_words(voice, equals), count=truck.crates, **facts)
    man, boss = dict(truck.shown)[truck.winner], voice.addressed(truck.winner)
    if equals:
        return voice.say("news-slipped", equals=_equals_words(voice, equals), boss=boss, man=man, **facts)
    others = [seat for seat in truck.came if seat != truck.winner]
    if not others:
        return voice.say("news-alone", boss=boss, man=voice.a_man(man), **facts)
    past = voice.everyone_and_you(others)
    return voice.say("news-taken", boss=boss, man=man, others=len(others), past=past, **facts)


def equal_men(truck: Truck) -> dict[int, list[Seat]]:
    """The seats that kept each other off, by the number that they had sent, the strongest first."""
    by_man: dict[int, list[Seat]] = {}
    for seat, man in truck.shown:
        if seat != truck.winner:
            by_man.setdefault(man, []).append(seat)
    return dict(sorted(by_man.items(), reverse=True))


def train_words(voice: Voice, train: Train) -> str:
    """The winner of the train and the pair; or that it rides through (TT-6.2)."""
    if train.winner is None:
        best = max(map(sum, train.pairs))
        equal = [seat for seat, pair in enumerate(train.pairs) if sum(pair) == best]
        return voice.say("news-train-through", bosses=voice.everyone_and_you(equal))
    low, high = train.pairs[train.winner]
    boss = voice.addressed(train.winner)
    return voice.say("news-train", boss=boss, low=low, high=high, crates=voice.crates(train.crates))


def champion_words(voice: Voice, table: TableView) -> str:
    """The winners, their crates, and a word if only the pair decided (TT-6.4)."""
    winners, crates = table.winners, table.rows[table.winners[0]].crates
    as_many = sum(row.crates == crates for row in table.rows)
    how = "shared" if len(winners) > 1 else "pair" if as_many > 1 else "alone"
    bosses = voice.listed([voice.who(seat) for seat in winners])
    return voice.say("champions", how=how, bosses=bosses, crates=voice.crates(crates))


def _equals_words(voice: Voice, equals: Mapping[int, Sequence[Seat]]) -> str:
    told = [
        voice.say("news-equals", bosses=voice.everyone_and_you(seats), man=voice.a_man(man))
        for man, seats in equals.items()
    ]
    return voice.listed(told)
