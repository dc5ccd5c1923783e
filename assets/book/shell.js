// The page around the table: what is shown, the controls, both languages, the check of the deck. Knows no game.
"use strict";

(async () => {
  const $ = (selector) => document.querySelector(selector);
  if (!("DecompressionStream" in globalThis)) {
    $("#too-old").hidden = false;
    return;
  }
  const data = await Book.data.read($("#data").textContent);
  const { game } = data;
  const moments = Book.moments(data);
  const { board, element, parts } = Book.told;
  const NARROW = 700;
  const UPRIGHT = 900; // so wide are pictures for a phone
  const SPEEDS = [4000, 2500, 1500, 800];
  const last = game.turns.length - 1;
  const state = { turn: 0, front: 0, eyes: "public", language: data.language, playing: null, pace: 2500, narrow: null };

  const say = (key, facts = {}) => (data.words[state.language][key] ?? key).replace(/\{(\w+)\}/g, (whole, fact) => facts[fact] ?? whole);
  const date = (day) => new Intl.DateTimeFormat(state.language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
  const turnName = (turn) => (turn ? say("book-turn", { turn, last }) : say("book-deal", { last }));

  // ---- the table ----

  let painted = null; // makes the picture of a place

  const pictures = (turn, narrow) => moments.pictures(turn, state.eyes, narrow, state.language).map((place) => painted(place));
  const wordsOf = (turn, eyes) => moments.told(turn, eyes, state.language);

  function eyesName(eyes) {
    if (typeof eyes !== "number") return say(`book-eyes-${eyes}`);
    return say("book-eyes-seat", { who: game.seats[eyes].title });
  }

  // A picture as a button that makes it larger.
  function enlarging(picture, work) {
    const button = element("button", "enlarge", picture);
    button.type = "button";
    button.title = say("book-enlarge");
    button.setAttribute("aria-label", [picture.getAttribute("aria-label"), button.title].filter(Boolean).join(" · "));
    picture.setAttribute("aria-hidden", "true");
    button.addEventListener("click", () => work(button));
    return button;
  }

  // On a narrow screen a picture that was painted for a wide one can be had in part, and moved sideways; on a wide one
  // whatever stands beside the table can be had in its place.
  function fitting(picture, place) {
    if (state.narrow && picture.viewBox.baseVal.width > UPRIGHT) {
      const across = element("div", "across");
      across.append(enlarging(picture, (button) => button.setAttribute("aria-pressed", across.classList.toggle("large"))));
      return across;
    }
    if (state.narrow || place === state.front) return picture;
    return enlarging(picture, () => {
      state.front = place;
      show();
    });
  }

  function show() {
    const { told, recount } = game.turns[state.turn];
    const all = pictures(state.turn, state.narrow);
    const front = state.front;
    const label = say("book-picture", { turn: turnName(state.turn), eyes: eyesName(state.eyes) });
    all[front].setAttribute("aria-label", label);
    all[front].setAttribute("aria-describedby", "twin");
    $("#twin").replaceChildren(...board([...recount[state.language], [""], ...wordsOf(state.turn, state.eyes)]));
    const shown = all.map(fitting);
    const [table] = shown.splice(front, 1);
    $("#stage").replaceChildren(table);
    $("#beside").replaceChildren(...shown);
    $("#turn").textContent = turnName(state.turn);
    const lines = [...told[state.language], ...(state.turn === last ? game.ending[state.language] : [])];
    if (!lines.length) lines.push([say("book-nothing")]);
    $("#told").replaceChildren(...lines.map((line) => element("p", "", ...parts(line, true))));
    const scrub = $("#scrub");
    scrub.value = state.turn;
    scrub.setAttribute("aria-valuetext", turnName(state.turn));
    scrub.style.setProperty("--done", `${last ? (100 * state.turn) / last : 100}%`);
    for (const [id, off] of [["first", state.turn === 0], ["back", state.turn === 0], ["on", state.turn === last], ["last", state.turn === last]]) {
      $(`#${id}`).setAttribute("aria-disabled", off);
    }
    const goto = game.milestones.filter(({ turn }) => turn <= state.turn).at(-1);
    $("#goto").value = String(goto?.turn ?? 0);
  }

  function go(turn) {
    state.turn = Math.min(Math.max(turn, 0), last);
    state.front = 0;
    if (state.playing && state.turn === last) stop();
    show();
  }

  function stop() {
    clearInterval(state.playing);
    state.playing = null;
    label();
  }

  function play() {
    if (state.turn === last) go(0);
    state.playing = setInterval(() => go(state.turn + 1), state.pace);
    label();
  }

  function toggle() {
    if (state.playing) stop();
    else play();
  }

  function label() {
    const key = state.playing ? "book-pause" : "book-play";
    $("#play").setAttribute("aria-label", say(key));
    $("#play").title = say(key);
    $("#play").classList.toggle("playing", Boolean(state.playing));
  }

  // ---- words of the page ----

  function options(select, lines, chosen) {
    select.replaceChildren(...lines.map(([value, text]) => {
      const line = element("option", "", text);
      line.value = value;
      return line;
    }));
    select.value = chosen;
  }

  function speak() {
    document.documentElement.lang = state.language;
    const name = game.name[state.language];
    document.title = say("book-page", { game: name, who: game.title });
    $("#name").textContent = name;
    $("#who").textContent = game.title;
    const days = [game.dealt && say("book-dealt", { day: date(game.dealt) }), game.ended && say("book-ended", { day: date(game.ended) })];
    $("#when").textContent = [...days, say("book-turns", { count: last })].filter(Boolean).join(" · ");
    for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
    for (const node of document.querySelectorAll("[data-label]")) {
      node.setAttribute("aria-label", say(node.dataset.label));
      if (node.localName === "button") node.title = say(node.dataset.label);
    }
    options($("#eyes"), ["public", ...game.seats.keys(), "open"].map((eyes) => [String(eyes), eyesName(eyes)]), String(state.eyes));
    const goto = game.milestones.map(({ turn, words }) => [String(turn), words[state.language]]);
    options($("#goto"), goto, "0");
    options($("#speed"), SPEEDS.map((pace, at) => [String(pace), say("book-speed", { times: ["½", "1", "2", "4"][at] })]), String(state.pace));
    for (const language of ["en", "fr"]) $(`#${language}`).setAttribute("aria-pressed", state.language === language);
    label();
    show();
    if ($("#check").open) checkDeck();
  }

  // ---- the check of the deck ----

  function figure(key, value) {
    return element("div", "figure", element("span", "", say(key)), element("code", "", value));
  }

  function itemOf(found) {
    const sign = { held: "✓", broken: "✗", open: "–" }[found.state];
    const facts = { ...found, seat: found.seat === undefined ? "" : game.seats[found.seat]?.title ?? found.seat };
    const made = element("li", found.state);
    const head = element("p", "", element("b", "sign", sign), `${say(`book-check-${found.what}`, facts)} `,
      element("em", "", say(`book-check-${found.state}`)));
    const where = found.turn === undefined || found.turn < 0 ? say("book-check-line", facts) : say("book-check-turn", facts);
    head.append(" ", element("small", "", where));
    made.append(head);
    if (found.why) made.append(element("p", "why", say(`book-check-why-${found.why}`)));
    if (found.what === "shuffle" && found.state === "broken") made.append(element("p", "why", say("book-check-differs", facts)));
    if (found.text !== undefined) made.append(figure("book-check-text", found.text));
    if (found.what === "shuffle" && found.state === "held") {
      made.append(element("details", "", element("summary", "", say("book-check-pile")), element("code", "", found.pile)));
    } else if (found.what !== "shuffle" && found.gives !== undefined) made.append(figure("book-check-says", found.says), figure("book-check-gives", found.gives));
    return made;
  }

  async function checkDeck() {
    const list = $("#found");
    $("#verdict").textContent = say("book-check-busy");
    const language = state.language;
    const found = await Book.check(data.record);
    if (language !== state.language) return;
    const ours = game.faults.map(({ line, turn }) => ({ what: "maker", state: "broken", line, turn: turn ?? undefined }));
    const all = [...found, ...ours];
    const broken = all.filter((each) => each.state === "broken");
    const count = all.filter((each) => each.state === "held").length;
    $("#verdict").textContent = broken.length
      ? say("book-check-bad", { count: broken.length, lines: broken.map((each) => each.line).join(", ") })
      : count ? say("book-check-good", { count }) : say("book-check-none");
    $("#verdict").className = broken.length ? "broken" : count ? "held" : "open";
    list.replaceChildren(...[...broken, ...all.filter((each) => each.state !== "broken")].map(itemOf));
    compare();
  }

  // At last: the seal here must be the one that was posted before the cards were dealt.
  function compare() {
    const { seal } = data;
    const box = $("#compare");
    if (!seal.hash) {
      box.replaceChildren(element("p", "", say(seal.alone ? "book-compare-alone" : "book-compare-none")));
      return;
    }
    const words = element("p", "", say(seal.at ? "book-compare" : "book-compare-somewhere", { day: seal.at ? date(seal.at) : "" }));
    box.replaceChildren(words, element("code", "seal", seal.hash));
    if (seal.link) {
      const link = element("a", "", say("book-compare-link"));
      link.href = seal.link;
      link.target = "_blank";
      link.rel = "noopener noreferrer";
      box.append(element("p", "", link));
    }
    box.append(element("p", "proves", say("book-compare-proves")));
  }

  // ---- on paper: a page for the deal, each milestone and the end, then the list of turns ----

  function printed() {
    const pages = game.milestones.map(({ turn, words }) => {
      const [table, ...others] = pictures(turn, false);
      return element("section", "sheet-page", element("h2", "", words[state.language]), table, element("div", "besides", ...others),
        ...game.turns[turn].told[state.language].map((line) => element("p", "", ...parts(line))));
    });
    const turns = game.turns.map(({ told }, turn) => {
      const line = element("li", "", ...told[state.language].flatMap((each) => [...parts(each), " "]));
      line.value = turn;
      return line;
    });
    const list = element("section", "list-page", element("h2", "", say("book-all-turns")), element("ol", "", ...turns));
    $("#paper").replaceChildren(element("p", "eyes-printed", eyesName(state.eyes)), ...pages, list);
  }

  // ---- hands on it ----

  function keys(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || $("#check").open) return;
    const { localName } = event.target;
    const own = { select: true, input: true, summary: event.key === " ", button: event.key === " ", a: event.key === " " };
    if (own[localName]) return;
    const work = { ArrowRight: () => go(state.turn + 1), ArrowLeft: () => go(state.turn - 1), Home: () => go(0), End: () => go(last), " ": toggle };
    if (!work[event.key]) return;
    event.preventDefault();
    work[event.key]();
  }

  let touched = null;
  function swiped(event) {
    const [dx, dy] = [event.clientX - touched.x, event.clientY - touched.y];
    if (Math.abs(dx) > 40 && Math.abs(dx) > 1.5 * Math.abs(dy)) go(state.turn + (dx < 0 ? 1 : -1));
    touched = null;
  }

  function wire() {
    const press = (id, work) => $(id).addEventListener("click", work);
    press("#first", () => go(0));
    press("#back", () => go(state.turn - 1));
    press("#play", toggle);
    press("#on", () => go(state.turn + 1));
    press("#last", () => go(last));
    for (const language of ["en", "fr"]) {
      press(`#${language}`, () => {
        state.language = language;
        speak();
      });
    }
    press("#verify", () => {
      stop();
      $("#check").showModal();
      checkDeck();
    });
    press("#close", () => $("#check").close());
    $("#scrub").addEventListener("input", (event) => go(Number(event.target.value)));
    $("#goto").addEventListener("change", (event) => go(Number(event.target.value)));
    $("#eyes").addEventListener("change", (event) => {
      const { value } = event.target;
      state.eyes = /^\d+$/.test(value) ? Number(value) : value;
      state.front = 0;
      show();
    });
    $("#speed").addEventListener("change", (event) => {
      state.pace = Number(event.target.value);
      if (!state.playing) return;
      clearInterval(state.playing);
      play();
    });
    document.addEventListener("keydown", keys);
    const stage = $("#stage");
    stage.addEventListener("pointerdown", (event) => {
      touched = event.pointerType === "mouse" ? null : { x: event.clientX, y: event.clientY };
    });
    window.addEventListener("pointerup", (event) => touched && swiped(event));
    window.addEventListener("pointercancel", () => {
      touched = null;
    });
    window.addEventListener("beforeprint", printed);
    window.addEventListener("afterprint", () => $("#paper").replaceChildren());
    new ResizeObserver(() => {
      const narrow = stage.clientWidth < NARROW;
      if (narrow === state.narrow) return;
      state.narrow = narrow;
      state.front = 0;
      show();
    }).observe(stage);
  }

  function ticks() {
    for (const { turn } of game.milestones) {
      const tick = element("i");
      tick.style.left = `${last ? (100 * turn) / last : 0}%`;
      $("#ticks").append(tick);
    }
  }

  async function begin() {
    await Promise.all(["600 20px 'Book Oswald'", "600 20px 'Book Barlow'", "400 20px 'Book Limelight'"].map((font) => document.fonts.load(font)));
    painted = Book.player(data.scenes);
    Book.told.show(data.scenes.signs, painted);
    $("#scrub").max = last;
    $("#record").textContent = data.record;
    state.narrow = $("#stage").clientWidth < NARROW;
    ticks();
    wire();
    speak();
    document.body.dataset.ready = "yes";
  }

  begin();
})();
