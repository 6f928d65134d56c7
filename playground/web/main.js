// The page: places on the left, messages in the middle, a clock on top.
import { get, listen, me, post } from "./api.js";
import { avatar, byId, el, menu, sign, toast } from "./dom.js";
import { Composer } from "./composer.js";
import { context } from "./context.js";
import { drawMessage } from "./message.js";
import { newsForDeveloper, toggleDeveloper } from "./developer.js";
import { refreshTimes } from "./markdown.js";
import { welcome } from "./welcome.js";

const app = byId("app"), scroll = byId("scroll"), list = byId("messages");
const composer = new Composer();
const drawn = new Map(); // message id to what it was drawn from, and its node
const dismissed = new Set();
let state = null, place = null, version = "", atEnd = true, seenOnOpening = "0", wanted = null;

// ---------------------------------------------------------------- places

const places = () => [...state.channels.flatMap((channel) => [channel, ...channel.threads]), state.dm];
const find = (id) => places().find((entry) => entry.id === id);
const SIGNS = { channel: "#", thread: "↳", dm: "@" };

function drawPlaces() {
  const entry = (spot) => {
    const badge = spot.mentions ? el("span", { class: "badge", "aria-label": `${spot.mentions} new for you` }, String(spot.mentions)) : null;
    const node = el("button", { type: "button", class: `place ${spot.kind}${spot.unread ? " new" : ""}`, "aria-current": String(spot.id === place?.id), data: { channel: spot.id }, onclick: () => visit(spot.id) },
      spot.kind === "dm" ? avatar({ bot: true }, true) : el("span", { class: "sign", "aria-hidden": "true" }, SIGNS[spot.kind]), el("span", { class: "label" }, spot.name), badge);
    return node;
  };
  byId("places").replaceChildren(
    el("h3", {}, "Channels"), ...state.channels.flatMap((channel) => [entry(channel), ...channel.threads.map(entry)]),
    el("h3", {}, "Direct messages"), entry(state.dm));
  const calls = places().filter((spot) => spot.id !== place?.id).reduce((sum, spot) => sum + spot.mentions, 0);
  document.title = `${calls ? `(${calls}) ` : ""}${place ? (place.kind === "dm" ? "@" : "#") + place.name : ""} · ${mine().name} · Latchkey playground`;
  byId("burger-badge").hidden = !places().some((spot) => spot.unread && spot.id !== place?.id);
}

const mine = () => state.people.find((person) => person.key === me) || state.people[0];

function drawMe() {
  const person = mine();
  byId("me").replaceChildren(avatar(person, true), el("span", { class: "who" }, el("b", {}, person.name), el("small", {}, "Switch player")), "⌄");
}

function visit(id, message = null) {
  const target = find(id);
  app.classList.remove("open");
  byId("veil").hidden = true;
  byId("burger").setAttribute("aria-expanded", "false");
  if (!target) { toast("You cannot see that channel."); return; }
  if (place?.id === id) { if (message) spot(message); return; }
  place = target;
  wanted = message;
  context.channel = id;
  version = "";
  seenOnOpening = target.seen;
  atEnd = true;
  drawn.clear();
  list.replaceChildren();
  sessionStorage.setItem(`place-${me}`, id);
  drawHead();
  drawPlaces();
  composer.open(target);
  loadMessages();
}

function drawHead() {
  byId("place-name").replaceChildren(el("span", { class: "sign", "aria-hidden": "true" }, place.kind === "dm" ? "@" : "#"), place.name);
  byId("place-topic").textContent = place.kind === "dm" ? `Between you, ${mine().name}, and the bot` : place.topic;
}

// ---------------------------------------------------------------- messages

let loading = null;

// One request at a time; whoever asks meanwhile gets one that was sent later.
async function loadMessages() {
  while (loading) await loading;
  loading = fetchMessages();
  await loading;
}

async function fetchMessages() {
  const id = place.id;
  const at = find(id)?.version;
  try {
    const messages = await get("messages", { channel: id });
    if (place.id === id) { version = at; drawMessages(messages); }
  } catch (error) { toast(error.message, true); version = at; }
  loading = null;
}

function drawMessages(messages) {
  const shown = messages.filter((message) => !dismissed.has(message.id));
  const nodes = [];
  let previous = null, day = "", unread = false;
  for (const message of shown) {
    message.channel = place.id;
    const today = new Date(message.at).toDateString();
    if (today !== day) nodes.push(el("li", { class: "divider" }, new Date(message.at).toLocaleDateString([], { weekday: "long", day: "numeric", month: "long" })));
    const fresh = !unread && seenOnOpening !== "0" && BigInt(message.id) > BigInt(seenOnOpening) && message.author.id !== mine().id && !message.ephemeral;
    if (fresh) { unread = true; nodes.push(el("li", { class: "divider unread" }, "New")); }
    const before = today === day && !fresh ? previous : null;
    const key = JSON.stringify([message, before?.id, before?.at, new Date(context.now()).toDateString()]);
    let entry = drawn.get(message.id);
    if (entry?.key !== key) {
      const old = entry?.node;
      entry = { key, node: drawMessage(message, before, (gone) => { dismissed.add(gone.id); version = ""; loadMessages(); }) };
      if (old) holdPlaces(old, entry.node);
      drawn.set(message.id, entry);
    }
    nodes.push(entry.node);
    previous = message;
    day = today;
  }
  if (!shown.length) nodes.push(welcome(state, place, { visit, byHand }));
  keepFocus(() => patch(nodes));
  if (wanted) { spot(wanted); wanted = null; } else if (atEnd) toEnd();
  else byId("jump").hidden = false;
  markRead();
}

// Somebody at the keyboard stays where they were when their message is drawn anew.
function keepFocus(draw) {
  const controls = (node) => [...(node?.querySelectorAll(".button, .pick") || [])];
  const message = document.activeElement?.closest?.("#messages .message");
  const at = controls(message).indexOf(document.activeElement);
  draw();
  if (at < 0 || message.isConnected) return;
  const now = controls(byId(message.id));
  now[Math.min(at, now.length - 1)]?.focus({ preventScroll: true });
}

// A redrawn message keeps the height of its pictures until the new ones are there.
function holdPlaces(old, node) {
  const before = old.querySelectorAll(".picture img");
  node.querySelectorAll(".picture img").forEach((image, index) => {
    if (!before[index]?.clientHeight) return;
    image.loading = "eager";
    image.style.minHeight = `${before[index].clientHeight}px`;
    image.style.minWidth = `${before[index].clientWidth}px`;
    image.addEventListener("load", () => { image.style.minHeight = image.style.minWidth = ""; }, { once: true });
  });
}

// Puts the nodes in order and leaves those that are right where they are: an open menu keeps its place.
function patch(nodes) {
  const keep = new Set(nodes);
  for (const child of [...list.children]) if (!keep.has(child)) child.remove();
  nodes.forEach((node, index) => { if (list.children[index] !== node) list.insertBefore(node, list.children[index] || null); });
}

function spot(id) {
  const node = byId(`m${id}`);
  if (!node) return;
  atEnd = node === list.lastElementChild;
  node.scrollIntoView({ block: "center" });
  node.focus();
}

function toEnd() {
  scroll.scrollTop = scroll.scrollHeight;
  byId("jump").hidden = true;
}

function markRead() {
  if (!document.hasFocus() || !atEnd || !place) return;
  const spot = find(place.id);
  if (spot && spot.unread) post("read", { channel: spot.id, message: spot.last }).catch(() => {});
}

// Only a reader's own scrolling leaves the end; messages that grow or are redrawn do not.
let hands = 0;
for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  scroll.addEventListener(kind, (event) => { if (kind !== "pointerdown" || event.target === scroll) hands = Date.now(); }, { passive: true });
}
scroll.addEventListener("scroll", () => {
  const end = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 60;
  if (end) { atEnd = true; byId("jump").hidden = true; markRead(); } else if (Date.now() - hands < 600) atEnd = false;
}, { passive: true });
new ResizeObserver(() => { if (atEnd) scroll.scrollTop = scroll.scrollHeight; }).observe(list);
new ResizeObserver(() => { if (atEnd) scroll.scrollTop = scroll.scrollHeight; }).observe(scroll);
byId("jump").addEventListener("click", toEnd);
addEventListener("focus", markRead);

// ---------------------------------------------------------------- clock

function setClock(now) {
  context.ahead = new Date(now) - Date.now();
  drawClock();
}

function drawClock() {
  const now = new Date(context.now());
  const shape = { weekday: "short", hour: "2-digit", minute: "2-digit", ...(innerWidth < 760 ? {} : { day: "numeric", month: "short" }) };
  byId("clock").replaceChildren(sign("clock"), now.toLocaleString([], shape));
  refreshTimes();
}

async function skip(seconds) {
  byId("clock").classList.add("busy");
  try { setClock((await post("skip", { seconds })).now); } catch (error) { toast(error.message, true); }
  byId("clock").classList.remove("busy");
}

byId("clock").addEventListener("click", () => {
  const entry = (text, seconds) => el("button", { type: "button", role: "menuitem", onclick: () => skip(seconds) }, text);
  const ahead = state.skipped >= 3600 ? `The clock is ${Math.round(state.skipped / 3600)} hours ahead of yours.` : "See slow play in a minute: move the clock ahead.";
  menu(byId("clock"), el("p", {}, ahead), entry("Skip an hour", 3600), entry("Skip a day", 86400), entry("Skip a week", 604800));
});
setInterval(drawClock, 10_000);

// ---------------------------------------------------------------- the frame's buttons

byId("me").addEventListener("click", () => {
  const rows = state.people.map((person) => el("div", { class: "pair" },
    el("button", { type: "button", role: "menuitem", onclick: () => become(person.key) }, avatar(person, true), person.name, person.key === me ? " ✓" : ""),
    el("a", { href: `?as=${person.key}`, target: "_blank", title: `A window for ${person.name}`, "aria-label": `A window for ${person.name}` }, sign("window"))));
  menu(byId("me"), el("p", {}, "Be somebody else, here or in a second window"), ...rows);
});

function become(key) {
  localStorage.setItem("as", key);
  location.search = `?as=${key}`;
}

byId("burger").addEventListener("click", () => {
  const open = app.classList.toggle("open");
  byId("veil").hidden = !open;
  byId("burger").setAttribute("aria-expanded", String(open));
});
byId("veil").addEventListener("click", () => byId("burger").click());
byId("developer-open").addEventListener("click", toggleDeveloper);
byId("developer-open").append(sign("gear"));
byId("theme").append(sign("half"));
byId("demo-open").addEventListener("click", () => {
  const dialog = el("dialog", { class: "form" });
  const close = el("button", { type: "button", class: "button", onclick: () => dialog.close() }, "Close");
  dialog.append(el("form", {}, el("div", { class: "parts" }, welcome(state, place, { visit: (id) => { dialog.close(); visit(id); } }, true)), el("footer", {}, close)));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
});

function byHand() {
  composer.text.value = "/";
  composer.text.focus();
  composer.typed();
}

function theme(next) {
  const dark = next ? next === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}
byId("theme").addEventListener("click", () => {
  const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  localStorage.setItem("theme", next);
  theme(next);
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => theme(localStorage.getItem("theme")));
theme(localStorage.getItem("theme"));

addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, dialog, .menu, .list");
  if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown") && state) {
    event.preventDefault();
    const all = places();
    const at = all.findIndex((entry) => entry.id === place.id) + (event.key === "ArrowDown" ? 1 : -1);
    visit(all[(at + all.length) % all.length].id);
  } else if (!typing && event.key === "/" && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    if (!composer.command) byHand();
  } else if (!typing && event.key === "Escape" && app.classList.contains("open")) byId("burger").click();
});

// ---------------------------------------------------------------- news

function onState(next) {
  const first = !state;
  state = next;
  Object.assign(context, { names: next.names, people: next.people, bot: next.bot, myId: mine().id, visit, refresh: loadMessages });
  byId("server-name").textContent = next.server;
  byId("demo-open").hidden = !next.demos.length;
  setClock(next.now);
  drawMe();
  if (first) {
    const last = sessionStorage.getItem(`place-${me}`);
    visit(find(last)?.id || next.channels[0].id);
  } else {
    const current = find(place.id);
    if (!current) visit(next.channels[0].id);
    else { place = current; drawHead(); drawPlaces(); if (current.version !== version) { version = current.version; loadMessages(); } else markRead(); }
  }
  newsForDeveloper();
}

listen({ state: onState, clock: ({ now }) => setClock(now) }, (lost) => { byId("lost").hidden = !lost; });
