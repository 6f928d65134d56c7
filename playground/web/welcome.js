// What an empty channel shows: demo tables to drop into, or how to begin by hand.
import { post } from "./api.js";
import { el, toast } from "./dom.js";

export function welcome(state, place, { visit, here, knows, byHand }, plain = false) {
  if (!plain && (place.kind !== "channel" || !state.demos.length)) {
    const hint = place.kind === "dm" ? "The bot writes here when it is your turn." : "Type / to see what the bot can do.";
    const text = `Nothing here yet. ${hint}`;
    return el(plain ? "div" : "li", { class: "welcome" }, el("p", {}, text));
  }
  const name = state.people.find((person) => person.key === state.me)?.name;
  const cards = state.demos.map((demo) => {
    const card = el(
      "button",
      { type: "button", class: "card", disabled: state.busy, data: { demo: demo.key } },
      el("b", {}, demo.name),
      el("span", {}, demo.about),
    );
    card.addEventListener("click", () => start(card, demo.key, { visit, here, knows }));
    return card;
  });
  if (byHand) cards.push(el(
    "button",
    { type: "button", class: "card", onclick: byHand },
    el("b", {}, "Empty server"),
    el("span", {}, "Do it all by hand: open a table with a command, and sit down at it as several players."),
  ));
  return el(plain ? "div" : "li", { class: "welcome" },
    el("h2", {}, plain ? "Start a demo table" : `Welcome to ${state.server}, ${name}`),
    el("p", {}, "Drop into a running game: one seat is yours, the computer plays the others."),
    el("div", { class: "cards" }, ...cards),
    plain ? null : el(
      "p",
      {},
      el("br"),
      "You are ",
      el("b", {}, name),
      ". Switch to another player at the bottom left, or open a second window for them. Type ",
      el("code", {}, "/"),
      " below to see what the bot can do.",
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
