"""The campaigns of `make siege` in small, so that they cannot rot; and whether they would see a fault."""

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games import games
from bot.table.match import Match
from discord_sandbox import Message
from engine import whispers
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.playing import begun, controls, panel
from tests.siege.__main__ import main
from tests.siege.audit import audit
from tests.siege.books import Replay, left_behind
from tests.siege.clicks import MORE_GAMES, clicks
from tests.siege.crowd import OFFERS, TABLES, Claim
from tests.siege.faults import faults
from tests.siege.journal import Journal
from tests.siege.kill import kill
from tests.siege.leaks import GAMES_COMPARED, compare, leaks
from tests.siege.report import Report
from tests.siege.twins import twins

KNOWN = painted_by(PlainSkin, hidden=True)


@pytest.mark.long("a killed bot goes on where it was in tests/e2e/test_plans_killed.py and test_restart.py")
async def test_a_bot_that_is_killed(tmp_path: Path) -> None:
    report = Report("kill", 5)
    await kill(report, 0.0, tmp_path)

    assert report.figures["kills"] == 1
    assert report.broken == []


@pytest.mark.price("the one campaign of troubles that make test begins")
async def test_a_bot_in_trouble(tmp_path: Path) -> None:
    report = Report("faults", 5)
    await faults(report, 0.0, tmp_path, only=("deleted posts",))

    assert report.figures["actions acknowledged"]
    assert report.broken == []


@pytest.mark.long("tests/e2e/test_forgeries.py forges hundreds of ids in make test")
async def test_forged_clicks(tmp_path: Path) -> None:
    report = Report("clicks", 5)
    await clicks(report, 0.0, tmp_path)

    assert report.figures["forged, forbidden"] + report.figures["forged, anything"] == 20
    assert report.broken == []


@pytest.mark.long("leaky rules and a leaky bot go through both of its halves in make test")
async def test_two_worlds(tmp_path: Path) -> None:
    report = Report("leaks", 5)
    await leaks(report, 0.0, tmp_path)

    assert report.figures["moments compared"]
    assert report.figures["actions through two bots"]
    assert report.broken == []


def test_the_crowd_and_the_forger_meet_every_game_of_the_house() -> None:
    attacked = {"chicago-poker", *MORE_GAMES}
    assert set(games()) <= {offer["game"] for offer in OFFERS}
    assert set(games()) <= attacked
    assert len(OFFERS[:TABLES]) == len({offer["game"] for offer in OFFERS}), "all at the same time"


async def test_what_is_wrong_would_be_seen(tmp_path: Path) -> None:
    """A claim that the file does not know, a letter told twice, an id that shows to all, a move added."""
    async with a_sandbox() as sandbox:
        journal = Journal(sandbox)
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            people, channel = await begun(bot, 2, options="length:short")
        asked = next(message for message in map(panel, people) if message is not None)
        nonce = next(iter(journal.by_nonce))
        secret = [{"type": 2, "custom_id": controls(asked)[0][0]}]
        sandbox.world.post(
            Message(sandbox.world.new_id(), channel, sandbox.world.bot, components=secret, nonce=nonce)
        )
        with closing(sqlite3.connect(tmp_path / "db")) as db, db:
            (kept,) = db.execute("SELECT state FROM moves").fetchone()
            db.execute("UPDATE moves SET state = ?", (kept.replace(b'"actions":1', b'"actions":3'),))
        report, claim = Report("", 0), Claim(1, people[0].id, 99)
        with left_behind(tmp_path / "db", KNOWN) as (books, wrong):
            lost = list(books.lost([claim]))
            cannot_be = list(Replay(KNOWN).faults(books))
            audit(report, books, journal, sandbox)

    assert lost
    assert cannot_be
    assert wrong == ()
    assert report.figures["doubled"] == 1
    assert report.figures["leaked"] == 1


def test_a_leak_in_the_rules_would_be_seen() -> None:
    class Leaky:
        """Rules that show everybody the deck."""

        def __getattr__(self, name: str) -> Any:
            return getattr(whispers, name)

        def table(self, state: Any) -> Any:
            return replace(whispers.table(state), round=sum(state.deck[:3]))

    report = Report("leaks", 1)
    game = next(each for each in GAMES_COMPARED if each.name == "whispers")
    for seed in range(4):
        compare(report, replace(game, engine=Leaky()), seed)

    assert report.figures["leaked"]


async def test_a_leak_in_the_bot_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: Match) -> tuple[str, ...]:
        return tuple(f"{occupant.name} {hash(str(self.position)) % 997}" for occupant in self.occupants)

    monkeypatch.setattr(Match, "names", property(telling))
    report = Report("leaks", 1)
    await twins(report, "chicago-poker", 3, tmp_path, most=1)

    assert report.figures["leaked"] == 1


def test_a_report_tells_how_to_have_it_again() -> None:
    report = Report("leaks", 1)
    for story in range(30):
        report.broke("leaked", str(story))

    lines = list(report.lines())

    assert report.figures["leaked"] == 30
    assert "again with --seed 1 leaks" in lines[-1]
    assert "  … and 10 more" in lines


def test_a_campaign_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rumours", "--seed", str(random.randrange(9))])

    assert "kill" in capsys.readouterr().err
