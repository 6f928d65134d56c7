// People and roles as entries of a list.
import { avatar } from "./dom.js";
import { context } from "./context.js";

export const roles = () => Object.entries(context.names.roles).map(([value, label]) => ({ label, value }));
export const people = () => context.people.map((person) => ({
  label: person.name,
  value: person.id,
  face: avatar(person, true),
}));
