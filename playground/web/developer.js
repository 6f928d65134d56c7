// The developer's panel: requests, errors, and trouble on purpose.
import { get, post } from "./api.js";
import { byId, el, toast } from "./dom.js";
import { context } from "./context.js";
import { say } from "./words.js";

const panel = byId("developer");
let body = null;
let timer = null;
let shown = "";
const open = new Set();

export function toggleDeveloper() {
  panel.hidden = !panel.hidden;
  byId("developer-open").setAttribute("aria-expanded", String(!panel.hidden));
  clearInterval(timer);
  if (panel.hidden) return;
  body = el("div", { class: "body" });
  panel.replaceChildren(
    el(
      "header",
      {},
      el("h2", {}, say("developer-title")),
      el("button", { type: "button", class: "icon", "aria-label": say("close"), onclick: toggleDeveloper }, "✕"),
    ),
    body,
  );
  shown = "";
  refresh();
  timer = setInterval(refresh, 1500);
}

panel.addEventListener("keydown", (event) => { if (event.key === "Escape") toggleDeveloper(); });

export function newsForDeveloper() {
  if (!panel.hidden) refresh();
}

async function refresh() {
  try { draw(await get("developer")); } catch { /* the page says elsewhere that the line is down */ }
}

async function trouble(kind, order = {}) {
  try { draw(await post("trouble", { kind, ...order })); } catch (error) { toast(error.message, true); }
}

function draw(report) {
  const text = JSON.stringify(report);
  if (text === shown || body.contains(document.activeElement) && document.activeElement.type === "number") return;
  shown = text;
  const count = el(
    "input",
    { type: "number", min: "0", max: "99", value: String(report.failing || 3), "aria-label": say("how-many") },
  );
  body.replaceChildren(
    el("h3", {}, say("trouble")),
    ...context.people.map((person) => tick(
      say("no-dms", { name: person.name }),
      report.closed.includes(person.key),
      (on) => trouble("dms", { person: person.key, on }),
    )),
    tick(say("no-threads"), report.no_threads, (on) => trouble("threads", { on })),
    el("div", { class: "inline" }, say("fail-next"), count, say("requests"),
      el(
        "button",
        { type: "button", class: "button", onclick: () => trouble("fail", { count: Number(count.value) }) },
        say("arm"),
      ),
      report.failing ? el(
        "button",
        { type: "button", class: "button", onclick: () => trouble("fail", { count: 0 }) },
        say("take-back", { left: report.failing }),
      ) : null),
    el("h3", {}, say("bot")),
    el(
      "button",
      {
        type: "button",
        class: "button s4",
        onclick: async (event) => {
          event.currentTarget.classList.add("busy");
          await trouble("restart");
          toast(say("restarted"));
          shown = "";
          refresh();
        },
      },
      say("restart"),
    ),
    el("h3", {}, say("errors", { count: report.error_count })),
    ...report.errors.map((error, index) => details(
      `error-${index}`,
      "request bad",
      [el("b", {}, "!"), error.text],
      error.trace,
    )),
    el("h3", {}, say("requests-newest")),
    ...report.requests.map(request),
  );
}

function tick(label, on, change) {
  const input = el("input", { type: "checkbox", checked: on, onchange: () => change(input.checked) });
  return el("label", { class: "tick" }, input, label);
}

function request(entry) {
  const node = details(
    `request-${entry.number}`,
    entry.breaches.length ? "request bad" : "request",
    [el("b", {}, entry.method), `${short(entry.path)}`],
    JSON.stringify(entry.body, null, 1),
  );
  node.append(...entry.breaches.map((breach) => el("div", { class: "breach" }, `⚠ ${breach}`)));
  return node;
}

const short = (path) => path.replace(/simcord_interaction_(\d+)/, "token");

function details(key, kind, summary, text) {
  const node = el(
    "details",
    { class: kind, open: open.has(key) },
    el("summary", {}, ...summary),
    el("pre", {}, text && text.length > 6000 ? `${text.slice(0, 6000)} …` : text || say("no-body")),
  );
  node.addEventListener("toggle", () => (node.open ? open.add(key) : open.delete(key)));
  return node;
}
