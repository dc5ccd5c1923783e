"""Messages of ours that another one takes the place of are to be deleted, however soon the bot is killed."""

from bot.table.outbox import Kind, Post
from tests.helpers.home import ANN, BEN, Home

HERE = 5  # a conversation


async def test_the_panel_that_a_new_one_replaces_is_to_be_deleted_in_the_same_transaction(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    letter = next(each for each in await home.coordinator.posts.due() if each.kind is Kind.PANEL)
    panel = f"panel:{letter.player}"
    await home.store.outbox.keep_post(table_id, panel, Post(HERE, 6))

    await home.coordinator.posts.done(letter, **{panel: Post(HERE, 7)})

    assert await home.coordinator.posts.sent.post(table_id, panel) == Post(HERE, 7)
    assert await deletions(home) == {6}


async def test_a_panel_that_comes_too_late_is_to_be_deleted_itself(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    letter = next(each for each in await home.coordinator.posts.due() if each.kind is Kind.PANEL)
    panel, shown = f"panel:{letter.player}", Post(HERE, 6, version=9)
    await home.store.outbox.keep_post(table_id, panel, shown)

    await home.coordinator.posts.done(letter, (), (Post(HERE, 7),), **{panel: shown})

    assert await home.coordinator.posts.sent.post(table_id, panel) == shown
    assert await deletions(home) == {7}


async def deletions(home: Home) -> set[int]:
    """The messages that wait to be deleted."""
    due = await home.coordinator.posts.due()
    return {int(each.facts["message"]) for each in due if each.kind is Kind.RETIRE}
