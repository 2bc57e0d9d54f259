/**
 * Where things are. Everything in this client names its places from the root of the house, such as `/table/7`. A server's house
 * has an address of its own. A site without a server may stand in any folder of a web host, which knows files only: there the
 * pages of the house are named behind a `?`.
 */

const HOME = new URL("..", import.meta.url).pathname;
const FILE = /^\/(?:web|art|api|ws|manifest\.|sw\.)/;

/** The address of a place in the house; whatever begins otherwise is none. @param {string} path */
export function addressOf(path) {
  if (!path.startsWith("/")) return path;
  const isPage = !FILE.test(path) && path !== "/";
  return HOME + (isPage && document.documentElement.dataset.server === "none" ? `?${path}` : path.slice(1));
}

/** The place in the house that an address means. @param {{pathname: string, search: string}} [address] */
export function placeOf({ pathname, search } = location) {
  return search.startsWith("?/") ? search.slice(1) : `/${pathname.slice(HOME.length)}`.replace(/^\/index\.html$/, "/");
}
