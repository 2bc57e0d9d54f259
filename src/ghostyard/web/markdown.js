/** Rules pages: the little Markdown they are written in, as elements. Nothing in it is ever markup. */

import { h } from "./dom.js";

/** @param {string} text @returns {HTMLElement[]} */
export function markdown(text) {
  const blocks = text.replace(/\r/g, "").split(/\n{2,}/).flatMap(splitHeading);
  return blocks.filter((block) => block.trim()).map(block);
}

/** A heading needs no empty line behind it. */
function splitHeading(text) {
  const [first, ...rest] = text.split("\n");
  return /^#{1,4} /.test(first) && rest.length ? [first, rest.join("\n")] : [text];
}

function block(text) {
  const heading = text.match(/^(#{1,4}) (.*)/);
  if (heading) return h(`h${heading[1].length}`, {}, inline(heading[2]));
  const lines = text.split("\n");
  if (lines.length > 1 && /^\|?[\s:|-]+$/.test(lines[1]) && lines[0].includes("|")) return table(lines);
  if (/^\s*[-*] /.test(text)) return list("ul", text, /^\s*[-*] /);
  if (/^\s*\d+\. /.test(text)) return list("ol", text, /^\s*\d+\. /);
  if (text.startsWith(">")) return h("blockquote", {}, inline(text.replace(/^> ?/gm, "")));
  return h("p", {}, inline(text));
}

function list(tag, text, start) {
  const items = [];
  for (const line of text.split("\n")) {
    if (start.test(line)) items.push(line.replace(start, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return h(tag, {}, items.map((item) => h("li", {}, inline(item))));
}

function table(lines) {
  const cells = (line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => inline(cell.trim()));
  const [head, , ...rows] = lines.filter((line) => line.trim());
  return h("div", { class: "wide", tabindex: "0" }, h("table", {},
    h("thead", {}, h("tr", {}, cells(head).map((cell) => h("th", { scope: "col" }, cell)))),
    h("tbody", {}, rows.map((row) => h("tr", {}, cells(row).map((cell) => h("td", {}, cell)))))));
}

/** Bold, leaning, code and links within a line. Only links into this house are links. */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|_[^_\s][^_]*_|`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part) => {
    const link = part.match(/^\[([^\]]+)\]\(([^)]+)\)$/);
    if (link) return link[2].startsWith("/") || link[2].startsWith("#") ? h("a", { href: link[2] }, link[1]) : link[1];
    if (/^\*\*.+\*\*$/.test(part)) return h("strong", {}, part.slice(2, -2));
    if (/^[*_].+[*_]$/.test(part) && part.length > 2) return h("em", {}, part.slice(1, -1));
    return /^`.+`$/.test(part) ? h("code", {}, part.slice(1, -1)) : part;
  });
}
