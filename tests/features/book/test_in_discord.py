"""/game book: a finished game as a file for whoever may have its record, with names for who asks for them."""

from pathlib import Path

from discord_sandbox import Message
from engine.record.checking import check
from tests.helpers.books import carried, unpacked
from tests.helpers.bot_in_sandbox import PlainSkin, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import played_out

KNOWN = painted_by(PlainSkin, hidden=True)
OPTIONS = {"game": "whispers", "options": "goal:1, rounds:5"}


async def test_the_book_names_nobody_unless_asked_and_leads_to_the_seal(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **OPTIONS) as (bot, people, channel):
        await played_out(bot, people, channel, seed=2)
        await bot.sandbox.idle()
        people[0].change(locale="fr")
        posts = bot.sandbox.channel.messages.values()
        shown = next(post for post in posts if "🔏" in post.text and "`" in post.text)
        bare = (await people[0].slash(channel, "game book")).message
        named = (await people[1].slash(channel, "game book", names=True)).message

        told = carried(page_of(bare))
        assert "livre" in bare.text
        assert bare.only_for is not None
        assert told["language"] == "fr"
        assert check(told["record"]).holds
        assert told["seal"]["link"].endswith(f"/{shown.channel.id}/{shown.id}")
        assert told["seal"]["at"]
        assert told["seal"]["hash"] in shown.text
        for person in people:
            name = person.account.display
            assert name not in str(unpacked(told["game"]))
            assert name in str(unpacked(carried(page_of(named))["game"]))


def page_of(message: Message) -> str:
    (attached,) = message.attachments
    assert attached.filename == "whispers-1.html"
    return str(attached.content.decode())


async def test_while_the_game_is_played_there_is_no_book(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **OPTIONS) as (_, people, channel):
        message = (await people[0].slash(channel, "game book")).message

        assert "it comes after the game" in message.text
        assert not [file for file in message.attachments if file.filename.endswith(".html")]
