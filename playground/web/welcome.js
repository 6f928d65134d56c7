// What an empty channel shows: demo tables to drop into, or how to begin by hand.
import { post } from "./api.js";
import { el, toast } from "./dom.js";
import { language, say } from "./words.js";

export function welcome(state, place, { visit, here, knows, byHand }, plain = false) {
  if (!plain && (place.kind !== "channel" || !state.demos.length)) {
    const text = place.kind === "dm" ? say("nothing-dm") : say("nothing");
    return el(plain ? "div" : "li", { class: "welcome" }, el("p", {}, text));
  }
  const name = state.people.find((person) => person.key === state.me)?.name;
  const cards = state.demos.map((demo) => {
    const card = el(
      "button",
      { type: "button", class: "card", disabled: state.busy, data: { demo: demo.key } },
      el("b", {}, demo.said[language]?.[0] || demo.name),
      el("span", {}, demo.said[language]?.[1] || demo.about),
    );
    card.addEventListener("click", () => start(card, demo.key, { visit, here, knows }));
    return card;
  });
  if (byHand) cards.push(el(
    "button",
    { type: "button", class: "card", onclick: byHand },
    el("b", {}, say("empty-server")),
    el("span", {}, say("by-hand")),
  ));
  return el(plain ? "div" : "li", { class: "welcome" },
    el("h2", {}, plain ? say("demo") : say("welcome", { server: state.server, name })),
    el("p", {}, say("drop-in")),
    el("div", { class: "cards" }, ...cards),
    plain ? null : el(
      "p",
      {},
      el("br"),
      say("you-are", { name }),
    ));
}

async function start(card, demo, { visit, here, knows }) {
  const from = here();
  for (const other of card.parentNode.children) other.disabled = true;
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
    for (const other of card.parentNode.children) other.disabled = false;
  }
  card.classList.remove("busy");
}
