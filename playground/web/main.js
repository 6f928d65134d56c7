// The page: places on the left, messages in the middle; news comes in and is shown.
import { get, listen, me, nobody, post } from "./api.js";
import { avatar, byId, el, toast } from "./dom.js";
import { Composer } from "./composer.js";
import { context } from "./context.js";
import { newsForDeveloper } from "./developer.js";
import { setClock } from "./clock.js";
import { showSidebar } from "./frame.js";
import { Timeline } from "./timeline.js";
import { welcome } from "./welcome.js";
import { language, say, tagOf } from "./words.js";

const composer = new Composer();
const timeline = new Timeline({ changed: () => loadMessages(), arrived: () => markRead() });
let state = null, place = null, version = "", wanted = null;

const places = () => [...state.channels.flatMap((channel) => [channel, ...channel.threads]), state.dm];
const find = (id) => places().find((entry) => entry.id === id);
const mine = () => state.people.find((person) => person.key === me) || state.people[0];

// ---------------------------------------------------------------- places

const SIGNS = { channel: "#", thread: "↳", dm: "@" };

function entry(spot) {
  const called = { class: "badge", "aria-label": say("new-for-you", { count: spot.mentions }) };
  const face = { class: "sign", "aria-hidden": "true" };
  const shape = { type: "button", "aria-current": String(spot.id === place?.id), onclick: () => visit(spot.id) };
  return el(
    "button",
    { class: `place ${spot.kind}${spot.unread ? " new" : ""}`, ...shape },
    spot.kind === "dm" ? avatar({ bot: true }, true) : el("span", face, SIGNS[spot.kind]),
    el("span", { class: "label" }, spot.name),
    spot.mentions ? el("span", called, String(spot.mentions)) : null,
  );
}

function drawPlaces() {
  byId("places").replaceChildren(
    el("h3", {}, say("channels")),
    ...state.channels.flatMap((channel) => [channel, ...channel.threads]).map(entry),
    el("h3", {}, say("direct-messages")),
    entry(state.dm),
  );
  const others = places().filter((spot) => spot.id !== place?.id);
  const calls = others.reduce((sum, spot) => sum + spot.mentions, 0);
  const here = place ? (place.kind === "dm" ? "@" : "#") + place.name : "";
  document.title = `${calls ? `(${calls}) ` : ""}${here} · ${mine().name} · Latchkey playground`;
  byId("burger-badge").hidden = !others.some((spot) => spot.unread);
}

function drawHead() {
  const face = { class: "sign", "aria-hidden": "true" };
  byId("place-name").replaceChildren(el("span", face, place.kind === "dm" ? "@" : "#"), place.name);
  byId("place-topic").textContent = place.kind === "dm" ? say("between", { name: mine().name }) : place.topic;
}

function drawMe() {
  const { turns } = state;
  const others = state.people.filter((person) => person.key !== me && turns[person.key]).map((person) => person.name);
  const hint = turns[me] ? say("your-turn") : others.length ? say("turn-of", { names: others.join(", ") }) : say("switch");
  const name = el("span", { class: "who" }, el("b", {}, mine().name), el("small", {}, hint));
  byId("me").replaceChildren(avatar(mine(), true), name, "⌄");
}

const here = () => place?.id;
const knows = (id) => Boolean(find(id));

function visit(id, message = null) {
  const target = find(id);
  showSidebar(false);
  if (!target) { toast(say("not-seen")); return; }
  if (place?.id === id) { if (message) timeline.spot(message); return; }
  place = target;
  wanted = message;
  version = "";
  sessionStorage.setItem(`place-${me}`, id);
  timeline.open(target.seen);
  drawHead();
  drawPlaces();
  composer.open(target);
  loadMessages();
}

// ---------------------------------------------------------------- messages

let loading = null;

// One request at a time; a caller that asks meanwhile gets a later one.
async function loadMessages() {
  while (loading) await loading;
  loading = fetchMessages();
  await loading;
}

async function fetchMessages() {
  const { id } = place;
  const at = find(id)?.version;
  try {
    const messages = await get("messages", { channel: id });
    if (place.id === id) show(messages);
  } catch (error) { toast(error.message, true); }
  if (place.id === id) version = at;
  loading = null;
}

function show(messages) {
  timeline.draw(messages, place, () => welcome(state, place, { visit, here, knows, byHand }));
  if (wanted) timeline.spot(wanted);
  wanted = null;
  markRead();
}

function markRead() {
  const spot = place && find(place.id);
  if (!spot?.unread || !timeline.atEnd || !document.hasFocus()) return;
  post("read", { channel: spot.id, message: spot.last }).catch(() => {});
}

addEventListener("focus", markRead);

// ---------------------------------------------------------------- by hand

function byHand() {
  composer.text.value = "/";
  composer.text.focus();
  composer.typed();
}

byId("demo-open").addEventListener("click", () => {
  const dialog = el("dialog", { class: "form" });
  const leave = (id) => { dialog.close(); visit(id); };
  const close = el("button", { type: "button", class: "button", onclick: () => dialog.close() }, say("close"));
  const cards = el("div", { class: "parts" }, welcome(state, place, { visit: leave, here, knows }, true));
  dialog.append(el("form", {}, cards, el("footer", {}, close)));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus(); // a card under the next key would begin a game
});

addEventListener("keydown", (event) => {
  if (!state || event.ctrlKey || event.metaKey) return;
  const busy = event.target.closest?.("input, textarea, dialog, .menu, .list");
  if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    event.preventDefault();
    const all = places();
    const at = all.findIndex((spot) => spot.id === place.id) + (event.key === "ArrowDown" ? 1 : -1);
    visit(all[(at + all.length) % all.length].id);
  } else if (event.key === "/" && !busy && !composer.command) {
    event.preventDefault();
    byHand();
  }
});

// ---------------------------------------------------------------- news

// On the first visit, Discord is in the language of the page.
function speakAsPage({ spoken, language: now, languages }) {
  const mine = tagOf(languages, language);
  if (spoken || !mine || mine === now) return false;
  post("speak", { language: mine }); // what it changes comes with the next state
  return true;
}

function onState(next) {
  const first = !state;
  if (first && speakAsPage(next)) return;
  state = next;
  byId("starting").hidden = true;
  const { names, people, bot, language, languages, skipped, turns } = next;
  Object.assign(context, { names, people, bot, language, languages, skipped, turns, myId: mine().id, visit });
  context.refresh = loadMessages;
  byId("server-name").textContent = next.server;
  byId("demo-open").hidden = !next.demos.length;
  setClock(next.now);
  drawMe();
  const current = first ? null : find(place.id);
  if (current) follow(current);
  else visit(find(sessionStorage.getItem(`place-${me}`))?.id || next.channels[0].id);
  if (first && nobody) toast(say("nobody", { name: nobody, me: mine().name }), true);
  newsForDeveloper();
}

function follow(current) {
  place = current;
  drawHead();
  drawPlaces();
  if (current.version === version) { markRead(); return; }
  version = current.version;
  loadMessages();
}

listen({ state: onState, clock: ({ now }) => setClock(now) }, (lost) => { byId("lost").hidden = !lost; });
