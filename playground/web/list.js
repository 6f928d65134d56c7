// A list to choose from, by mouse, finger or keyboard: under a select menu, or above the message box.
import { el, emoji, place } from "./dom.js";
import { say } from "./words.js";

export function optionNode(option, selected = false) {
  const face = option.face || (option.emoji?.name ? emoji(option.emoji) : null);
  const texts = el(
    "span",
    { class: "texts" },
    option.code ? el("code", {}, option.label) : option.label,
    option.description ? el("small", {}, option.description) : null,
  );
  return el("li", { role: "option", "aria-selected": String(selected) }, face, texts);
}

// Keeps one entry lit; keys pressed there go to `key`.
export class Choices {
  constructor(box, pick) {
    this.box = box;
    this.pick = pick;
    this.options = [];
    this.at = -1;
  }

  fill(options, selected = () => false, first = true) {
    this.options = options;
    this.box.replaceChildren(...options.map((option, index) => {
      const node = optionNode(option, selected(option));
      node.id = `${this.box.id}-${index}`;
      node.addEventListener("pointermove", () => this.light(index, false));
      node.addEventListener("pointerdown", (event) => event.preventDefault());
      node.addEventListener("click", () => this.pick(option));
      return node;
    }));
    this.at = -1;
    if (first && options.length) this.light(0);
  }

  light(index, scroll = true) {
    this.box.children[this.at]?.classList.remove("on");
    this.at = index;
    const node = this.box.children[index];
    node?.classList.add("on");
    if (scroll) node?.scrollIntoView({ block: "nearest" });
  }

  get current() { return this.options[this.at]; }

  key(event) {
    const count = this.options.length;
    if (!count) return false;
    if (event.key === "ArrowDown") this.light((this.at + 1) % count);
    else if (event.key === "ArrowUp") this.light((this.at - 1 + count) % count);
    else if (event.key === "Enter" && this.current) this.pick(this.current);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}

let serial = 0;

// Opens a list at an anchor; resolves to the chosen entry, or null.
export function choose(anchor, options, chosen) {
  return new Promise((resolve) => {
    const search = el(
      "input",
      { type: "search", placeholder: say("search"), "aria-label": say("search"), hidden: options.length < 9 },
    );
    const entries = el("ul", { role: "listbox", id: `list-${serial++}`, tabindex: "-1" });
    const none = el("div", { class: "none", hidden: true }, say("nothing-fits"));
    const box = el("div", { class: "list" }, search, entries, none);
    const finish = (option) => {
      box.remove();
      document.removeEventListener("pointerdown", outside, true);
      anchor.setAttribute("aria-expanded", "false");
      anchor.focus();
      resolve(option);
    };
    const choices = new Choices(entries, finish);
    const show = () => {
      const wanted = search.value.trim().toLowerCase();
      const found = options.filter(
        (option) => `${option.label} ${option.description || ""}`.toLowerCase().includes(wanted),
      );
      choices.fill(found, (option) => option === chosen);
      none.hidden = found.length > 0;
    };
    const outside = (event) => { if (!box.contains(event.target)) finish(null); };
    box.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { event.stopPropagation(); event.preventDefault(); finish(null); }
      else choices.key(event);
    });
    search.addEventListener("input", show);
    document.body.append(box);
    box.style.minWidth = `${Math.min(anchor.getBoundingClientRect().width, innerWidth - 12)}px`;
    box.style.maxWidth = "96vw";
    show();
    place(box, anchor);
    anchor.setAttribute("aria-expanded", "true");
    setTimeout(() => {
      (search.hidden ? entries : search).focus();
      document.addEventListener("pointerdown", outside, true);
    });
  });
}
