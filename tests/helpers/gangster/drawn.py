"""A page of Gangster drawn through, moment by moment, where its scripts are: its own game or a given one."""

from tests.helpers.outside import OUTSIDE

# Each turn through other eyes, wide or upright in turn; the first of each kind of event again without it, to
# see that it is marked; days of reckoning in both forms, and the end as if more bosses shared the title.
# Nothing leaves its sheet.
DRAWN = (
    OUTSIDE
    + """
globalThis.gangsterDrawn = (given) => {
  const data = Book.data.read(document.querySelector('#data').textContent);
  if (given) data.game = Book.data.unpooled(given);
  const painter = Book.painters[data.painter];
  const found = { faults: [], beyond: [], drawings: 0, reckonings: 0, trails: 0, marked: [] };
  const marked = new Set([
    'Unloaded', 'Loaded', 'GunUsed', 'Arrived', 'DoublerPlaced', 'CardsOpened', 'Breakfasted',
  ]);
  const all = ['public', ...data.game.seats.keys(), 'open'];
  const drawn = (turn, eyes, narrow, language) => {
    const words = (key, value) => {
      const said = data.painting[language][value === undefined ? key : `${key}:${value}`];
      if (said === undefined) found.faults.push(`${key}:${value}`);
      return said;
    };
    const seats = data.game.seats.map((seat) => ({ ...seat, player: seat.player[language] }));
    const moment = { turn, eyes, narrow, words, seats, told: [] };
    const sheets = [painter.paint(moment), ...painter.beside(moment)];
    const html = sheets.map((sheet) => sheet.outerHTML).join('');
    const beyond = sheets.flatMap(outside);
    if (beyond.length) found.beyond.push([eyes, narrow, ...beyond]);
    found.drawings += 1;
    const fault = /.{0,60}(?:undefined|NaN|null|Infinity|\\[object|\\{\\w).{0,20}/.exec(html);
    if (fault) found.faults.push([eyes, narrow, fault[0]]);
    return html;
  };
  data.game.turns.forEach((turn, place) => {
    const [eyes, narrow, language] = [all[place % all.length], place % 2 === 1, place % 3 ? 'en' : 'fr'];
    const html = drawn(turn, eyes, narrow, language);
    const happened = turn.events.map(({ event }) => event);
    if (eyes !== 'open' && place % 8 === 0) {
      const closed = drawn({ ...turn, open: null, views: null }, eyes, narrow, language);
      if (html !== closed) found.faults.push([place, 'open']);
    }
    const first = happened.find((event) => marked.has(event));
    if (first && !happened.includes('Reckoned')) {
      marked.delete(first);
      found.marked.push(first);
      const less = turn.events.filter(({ event }) => event !== first);
      const without = drawn({ ...turn, events: less }, eyes, narrow, language);
      if (html === without) found.faults.push([place, first]);
      const glows = html.split('book-soft').length - without.split('book-soft').length;
      const spaces = turn.events.find(({ event }) => event === first).spaces ?? [];
      if (first === 'Unloaded' && glows !== spaces.length) found.faults.push([place, first, glows]);
    }
    if (happened.includes('Reckoned')) {
      found.reckonings += 1;
      for (const upright of [true, false]) drawn(turn, 0, upright, 'fr');
      return;
    }
    const drove = turn.events.find(({ event }) => event === 'Drove');
    if (drove && !narrow) {
      const lines = html.split('<polyline').length - 1;
      if (lines !== 3 * (drove.road.length - 1)) found.faults.push([place, 'trails', lines]);
      found.trails += lines;
    }
  });
  const end = data.game.turns.at(-1);
  for (const last of data.game.seats.keys()) {
    const winners = [...data.game.seats.keys()].slice(0, last + 1);
    drawn({ ...end, table: { ...end.table, winners } }, 'public', last % 2 === 0, 'fr');
  }
  for (const upright of [true, false]) drawn(end, 'public', upright, 'en');
  return found;
};
"""
)
