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

// Opens a list at an anchor; resolves to the chosen values, or null.
export function choose(anchor, options, { least = 1, most = 1, chosen = [] } = {}) {
  return new Promise((resolve) => {
    const picked = new Set(chosen);
    const many = most > 1 || least === 0;
    const search = el(
      "input",
      { type: "search", placeholder: say("search"), "aria-label": say("search"), hidden: options.length < 9 },
    );
    const entries = el(
      "ul",
      { role: "listbox", id: `list-${serial++}`, tabindex: "-1", "aria-multiselectable": String(many) },
    );
    const done = el("button", { type: "button", class: "button s1 done", hidden: !many }, say("done"));
    const none = el("div", { class: "none", hidden: true }, say("nothing-fits"));
    const box = el("div", { class: "list" }, search, entries, none, done);
    const finish = (values) => {
      box.remove();
      document.removeEventListener("pointerdown", outside, true);
      anchor.setAttribute("aria-expanded", "false");
      anchor.focus();
      resolve(values);
    };
    const choices = new Choices(entries, (option) => {
      if (!many) return finish([option.value]);
      if (picked.has(option.value)) picked.delete(option.value);
      else if (picked.size < most) picked.add(option.value);
      const at = choices.at;
      show();
      choices.light(at);
    });
    const show = () => {
      const wanted = search.value.trim().toLowerCase();
      const found = options.filter(
        (option) => `${option.label} ${option.description || ""}`.toLowerCase().includes(wanted),
      );
      choices.fill(found, (option) => picked.has(option.value));
      none.hidden = found.length > 0;
      done.disabled = picked.size < least || picked.size > most;
    };
    const outside = (event) => {
      if (!box.contains(event.target)) finish(many && picked.size >= least ? [...picked] : null);
    };
    box.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { event.stopPropagation(); event.preventDefault(); finish(null); }
      else if (event.target !== done) choices.key(event);
    });
    done.addEventListener("click", () => finish([...picked]));
    search.addEventListener("input", show);
    (anchor.closest("dialog") || document.body).append(box);
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
