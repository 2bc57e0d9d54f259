/** Arranging: where the areas of a scene go on a wide screen, so that all are as large as they can be together. */

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {import("./types.js").Area} Area
 * @typedef {{places: Map<string, Box>, worth: number}} Plan
 */

const GAP = 14;
const LABEL = 26;
const WEIGHT = { own: 4, shared: 1.8, rival: 0.4 };
const GROWING = { own: 2.6, shared: 6, rival: 0.4 }; // a shared table that grows wants most of the room
const WATCHED = { own: 0, shared: 1.8, rival: 2 }; // for a watcher, who has nothing, everybody matters alike
const WATCHED_GROWING = { own: 0, shared: 6, rival: 0.8 };
let weights = WEIGHT;
const NOTHING = { places: new Map(), worth: 0 };

/**
 * The best of all plans: rivals above or at the side, the shared table above the own things or beside them;
 * or the shared table on one side, and all who play in a column on the other.
 * @param {Area[]} areas @param {number} width @param {number} height
 */
export function arrange(areas, width, height) {
  const of = (kind) => areas.filter((area) => area.kind === kind);
  const [own, shared, rivals] = [of("own"), of("shared"), of("rival")];
  const grows = shared.some((area) => area.pans);
  weights = own.length ? (grows ? GROWING : WEIGHT) : grows ? WATCHED_GROWING : WATCHED;
  const whole = { x: 0, y: 0, w: width, h: height };
  const plans = rivals.length
    ? [...aroundRivals(rivals, own, shared, whole), ...besideTheTable(rivals, own, shared, whole)]
    : middle(own, shared, whole);
  return best(plans.map((plan) => ({ ...plan, worth: plan.worth - imbalance(plan.places, own, shared, rivals) })))
    .places;
}

/** Nothing is so small beside the own things that one cannot read it. */
function imbalance(places, own, shared, rivals) {
  const scale = (areas) => Math.min(...areas.map((area) => (places.get(area.id)?.h ?? 1) / area.height));
  if (!own.length) return 0;
  const lack = (areas, least) => (areas.length ? Math.max(0, Math.log((least * scale(own)) / scale(areas))) : 0);
  return 12 * (lack(rivals, shared.some((area) => area.pans) ? 0.4 : 0.55) + lack(shared, 0.75));
}

function aroundRivals(rivals, own, shared, box) {
  return shares(0.1, own.length ? 0.5 : 0.85).flatMap((share) =>
    [above(box, share), beside(box, share)].flatMap(([first, second]) =>
      middle(own, shared, second).map((plan) => together(pack(rivals, first), plan)),
    ),
  );
}

function besideTheTable(rivals, own, shared, box) {
  if (!own.length || !shared.length) return [];
  return shares(0.3, 0.85).flatMap((share) => {
    const [first, second] = beside(box, share);
    return shares(0.12, 0.75).map((cut) => {
      const [top, bottom] = above(second, cut);
      return together(pack(shared, first), together(pack(rivals, top), pack(own, bottom)));
    });
  });
}

function middle(own, shared, box) {
  if (!own.length || !shared.length) return [pack([...own, ...shared], box)];
  return shares(0.14, 0.8).flatMap((share) =>
    [above(box, share), beside(box, share)].map(([first, second]) => together(pack(shared, first), pack(own, second))),
  );
}

function shares(least, most) {
  return Array.from({ length: 14 }, (_, step) => least + ((most - least) * step) / 13);
}

function above(box, share) {
  const cut = box.h * share;
  return [
    { ...box, h: cut },
    { ...box, y: box.y + cut, h: box.h - cut },
  ];
}

function beside(box, share) {
  const cut = box.w * share;
  return [
    { ...box, w: cut },
    { ...box, x: box.x + cut, w: box.w - cut },
  ];
}

/**
 * Areas in rows of equal height, in as many rows as shows them largest.
 * @param {Area[]} areas
 * @param {Box} box
 * @returns {Plan}
 */
function pack(areas, box) {
  if (!areas.length) return NOTHING;
  return best(areas.map((_, index) => packRows(areas, box, index + 1)));
}

function packRows(areas, box, rows) {
  const perRow = Math.ceil(areas.length / rows);
  const inRows = Array.from({ length: rows }, (_, row) => areas.slice(row * perRow, (row + 1) * perRow)).filter(
    (row) => row.length,
  );
  const high = box.h / inRows.length - LABEL - GAP;
  const heights = inRows.map((row) => Math.min(high, (box.w - GAP * (row.length + 1)) / sum(row.map(shape))));
  if (Math.min(...heights) < 24) return { places: new Map(), worth: -Infinity };
  const free = box.h - sum(heights) - inRows.length * (LABEL + GAP);
  const places = new Map();
  let y = box.y + free / 2;
  inRows.forEach((row, index) => {
    placeRow(row, heights[index], box, y, places);
    y += heights[index] + LABEL + GAP;
  });
  const worth = sum(
    inRows.map((row, index) => sum(row.map((area) => weights[area.kind] * Math.log(heights[index] / area.height)))),
  );
  return { places, worth };
}

function placeRow(row, high, box, y, places) {
  const free = box.w - sum(row.map((area) => shape(area) * high)) - GAP * (row.length - 1);
  let x = box.x + free / 2;
  for (const area of row) {
    places.set(area.id, { x, y, w: shape(area) * high, h: high });
    x += shape(area) * high + GAP;
  }
}

function shape(area) {
  return area.width / area.height;
}

function together(one, other) {
  return { places: new Map([...one.places, ...other.places]), worth: one.worth + other.worth };
}

function best(plans) {
  return plans.reduce((one, other) => (other.worth > one.worth ? other : one));
}

function sum(numbers) {
  return numbers.reduce((one, other) => one + other, 0);
}
