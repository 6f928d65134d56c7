// The world's clock in the head of the page: it shows the time and skips ahead.
import { byId, el, menu, sign, toast } from "./dom.js";
import { context } from "./context.js";
import { post } from "./api.js";
import { refreshTimes } from "./markdown.js";
import { language, say } from "./words.js";

const NARROW = 760; // pixels
const button = byId("clock");

export function setClock(now) {
  context.ahead = new Date(now) - Date.now();
  draw();
}

function draw() {
  const day = innerWidth < NARROW ? {} : { day: "numeric", month: "short" };
  const shape = { weekday: "short", hour: "2-digit", minute: "2-digit", ...day };
  button.replaceChildren(sign("clock"), new Date(context.now()).toLocaleString(language, shape));
  refreshTimes();
}

async function skip(seconds) {
  button.classList.add("busy");
  try { setClock((await post("skip", { seconds })).now); } catch (error) { toast(error.message, true); }
  button.classList.remove("busy");
}

function offer(text, seconds) {
  return el("button", { type: "button", role: "menuitem", onclick: () => skip(seconds) }, text);
}

button.addEventListener("click", () => {
  const hours = Math.floor(context.skipped / 3600);
  const note = say(hours ? "ahead" : "skip-about", { hours });
  menu(button, el("p", {}, note), offer(say("skip-hour"), 3600), offer(say("skip-day"), 86400), offer(say("skip-week"), 604800));
});
setInterval(draw, 10_000);
addEventListener("resize", draw);
