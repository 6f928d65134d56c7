// Talking to the playground's server, always as one demo player.
import { say } from "./words.js";

export const nobody = new URLSearchParams(location.search).get("nobody"); // who was asked for and is not here
export const me = new URLSearchParams(location.search).get("as") || localStorage.getItem("as") || "ada";
localStorage.setItem("as", me);
history.replaceState(null, "", `?as=${me}`); // a second window's player must not become this one's on reload

async function read(response) {
  const data = await response.json().catch(() => ({ error: say("server-said", { status: response.status }) }));
  if (!response.ok) throw new Error(data.error || say("server-said", { status: response.status }));
  return data;
}

export async function get(path, query = {}) {
  return read(await fetch(`api/${path}?${new URLSearchParams({ as: me, ...query })}`));
}

export async function post(path, body = {}) {
  return read(await fetch(`api/${path}`, { method: "POST", body: JSON.stringify({ as: me, ...body }) }));
}

export const act = (kind, body) => post("act", { kind, ...body });

// The live line; opened again for as long as it takes.
export function listen(handlers, lost) {
  const line = new EventSource(`api/news?${new URLSearchParams({ as: me })}`);
  for (const [name, handler] of Object.entries(handlers)) {
    line.addEventListener(name, (event) => handler(JSON.parse(event.data)));
  }
  line.onopen = () => lost(false);
  line.onerror = () => {
    lost(true);
    if (line.readyState !== EventSource.CLOSED) return;
    line.close();
    setTimeout(() => listen(handlers, lost), 1500);
  };
}

export function fileData(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, data: reader.result.split(",")[1] || "" });
    reader.onerror = () => reject(new Error(say("no-file")));
    reader.readAsDataURL(file);
  });
}
