// One moment through one pair of eyes, with nothing in it that they did not see: the places of its pictures, and its words.
"use strict";

Book.moments = ({ game, scenes: { shown } }) => {
  function told(turn, eyes, language) {
    const words = game.turns[turn].words[language];
    return eyes === "public" ? words.table : eyes === "open" ? words.open : words.views[eyes];
  }

  // The table or the town first, then what else these eyes were shown, then what all were shown of what had just happened.
  function pictures(turn, eyes, narrow, language) {
    const forms = shown[language];
    const form = (narrow && forms.pocket) || forms.wide; // a very long game has no upright ones
    return [...form[eyes][turn], ...form.news[turn]];
  }

  return { pictures, told };
};
