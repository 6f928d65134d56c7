// Pictures that open large; a second click shows every pixel.
import { el } from "./dom.js";
import { say } from "./words.js";

export function picture(url, alt, kind = "picture", spoiler = false) {
  const image = el(
    "img",
    { src: url, alt: alt || say("no-description"), loading: "lazy", decoding: "async" },
  );
  const node = el("button", { type: "button", class: kind, title: say("enlarge") }, image);
  if (spoiler) image.style.filter = "blur(24px)";
  node.addEventListener("click", () => {
    if (image.style.filter) image.style.filter = "";
    else enlarge(url, alt);
  });
  return node;
}

export function enlarge(url, alt) {
  const image = el("img", { src: url, alt });
  const close = el("button", { type: "button", class: "close", "aria-label": say("close") }, "✕");
  const box = el("dialog", { class: "lightbox" }, image, alt ? el("p", {}, alt) : null, close);
  image.addEventListener("click", (event) => zoom(box, image, event));
  close.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}

// Every pixel, or the whole: what was tapped stays under the finger.
function zoom(box, image, { clientX, clientY }) {
  const before = image.getBoundingClientRect();
  const across = (clientX - before.left) / before.width, down = (clientY - before.top) / before.height;
  box.classList.toggle("full");
  const after = image.getBoundingClientRect();
  box.scrollBy(after.left + across * after.width - clientX, after.top + down * after.height - clientY);
}
