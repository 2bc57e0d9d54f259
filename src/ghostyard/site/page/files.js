/** The files of this version: out of the browser's own keeping where they are there, otherwise fetched, counted and kept. */

/** What is kept of one version. @param {string} version */
export const cacheOf = (version) => `ghostyard-${version}`;

const outside = globalThis.fetch.bind(globalThis); // while Python starts, `fetch` is another one

export class Files {
  /** @param {string} version @param {(bytes: number) => void} counted told of every part that has come */
  constructor(version, counted) {
    this.counted = counted;
    // Pages without a secure address have nothing to keep files in: they play, but not without their network.
    this.cache = globalThis.caches ? caches.open(cacheOf(version)).catch(() => null) : Promise.resolve(null);
    /** @type {Promise<any>[]} */
    this.keeping = [];
  }

  /** @param {string} address @returns {Promise<Response>} */
  async file(address) {
    const cache = await this.cache;
    const kept = await cache?.match(address);
    if (kept) return this.count(kept);
    const fresh = await outside(address);
    if (!fresh.ok) throw new Error(`${address}: ${fresh.status}`);
    if (cache) this.keeping.push(cache.put(address, fresh.clone()).catch(() => {})); // no room: fetched again next time
    return this.count(fresh);
  }

  count({ body, headers }) {
    const { counted } = this;
    const counter = new TransformStream({
      transform(part, next) {
        counted(part.length);
        next.enqueue(part);
      },
    });
    return new Response(body.pipeThrough(counter), { headers });
  }

  /** A file that was packed when the site was built. @param {string} address @param {string} [kind] */
  async unpacked(address, kind = "") {
    const { body } = await this.file(address);
    return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": kind } });
  }

  /** @param {string} address */
  async bytes(address) {
    return new Uint8Array(await (await this.unpacked(address)).arrayBuffer());
  }
}
