// What the page itself says: in the language of the browser, unless another was chosen here.
import de from "./words-de.js";
import en from "./words-en.js";
import es from "./words-es.js";
import fr from "./words-fr.js";
import nl from "./words-nl.js";

const WORDS = { en, de, nl, fr, es };
const CHOSEN = "page-language";

export const languages = Object.fromEntries(Object.entries(WORDS).map(([key, words]) => [key, words.language]));
export const chosen = () => localStorage.getItem(CHOSEN) || "";
export const language = [chosen(), ...navigator.languages].map((tag) => tag.split("-")[0]).find((tag) => WORDS[tag]) || "en";

export function say(key, args = {}) {
  return (WORDS[language][key] ?? en[key]).replace(/\{(\w+)\}/g, (_, name) => args[name]);
}

// The tag of a language among those of Discord.
export const tagOf = (spoken, key) => Object.keys(spoken).find((tag) => tag.split("-")[0] === key);

// An empty one: that of the browser again.
export function speak(tag) {
  if (tag) localStorage.setItem(CHOSEN, tag);
  else localStorage.removeItem(CHOSEN);
  location.reload();
}

document.documentElement.lang = language;
for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label));
for (const node of document.querySelectorAll("[data-title]")) node.title = say(node.dataset.title);
