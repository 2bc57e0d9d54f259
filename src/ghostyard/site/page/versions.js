/** The service worker: keeps all files of a version, and offers a new one. Never in the middle of a game. */

/** @param {string} address of the service worker @param {(message: string) => string} say */
export async function keepForLater(address, say) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // a page without a secure address plays, but not without its network
  const known = await serviceWorker.register(address);
  known.addEventListener("updatefound", () => offer(known, say));
  offer(known, say);
}

/** @param {ServiceWorkerRegistration} known @param {(message: string) => string} say */
function offer(known, say) {
  const coming = known.installing ?? known.waiting;
  if (!coming || !navigator.serviceWorker.controller) return;
  const ready = () => {
    if (coming.state !== "installed" || document.querySelector(".site-renew")) return;
    const button = document.createElement("button");
    button.className = "site-renew";
    button.textContent = say("web-site-renew");
    button.addEventListener("click", () => renew(coming, () => (button.textContent = say("web-site-others"))));
    document.body.append(button);
  };
  coming.addEventListener("statechange", ready);
  ready();
}

/**
 * Loads the new version, unless there are other tabs, in which somebody may be playing: then that is told.
 * @param {ServiceWorker} coming @param {() => void} tellOthers
 */
function renew(coming, tellOthers) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = tellOthers;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  coming.postMessage("renew", [port2]);
}

/** Pictures and downloads are asked for by the browser itself: the service worker passes them on. @param {import("./local.js").LocalServer} local */
export function answerServiceWorker(local) {
  navigator.serviceWorker?.addEventListener("message", async ({ data, ports: [line] }) => {
    if (!data.path) return;
    const answer = await local.answer(data.path);
    line.postMessage({ status: answer.status, kind: answer.headers.get("content-type"), body: await answer.arrayBuffer() });
  });
}
