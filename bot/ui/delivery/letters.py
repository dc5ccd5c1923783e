"""Letters, by their kind: who tells each."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from bot.table.outbox import Kind, Letter
from bot.ui.delivery.deck_letters import DeckLetters
from bot.ui.delivery.lobby_letters import LobbyLetters
from bot.ui.delivery.messages import Messages
from bot.ui.delivery.notice_letters import NoticeLetters
from bot.ui.delivery.over_letters import OverLetters
from bot.ui.delivery.panel_letters import PanelLetters
from bot.ui.delivery.reminder_letters import ReminderLetters
from bot.ui.delivery.result_letters import ResultLetters
from bot.ui.delivery.story_letters import StoryLetters
from bot.ui.delivery.table_letters import TableLetters
from bot.ui.delivery.thread_letters import ThreadLetters

Deliver: TypeAlias = Callable[[Letter], Awaitable[None]]


def deliveries(messages: Messages) -> Mapping[Kind, Deliver]:
    """The method that tells each kind of letter."""
    lobbies, threads, reminders = LobbyLetters(messages), ThreadLetters(messages), ReminderLetters(messages)
    tables = TableLetters(messages)
    last = OverLetters(messages, tables)
    panels = PanelLetters(messages, tables, reminders)
    return {
        Kind.LOBBY: lobbies.lobby,
        Kind.ANNOUNCE: lobbies.announce,
        Kind.THREAD: threads.thread,
        Kind.END_THREAD: threads.end_thread,
        Kind.DECK: DeckLetters(messages, lobbies).deck,
        Kind.TABLE: tables.table,
        Kind.UPDATE: tables.update,
        Kind.CALL: tables.call,
        Kind.CLOSED: tables.closed,
        Kind.SETTLED: tables.settled,
        Kind.OVER: last.over,
        Kind.STORY: StoryLetters(messages, last).story,
        Kind.PANEL: panels.panel,
        Kind.RETIRE: panels.retire,
        Kind.REFRESH: panels.refresh,
        Kind.RESULT: ResultLetters(messages, panels).result,
        Kind.NOTICE: NoticeLetters(messages, panels).notice,
        Kind.REMINDER: reminders.reminder,
        Kind.WITHDRAW: reminders.withdraw,
    }
