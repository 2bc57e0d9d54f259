/** The files of this version: out of the browser's own keeping where they are there, otherwise fetched, counted and kept. */

/** The folder of the site: any folder of a web host. */
export const HOME = new URL("..", import.meta.url);

/** The address of something in the site. @param {string} path */
export const at = (path) => new URL(path, HOME).href;

/** What is kept of one version: `sw.js` calls it the same. @param {string} version */
export const cacheOf = (version) => `ghostyard ${HOME.pathname} ${version}`;

const outside = globalThis.fetch.bind(globalThis); // while Python starts, `fetch` is another one

const UNPACKED = "x-unpacked"; // says of a kept file that it need not be unpacked again

export class Files {
  /** @param {string} version @param {Record<string, number>} sizes of files that are counted @param {(bytes: number) => void} counted */
  constructor(version, sizes = {}, counted = () => {}) {
    this.sizes = sizes;
    this.counted = counted;
    // Pages without a secure address have nothing to keep files in: they play, but not without their network.
    this.cache = globalThis.caches ? caches.open(cacheOf(version)).catch(() => null) : Promise.resolve(null);
    /** @type {Promise<void>[]} */
    this.keeping = [];
  }

  /** @param {string} path @returns {Promise<Response>} */
  async file(path) {
    return (await this.kept(path)) ?? this.keep(path, await this.fetched(path));
  }

  /** A file that was packed when the site was built. It is kept unpacked. @param {string} path @param {string} [kind] */
  async unpacked(path, kind = "") {
    const kept = await this.kept(path);
    if (kept?.headers.has(UNPACKED)) return kept;
    const { body } = kept ?? (await this.fetched(path));
    const headers = { "content-type": kind, [UNPACKED]: "yes" };
    return this.keep(path, new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers }));
  }

  /** @param {string} path */
  async bytes(path) {
    return new Uint8Array(await (await this.unpacked(path)).arrayBuffer());
  }

  /** Can this be read at once, without the network and without unpacking? @param {string} path */
  async isUnpacked(path) {
    return Boolean((await (await this.cache)?.match(at(path)))?.headers.has(UNPACKED));
  }

  /** When all that came is kept as well. */
  async allKept() {
    await Promise.all(this.keeping);
  }

  async kept(path) {
    const found = await (await this.cache)?.match(at(path));
    if (found) this.counted(this.sizes[path] ?? 0);
    return found;
  }

  async keep(path, response) {
    const cache = await this.cache;
    if (cache) this.keeping.push(cache.put(at(path), response.clone()).catch(() => {})); // no room: fetched again next time
    return response;
  }

  async fetched(path) {
    const { ok, status, body, headers } = await outside(at(path));
    if (!ok) throw new Error(`${path}: ${status}`);
    const counted = path in this.sizes ? this.counted : () => {};
    const counter = new TransformStream({
      transform(part, next) {
        counted(part.length);
        next.enqueue(part);
      },
    });
    return new Response(body.pipeThrough(counter), { headers: { "content-type": headers.get("content-type") ?? "" } });
  }
}
