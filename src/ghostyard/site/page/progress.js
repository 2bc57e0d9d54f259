/** How far the start of the server in this page is: bytes that have come, of all that have to; then its own beginning. */

const FETCHED = 0.7; // of the bar: what takes longest on a phone
const STARTED = 0.9;

class Bar {
  constructor() {
    this.progress = document.createElement("progress");
    this.told = document.createElement("p");
    this.told.setAttribute("role", "status");
    this.element = document.createElement("div");
    this.element.className = "site-waiting";
    this.element.append(this.told, this.progress);
    this.bytes = 0;
  }

  /** @param {(message: string) => string} say @param {Record<string, number>} sizes of all files that have to come */
  show(say, sizes) {
    this.say = say;
    this.all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    this.put("web-site-fetching", 0);
    document.body.append(this.element);
  }

  put(message, share) {
    this.told.textContent = this.say(message);
    this.progress.value = share;
  }

  fetched(bytes) {
    this.bytes += bytes;
    const share = Math.min(1, this.bytes / this.all);
    this.put(share < 1 ? "web-site-fetching" : "web-site-starting", FETCHED * share);
  }

  starting() {
    this.put("web-site-starting", STARTED);
  }

  done() {
    this.element.remove();
  }

  /** One sentence instead of a bar. @param {string} sentence */
  fail(sentence) {
    this.told.textContent = sentence;
    this.progress.remove();
    document.body.append(this.element);
  }
}

export const bar = new Bar();
