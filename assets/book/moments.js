// What a painter is given: one moment through one pair of eyes, with nothing in it that they did not see.
"use strict";

Book.moments = ({ game, painting }) => {
  // `words(key, value…)` says a sentence; facts that are left for the page come last, by name.
  const wordsIn = (language) => (key, ...rest) => {
    const facts = typeof rest.at(-1) === "object" ? rest.pop() : {};
    const said = painting[language][[key, ...rest].join(":")] ?? key;
    return said.replace(/\{(\w+)\}/g, (whole, fact) => facts[fact] ?? whole);
  };

  function told(turn, eyes, language) {
    const words = game.turns[turn].words[language];
    return eyes === "public" ? words.table : eyes === "open" ? words.open : words.views[eyes];
  }

  const through = ({ events, table, open, views }, eyes) => ({
    events, table, open: eyes === "open" ? open : null,
    views: views?.map((view, seat) => (seat === eyes ? view : null)),
  });

  const of = (turn, eyes, narrow, language) => ({
    turn: through(game.turns[turn], eyes), eyes, narrow, words: wordsIn(language),
    seats: game.seats.map((seat) => ({ ...seat, player: seat.player[language] })), told: told(turn, eyes, language),
  });

  return { of, told };
};
