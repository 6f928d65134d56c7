// The message box: plain words, or a command with a picker, typed options and autocomplete.
import { act, fileData, get } from "./api.js";
import { byId, el, toast } from "./dom.js";
import { Choices } from "./list.js";
import { ATTACHMENT, TEXT, fixedChoices, isNumber, matched, range } from "./options.js";
import { openForm } from "./form.js";
import { say } from "./words.js";

const PAUSE = 110; // milliseconds after a key before the bot is asked for choices

export class Composer {
  constructor() {
    this.form = byId("composer");
    this.commands = [];
    this.text = el(
      "textarea",
      {
        id: "composer-text",
        rows: "1",
        "aria-label": say("message"),
        role: "combobox",
        "aria-expanded": "false",
        "aria-controls": "command-list",
      },
    );
    this.send = el("button", { type: "submit", "aria-label": say("send"), title: say("send") }, "➤");
    this.slashButton = el("button", { type: "button", "aria-label": say("commands"), title: say("commands") }, "/");
    this.list = el("div", { class: "list up", hidden: true });
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.keys(event));
    this.text.addEventListener("blur", () => setTimeout(() => { if (!this.command) this.list.hidden = true; }, 150));
    this.slashButton.addEventListener("click", () => { this.text.value = "/"; this.text.focus(); this.typed(); });
    this.form.addEventListener(
      "submit",
      (event) => { event.preventDefault(); if (this.command) this.run(); else this.say(); },
    );
    this.plain();
  }

  async open(place) {
    const typed = this.place ? "" : this.text.value; // somebody quicker than the first news keeps their words
    this.place = place;
    this.text.placeholder = say("write-to", { place: `${place.kind === "dm" ? "@" : "#"}${place.name}` });
    this.plain(typed);
    this.ready = get("commands", { channel: place.id }).catch(() => []);
    this.commands = await this.ready;
    if (!this.command && this.text.value.startsWith("/")) this.typed();
  }

  plain(text = "") {
    this.command = null;
    this.list.hidden = true;
    this.text.value = text;
    this.form.replaceChildren(el("div", { class: "writing" }, this.slashButton, this.text, this.send), this.list);
    this.grow();
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
  }

  typed() {
    this.grow();
    const text = this.text.value;
    if (!text.startsWith("/") || text.includes("\n")) { this.list.hidden = true; return; }
    const wanted = text.slice(1).toLowerCase();
    const begun = (name) => wanted.startsWith(`${name} `);
    const whole = this.commands.find((command) => begun(command.name) || begun(command.shown));
    if (whole) {
      const name = begun(whole.shown) ? whole.shown : whole.name;
      this.begin(whole, text.slice(name.length + 2));
      return;
    }
    const named = (command, fits) => fits(command.shown) || fits(command.name);
    const starts = (command) => named(command, (name) => name.startsWith(wanted));
    const found = this.commands.filter((command) => named(command, (name) => name.includes(wanted.trim())))
      .sort((a, b) => starts(b) - starts(a));
    this.show(
      say("commands"),
      found.map((command) => ({ label: `/${command.shown}`, description: command.description, code: true, command })),
      (option) => this.begin(option.command),
    );
  }

  show(heading, options, pick, first = true) {
    const entries = el("ul", { role: "listbox", id: "command-list" });
    this.choices = new Choices(entries, pick);
    this.choices.fill(options, undefined, first);
    this.list.replaceChildren(
      el("div", { class: "heading" }, heading),
      options.length ? entries : el("div", { class: "none" }, say("nothing-fits")),
    );
    this.list.hidden = false;
    this.text.setAttribute("aria-expanded", "true");
  }

  keys(event) {
    if (!this.list.hidden) {
      if (event.key === "Escape") { this.list.hidden = true; event.stopPropagation(); return; }
      if (event.key === "Tab" && this.choices?.current) {
        event.preventDefault();
        this.choices.pick(this.choices.current);
        return;
      }
      if (this.choices?.key(event)) return;
    }
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) { event.preventDefault(); this.say(); }
  }

  async say() {
    const text = this.text.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      await this.ready;
      const command = this.commands.find((entry) => [`/${entry.name}`, `/${entry.shown}`].includes(text));
      if (command) this.begin(command);
      else toast(say("no-command"), true);
      return;
    }
    this.plain();
    try {
      await act("send", { channel: this.place.id, text });
    } catch (error) { toast(error.message, true); this.plain(text); }
    this.text.focus();
  }

  // ------------------------------------------------------------ a command with its options

  begin(command, rest = "") {
    this.command = command;
    this.fields = new Map();
    this.hint = el("div", { class: "hint" }, command.description);
    this.row = el("div", { class: "command" }, el("b", {}, `/${command.shown}`));
    this.extra = el("span", { class: "row" });
    const cancel = el(
      "button",
      {
        type: "button",
        class: "icon",
        "aria-label": say("cancel-command"),
        onclick: () => { this.plain(); this.text.focus(); },
      },
      "✕",
    );
    const send = el("button", { type: "submit", class: "button s1" }, say("send"));
    this.row.append(this.extra, el("span", { class: "end" }, cancel, send));
    this.form.replaceChildren(this.row, this.hint, this.list);
    this.list.hidden = true;
    const needed = command.options.filter((option) => option.required);
    const shown = needed.length ? needed : command.options.slice(0, 1);
    shown.forEach((option) => this.addField(option));
    this.offerMore();
    this.row.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape" && this.list.hidden) { event.stopPropagation(); this.plain(); this.text.focus(); }
      },
    );
    const first = this.fields.values().next().value;
    if (first) {
      first.input.focus();
      if (rest && first.input.type !== "file") { first.input.value = rest; this.suggest(first); }
    } else send.focus();
  }

  offerMore() {
    const left = this.command.options.filter((option) => !this.fields.has(option.name));
    this.extra.replaceChildren(...left.map((option) => el(
      "button",
      {
        type: "button",
        class: "more",
        title: option.description,
        onclick: () => { this.addField(option).input.focus(); this.offerMore(); },
      },
      `+ ${option.shown}`,
    )));
  }

  addField(option) {
    const id = `option-${option.name}`;
    const number = isNumber(option);
    const input = option.type === ATTACHMENT ? el("input", { type: "file", id }) : el(
      "input",
      {
        type: "text",
        id,
        inputmode: number ? "decimal" : undefined,
        placeholder: number ? range(option) : "",
        "aria-autocomplete": "list",
        autocomplete: "off",
      },
    );
    const field = {
      option,
      input,
      value: null,
      box: el(
        "span",
        { class: option.type === TEXT ? "field wide" : "field" },
        el("label", { for: id }, option.shown),
        input,
      ),
    };
    input.addEventListener(
      "focus",
      () => {
        this.hint.textContent = `${option.shown}: ${option.description}`;
        this.hint.classList.remove("bad");
        this.suggest(field);
      },
    );
    input.addEventListener(
      "input",
      () => { field.value = null; field.box.classList.remove("bad"); this.suggest(field); },
    );
    input.addEventListener(
      "blur",
      () => setTimeout(
        () => { if (this.asking === field && document.activeElement !== input) this.list.hidden = true; },
        150,
      ),
    );
    input.addEventListener("keydown", (event) => this.fieldKeys(event, field));
    this.fields.set(option.name, field);
    this.extra.before(field.box);
    return field;
  }

  fieldKeys(event, field) {
    if (!this.list.hidden && event.key === "Escape") { this.list.hidden = true; event.stopPropagation(); return; }
    if (!this.list.hidden && this.choices?.current && (event.key === "Tab" || event.key === "Enter")) {
      const last = [...this.fields.values()].at(-1) === field;
      const option = this.choices.current;
      if (event.key === "Enter" || !last || field.input.value !== option.label) event.preventDefault();
      this.choices.pick(option);
      return;
    }
    if (!this.list.hidden && this.choices?.key(event)) return;
    if (event.key === "Enter") { event.preventDefault(); this.run(); }
    if (event.key === "Backspace" && !field.input.value && !field.option.required) {
      this.fields.delete(field.option.name);
      field.box.remove();
      this.offerMore();
    }
    else if (event.key === "Backspace" && !field.input.value && this.fields.values().next().value === field) {
      event.preventDefault();
      this.plain(`/${this.command.shown}`);
      this.text.focus();
      this.typed();
    }
  }

  async suggest(field) {
    this.asking = field;
    const { option, input } = field;
    const fixed = fixedChoices(option);
    if (fixed) {
      const wanted = field.value === null ? input.value.toLowerCase() : "";
      this.offer(field, fixed.filter((choice) => choice.label.toLowerCase().includes(wanted)));
      return;
    }
    if (!option.autocomplete) { this.list.hidden = true; return; }
    const typed = input.value;
    clearTimeout(this.timer);
    const fitting = (field.offered || []).filter(
      (choice) => choice.label.toLowerCase().includes(typed.toLowerCase()),
    );
    this.list.hidden = true;
    if (typed && field.value === null && fitting.length) this.offer(field, fitting); // until the bot has answered
    this.timer = setTimeout(async () => {
      try {
        const { choices } = await act(
          "autocomplete",
          { channel: this.place.id, name: this.command.name, option: option.name, typed, options: this.given(field) },
        );
        if (this.asking !== field || input.value !== typed || document.activeElement !== input) return;
        field.offered = choices.map((choice) => ({ label: choice.name, value: choice.value }));
        this.offer(field, field.offered);
      } catch (error) { this.hint.textContent = error.message; }
    }, PAUSE);
  }

  offer(field, options) {
    this.show(field.option.shown, options, (choice) => {
      field.input.value = choice.label;
      field.value = choice.value;
      this.list.hidden = true;
      const fields = [...this.fields.values()];
      fields.slice(fields.indexOf(field) + 1).find((next) => !next.input.value)?.input.focus();
    }, field.value === null && Boolean(
      field.input.value || field.option.required,
    )); // Enter in an empty extra field sends
  }

  given(except = null) {
    const values = {};
    for (const [name, field] of this.fields) {
      if (field !== except && field.option.type !== ATTACHMENT) values[name] = field.value ?? matched(
        field.option,
        field.input.value,
      );
    }
    return values;
  }

  async run() {
    const missing = [...this.fields.values()].find((field) => field.option.required && !field.input.value);
    if (missing) {
      missing.input.focus();
      missing.box.classList.add("bad");
      this.hint.textContent = say("needed", { option: missing.option.shown });
      this.hint.classList.add("bad");
      return;
    }
    if (this.form.classList.contains("busy")) return;
    const { command } = this;
    const options = this.given();
    this.form.classList.add("busy");
    try {
      for (const field of this.fields.values()) {
        const file = field.option.type === ATTACHMENT && field.input.files[0];
        if (file) options[field.option.name] = await fileData(file);
      }
      const answer = await act("slash", { channel: this.place.id, name: command.name, options });
      if (this.command === command) { this.plain(); this.text.focus(); }
      if (answer.modal) openForm(answer, this.place.id);
      if (answer.failed) toast(say("no-answer", { command: command.shown }), true);
    } catch (error) {
      this.hint.textContent = error.message;
      this.hint.classList.add("bad");
    } finally {
      this.form.classList.remove("busy");
    }
  }
}
