// People, roles and channels as entries of a list.
import { avatar } from "./dom.js";
import { context } from "./context.js";

const named = (names) => Object.entries(names).map(([value, label]) => ({ label, value }));

export const roles = () => named(context.names.roles);
export const channels = () => named(context.names.channels);
export const people = () => context.people.map((person) => ({
  label: person.name,
  value: person.id,
  face: avatar(person, true),
}));
