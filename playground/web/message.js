// One message, drawn.
import { avatar, el, sign } from "./dom.js";
import { component, fileLink } from "./components.js";
import { context } from "./context.js";
import { inline, markdown } from "./markdown.js";
import { picture } from "./lightbox.js";
import { language, say } from "./words.js";

export function drawMessage(message, previous, dismiss) {
  if (message.system) return system(message);
  const again = joins(previous, message);
  const person = message.author.bot ? { bot: true } : context.people.find(
    (p) => p.id === message.author.id,
  ) || message.author;
  const wide = message.components.length || message.attachments.length;
  const node = el(
    "li",
    { class: `message${again ? " again" : ""}${wide ? " wide" : ""}`, id: `m${message.id}`, tabindex: "-1" },
  );
  if (message.calls) node.classList.add("calls");
  if (message.ephemeral) node.classList.add("private");
  if (message.via && !again) node.append(via(message.via));
  if (message.reply) node.append(el(
    "div",
    { class: "via" },
    el("b", {}, message.reply.name),
    el("span", {}, message.reply.content.slice(0, 90) || "…"),
  ));
  const face = avatar(person);
  if (message.via || message.reply) face.style.top = "24px";
  node.append(face, by(message));
  if (message.thinking) node.append(el(
    "div",
    { class: "thinking" },
    el("span", { class: "dots" }, el("i"), el("i"), el("i")),
    `${message.author.name} is thinking …`,
  ));
  if (message.content) node.append(markdown(message.content));
  if (message.edited && !message.via && message.content) node.append(el("span", { class: "edited" }, "(edited)"));
  if (message.layout) node.append(el(
    "div",
    { class: "layout" },
    ...message.components.map((part) => component(part, message)),
  ));
  else node.append(...files(message), ...message.components.map((part) => component(part, message)));
  if (message.ephemeral) node.append(el(
    "div",
    { class: "note" },
    sign("eye"),
    say("only-you"),
    el("button", { type: "button", onclick: () => dismiss(message) }, say("dismiss")),
  ));
  return node;
}

// A second message of the same author within five minutes needs no name again.
function joins(previous, message) {
  return previous && !previous.system && previous.author.id === message.author.id && !message.via && !message.reply
    && previous.ephemeral === message.ephemeral && new Date(message.at) - new Date(previous.at) < 300_000;
}

function by(message) {
  const at = new Date(message.at);
  const time = el(
    "time",
    { datetime: message.at, title: at.toLocaleString(language, { dateStyle: "full", timeStyle: "short" }) },
    moment(at),
  );
  return el(
    "div",
    { class: "by" },
    el("b", {}, message.author.name),
    message.author.bot ? el("span", { class: "app" }, "app") : null,
    time,
  );
}

function moment(at) {
  const days = Math.floor(
    (new Date(context.now()).setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000,
  );
  const time = at.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  if (days === 0) return time;
  if (days === 1) return say("yesterday", { time });
  return `${at.toLocaleDateString(language, { day: "numeric", month: "short" })}, ${time}`;
}

function via({ name, command }) {
  return el("div", { class: "via" }, el("b", {}, name), say("used"), command ? el("code", {}, command) : say("the-bot"), say("used-after"));
}

function system(message) {
  return el(
    "li",
    { class: "message system", id: `m${message.id}` },
    el("span", { class: "sign", "aria-hidden": "true" }, "→"),
    el("span", {}, el("b", {}, message.author.name), " ", ...inline(sentence(message))),
  );
}

function sentence(message) {
  const name = message.content.replace(/^.*started a thread: \*\*|\*\*.*$/g, "");
  if (message.kind === "thread_created") return say("thread", { name });
  return message.content.replace(new RegExp(`^${message.author.name}\\s`), "");
}

function files(message) {
  const pictures = message.attachments.filter((attachment) => attachment.type.startsWith("image/"));
  const others = message.attachments.filter((attachment) => !attachment.type.startsWith("image/"));
  const shown = pictures.map((a) => picture(a.url, a.alt, "picture", a.name.startsWith("SPOILER_")));
  return [
    pictures.length ? el("div", { class: pictures.length > 1 ? "pictures many" : "pictures" }, ...shown) : null,
    ...others.map(fileLink),
  ].filter(Boolean);
}
