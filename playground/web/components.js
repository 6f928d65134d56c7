// Message components: rows with buttons and menus, and layouts. Only what the bot shows.
import { act } from "./api.js";
import { el, emoji, sign, toast } from "./dom.js";
import { choose } from "./list.js";
import { context } from "./context.js";
import { markdown } from "./markdown.js";
import { openForm } from "./form.js";
import { picture } from "./lightbox.js";
import { say } from "./words.js";

const ROW = 1, BUTTON = 2, MENU = 3, TEXT = 10, GALLERY = 12, FILE = 13, CONTAINER = 17;

export function component(part, message) {
  switch (part.type) {
    case ROW: return el("div", { class: "row" }, ...part.components.map((child) => component(child, message)));
    case BUTTON: return button(part, message);
    case MENU: return select(part, message);
    case TEXT: return markdown(part.content);
    case GALLERY: return el(
      "div",
      { class: part.items.length > 1 ? "pictures many" : "pictures" },
      ...part.items.map((item) => picture(item.media.url, item.description || "", "picture", item.spoiler)),
    );
    case FILE: return file(part, message);
    case CONTAINER: return container(part, message);
    default: return el("span", { class: "note" }, `(a component of kind ${part.type})`);
  }
}

function container(part, message) {
  const box = el("div", { class: "container" }, ...part.components.map((child) => component(child, message)));
  if (part.accent_color !== undefined && part.accent_color !== null) {
    box.classList.add("accent");
    box.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  }
  return box;
}

function file(part, message) {
  const url = part.file.url;
  const known = message.attachments.find((attachment) => attachment.url === url);
  return fileLink({ url, name: known?.name || decodeURIComponent(url.split("/").pop()), size: known?.size });
}

export function fileLink({ url, name, size }) {
  const note = size === undefined ? "" : size < 1024 ? `${size} bytes` : `${(size / 1024).toFixed(0)} KB`;
  return el(
    "a",
    { class: "file", href: url, download: name },
    sign("file"),
    el("span", {}, name, el("br"), el("small", {}, note)),
  );
}

function button(part, message) {
  const face = [
    part.emoji?.name ? emoji(part.emoji) : null,
    part.label ? el("span", {}, part.label) : null,
  ];
  if (part.style === 5) return el(
    "a",
    { class: "button", href: part.url, target: "_blank", rel: "noopener noreferrer" },
    ...face,
    " ↗",
  );
  const node = el(
    "button",
    { type: "button", class: `button s${part.style}`, disabled: part.disabled, data: { id: part.custom_id } },
    ...face,
  );
  node.addEventListener("click", () => interact(node, message, "click", { id: part.custom_id }));
  return node;
}

function select(part, message) {
  const chosen = part.options.find((option) => option.default);
  const label = el("span", { class: chosen ? "label" : "label empty" }, chosen?.label || part.placeholder || say("choose"));
  const node = el(
    "button",
    {
      type: "button",
      class: "pick",
      disabled: part.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      data: { id: part.custom_id },
    },
    label,
    el("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
  node.addEventListener("click", async () => {
    const taken = await choose(node, part.options, chosen);
    if (!taken) return;
    label.textContent = taken.label;
    label.classList.remove("empty");
    await interact(node, message, "select", { id: part.custom_id, values: [taken.value] });
  });
  return node;
}

// One click or choice: the control waits with a spinner, trouble is told under the message.
export async function interact(node, message, kind, order) {
  if (node.classList.contains("busy")) return;
  node.classList.add("busy");
  try {
    const answer = await act(kind, { channel: message.channel, message: message.id, ...order });
    if (answer.modal) openForm(answer, message.channel);
    if (answer.failed) fail(node);
    await context.refresh(); // the control stays shut until its message shows what came of it
    for (let wait = 0; answer.pending && node.isConnected && wait < 80; wait += 1) await pause(100);
  } catch (error) {
    toast(error.message, true);
  } finally {
    node.classList.remove("busy");
  }
}

const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));

function fail(node) {
  const item = node.closest(".message");
  item?.querySelector(".failed")?.remove();
  item?.append(el("div", { class: "failed" }, say("failed")));
}
