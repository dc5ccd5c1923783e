"""What each button and select does: one short function per verb, and the walk through a menu.

Each loads fresh, asks the coordinator, and shows what is so now.
"""

from collections.abc import Awaitable, Callable, Mapping

from bot.lobby import Lobby, NotAllowed, NotHere
from bot.match import Level, NotNow, StaleClick
from bot.skins.skin import Picture
from bot.ui.answer import Answer
from bot.ui.components import Ask, Say, Verb
from bot.ui.desk import Desk
from bot.ui.lobbies import GO, computers_page, options_page
from bot.ui.page import Page
from bot.ui.panels import END, menu
from bot.ui.posts import log_page, rules_page, text_pages

Values = tuple[str, ...]
Deed = Callable[[Desk, Answer, Ask, Values], Awaitable[None]]


async def says(desk: Desk, answer: Answer, said: Say, values: Values) -> None:
    """One more word of a line of notation: a menu goes on, or the line is played."""
    panel = await desk.coordinator.panel(said.table, answer.reader)
    words = (*said.words, *values)
    complete = words[-1:] == (END,)
    line = words[:-1] if complete else words
    here = menu(panel, desk.skin(panel.game), answer.language, line)
    if not panel.asked or said.question != panel.question or not here.choices:
        raise StaleClick(NotNow.STALE)
    if complete or here.whole:
        await _play(desk, answer, said, line)
    else:
        page = desk.menu(panel, answer.language, _shown(answer), here.said if line else (), said.page)
        await answer.change(page, same_pictures=True)


async def _play(desk: Desk, answer: Answer, said: Say, line: Values) -> None:
    """Discord hears at once that an answer comes; the picture follows when the move is stored."""
    answer.promise_change()
    with desk.changing(said.table, answer):
        panel = await desk.coordinator.act(said.table, answer.reader, said.question, " ".join(line))
        await answer.change(await desk.panel(panel, answer.language))
        await desk.remember(answer, panel)


def _shown(answer: Answer) -> tuple[Picture, ...]:
    """The pictures that the clicked message shows already."""
    message = answer.interaction.message
    files = message.attachments if message is not None else []
    return tuple(Picture(file.filename, b"", file.description or "") for file in files)


# ---- the lobby ----


async def _join(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    answer.promise_change()
    await desk.coordinator.join(ask.table, answer.reader, answer.name)


async def _boss(desk: Desk, answer: Answer, ask: Ask, values: Values) -> None:
    """Whoever sits takes another boss; whoever does not, sits down as that boss."""
    answer.promise_change()
    lobby = await desk.coordinator.lobby(ask.table)
    if answer.reader in lobby.people:
        await desk.coordinator.choose_boss(ask.table, answer.reader, values[0])
    else:
        await desk.coordinator.join(ask.table, answer.reader, answer.name, values[0])


async def _leave_lobby(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    answer.promise_change()
    await desk.coordinator.leave(ask.table, answer.reader)


async def _start(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    answer.promise_change()
    await desk.coordinator.deal(ask.table, answer.reader)


async def _options(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    lobby = await desk.coordinator.lobby(ask.table)
    if answer.reader != lobby.host:
        raise NotAllowed(NotHere.NOT_HOST)
    await answer.private(_options_page(desk, answer, lobby))


async def _option(desk: Desk, answer: Answer, ask: Ask, values: Values) -> None:
    lobby = await desk.coordinator.set_option(ask.table, answer.reader, ask.about, values[0])
    await answer.change(_options_page(desk, answer, lobby))


async def _unseat(desk: Desk, answer: Answer, ask: Ask, values: Values) -> None:
    lobby = await desk.coordinator.unseat(ask.table, answer.reader, int(values[0]))
    await answer.change(_options_page(desk, answer, lobby))


async def _computers(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    lobby = await desk.coordinator.lobby(ask.table)
    await answer.private(_computers_page(desk, answer, lobby))


async def _seat_computer(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    lobby = await desk.coordinator.seat_computer(ask.table, answer.reader, Level(ask.about))
    await answer.change(_computers_page(desk, answer, lobby))


async def _level(desk: Desk, answer: Answer, ask: Ask, values: Values) -> None:
    seat = int(ask.about)
    if values[0] == GO:
        lobby = await desk.coordinator.unseat(ask.table, answer.reader, seat)
    else:
        lobby = await desk.coordinator.change_computer(ask.table, answer.reader, seat, Level(values[0]))
    await answer.change(_computers_page(desk, answer, lobby))


def _options_page(desk: Desk, answer: Answer, lobby: Lobby) -> Page:
    return options_page(lobby, desk.box(lobby.game), desk.skin(lobby.game), answer.language)


def _computers_page(desk: Desk, answer: Answer, lobby: Lobby) -> Page:
    return computers_page(lobby, desk.box(lobby.game), desk.skin(lobby.game), answer.language)


# ---- at the table ----


async def _hand(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    """My hand, under the table; or the way back to the top of one's own panel."""
    panel = await desk.coordinator.panel(ask.table, answer.reader)
    if answer.own_panel and ask.about == str(panel.question):
        page = desk.menu(panel, answer.language, _shown(answer), (), 0)
        await answer.change(page, same_pictures=True)
    elif answer.own_panel:
        await answer.change(await desk.panel(panel, answer.language))
    else:
        await answer.private(await desk.panel(panel, answer.language))


async def _take_back(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    answer.promise_change()
    panel = await desk.coordinator.take_back(ask.table, answer.reader, int(ask.about))
    await answer.change(await desk.panel(panel, answer.language))


async def _retake(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    panel = await desk.coordinator.retake(ask.table, answer.reader)
    page = await desk.panel(panel, answer.language)
    await (answer.change(page) if answer.own_panel else answer.private(page))


async def _show(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    await answer.private(await desk.table(ask.table, answer.language))


async def _log(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    """Last turns: a page of its own, which then turns in place."""
    turns = await desk.coordinator.last_turns(ask.table, int(ask.about or 0))
    page = log_page(turns, desk.skin(turns.shown.game), answer.language)
    await (answer.change(page) if ask.about else answer.private(page))


async def _dossier(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    panel = await desk.coordinator.panel(ask.table, answer.reader)
    text = desk.skin(panel.game).dossier(panel.view, panel.names, answer.language)
    for page in text_pages(text):
        await answer.private(page)


async def rules(desk: Desk, answer: Answer, ask: Ask, _values: Values = ()) -> None:
    """How to play, as agreed at this table (table 0: by the book)."""
    game, options = next(iter(desk.catalog)), dict[str, str]()
    if ask.table:
        lobby = await desk.coordinator.lobby(ask.table)
        game, options = lobby.game, dict(lobby.options)
    skin = desk.skin(game)
    options = options or {name: values[0] for name, values in desk.box(game).options.items()}
    key = ("help", game, answer.language)
    pictures = await desk.easel.painted(key, lambda: skin.paint_help(answer.language))
    await answer.private(rules_page(skin.rules(answer.language, options), pictures))


async def _rematch(desk: Desk, answer: Answer, ask: Ask, _values: Values) -> None:
    answer.promise_change()
    await desk.coordinator.rematch(ask.table, answer.reader)


async def following(desk: Desk, answer: Answer, _ask: Ask, _values: Values = ()) -> None:
    """Next: the panel of the table that has waited longest for this person."""
    lines = await desk.coordinator.tables_of(answer.reader)
    waiting = [line for line in lines if line.asked]
    if not waiting:
        await answer.private(Page(parts=(answer.say("ui-nothing-waits"),)))
        return
    panel = await desk.coordinator.panel(waiting[0].table_id, answer.reader)
    await answer.private(await desk.panel(panel, answer.language))


DEEDS: Mapping[Verb, Deed] = {
    Verb.JOIN: _join,
    Verb.BOSS: _boss,
    Verb.LEAVE_LOBBY: _leave_lobby,
    Verb.START: _start,
    Verb.OPTIONS: _options,
    Verb.OPTION: _option,
    Verb.UNSEAT: _unseat,
    Verb.COMPUTER: _computers,
    Verb.SEAT_COMPUTER: _seat_computer,
    Verb.LEVEL: _level,
    Verb.HAND: _hand,
    Verb.TAKE_BACK: _take_back,
    Verb.RETAKE: _retake,
    Verb.SHOW: _show,
    Verb.LOG: _log,
    Verb.DOSSIER: _dossier,
    Verb.RULES: rules,
    Verb.REMATCH: _rematch,
    Verb.NEXT: following,
}
