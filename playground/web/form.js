// Modal forms: text inputs, selects, radio buttons, checkboxes, files.
import { act, fileData } from "./api.js";
import { el, toast } from "./dom.js";
import { choose } from "./list.js";
import { markdown } from "./markdown.js";
import { selectOptions } from "./components.js";
import { say } from "./words.js";

const ROW = 1, TEXT_INPUT = 4, TEXT = 10, LABEL = 18, FILES = 19, RADIO = 21, TICKS = 22, TICK = 23;

export function openForm({ form, modal }, channel) {
  const values = {};
  const error = el("p", { class: "failed", role: "alert" });
  const parts = el(
    "div",
    { class: "parts" },
    ...(modal.components || []).map((part) => section(part, values)),
    error,
  );
  const cancel = el("button", { type: "button", class: "button" }, say("cancel"));
  const send = el("button", { type: "submit", class: "button s1" }, say("submit"));
  const body = el("form", {}, el("header", {}, el("h2", {}, modal.title)), parts, el("footer", {}, cancel, send));
  const dialog = el("dialog", { class: "form", "aria-label": modal.title }, body);
  cancel.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.classList.add("busy");
    error.textContent = "";
    try {
      const filled = {};
      for (const [key, value] of Object.entries(values)) filled[key] = await value();
      const given = Object.entries(filled).filter(([, value]) => value !== null);
      const answer = await act("submit", { form, channel, values: Object.fromEntries(given) });
      dialog.close();
      if (answer.modal) openForm(answer, channel);
      if (answer.failed) toast(say("no-form"), true);
    } catch (problem) {
      error.textContent = problem.message;
    } finally {
      send.classList.remove("busy");
    }
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, .pick")?.focus();
}

function section(part, values) {
  if (part.type === TEXT) return markdown(part.content);
  if (part.type === ROW) return el(
    "div",
    {},
    ...part.components.map((child) => labelled(child, child.label, "", values)),
  );
  if (part.type === LABEL) return labelled(part.component, part.label, part.description, values);
  return labelled(part, part.label || "", "", values);
}

let serial = 0;

function labelled(part, text, about, values) {
  const id = `form-${serial++}`;
  const star = part.required !== false && part.type !== TICK ? el(
    "span",
    { class: "required", title: say("must") },
    " *",
  ) : null;
  const caption = [RADIO, TICKS].includes(part.type) ? el(
    "span",
    { class: "caption" },
    text,
    star,
  ) : el("label", { for: id }, text, star);
  return el(
    "div",
    { class: "part" },
    caption,
    about ? el("div", { class: "about" }, about) : null,
    control(part, id, values),
  );
}

function control(part, id, values) {
  const key = part.custom_id;
  const needed = part.required !== false;
  switch (part.type) {
    case TEXT_INPUT: {
      const shape = {
        id,
        placeholder: part.placeholder,
        minlength: part.min_length,
        maxlength: part.max_length,
        required: needed,
      };
      const input = part.style === 2 ? el(
        "textarea",
        { rows: "5", ...shape },
      ) : el("input", { type: "text", ...shape });
      input.value = part.value || "";
      values[key] = () => input.value;
      return input;
    }
    case RADIO: {
      const group = el(
        "div",
        { role: "radiogroup" },
        ...part.options.map((option) => tick("radio", option, id, needed)),
      );
      values[key] = () => group.querySelector(":checked")?.value ?? null;
      return group;
    }
    case TICKS: {
      const group = el(
        "div",
        { role: "group" },
        ...part.options.map((option) => tick("checkbox", option, id, false)),
      );
      values[key] = () => [...group.querySelectorAll(":checked")].map((input) => input.value);
      return group;
    }
    case TICK: {
      const input = el("input", { type: "checkbox", id, checked: part.default });
      values[key] = () => input.checked;
      return el("div", { class: "tick" }, input);
    }
    case FILES: {
      const input = el("input", { type: "file", id, multiple: (part.max_values ?? 1) > 1, required: needed });
      values[key] = () => (input.files.length ? Promise.all([...input.files].map(fileData)) : null);
      return input;
    }
    default: return menu(part, id, values, key);
  }
}

function tick(type, option, name, required) {
  const input = el("input", { type, name, value: option.value, checked: option.default, required });
  return el(
    "label",
    { class: "tick" },
    input,
    el("span", {}, option.label, option.description ? el("div", { class: "about" }, option.description) : null),
  );
}

function menu(part, id, values, key) {
  const options = selectOptions(part);
  let chosen = options.filter((option) => option.default).map((option) => option.value);
  const label = el("span", { class: "label" });
  const node = el(
    "button",
    { type: "button", class: "pick", id, "aria-haspopup": "listbox", "aria-expanded": "false" },
    label,
    el("span", { class: "arrow" }, "▾"),
  );
  const show = () => {
    label.textContent = options.filter(
      (option) => chosen.includes(option.value),
    ).map((option) => option.label).join(", ") || part.placeholder || say("choose");
    label.classList.toggle("empty", !chosen.length);
  };
  node.addEventListener("click", async () => {
    const picked = await choose(
      node,
      options,
      { least: part.required === false ? 0 : part.min_values ?? 1, most: part.max_values ?? 1, chosen },
    );
    if (picked) chosen = picked;
    show();
  });
  show();
  values[key] = () => (chosen.length ? chosen : null);
  return node;
}
