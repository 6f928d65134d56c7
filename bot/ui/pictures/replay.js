"use strict";
/* Everything is in this file: pictures are laid together from tiles, words are looked up by their numbers. */
const PACE = 1400; // milliseconds for each turn while it plays by itself
const SWIPE = 40; // pixels
const FACES = [ // of the words in the pictures: names, other words, numbers
  '600 * "Source Serif 4", "Source Serif Pro", Georgia, "Noto Serif", serif',
  '600 * "Source Sans 3", "Source Sans Pro", "Segoe UI", system-ui, sans-serif',
  '700 * "Source Sans 3", "Source Sans Pro", "Segoe UI", system-ui, sans-serif',
];
const byId = (id) => document.getElementById(id);
const made = (name, words) => Object.assign(document.createElement(name), { textContent: words });

async function unpacked(id) {
  const holder = byId(`${id}-data`);
  const letters = atob(holder.textContent);
  holder.remove();
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}

class Painter {
  constructor(book, bands, tiles, colours) {
    [this.wide, this.high] = book.tile;
    this.tiles = tiles;
    this.bands = [];
    let at = 0;
    for (const count of book.bands) {
      this.bands.push(Array.from({ length: count }, (_, n) => bands.getUint32((at + n) * 4, true)));
      at += count;
    }
    this.colours = new Uint32Array(256);
    const dots = new Uint8Array(this.colours.buffer);
    for (let n = 0; n < 256; n += 1) dots.set([colours[3 * n], colours[3 * n + 1], colours[3 * n + 2], 255], 4 * n);
    this.canvas = byId("picture");
    this.pen = this.canvas.getContext("2d");
    this.shown = [];
  }

  /* Only bands that differ from what is shown are drawn, and those with words, which may be in another language. */
  show(width, height, bands, words) {
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.shown = [];
    }
    bands.forEach((band, at) => {
      if (this.shown[at] !== band) this.drawn(band, at * this.high, width);
    });
    this.shown = [...bands];
    for (const [x, y, size, face, colour, room, anchor, line] of words) {
      this.pen.font = FACES[face].replace("*", `${size}px`);
      this.pen.fillStyle = colour;
      this.pen.textAlign = anchor;
      this.pen.fillText(face ? line : line.charAt(0).toUpperCase() + line.slice(1), x, y, room); // names have a capital
      const last = Math.floor((y + size) / this.high);
      for (let band = Math.floor((y - size) / this.high); band <= last; band += 1) this.shown[band] = -1;
    }
  }

  drawn(band, top, width) {
    const image = this.pen.createImageData(width, this.high);
    const dots = new Uint32Array(image.data.buffer);
    this.bands[band].forEach((tile, column) => {
      const left = column * this.wide;
      const wide = Math.min(this.wide, width - left);
      for (let row = 0; row < this.high; row += 1) {
        const from = (tile * this.high + row) * this.wide;
        for (let x = 0; x < wide; x += 1) dots[row * width + left + x] = this.colours[this.tiles[from + x]];
      }
    });
    this.pen.putImageData(image, 0, top);
  }
}

function start(book, painter) {
  let language = book.language;
  let at = 0;
  let playing = 0;
  const say = (number) => book.phrases[language][number];
  const full = (line, deep = 0) => ( // a stand-in may stand for a sentence with another one
    deep > 3 ? line : line.replace(/¤(\d+)¤0*…?/g, (_, number) => full(say(number) ?? "", deep + 1)));
  const steps = () => book.views[byId("view").value].steps;

  const own = () => book.views[byId("view").value].seat;
  const isOwn = (step) => step < book.movers.length && book.movers[step].includes(own());
  const ownBefore = () => { let step = at - 1; while (step > 0 && !isOwn(step)) step -= 1; return step; };
  const ownAfter = () => { let step = at + 1; while (step < book.movers.length && !isOwn(step)) step += 1; return step; };

  /* The controls that jump, for the step that is shown. */
  function point() {
    byId("chapter").value = book.chapters.filter(([, first]) => first <= Math.max(at, 1)).pop()[1];
    byId("turn").value = book.turns[Math.max(1, Math.min(at, book.turns.length - 1))];
    byId("own-back").hidden = byId("own-on").hidden = own() === null;
    byId("own-back").disabled = ownBefore() < 1;
    byId("own-on").disabled = ownAfter() >= book.movers.length;
  }

  function show(step) {
    at = Math.max(0, Math.min(step, steps().length - 1));
    const [width, height, bands, alt, lines, written] = steps()[at];
    const words = written.map((number) => [...book.written[number].slice(0, -1), full(book.written[number].at(-1))]);
    const head = say(book.heads[at]);
    painter.show(width, height, bands, words);
    byId("picture").setAttribute("aria-label", say(alt));
    byId("head").textContent = head;
    byId("lines").replaceChildren(...lines.map((line) => made("li", say(line))));
    byId("score").hidden = at < steps().length - 1;
    byId("slider").value = at;
    byId("slider").setAttribute("aria-valuetext", head);
    byId("first").disabled = byId("back").disabled = at === 0;
    byId("last").disabled = byId("on").disabled = at === steps().length - 1;
    point();
    if (at === steps().length - 1) pause();
  }

  function pause() {
    clearInterval(playing);
    playing = 0;
    byId("play").classList.remove("busy");
    byId("play").setAttribute("aria-label", say(book.labels.play));
  }

  function play() {
    if (playing) return pause();
    if (at === steps().length - 1) show(0);
    playing = setInterval(() => show(at + 1), PACE);
    byId("play").classList.add("busy");
    byId("play").setAttribute("aria-label", say(book.labels.pause));
  }

  function seat([rank, name, points, lines]) {
    const sheet = made("details");
    const summary = made("summary");
    summary.append(made("span", `${rank}.`), made("span", say(name)), made("b", points));
    const table = made("table");
    for (const [line, worth] of lines) {
      table.insertRow().append(made("td", say(line)), made("td", worth));
    }
    sheet.append(summary, table);
    sheet.open = rank === 1;
    return sheet;
  }

  /* Write all words again in the chosen language. */
  function word() {
    document.documentElement.lang = language;
    document.title = say(book.title);
    byId("title").textContent = say(book.title);
    for (const id of ["view", "language", "score"]) byId(`${id}-label`).textContent = say(book.labels[id]);
    for (const id of ["first", "back", "on", "last", "slider", "theme", "chapter", "turn", "own-back", "own-on"]) {
      byId(id).setAttribute("aria-label", say(book.labels[id]));
      byId(id).title = say(book.labels[id]);
    }
    byId("frame").title = say(book.labels.zoom);
    byId("hint").textContent = say(book.labels.hint);
    [...byId("view").options].forEach((option, n) => { option.textContent = say(book.views[n].label); });
    byId("sheet").replaceChildren(...book.score.map(seat));
    byId("chapter").replaceChildren(...book.chapters.map(([name, first]) => new Option(say(name), first)));
    pause();
    show(at);
  }

  for (const [code, name] of Object.entries(book.languages)) byId("language").add(new Option(name, code));
  book.views.forEach((_, n) => byId("view").add(new Option("", n)));
  byId("view").closest("label").hidden = book.views.length < 2;
  byId("language").value = language;
  byId("slider").max = steps().length - 1;
  byId("language").onchange = (event) => { language = event.target.value; word(); };
  byId("view").onchange = () => show(at);
  byId("slider").oninput = (event) => show(Number(event.target.value));
  byId("chapter").onchange = (event) => show(Number(event.target.value));
  byId("turn").max = book.turns[book.turns.length - 1];
  byId("turn").onchange = (event) => show(Math.max(1, book.turns.findLastIndex((turn) => turn <= Number(event.target.value))));
  byId("own-back").onclick = () => show(ownBefore());
  byId("own-on").onclick = () => show(ownAfter());
  byId("first").onclick = () => show(0);
  byId("back").onclick = () => show(at - 1);
  byId("on").onclick = () => show(at + 1);
  byId("last").onclick = () => show(steps().length - 1);
  byId("play").onclick = play;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  byId("theme").onclick = () => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
  };

  const keys = {
    ArrowLeft: () => at - 1, ArrowRight: () => at + 1, PageUp: () => at - 10, PageDown: () => at + 10,
    Home: () => 0, End: () => steps().length - 1,
  };
  addEventListener("keydown", (event) => {
    const held = event.ctrlKey || event.altKey || event.metaKey;
    if (held || !(event.key in keys) || event.target.closest("select, input")) return;
    event.preventDefault();
    show(keys[event.key]());
  });

  const frame = byId("frame");
  let touch = null;
  let swiped = false;
  frame.addEventListener("touchstart", (event) => {
    touch = event.touches.length === 1 && !frame.classList.contains("large") ? event.touches[0] : null;
    swiped = false;
  }, { passive: true });
  frame.addEventListener("touchend", (event) => {
    if (!touch) return;
    const across = event.changedTouches[0].clientX - touch.clientX;
    const down = event.changedTouches[0].clientY - touch.clientY;
    swiped = Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down);
    if (swiped) show(at + (across < 0 ? 1 : -1));
    touch = null;
  });
  frame.onclick = () => {
    if (!swiped) frame.classList.toggle("large");
    swiped = false;
  };
  word();
  byId("old").hidden = true;
}

async function open() {
  const [words, bands, tiles, colours] = await Promise.all(["words", "bands", "tiles", "colours"].map(unpacked));
  const book = JSON.parse(new TextDecoder().decode(words));
  start(book, new Painter(book, new DataView(bands), new Uint8Array(tiles), new Uint8Array(colours)));
}

open();
