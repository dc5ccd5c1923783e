"""The file and the world beside each other: nothing lost, nothing doubled, nothing leaked, one ping a turn.

To be asked when everything is told: no letter waits.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator

from bot.coordinator.scheduler import LETTERS_KEPT
from bot.table.outbox import Kind
from discord_sandbox import Message, Sandbox
from tests.helpers.playing import controls
from tests.siege.books import Books, StoredLetter
from tests.siege.crowd import OFFERS
from tests.siege.journal import Journal, private_ids
from tests.siege.report import Report

POSTED = (
    Kind.TABLE,
    Kind.OVER,
    Kind.PANEL,
    Kind.NOTICE,
    Kind.REMINDER,
)  # each of these becomes a message
RINGING = (Kind.TABLE, Kind.OVER, Kind.CALL)

LOST, DOUBLED, LEAKED, TWICE = "lost", "doubled", "leaked", "turns pinged twice"


def audit(report: Report, books: Books, journal: Journal, sandbox: Sandbox) -> None:
    """Counts what was held against what, and every promise that does not hold."""
    letters = books.letters()
    for what in (LOST, DOUBLED, LEAKED, TWICE):
        report.count(what, 0)
    for promise, story in (
        *_letters(letters, journal),
        *_news(books, letters),
        *_panels(report, books, sandbox),
        *_secrets(books, sandbox),
        *_pings(letters, journal),
    ):
        report.broke(promise, story)


def every_game_played(report: Report, books: Books) -> None:
    """Counts the moves of each game; every game has some once two rounds of tables are played.

    In a campaign of one round a slow machine may end before the first move at the last table.
    """
    tables = books.tables()
    moves = Counter({str(offer["game"]): 0 for offer in OFFERS})
    for table in tables:
        moves[table["game"]] += table["version"]
    report.figures["moves in the file"] = moves.total()
    for game, count in moves.items():
        report.figures[f"  {game}"] = count
        if not count and sum(table["version"] > 0 for table in tables) >= 2 * len(moves):
            report.broke("games that nobody played", game)


Found = Iterator[tuple[str, str]]


def _letters(letters: list[StoredLetter], journal: Journal) -> Found:
    """A letter that was told is one message, never two; several may be told with one (see gathered)."""
    for letter in letters:
        told_with = letter.why.removeprefix("with ") if letter.state == "done" else ""
        sent = journal.by_nonce.get(told_with or letter.nonce, ())
        if len(sent) > 1:
            yield DOUBLED, f"{letter} is {len(sent)} messages"
        if letter.state == "done" and letter.kind in POSTED and not sent:
            yield LOST, f"{letter} was never a message"


def _news(books: Books, letters: list[StoredLetter]) -> Found:
    """Every piece of news up to what the posts have told is told by one post."""
    kept_since = books.seen_last() - LETTERS_KEPT.total_seconds()  # what is older, the bot forgets
    for table in books.tables("playing", "over", "closed", "conceded"):
        mine = [
            each for each in letters if each.table_id == table["id"] and each.state in ("done", "given up")
        ]
        posts = [each for each in mine if each.kind in (Kind.TABLE, Kind.OVER)]
        edits = [each for each in mine if each.kind == Kind.UPDATE]
        told = books.last_move(table["id"])["told"]
        for move in books.moves(table["id"]):
            version = move["version"]
            if move["news"] is None or version > told or move["at"] < kept_since:
                continue
            times = sum(each.after < version <= each.version for each in posts)
            if times > 1:
                yield DOUBLED, f"table {table['id']}: the news of version {version} is in {times} posts"
            if not times and not any(version <= each.version for each in edits):
                yield LOST, f"table {table['id']}: the news of version {version} is in no post"


def _panels(report: Report, books: Books, sandbox: Sandbox) -> Found:
    """Whoever is waited for has one private message that asks them."""
    mail = {person.id: [m for m in person.mail if not m.deleted] for person in sandbox.people}
    for table in books.tables("playing"):
        move, engine = books.last_move(table["id"]), books.games[table["game"]].engine
        awaited = engine.awaited(books.state(table, move))
        questions = json.loads(move["questions"])
        for seat in books.seats(table["id"]):
            if seat["seat"] in awaited and seat["level"] is None and books.reachable(seat["player"]):
                yield from _one_panel(report, mail[seat["player"]], table, seat, questions[seat["seat"]])


def _one_panel(
    report: Report, mail: list[Message], table: sqlite3.Row, seat: sqlite3.Row, question: int
) -> Found:
    number = table["id"]
    asking = [message for message in mail if controls(message, f"cp:{number}:")]
    present = [message for message in asking if controls(message, f"cp:{number}:{question}:")]
    if not asking:
        yield LOST, f"table {number} waits for seat {seat['seat']}, whom no private message asks"
    elif not present:
        report.count("panels that one click must refresh")  # the answer to a click was lost with the bot
    if len(present) > 1:
        yield DOUBLED, f"table {number} asks seat {seat['seat']} in {len(present)} private messages"
    report.count("old panels left behind", len(asking) - len(present))


def _secrets(books: Books, sandbox: Sandbox) -> Found:
    """Ids that may name cards are in the private messages of who sits there, and nowhere else."""
    seated = {(row["table_id"], row["player"]) for row in books.db.execute("SELECT * FROM seats")}
    for channel in sandbox.world.channels.values():
        for message in channel.messages.values():
            reader = message.only_for or (channel.people[0] if channel.people else None)
            for custom_id in private_ids(message):
                table_id = int(custom_id.split(":")[1])
                if reader is None or (table_id, reader.id) not in seated:
                    yield LEAKED, f"{custom_id} shows in {channel.name or 'a conversation'}"


def _pings(letters: list[StoredLetter], journal: Journal) -> Found:
    """A version of a table rings for a person once."""
    rung: Counter[tuple[int, int, int]] = Counter()
    for letter in letters:
        if letter.kind in RINGING:
            for message in journal.by_nonce.get(letter.nonce, ()):
                rung.update((letter.table_id, letter.version, account.id) for account in message.pings)
    for (table_id, version, player), times in rung.items():
        if times > 1:
            yield TWICE, f"table {table_id}, version {version}: {player} was pinged {times} times"
