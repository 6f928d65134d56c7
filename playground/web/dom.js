// Small pieces to build a page from: text never becomes markup.

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name === "data") Object.assign(node.dataset, value);
    else if (value === true) node.setAttribute(name, "");
    else node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

// One of the bot's own, or a sign of every font.
export function emoji({ name, id }) {
  if (!id) return el("span", {}, name);
  return el("img", { class: "emoji", src: `files/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

// Our own signs: not every machine has a font with emoji.
const SIGNS = {
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5V12l3.2 2",
  eye: "M2.5 12S6 6 12 6 21.5 12 21.5 12 18 18 12 18 2.5 12 2.5 12Zm9.5 2.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z",
  file: "M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6",
  window: "M9 9h11v11H9ZM5 15H4V4h11v1",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  half: "M12 3.5a8.5 8.5 0 1 0 0 17ZM12 3.5a8.5 8.5 0 0 1 0 17",
};

const DRAWN = {
  viewBox: "0 0 24 24",
  width: 18,
  height: 18,
  fill: "none",
  stroke: "currentColor",
  "stroke-width": 1.8,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
  "aria-hidden": "true",
};

export function sign(name) {
  const space = "http://www.w3.org/2000/svg";
  const node = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  for (const [key, value] of Object.entries(DRAWN)) node.setAttribute(key, value);
  path.setAttribute("d", SIGNS[name]);
  node.classList.add("svg");
  node.append(path);
  return node;
}

export const byId = (id) => document.getElementById(id);

export function toast(text, bad = false) {
  const note = el("div", { class: bad ? "toast bad" : "toast" }, text);
  byId("toasts").append(note);
  setTimeout(() => note.remove(), bad ? 7000 : 4000);
}

export function avatar(person, small = false) {
  const size = small ? " small" : "";
  if (person.bot) return el(
    "span",
    { class: `avatar${size}`, "aria-hidden": "true" },
    el("img", { src: "web/key.svg", alt: "" }),
  );
  const number = person.number ?? 9;
  return el("span", { class: `avatar n${number}${size}`, "aria-hidden": "true" }, (person.name || "?")[0]);
}

// A menu that hangs on a button; closes on Escape, on a click elsewhere, and after a choice.
export function menu(anchor, ...entries) {
  const box = el("div", { class: "menu", role: "menu", tabindex: "-1" }, ...entries);
  document.body.append(box);
  place(box, anchor);
  anchor.setAttribute("aria-expanded", "true");
  const close = () => {
    box.remove();
    anchor.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    document.removeEventListener("keydown", keys, true);
  };
  const outside = (event) => { if (!box.contains(event.target)) close(); };
  const keys = (event) => {
    if (event.key === "Escape") { event.stopPropagation(); close(); anchor.focus(); }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const items = [...box.querySelectorAll("button, a")];
    const on = items.indexOf(document.activeElement), down = event.key === "ArrowDown";
    const next = on < 0 ? (down ? 0 : -1) : on + (down ? 1 : -1);
    items.at(next % items.length)?.focus();
  };
  box.addEventListener("click", (event) => { if (event.target.closest("button, a")) close(); });
  setTimeout(() => {
    document.addEventListener("pointerdown", outside, true);
    document.addEventListener("keydown", keys, true);
    box.focus(); // not on an entry: the next key would choose it
  });
  return close;
}

// Puts a floating box beside its anchor, inside the window.
export function place(box, anchor) {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = at.bottom + height + 8 < innerHeight || at.top < height + 8;
  box.style.left = `${Math.max(6, Math.min(at.left, innerWidth - width - 6))}px`;
  box.style.top = `${Math.max(6, below ? Math.min(at.bottom + 4, innerHeight - height - 6) : at.top - height - 4)}px`;
}
