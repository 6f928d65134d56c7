// What every part of the page may ask: who is who, what time it is, where to go.

export const context = {
  names: { users: {}, channels: {}, roles: {} },
  people: [],
  bot: {},
  language: "", // of one's own Discord
  languages: {}, // those it may be in, and how each calls itself
  turns: {}, // how many tables wait for whom, by the key of the person
  myId: "",
  skipped: 0, // seconds by which the clock was moved ahead by hand
  ahead: 0, // milliseconds by which the world's clock is ahead of ours
  now: () => Date.now() + context.ahead,
  visit: () => {},
  refresh: async () => {}, // the open channel's messages as they are now
};
