"""Plans for turns to come, and answers given in advance, in the database.

Triggers (schema step 23) take them away when a seat passes to somebody or something else, or a table ends.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.store.database import Connection, Database, marks
from bot.store.outbox import enqueue, let_go
from bot.store.scope import Scope
from bot.table.match import PlayerId, TableId
from bot.table.outbox import Draft
from bot.table.plans import Due, Given, Plan
from engine.game import Seat

DUE = """
SELECT kept.table_id, kept.seat, min(kept.opens_at) AS opens_at FROM (
    SELECT table_id, seat, looked, 0 AS opens_at FROM plans WHERE ready AND why = ''
    UNION ALL SELECT table_id, seat, looked, opens_at FROM answers
) AS kept
JOIN seats ON seats.table_id = kept.table_id AND seats.seat = kept.seat
JOIN tables ON tables.id = kept.table_id
WHERE seats.asked_at IS NOT NULL AND kept.looked < tables.version AND tables.phase = 'playing'
AND kept.table_id NOT IN (SELECT table_id FROM set_aside)"""

KEEP = """
INSERT INTO plans (table_id, seat, player, version, lines, facts, ready, begun, why)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET
player = excluded.player, version = excluded.version, lines = excluded.lines, facts = excluded.facts,
ready = excluded.ready, begun = excluded.begun, why = excluded.why, looked = 0"""


class Plans:
    """People's plans and answers in advance."""

    def __init__(self, database: Database, scope: Scope) -> None:
        self._database = database
        self._scope = scope

    async def keep(self, table_id: TableId, seat: Seat, version: int, plan: Plan) -> None:
        """A seat's plan, instead of the one before."""
        row = _row(table_id, seat, version, plan)
        await self._database.write(lambda db: db.execute(KEEP, row))

    async def withdraw(self, table_id: TableId, seat: Seat) -> None:
        """A seat plans nothing any more."""
        await self._database.write(lambda db: keep_rest(db, table_id, seat, None))

    async def not_played(
        self, table_id: TableId, seat: Seat, why: str, drafts: Sequence[Draft], now: datetime
    ) -> None:
        """A plan did not hold, and its person is to be told why, in the same transaction."""

        def change(db: Connection) -> None:
            db.execute("UPDATE plans SET why = ? WHERE table_id = ? AND seat = ?", (why, table_id, seat))
            let_go(db, table_id, now.timestamp())
            enqueue(db, table_id, 0, drafts, now.timestamp())

        await self._database.write(change)

    async def answer(self, table_id: TableId, seat: Seat, player: PlayerId, answer: str) -> None:
        """Keep a seat's answer in advance; empty: none."""

        def change(db: Connection) -> None:
            end_answer(db, table_id, seat)
            if answer:
                row = (table_id, seat, player, answer)
                db.execute("INSERT INTO answers (table_id, seat, player, answer) VALUES (?, ?, ?, ?)", row)

        await self._database.write(change)

    async def opens(self, table_id: TableId, seat: Seat, question: int, at: datetime) -> None:
        """A seat's answer to that question is played then, and not before."""
        query = "UPDATE answers SET question = ?, opens_at = ? WHERE table_id = ? AND seat = ?"
        row = (question, at.timestamp(), table_id, seat)
        await self._database.write(lambda db: db.execute(query, row))

    async def not_later_than(self, latest: datetime, now: datetime) -> None:
        """Answers that wait for a time that is no more (the clock was set back) are played now."""
        query = f"UPDATE answers SET opens_at = ? WHERE opens_at > ? AND {self._scope.of_table('table_id')}"
        await self._database.write(lambda db: db.execute(query, (now.timestamp(), latest.timestamp())))

    async def looked(self, table_id: TableId, seat: Seat, version: int) -> None:
        """Note that a version asks the seat nothing planned or answered."""

        def change(db: Connection) -> None:
            for kept in ("plans", "answers"):
                query = f"UPDATE {kept} SET looked = ? WHERE table_id = ? AND seat = ?"
                db.execute(query, (version, table_id, seat))

        await self._database.write(change)


def due_in(
    db: Connection, scope: Scope, at: float, but: Sequence[TableId] = ()
) -> tuple[tuple[Due, ...], float | None]:
    """The seats that are asked something which may be settled already, and when the next answer opens.

    `but`: not at these tables.
    """
    others = f"AND {scope.of_guild()} AND kept.table_id NOT IN ({marks(but)})"
    query = f"{DUE} {others} GROUP BY 1, 2 ORDER BY 3, 1, 2 LIMIT 50"
    rows = [(row["opens_at"], Due(row["table_id"], row["seat"])) for row in db.execute(query, tuple(but))]
    return tuple(due for opens, due in rows if opens <= at), next(
        (opens for opens, _ in rows if opens > at), None
    )


def keep_rest(db: Connection, table_id: TableId, seat: Seat, plan: Plan | None) -> None:
    """Keep the rest of a seat's plan, within a transaction; None: none."""
    if plan is None:
        db.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", (table_id, seat))
    else:
        query = "UPDATE plans SET lines = ?, facts = ?, begun = ?, why = ? WHERE table_id = ? AND seat = ?"
        lines, facts = json.dumps(plan.lines), json.dumps(dict(plan.facts))
        db.execute(query, (lines, facts, plan.begun, plan.why, table_id, seat))


def end_answer(db: Connection, table_id: TableId, seat: Seat) -> None:
    """A seat answers nothing in advance any more, within a transaction."""
    db.execute("DELETE FROM answers WHERE table_id = ? AND seat = ?", (table_id, seat))


def plans_in(db: Connection, table_id: TableId) -> Mapping[Seat, Plan]:
    """The plans made at a table, by seat."""
    rows = db.execute("SELECT * FROM plans WHERE table_id = ? ORDER BY seat", (table_id,))
    return {
        row["seat"]: Plan(
            row["player"],
            tuple(json.loads(row["lines"])),
            json.loads(row["facts"]),
            bool(row["ready"]),
            bool(row["begun"]),
            row["why"],
            row["version"],
        )
        for row in rows
    }


def answers_in(db: Connection, table_id: TableId) -> Mapping[Seat, Given]:
    """Answers in advance, by seat."""
    rows = db.execute("SELECT * FROM answers WHERE table_id = ? ORDER BY seat", (table_id,))
    return {
        row["seat"]: Given(row["answer"], row["question"], datetime.fromtimestamp(row["opens_at"], UTC))
        for row in rows
    }


def _row(table_id: TableId, seat: Seat, version: int, plan: Plan) -> tuple[object, ...]:
    lines, facts = json.dumps(plan.lines), json.dumps(dict(plan.facts))
    return table_id, seat, plan.player, version, lines, facts, plan.ready, plan.begun, plan.why
