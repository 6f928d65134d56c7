// The messages of the open channel, in order, and where the reader is among them.
import { byId, el } from "./dom.js";
import { context } from "./context.js";
import { drawMessage } from "./message.js";
import { language, say } from "./words.js";

const NEAR = 60; // pixels from the end that still count as being there
const HAND = 600; // milliseconds after which scrolling is no longer the reader's own

export class Timeline {
  // `changed` is called when something was dismissed, `arrived` when the reader is at the end.
  constructor({ changed, arrived }) {
    this.list = byId("messages");
    this.box = byId("scroll");
    this.jump = byId("jump");
    this.changed = changed;
    this.arrived = arrived;
    this.drawn = new Map(); // message id to what it was drawn from, and its node
    this.dismissed = new Set();
    this.hands = 0;
    this.watchScrolling();
  }

  open(seen) {
    this.seen = seen;
    this.atEnd = true;
    this.fresh = true; // nothing was drawn here yet
    this.newest = 0n; // the last message that the reader has had before their eyes
    this.jump.hidden = true;
    this.drawn.clear();
    this.list.replaceChildren();
  }

  draw(messages, place, empty) {
    const shown = messages.filter((message) => !this.dismissed.has(message.id));
    const answer = this.fresh ? null : shown.findLast((message) => isOwn(message) && !this.drawn.has(message.id));
    const nodes = [];
    let previous = null, day = "", unread = false;
    for (const message of shown) {
      message.channel = place.id;
      const today = new Date(message.at).toDateString();
      if (today !== day) nodes.push(divider(dayOf(message)));
      const fresh = !unread && this.isNew(message);
      if (fresh) { unread = true; nodes.push(divider(say("new"), "divider unread")); }
      nodes.push(this.node(message, today === day && !fresh ? previous : null));
      previous = message;
      day = today;
    }
    this.empty = !shown.length;
    if (this.empty) nodes.push(empty());
    keepFocus(() => this.patch(nodes));
    this.last = shown.length ? BigInt(shown.at(-1).id) : 0n;
    this.fresh = false;
    if (answer) this.bring(answer);
    if (this.atEnd) this.toEnd();
    else this.jump.hidden = !shown.some((message) => BigInt(message.id) > this.newest && !isOwn(message));
  }

  // A person who asks for something sees the answer, no matter where they were reading.
  bring(message) {
    const node = byId(`m${message.id}`);
    this.atEnd = node === this.list.lastElementChild;
    if (!this.atEnd) node.scrollIntoView({ block: "nearest" });
  }

  isNew(message) {
    const later = this.seen !== "0" && BigInt(message.id) > BigInt(this.seen);
    return later && message.author.id !== context.myId && !message.ephemeral;
  }

  // A message is drawn again only where it, or the one before it, has changed.
  node(message, before) {
    const key = JSON.stringify([message, before?.id, before?.at, new Date(context.now()).toDateString()]);
    const old = this.drawn.get(message.id);
    if (old?.key === key) return old.node;
    const node = drawMessage(message, before, (gone) => { this.dismissed.add(gone.id); this.changed(); });
    if (old) holdPlaces(old.node, node);
    this.drawn.set(message.id, { key, node });
    return node;
  }

  // Puts the nodes in order and leaves those that are right where they are: an open menu keeps its place.
  patch(nodes) {
    const keep = new Set(nodes);
    for (const child of [...this.list.children]) if (!keep.has(child)) child.remove();
    nodes.forEach((node, index) => {
      const there = this.list.children[index];
      if (there !== node) this.list.insertBefore(node, there || null);
    });
  }

  spot(id) {
    const node = byId(`m${id}`);
    if (!node) return;
    this.atEnd = node === this.list.lastElementChild;
    node.scrollIntoView({ block: "center" });
    node.focus();
  }

  // An empty channel is read from its top.
  toEnd() {
    this.box.scrollTop = this.empty ? 0 : this.box.scrollHeight;
    this.arrive();
  }

  arrive() {
    this.newest = this.last ?? 0n;
    this.jump.hidden = true;
  }

  // Only a reader's own scrolling leaves the end; messages that grow or are redrawn do not.
  watchScrolling() {
    const { box } = this;
    for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      const mark = (event) => { if (kind !== "pointerdown" || event.target === box) this.hands = Date.now(); };
      box.addEventListener(kind, mark, { passive: true });
    }
    box.addEventListener("scroll", () => {
      if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR) {
        this.atEnd = true;
        this.arrive();
        this.arrived();
      } else if (Date.now() - this.hands < HAND) this.atEnd = false;
    }, { passive: true });
    const stay = new ResizeObserver(() => { if (this.atEnd) this.toEnd(); });
    stay.observe(this.list);
    stay.observe(box);
    this.jump.addEventListener("click", () => { this.atEnd = true; this.toEnd(); this.arrived(); });
  }
}

const DAY = { weekday: "long", day: "numeric", month: "long" };
const dayOf = (message) => new Date(message.at).toLocaleDateString(language, DAY);
const divider = (text, kind = "divider") => el("li", { class: kind }, text);

// What the bot said to this reader alone, or because they asked, or what they said themselves.
const isOwn = (message) => message.ephemeral || message.mine || message.author.id === context.myId;

// Somebody at the keyboard stays where they were when their message is drawn again: on the control that says
// the same, else on the message. Another button in that place might cost them something at the next key.
function keepFocus(draw) {
  const focused = document.activeElement;
  const message = focused?.closest?.("#messages .message");
  const said = focused?.textContent;
  draw();
  if (!message || message.isConnected) return;
  const now = byId(message.id);
  const same = [...(now?.querySelectorAll(".button, .pick") || [])].find((node) => node.textContent === said);
  (focused.matches(".button, .pick") && same || now)?.focus({ preventScroll: true });
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
