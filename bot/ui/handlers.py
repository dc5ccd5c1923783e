"""What each button and select does: one short function per verb, and the walk through a menu.

Each loads fresh, asks the coordinator, and shows what is so now.
"""

from collections.abc import Awaitable, Callable, Mapping

from bot.skins.skin import Picture
from bot.table.lobby import Lobby, NotAllowed, NotHere
from bot.table.match import Level, NotNow, StaleClick
from bot.ui.components import Action, ActionId, MoveId
from bot.ui.context import UiContext
from bot.ui.pages.lobby import GO, computers_page, options_page
from bot.ui.pages.page import Page
from bot.ui.pages.panel import END, menu
from bot.ui.pages.table import log_page, rules_page, text_pages
from bot.ui.reply import Reply

Values = tuple[str, ...]
Handler = Callable[[UiContext, Reply, ActionId, Values], Awaitable[None]]


async def says(context: UiContext, reply: Reply, said: MoveId, values: Values) -> None:
    """One more word of a line of notation: a menu goes on, or the line is played."""
    panel = await context.coordinator.panel(said.table, reply.reader)
    words = (*said.words, *values)
    complete = words[-1:] == (END,)
    line = words[:-1] if complete else words
    here = menu(panel, context.skin(panel.game), reply.language, line)
    if not panel.asked or said.question != panel.question or not here.choices:
        raise StaleClick(NotNow.STALE)
    if complete or here.whole:
        await _play(context, reply, said, line)
    else:
        page = context.menu(panel, reply.language, _shown(reply), here.said if line else (), said.page)
        await reply.change(page, same_pictures=True)


async def _play(context: UiContext, reply: Reply, said: MoveId, line: Values) -> None:
    """Discord hears at once that an answer comes; the picture follows when the move is stored."""
    reply.promise_change()
    with context.changing(said.table, reply):
        panel = await context.coordinator.act(said.table, reply.reader, said.question, " ".join(line))
        await reply.change(await context.panel(panel, reply.language))
        await context.remember(reply, panel)


def _shown(reply: Reply) -> tuple[Picture, ...]:
    """The pictures that the clicked message shows already."""
    message = reply.interaction.message
    files = message.attachments if message is not None else []
    return tuple(Picture(file.filename, b"", file.description or "") for file in files)


# ---- the lobby ----


async def _join(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise_change()
    await context.coordinator.join(ask.table, reply.reader, reply.name)


async def _boss(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    """Whoever sits takes another boss; whoever does not, sits down as that boss."""
    reply.promise_change()
    lobby = await context.coordinator.lobby(ask.table)
    if reply.reader in lobby.people:
        await context.coordinator.choose_boss(ask.table, reply.reader, values[0])
    else:
        await context.coordinator.join(ask.table, reply.reader, reply.name, values[0])


async def _leave_lobby(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise_change()
    await context.coordinator.leave(ask.table, reply.reader)


async def _start(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise_change()
    await context.coordinator.deal(ask.table, reply.reader)


async def _options(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    lobby = await context.coordinator.lobby(ask.table)
    if reply.reader != lobby.host:
        raise NotAllowed(NotHere.NOT_HOST)
    await reply.private(_options_page(context, reply, lobby))


async def _option(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    lobby = await context.coordinator.set_option(ask.table, reply.reader, ask.about, values[0])
    await reply.change(_options_page(context, reply, lobby))


async def _unseat(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    lobby = await context.coordinator.unseat(ask.table, reply.reader, int(values[0]))
    await reply.change(_options_page(context, reply, lobby))


async def _computers(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    lobby = await context.coordinator.lobby(ask.table)
    await reply.private(_computers_page(context, reply, lobby))


async def _seat_computer(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    lobby = await context.coordinator.seat_computer(ask.table, reply.reader, Level(ask.about))
    await reply.change(_computers_page(context, reply, lobby))


async def _level(context: UiContext, reply: Reply, ask: ActionId, values: Values) -> None:
    seat = int(ask.about)
    if values[0] == GO:
        lobby = await context.coordinator.unseat(ask.table, reply.reader, seat)
    else:
        lobby = await context.coordinator.change_computer(ask.table, reply.reader, seat, Level(values[0]))
    await reply.change(_computers_page(context, reply, lobby))


def _options_page(context: UiContext, reply: Reply, lobby: Lobby) -> Page:
    return options_page(lobby, context.box(lobby.game), context.skin(lobby.game), reply.language)


def _computers_page(context: UiContext, reply: Reply, lobby: Lobby) -> Page:
    return computers_page(lobby, context.box(lobby.game), context.skin(lobby.game), reply.language)


# ---- at the table ----


async def _hand(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """My hand, under the table; or the way back to the top of one's own panel."""
    panel = await context.coordinator.panel(ask.table, reply.reader)
    if reply.own_panel and ask.about == str(panel.question):
        page = context.menu(panel, reply.language, _shown(reply), (), 0)
        await reply.change(page, same_pictures=True)
    elif reply.own_panel:
        await reply.change(await context.panel(panel, reply.language))
    else:
        await reply.private(await context.panel(panel, reply.language))


async def _take_back(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise_change()
    panel = await context.coordinator.take_back(ask.table, reply.reader, int(ask.about))
    await reply.change(await context.panel(panel, reply.language))


async def _retake(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    panel = await context.coordinator.retake(ask.table, reply.reader)
    page = await context.panel(panel, reply.language)
    await (reply.change(page) if reply.own_panel else reply.private(page))


async def _show(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    await reply.private(await context.table(ask.table, reply.language))


async def _log(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    """Last turns: a page of its own, which then turns in place."""
    turns = await context.coordinator.last_turns(ask.table, int(ask.about or 0))
    page = log_page(turns, context.skin(turns.shown.game), reply.language)
    await (reply.change(page) if ask.about else reply.private(page))


async def _dossier(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    panel = await context.coordinator.panel(ask.table, reply.reader)
    text = context.skin(panel.game).dossier(panel.view, panel.names, reply.language)
    for page in text_pages(text):
        await reply.private(page)


async def rules(context: UiContext, reply: Reply, ask: ActionId, _values: Values = ()) -> None:
    """How to play, as agreed at this table (table 0: by the book)."""
    game, options = next(iter(context.catalog)), dict[str, str]()
    if ask.table:
        lobby = await context.coordinator.lobby(ask.table)
        game, options = lobby.game, dict(lobby.options)
    skin = context.skin(game)
    options = options or {name: values[0] for name, values in context.box(game).options.items()}
    key = ("help", game, reply.language)
    pictures = await context.painter.painted(key, lambda: skin.paint_help(reply.language))
    await reply.private(rules_page(skin.rules(reply.language, options), pictures))


async def _rematch(context: UiContext, reply: Reply, ask: ActionId, _values: Values) -> None:
    reply.promise_change()
    await context.coordinator.rematch(ask.table, reply.reader)


async def following(context: UiContext, reply: Reply, _ask: ActionId, _values: Values = ()) -> None:
    """Next: the panel of the table that has waited longest for this person."""
    lines = await context.coordinator.tables_of(reply.reader)
    waiting = [line for line in lines if line.asked]
    if not waiting:
        await reply.private(Page(parts=(reply.say("ui-nothing-waits"),)))
        return
    panel = await context.coordinator.panel(waiting[0].table_id, reply.reader)
    await reply.private(await context.panel(panel, reply.language))


HANDLERS: Mapping[Action, Handler] = {
    Action.JOIN: _join,
    Action.BOSS: _boss,
    Action.LEAVE_LOBBY: _leave_lobby,
    Action.START: _start,
    Action.OPTIONS: _options,
    Action.OPTION: _option,
    Action.UNSEAT: _unseat,
    Action.COMPUTER: _computers,
    Action.SEAT_COMPUTER: _seat_computer,
    Action.LEVEL: _level,
    Action.HAND: _hand,
    Action.TAKE_BACK: _take_back,
    Action.RETAKE: _retake,
    Action.SHOW: _show,
    Action.LOG: _log,
    Action.DOSSIER: _dossier,
    Action.RULES: rules,
    Action.REMATCH: _rematch,
    Action.NEXT: following,
}
