// The options of a command: what each kind takes, and the lists that some choose from.
import { say } from "./words.js";
import { people, roles } from "./entities.js";

export const TEXT = 3, ATTACHMENT = 11;
const INTEGER = 4, BOOLEAN = 5, USER = 6, ROLE = 8;

export const isNumber = (option) => option.type === INTEGER;

export function range({ min_value: least, max_value: most }) {
  if (least !== undefined && most !== undefined) return say("from-to", { least, most });
  return least !== undefined ? say("or-more", { least }) : say("a-number");
}

// The entries of an option that has a closed list; null for one that is typed.
export function fixedChoices(option) {
  if (option.choices?.length) return option.choices.map((choice) => ({ label: choice.name, value: choice.value }));
  switch (option.type) {
    case BOOLEAN: return [{ label: "True", value: true }, { label: "False", value: false }];
    case USER: return people();
    case ROLE: return roles();
    default: return null;
  }
}

// Somebody who types a name instead of choosing it means that choice.
export function matched(option, text) {
  const typed = text.trim().toLowerCase();
  const choice = fixedChoices(option)?.find((entry) => entry.label.toLowerCase() === typed);
  return choice ? choice.value : text;
}
