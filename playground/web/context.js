// What every part of the page may ask: who is who, what time it is, where we are.

export const context = {
  names: { users: {}, channels: {}, roles: {} },
  people: [],
  bot: {},
  myId: "",
  channel: "", // id of the open channel
  ahead: 0, // milliseconds by which the world's clock is ahead of ours
  now: () => Date.now() + context.ahead,
  visit: () => {},
  refresh: async () => {}, // the open channel's messages as they are now
};
