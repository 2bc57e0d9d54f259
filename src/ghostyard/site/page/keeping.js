/** What outlives the page: one value in the browser's database, changed whole. */

function database() {
  return new Promise((done, fail) => {
    const opening = indexedDB.open("ghostyard", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
}

async function inStore(mode, act) {
  const store = await database();
  return new Promise((done, fail) => {
    const change = store.transaction("kept", mode, { durability: "strict" });
    const asked = act(change.objectStore("kept"));
    change.oncomplete = () => (store.close(), done(asked.result));
    change.onerror = change.onabort = () => fail(change.error);
  });
}

/** Returns when the browser has it. @param {Uint8Array} content */
export const keep = (content) => inStore("readwrite", (store) => store.put(content, "all"));

/** What was kept last. */
export const kept = () => inStore("readonly", (store) => store.get("all"));
