// The buttons around the messages: who one is, light or dark, the sidebar on a phone, the panels.
import { avatar, byId, el, menu, sign } from "./dom.js";
import { context } from "./context.js";
import { me, post } from "./api.js";
import { toggleDeveloper } from "./developer.js";
import { chosen, languages, say, speak } from "./words.js";

const app = byId("app");

byId("me").addEventListener("click", () => {
  menu(
    byId("me"),
    el("p", {}, say("be-somebody")),
    ...context.people.map(person),
    Object.keys(context.languages).length > 1 ? discordLanguage() : null,
    pageLanguage(),
  );
});

// Discord is in the language of who uses it, and says which with everything they do.
function discordLanguage() {
  const options = Object.entries(context.languages).map(
    ([key, name]) => el("option", { value: key, selected: key === context.language }, name),
  );
  const change = async (event) => {
    await post("speak", { language: event.target.value });
    location.reload();
  };
  return el("label", { class: "language" }, say("discord-speaks"), el("select", { onchange: change }, ...options));
}

function pageLanguage() {
  const entries = [["", say("as-browser")], ...Object.entries(languages)];
  const options = entries.map(([key, name]) => el("option", { value: key, selected: key === chosen() }, name));
  const change = (event) => speak(event.target.value);
  return el("label", { class: "language" }, say("page-speaks"), el("select", { id: "page-language", onchange: change }, ...options));
}

function person(somebody) {
  const title = say("window-for", { name: somebody.name });
  const here = { type: "button", role: "menuitem", onclick: () => become(somebody.key) };
  const there = { href: `?as=${somebody.key}`, target: "_blank", title, "aria-label": title };
  const count = context.turns[somebody.key];
  const turn = count ? el("span", { class: "turn" }, say(count > 1 ? "to-move-at" : "to-move", { count })) : null;
  return el(
    "div",
    { class: "pair" },
    el("button", here, avatar(somebody, true), somebody.name, somebody.key === me ? " ✓" : "", turn),
    el("a", there, sign("window")),
  );
}

function become(key) {
  localStorage.setItem("as", key);
  location.search = `?as=${key}`;
}

export function showSidebar(open) {
  app.classList.toggle("open", open);
  byId("veil").hidden = !open;
  byId("burger").setAttribute("aria-expanded", String(open));
}

const sidebarShown = () => app.classList.contains("open");
byId("burger").addEventListener("click", () => showSidebar(!sidebarShown()));
byId("veil").addEventListener("click", () => showSidebar(false));
addEventListener("keydown", (event) => { if (event.key === "Escape" && sidebarShown()) showSidebar(false); });

byId("developer-open").append(sign("gear"));
byId("developer-open").addEventListener("click", toggleDeveloper);

function theme(chosen) {
  const dark = chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

byId("theme").append(sign("half"));
byId("theme").addEventListener("click", () => {
  const next = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  localStorage.setItem("theme", next);
  theme(next);
});
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => theme(localStorage.getItem("theme")));
theme(localStorage.getItem("theme"));
