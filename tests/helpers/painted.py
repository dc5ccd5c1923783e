"""Random games as a painter gets them: every moment's data without a word, drawn in a browser at once."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from bot.book.content import for_painter, turns_of
from bot.book.packing import Plain, packed
from bot.games import games
from bot.skins.bosses.names import PORTRAITS, SHORT
from bot.table.languages import LANGUAGES
from engine.record.model import Record
from engine.record.replaying import Moment
from tests.helpers.outside import OUTSIDE
from tests.helpers.recorded import a_game

Json = dict[str, Any]


def full_tables(name: str) -> Iterator[int]:
    """The numbers of random games in which every seat is taken: their pages carry every portrait."""
    game = games(hidden=True)[name].engine
    return (
        number for number in count() if len(a_game(game, number, most=0).record.seats) == max(game.info.seats)
    )


def moments(name: str, number: int, most: int = 10**6, every: int = 1) -> Json:
    """A random game's moments as the page keeps them, packed.

    Every so many of them, the first with each kind of event, and the last.
    """
    game = games(hidden=True)[name]
    record: Record = a_game(game.engine, number, most).record
    seats = range(len(record.seats))
    turns: list[Plain] = []
    for moment in _some(turns_of(game, record).moments, every):
        table, open_ = game.engine.table(moment.state), game.engine.open(moment.state, ended=True)
        views = [game.engine.view(moment.state, seat) for seat in seats]
        said: Json = {"table": [], "open": [], "views": [[] for _ in seats]}
        words: Json = dict.fromkeys(LANGUAGES, said)
        turns.append(for_painter(moment, table, open_, views) | {"words": words})
    people: list[Plain] = [
        {
            "title": seat.role,
            "short": SHORT[seat.role],
            "portrait": PORTRAITS[seat.role],
            "player": dict.fromkeys(LANGUAGES, f"{seat.role} of the house"),
        }
        for seat in record.seats
    ]
    return packed({"seats": people, "turns": turns})


def _some(moments: Sequence[Moment], every: int) -> Iterator[Moment]:
    seen: set[type] = set()
    for place, moment in enumerate(moments):
        kinds = {type(event) for event in moment.events}
        if place % every == 0 or kinds - seen or place == len(moments) - 1:
            yield moment
        seen |= kinds


# What the page does with them: `otherwise` is the same turn with every card in another suit wherever the
# chosen eyes may not look, and must be drawn alike; open eyes must see what everybody does not.
# Nothing leaves its sheet.
SCRIPT = (
    OUTSIDE
    + """
window.paintedBy = (name, given) => {
  const { painting } = Book.data.read(document.querySelector('#data').textContent);
  const game = Book.data.unpooled(given);
  const painter = Book.painters[name];
  const turned = (part) => JSON.parse(JSON.stringify(part)
    .replace(/"([2-9TJQKA])([shdc])"/g, (_, rank, suit) => `"${rank}${'hdcs'['shdc'.indexOf(suit)]}"`)
    .replace(/"([RBGYP])(1?\\d)"/g, (_, suit, value) => `"${'BGYPR'['RBGYP'.indexOf(suit)]}${value}"`));
  const otherwise = (turn, eyes) => ({ ...turn, open: eyes === 'open' ? turn.open : turned(turn.open),
    views: turn.views.map((view, seat) => (seat === eyes ? view : turned(view))) });
  const sheets = (turns, place, eyes, narrow) => {
    const moment = Book.moments({ game: { ...game, turns }, painting }).of(place, eyes, narrow, 'en');
    return [painter.paint(moment), ...painter.beside(moment)];
  };
  const text = (drawn) => drawn.map((sheet) => sheet.outerHTML).join('');
  const drawn = (...which) => text(sheets(...which));
  const bad = /picture-|standing-|french_deck\\/|[{}]|undefined|NaN|Infinity|\\[object/;
  const wrong = (html) => bad.exec(html)?.[0];
  const told = ['ShowdownHeld', 'DuelFought', 'Showdown', 'ShootoutHeld', 'GameEnded'];
  const found = { moments: 0, drawings: 0, faults: [], beyond: [], leaks: [], differ: 0, ended: 0 };
  const all = ['public', 'open', ...game.seats.keys()];
  game.turns.forEach((turn, place) => {
    found.moments += 1;
    found.ended += turn.events.some(({ event }) => event === 'GameEnded');
    const some = turn.events.some(({ event }) => told.includes(event));
    const seen = some ? ['public', 'open', place % game.seats.length] : [all[place % all.length]];
    for (const eyes of seen) {
      const narrow = (place + seen.indexOf(eyes)) % 2 === 0;
      const shown = sheets(game.turns, place, eyes, narrow);
      const html = text(shown);
      const beyond = shown.flatMap(outside);
      found.drawings += 1;
      if (beyond.length) found.beyond.push([place, eyes, narrow, ...beyond]);
      if (wrong(html)) found.faults.push([place, eyes, wrong(html)]);
      if (eyes === 'open') {
        if (html !== drawn([turn], 0, 'public', narrow)) found.differ += 1;
        continue;
      }
      if (html !== drawn([otherwise(turn, eyes)], 0, eyes, narrow)) found.leaks.push([place, eyes]);
    }
  });
  return found;
};
"""
)
