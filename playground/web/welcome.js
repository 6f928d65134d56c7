// What an empty channel shows: demo tables to drop into, or how to begin by hand.
import { post } from "./api.js";
import { el, toast } from "./dom.js";
import { language, languages, say, speak, tagOf } from "./words.js";

export function welcome(state, place, { visit, here, knows, byHand }, plain = false) {
  if (!plain && (place.kind !== "channel" || !state.demos.length)) {
    const text = place.kind === "dm" ? say("nothing-dm") : say("nothing");
    return el(plain ? "div" : "li", { class: "welcome" }, el("p", {}, text));
  }
  const name = state.people.find((person) => person.key === state.me)?.name;
  const cards = (kind, ...more) => el("div", { class: `cards ${kind}` }, ...state.demos
    .filter((demo) => demo.kind === kind)
    .map((demo) => card(state, demo, { visit, here, knows })), ...more);
  const own = byHand ? [el(
    "button",
    { type: "button", class: "card", onclick: byHand },
    el("b", {}, say("empty-server")),
    el("span", {}, say("by-hand")),
  )] : [];
  return el(plain ? "div" : "li", { class: "welcome" },
    el("h2", {}, plain ? say("demo") : say("welcome", { server: state.server, name })),
    plain ? null : tongues(state),
    plain ? null : el("p", { class: "what" }, say("what-this-is")),
    el("h3", {}, say("learn-first")),
    cards("lesson"),
    el("p", {}, say("begin-new")),
    cards("new"),
    el("p", {}, say("drop-in")),
    cards("running", ...own),
    plain ? null : el(
      "p",
      {},
      el("br"),
      say("you-are", { name }),
    ));
}

// One choice for the page and for Discord.
function tongues(state) {
  const known = Object.entries(languages).filter(([key]) => tagOf(state.languages, key));
  if (known.length < 2) return null;
  return el("p", { class: "tongues" }, ...known.map(([key, name]) => el(
    "button",
    { type: "button", lang: key, "aria-pressed": String(key === language), onclick: () => choose(state, key) },
    name,
  )));
}

async function choose(state, key) {
  await post("speak", { language: tagOf(state.languages, key) });
  speak(key);
}

function card(state, demo, places) {
  const [name, about] = demo.said[language] || demo.said.en;
  const made = el(
    "button",
    { type: "button", class: "card", title: about, disabled: state.busy, data: { demo: demo.key } },
    el("b", {}, name),
    demo.kind === "running" ? el("span", {}, about) : null,
  );
  made.addEventListener("click", () => start(made, demo.key, places));
  return made;
}

async function start(card, demo, { visit, here, knows }) {
  const from = here(), all = () => card.closest(".welcome").querySelectorAll(".card");
  for (const other of all()) other.disabled = true;
  card.classList.add("busy");
  try {
    const { channel } = await post("demo", { demo });
    const arrive = (tries) => {
      if (here() !== from) return; // who has gone elsewhere meanwhile stays there
      if (knows(channel) || !tries) visit(channel);
      else setTimeout(arrive, 250, tries - 1); // the list of places comes a moment later
    };
    arrive(40);
  } catch (error) {
    toast(error.message, true);
    for (const other of all()) other.disabled = false;
  }
  card.classList.remove("busy");
}
