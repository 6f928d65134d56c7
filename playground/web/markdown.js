// Discord's markdown, built as nodes.
import { el, emoji } from "./dom.js";
import { context } from "./context.js";
import { language, say } from "./words.js";

const INLINE = [
  [/^```(?:[\w+-]*\n)?([\s\S]+?)```/, (m) => el("pre", {}, el("code", {}, m[1].replace(/\n$/, "")))],
  [/^``([\s\S]+?)``/, (m) => el("code", {}, m[1])],
  [/^`([^`\n]+)`/, (m) => el("code", {}, m[1])],
  [/^\\([*_~`|>#\\<\-])/, (m) => document.createTextNode(m[1])],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*/, (m) => el("b", {}, el("i", {}, ...inline(m[1])))],
  [/^\*\*(?=\S)([\s\S]+?)\*\*/, (m) => el("b", {}, ...inline(m[1]))],
  [/^__(?=\S)([\s\S]+?)__/, (m) => el("u", {}, ...inline(m[1]))],
  [/^~~(?=\S)([\s\S]+?)~~/, (m) => el("s", {}, ...inline(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/^\*(?=\S)([^*]+?)\*/, (m) => el("i", {}, ...inline(m[1]))],
  [/^_(?=\S)([^_]+?)_(?!\w)/, (m) => el("i", {}, ...inline(m[1]))],
  [/^<@!?(\d+)>/, (m) => mention("@", context.names.users[m[1]] || "somebody", m[1] === context.myId)],
  [/^<@&(\d+)>/, (m) => mention("@", context.names.roles[m[1]] || "a role")],
  [/^<#(\d+)>/, (m) => channel(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => mention("/", m[1])],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (m) => stamp(Number(m[1]), m[2] || "f")],
  [/^<a?:(\w+):(\d+)>/, (m) => emoji({ name: m[1], id: m[2] })],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s"[^"]*")?\)/, (m) => link(m[2], ...inline(m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>()]+/, (m) => link(m[0], m[0])],
];

function link(href, ...text) {
  const here = href.match(/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?/);
  if (here) return el(
    "button",
    { type: "button", class: "mention", onclick: () => context.visit(here[1], here[2]) },
    ...(text[0] === href ? [`#${context.names.channels[here[1]] || "message"}`] : text),
  );
  return el("a", { href, target: "_blank", rel: "noopener noreferrer" }, ...text);
}

function spoiler(text) {
  const node = el("button", { type: "button", class: "spoiler", "aria-label": say("spoiler") }, ...inline(text));
  node.addEventListener("click", () => { node.classList.add("shown"); node.removeAttribute("aria-label"); });
  return node;
}

function mention(sign, name, mine = false) {
  return el("span", { class: mine ? "mention mine" : "mention" }, sign + name);
}

function channel(id) {
  return el(
    "button",
    { type: "button", class: "mention", onclick: () => context.visit(id) },
    `# ${context.names.channels[id] || "unknown"}`,
  );
}

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

function stamp(seconds, style) {
  const at = new Date(seconds * 1000);
  const full = at.toLocaleString(reader(), { dateStyle: "full", timeStyle: "short" });
  const text = style === "R" ? relative(at) : at.toLocaleString(reader(), FORMATS[style]);
  return el(
    "time",
    { class: style === "R" ? "stamp relative" : "stamp", datetime: at.toISOString(), title: full },
    text,
  );
}

const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
// As Discord writes them: in its own language.
const reader = () => context.language || language;

export function relative(at) {
  const seconds = (at - context.now()) / 1000;
  const [unit, size] = STEPS.find(([, size]) => Math.abs(seconds) >= size) || STEPS.at(-1);
  return new Intl.RelativeTimeFormat(reader(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

export function refreshTimes() {
  for (const node of document.querySelectorAll("time.relative")) node.textContent = relative(new Date(node.dateTime));
}

export function inline(text) {
  const nodes = [];
  let plain = "";
  while (text) {
    const found = /[`\\*_~|<\[h]/.test(text[0]) && INLINE.map(
      ([rule, make]) => [text.match(rule), make],
    ).find(([m]) => m);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found[1](found[0]));
      text = text.slice(found[0][0].length);
    } else {
      plain += text[0];
      text = text.slice(1);
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

// Lines that begin with a sign make blocks; everything between them is one paragraph.
export function markdown(source) {
  const box = el("div", { class: "text" });
  let paragraph = [];
  let list = null;
  const flush = () => {
    const text = paragraph.join("\n").replace(/^\n+|\n+$/g, "");
    if (text) box.append(el("p", {}, ...inline(text)));
    paragraph = [];
  };
  const blocks = source.split(/(```[\s\S]*?```)/);
  for (const block of blocks) {
    if (block.startsWith("```")) { flush(); list = null; box.append(...inline(block)); continue; }
    for (const line of block.split("\n")) {
      let m;
      if ((m = line.match(/^(#{1,3}) (.+)/))) {
        flush();
        list = null;
        box.append(el(`h${m[1].length}`, {}, ...inline(m[2])));
      }
      else if ((m = line.match(/^-# (.+)/))) {
        flush();
        list = null;
        box.append(el("p", { class: "small" }, ...inline(m[1])));
      }
      else if ((m = line.match(/^> ?(.*)/))) { flush(); list = null; quote(box, m[1]); }
      else if ((m = line.match(/^\s*(?:[-*]|(\d+)\.) (.+)/))) {
        flush();
        const tag = m[1] ? "ol" : "ul";
        if (!list || list.localName !== tag) { list = el(tag, m[1] ? { start: m[1] } : {}); box.append(list); }
        list.append(el("li", {}, ...inline(m[2])));
      } else { list = null; paragraph.push(line); }
    }
    flush();
  }
  return box;
}

function quote(box, text) {
  const last = box.lastElementChild;
  if (last?.localName === "blockquote") last.append("\n", ...inline(text));
  else box.append(el("blockquote", {}, ...inline(text)));
}
