"""What a private panel tells: all since its reader's last deed, in order, and nothing they did themself."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import cast

import pytest

from bot.games import RegisteredGame
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.table.opaque import Event
from bot.table.reports import Panel
from engine.chicago_poker.events import (
    Recruited,
    ReinforcementsRevealed,
    ShootoutHeld,
    ShootoutTied,
    TurnStarted,
)
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.begun import begun_at
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.home import ANN, BEN, CLEO, DAN, PUBLIC, Home, by
from tests.helpers.pages import panel_page
from tests.helpers.promises_of_games import a_line

PEOPLE = (ANN, BEN, CLEO, DAN)


class Reference:
    """By the definition: all that became public after each one's last deed, but what it told itself."""

    def __init__(self, seats: int) -> None:
        self.public: list[Event] = []
        self.since = [0] * seats  # places in the public news
        self.next = [0] * seats  # what it will be when there are newer ones

    def did(self, seat: int, own: int, news: tuple[Event, ...]) -> None:
        self.next[seat] = len(self.public) + own
        if news:
            self.public += news
            self.since = list(self.next)

    def of(self, seat: int) -> tuple[Event, ...]:
        return tuple(self.public[self.since[seat] :])


@pytest.fixture(params=[1, pytest.param(2, marks=pytest.mark.long("More lots of one idea."))])
def dice(request: pytest.FixtureRequest) -> Random:
    return Random(request.param)


@pytest.mark.by_day("poker-champ", "whispers", "chicago-poker", why="one way of telling for all games")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
async def test_the_news_are_all_that_became_public_after_the_readers_own_deed(
    path: Path, game: AnyGame, dice: Random
) -> None:
    home = Home(path, {game.info.name: RegisteredGame(game, cast(Skin, None))})
    seats = dice.choice((2, 3))
    people = PEOPLE[:seats]
    try:
        table_id = await home.dealt(*people)
        known = Reference(seats)
        known.public += await home.coordinator.reader.public_events(PUBLIC, table_id)
        for _ in range(24):
            match = await home.store.matches.load(table_id)
            acting = [seat for seat in range(seats) if match.may_act(game, seat)]
            await acts(home, table_id, game, dice.choice(acting), known, dice)
            if not game.awaited((await home.store.matches.load(table_id)).position):
                break  # a table that is over tells how it ended
            for seat, player in enumerate(people):
                panel = await home.coordinator.reader.panel(by(player), table_id)
                assert panel.since == known.of(seat)
                assert panel.played_for == ()
    finally:
        await home.close()


async def acts(home: Home, table_id: int, game: AnyGame, seat: int, known: Reference, dice: Random) -> None:
    """One action at random of that seat; now and then it is taken back instead."""
    at = await home.store.playing(table_id)
    if at.match.may_take_back(game, seat) and dice.random() < 0.3:
        await home.coordinator.play.take_back(by(PEOPLE[seat]), table_id, None)
        known.did(seat, 0, ())
        return
    line = a_line(game, at.match.position, seat, dice)
    played = at.match.played(game, seat, None, line, asks_end=True)
    await home.does(table_id, PEOPLE[seat], line)
    if not played.aside:
        known.did(seat, played.own, played.news)


# Capone and Yale tie for the Brewery; Yale called. Weiss only looks on.
TIED = """
    options: {} full specials
    bosses: capone yale weiss
    turn: 10 weiss
    actions: 1
    A: brewery
    A capone: B1 B2 R4 B5 B7
    A yale: R1 R2 B4 R5 R7
    A weiss: P1
    B: speakeasy
    hand capone: R12 B3 G7
    hand yale: R14 Y7 R3
    hand weiss: B14
    deck: P2 P3 P4 P5 P6 P7 ...
"""


@pytest.fixture(params=["english", "french"])
async def tied(path: Path, request: pytest.FixtureRequest) -> AsyncIterator[tuple[Home, int, str]]:
    """A table where Weiss has just ended their turn, and Capone, whose turn it is, has to fight."""
    home = Home(path, begun_at(at(TIED.format(request.param))))
    try:
        table_id = await home.dealt(ANN, BEN, CLEO)
        await home.does(table_id, CLEO, "recruit", "stop")
        yield home, table_id, request.param
    finally:
        await home.close()


def told(home: Home, panel: Panel, language: Language) -> list[str]:
    """The words of a private message, paragraph by paragraph, pictures left out."""
    skin = home.games[panel.game].skin
    page = panel_page(panel, skin, language, ())
    return [part for part in page.parts if isinstance(part, str)]


@pytest.mark.parametrize("last", [ANN, BEN])
async def test_after_a_tie_who_called_reads_whose_turn_it_is_then_reveal_and_result(
    tied: tuple[Home, int, str], last: int
) -> None:
    """Whoever answered last; in both rulebooks and languages."""
    home, table_id, rulebook = tied
    sends = {ANN: "send R12", BEN: "send R3"}
    first = BEN if last == ANN else ANN

    await home.does(table_id, first, sends[first])
    await home.does(table_id, last, sends[last])

    mine = await home.coordinator.reader.panel(by(ANN), table_id)
    drawn = [Recruited] * 2 if rulebook == "english" else []
    assert [type(event) for event in mine.since] == [
        ReinforcementsRevealed,
        *drawn,
        ShootoutHeld,
        TurnStarted,
    ]
    for language, in_order in TOLD.items():
        words = "\n".join(told(home, mine, language))
        places = [words.index(each) for each in in_order]
        assert places == sorted(places), words


TOLD: dict[Language, tuple[str, ...]] = {
    "en": (
        "Your turn:",
        "Since your last turn",
        "**Capone** 🔴\xa012 of guns, **Yale** 🔴\xa03 of guns",
        "You take it on a tie",
    ),
    "fr": (
        "À toi de jouer",
        "Depuis ton dernier tour",
        "**Capone** (🔴\xa012 de mitraillettes), **Yale** (🔴\xa03 de mitraillettes)",
        "et tu l’emportes\xa0: égalité",
    ),
}


@pytest.mark.parametrize("last", [ANN, BEN])
async def test_whoever_ties_again_reads_what_was_sent_and_that_they_tie_again(
    tied: tuple[Home, int, str], last: int
) -> None:
    home, table_id, _ = tied
    sends = {ANN: "send G7", BEN: "send Y7"}
    first = BEN if last == ANN else ANN

    await home.does(table_id, first, sends[first])
    await home.does(table_id, last, sends[last])

    for player in (ANN, BEN):
        panel = await home.coordinator.reader.panel(by(player), table_id)
        assert isinstance(panel.since[0], ReinforcementsRevealed)
        for language, again in (("en", "Still a tie"), ("fr", "Encore égalité")):
            words = "\n".join(told(home, panel, cast(Language, language)))
            assert "🟢\xa07" in words
            assert "🟡\xa07" in words
            assert again in words


async def test_who_only_looked_on_reads_all_of_a_tie(tied: tuple[Home, int, str]) -> None:
    home, table_id, _ = tied
    await home.does(table_id, ANN, "send G7")
    await home.does(table_id, BEN, "send Y7")
    await home.does(table_id, BEN, "send R3")
    await home.does(table_id, ANN, "send R12")

    since = (await home.coordinator.reader.panel(by(CLEO), table_id)).since

    kinds = [type(event) for event in since if not isinstance(event, Recruited)]
    assert kinds == [ShootoutTied, ReinforcementsRevealed, ReinforcementsRevealed, ShootoutHeld, TurnStarted]


async def test_who_answered_first_is_never_told(tied: tuple[Home, int, str], tmp_path: Path) -> None:
    """Not by the news of a later turn either, nor by how many there are."""
    home, table_id, rulebook = tied
    other = Home(tmp_path / "other.sqlite3", begun_at(at(TIED.format(rulebook))))
    try:
        twin = await other.dealt(ANN, BEN, CLEO)
        await other.does(twin, CLEO, "recruit", "stop")
        for each, at_table, order in ((home, table_id, (ANN, BEN)), (other, twin, (BEN, ANN))):
            for player in order:
                await each.does(at_table, player, {ANN: "send R12", BEN: "send R3"}[player])
            await each.does(at_table, ANN, "recruit", "recruit", "play B3 B", "stop")

        for reader in (home.coordinator.reader, other.coordinator.reader):
            assert await reader.public_events(
                PUBLIC, table_id
            ) == await home.coordinator.reader.public_events(PUBLIC, table_id)
            assert (await reader.show(PUBLIC, table_id)).public_events == (
                await home.coordinator.reader.show(PUBLIC, table_id)
            ).public_events
    finally:
        await other.close()
