// Modal forms: text inputs with their labels.
import { act } from "./api.js";
import { el, toast } from "./dom.js";
import { say } from "./words.js";

export function openForm({ form, modal }, channel) {
  const values = {};
  const error = el("p", { class: "failed", role: "alert" });
  const parts = el(
    "div",
    { class: "parts" },
    ...modal.components.map((part) => field(part, values)),
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
      const filled = Object.entries(values).map(([key, value]) => [key, value()]);
      const answer = await act("submit", { form, channel, values: Object.fromEntries(filled) });
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
  dialog.querySelector("input, textarea")?.focus();
}

let serial = 0;

function field({ label, component: input }, values) {
  const id = `form-${serial++}`;
  const needed = input.required !== false;
  const star = needed ? el("span", { class: "required", title: say("must") }, " *") : null;
  const shape = {
    id,
    placeholder: input.placeholder,
    minlength: input.min_length,
    maxlength: input.max_length,
    required: needed,
  };
  const node = input.style === 2 ? el("textarea", { rows: "5", ...shape }) : el("input", { type: "text", ...shape });
  node.value = input.value || "";
  values[input.custom_id] = () => node.value;
  return el("div", { class: "part" }, el("label", { for: id }, label, star), node);
}
