/**
 * What outlives the page: one value in the browser's database, changed whole. Several pages may be open side by side: the
 * number of changes tells when another has changed it meanwhile, and nothing is written over that.
 */

const ALL = "all";
const CHANGES = "changes";
let changes = 0; // that we know of
let last = Promise.resolve();

/** Somebody else has changed it. */
export class Elsewhere extends Error {}

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
    change.oncomplete = () => (store.close(), done(asked.map(({ result }) => result)));
    change.onerror = change.onabort = () => (store.close(), fail(change.error ?? new Elsewhere("elsewhere")));
  });
}

/** What was kept last. */
export async function kept() {
  const [content, count] = await inStore("readonly", (store) => [store.get(ALL), store.get(CHANGES)]);
  changes = count ?? 0;
  return content;
}

/** Returns when the browser has it. @param {Uint8Array} content */
export function keep(content) {
  last = last.catch(() => {}).then(() => put(content)); // one after the other
  return last;
}

async function put(content) {
  await inStore("readwrite", (store) => {
    const count = store.get(CHANGES);
    count.onsuccess = () => {
      if ((count.result ?? 0) !== changes) return store.transaction.abort();
      store.put(content, ALL);
      store.put(changes + 1, CHANGES);
    };
    return [count];
  });
  changes += 1;
}
