import { type Frame, frameOf, type Look } from "./look";
import { type Corner, cutOff, moved, pathOf, pointsAlong } from "./outline";

/** Paths of a side view in inches: x from the nose, y down from 0 at the ground, so that it is negative. */
export interface SideView {
  length: number;
  height: number;
  body: string;
  /** Panes of the side windows, tinted. */
  glass: string;
  /** Plastic along the sill and the arches, and a dark last pillar. */
  cladding: string;
  /** The wheel on the tailgate. */
  spare: string;
  lamps: string;
  /** Thin lines: doors, bed, crease, handles. */
  lines: string;
  /** Lines as thick as the outline: rails, windscreen and seats of an open car. */
  edges: string;
  wheels: { x: number; radius: number }[];
}

const toRadians = Math.PI / 180;
const spareDepth = 8;
const railHeight = 2.2;

/** The car from its left, nose to the left. `width` in pixels decides how much of it is drawn. */
export function sideView(look: Look, width: number): SideView {
  const frame = frameOf(look);
  const pixel = frame.length / width;
  const top = topOf(frame);
  const body = [...top, ...underside(frame, 0)];
  const drawn = width >= 40;
  const fine = width >= 90;
  const cabin = cabinOf(frame, top);
  const panes = frame.family === "open" ? [] : panesOf(frame, cabin, pixel);
  const radius = (frame.tire * frame.height) / 2;
  return {
    length: frame.length,
    height: frame.height,
    body: pathOf(body),
    glass: panes.map((pane) => pathOf(pane)).join(""),
    cladding: drawn ? claddingOf(frame, top) + floating(frame, cabin) : "",
    spare: spareOf(frame),
    lamps: drawn ? lampsOf(frame, top) : "",
    lines: [bedLine(frame, top), fine ? doorLines(frame, cabin) : ""].join(""),
    edges: edgesOf(frame, top, cabin),
    wheels: [frame.front, frame.rear].map((x) => ({ x, radius })),
  };
}

/** A place along the car: -1 is the nose, 0 the front axle, 1 the rear axle, 2 the tail. */
function placeOf({ front, rear, length }: Frame, place: number): number {
  if (place <= 0) return front * (1 + place);
  if (place <= 1) return front + (rear - front) * place;
  return rear + (length - rear) * (place - 1);
}

/** From the lowest point of the nose over the roof to the lowest of the tail, fitted to the stated length and height. */
function topOf(frame: Frame): Corner[] {
  const roof = frame.height - (frame.marks.has("rails") ? railHeight : 0);
  const length = frame.length - (frame.marks.has("spare") ? spareDepth : 0);
  const corners = cornersOf({ ...frame, length });
  const wanted = frame.family === "open" ? null : roof;
  let fitted = corners;
  // A bend shortens what it rounds; after a few rounds the curve itself has the size.
  for (let round = 0; round < 4; round++) {
    const along = pointsAlong(fitted, false);
    const xs = along.map(([x]) => x);
    const [nose, tail, highest] = [Math.min(...xs), Math.max(...xs), Math.max(...along.map(([, y]) => y))];
    const ahead = frame.front / (frame.front - nose);
    const behind = (length - frame.rear) / (tail - frame.rear);
    fitted = fitted.map(([x, y, bend]): Corner => [
      x < frame.front ? frame.front - (frame.front - x) * ahead : x > frame.rear ? frame.rear + (x - frame.rear) * behind : x,
      wanted ? bottomOf(frame) + (y - bottomOf(frame)) * ((wanted - bottomOf(frame)) / (highest - bottomOf(frame))) : y,
      bend,
    ]);
  }
  return fitted;
}

/** Lowest edge of the body. */
function bottomOf({ clearance, low }: Frame): number {
  return clearance + low;
}

function cornersOf(frame: Frame): Corner[] {
  const { height, front, rear, length, noseR, roofR, tailR } = frame;
  const at = (place: number, share: number, round: number): Corner => [placeOf(frame, place), share * height, round];
  const bottom = bottomOf(frame);
  const base = placeOf(frame, frame.base);
  const cowl: Corner = [base, frame.cowl * height, 3];
  const reach = length - rear;
  const tail: Corner[] = [
    [length, frame.deck * height - 4 - frame.tuck * 10, tailR],
    [length - frame.tuck * reach * 0.25, (bottom + frame.deck * height) / 2.4, tailR],
    [length - frame.tuck * reach, bottom, tailR],
  ];
  const nose: Corner[] = [
    [front * 0.12 + 1, bottom, 4],
    [front * 0.03, (bottom + frame.nose * height) / 2.1, noseR],
    [0, frame.nose * height, noseR],
    at(-1 + frame.lip, (frame.nose + (frame.hood - frame.nose) * 0.8), noseR),
    at(-1 + frame.lip * 2.6, frame.hood, noseR * 1.4),
  ];
  if (frame.family === "open") {
    return [...nose, cowl, at(frame.roof, frame.drop, 10), at(frame.back, frame.shelf, 14), at(1.97, frame.deck, tailR), ...tail];
  }
  const rise = 0.955 * height - cowl[1];
  const screenTop: Corner = [base + rise / Math.tan(frame.screen * toRadians), 0.955 * height, roofR * 0.8 + 4];
  const roofEnd = at(frame.roof, frame.drop, roofR);
  const peak: Corner = [screenTop[0] + Math.max(4, (roofEnd[0] - screenTop[0]) * 0.42), height, 40];
  const rearBase = at(frame.back, frame.shelf, 4);
  const fall = Math.hypot(rearBase[0] - roofEnd[0], rearBase[1] - roofEnd[1]);
  const bow = fall > 20 ? fall * (frame.roofR > 40 ? 0.1 : 0.05) : 0;
  const [acrossX, acrossY] = [(roofEnd[1] - rearBase[1]) / fall, (rearBase[0] - roofEnd[0]) / fall];
  const swell: Corner = [(roofEnd[0] + rearBase[0]) / 2 + acrossX * bow, (roofEnd[1] + rearBase[1]) / 2 + acrossY * bow, 60];
  const end: Corner[] =
    frame.family === "pickup" && !frame.marks.has("sharp")
      ? [[rearBase[0], frame.deck * height, 1], at(2, frame.deck, 1.5)]
      : [rearBase, at(Math.max(frame.back + 0.03, 1.97), frame.deck, tailR)];
  const corners = [...nose, cowl, screenTop, peak, roofEnd, swell, ...end, ...tail];
  return frame.marks.has("sharp") ? corners.map(([x, y]) => [x, y, 1]) : corners;
}

/** Windscreen base, roof and rear glass: what the side windows follow. */
function cabinOf(frame: Frame, top: readonly Corner[]): Corner[] {
  return top.slice(5, frame.family === "open" ? 7 : 11);
}

/** From tail to nose along the bottom and over both wheels; `by` inches further up for the edge of the cladding. */
function underside(frame: Frame, by: number): Corner[] {
  const bottom = bottomOf(frame) + by;
  const middle = (frame.tire * frame.height) / 2;
  const over = (axle: number): Corner[] => {
    const radius = middle + Math.max(1.4, frame.clearance * 0.2) + by;
    if (frame.marks.has("square")) {
      const flat = middle + radius * 0.98;
      return [
        [axle + radius * 1.16, bottom, 1],
        [axle + radius * 0.78, flat, 3],
        [axle - radius * 0.78, flat, 3],
        [axle - radius * 1.16, bottom, 1],
      ];
    }
    const start = Math.asin(Math.max(-0.5, Math.min(0.9, (bottom - middle) / radius)));
    const sides = 5;
    const step = (Math.PI - 2 * start) / sides;
    const around = Array.from({ length: sides }, (_, index): Corner => {
      const angle = start + (index + 0.5) * step;
      const out = radius / Math.cos(step / 2);
      return [axle + out * Math.cos(angle), middle + out * Math.sin(angle), radius];
    });
    return [[axle + radius * Math.cos(start), bottom, 1], ...around, [axle - radius * Math.cos(start), bottom, 1]];
  };
  return [...over(frame.rear), ...over(frame.front)];
}

function claddingOf(frame: Frame, top: readonly Corner[]): string {
  const [nose, tail] = [top[0], top.at(-1)];
  if (!frame.marks.has("clad") || !nose || !tail) return "";
  const upper = [...underside(frame, 3.4)];
  const edge = (end: Corner): Corner => [end[0], end[1] + 3.4, 1];
  return pathOf([nose, ...underside(frame, 0).reverse(), tail, edge(tail), ...upper, edge(nose)]);
}

function spareOf({ marks, length, height }: Frame): string {
  if (!marks.has("spare")) return "";
  const [low, high] = [height * 0.36, height * 0.74];
  return pathOf([
    [length - spareDepth + 0.5, low, 2],
    [length, low, 3],
    [length, high, 3],
    [length - spareDepth + 0.5, high, 2],
  ]);
}

/** The last pillar in black, so that the roof seems to float. */
function floating(frame: Frame, cabin: readonly Corner[]): string {
  const [first, last] = [cabin[0], cabin.at(-1)];
  if (!frame.marks.has("float") || !first || !last) return "";
  const belt = frame.belt * frame.height + frame.rise * frame.height;
  const end = placeOf(frame, frame.end);
  const above = cutOff([...moved(cabin, 2.4), [last[0], 0, 0], [first[0], 0, 0]], { through: [0, belt], along: [1, 0] });
  return pathOf(cutOff(above, { through: [end, belt], along: [Math.tan(frame.lean * toRadians), -1] }));
}

/** Side windows: the cabin's outline moved inwards, cut by the belt line and the pillars. */
function panesOf(frame: Frame, cabin: readonly Corner[], pixel: number): Corner[][] {
  const inset = Math.max(3.7, (pixel > 2.2 ? 2.3 : 2.9) * pixel);
  const gap = Math.max(3, (pixel > 2.2 ? 2 : 2.4) * pixel) / 2;
  const low = pixel > 2.2 ? 0.03 : 0;
  const beltAt = (x: number) => (frame.belt - low + frame.rise * ((x - frame.front) / frame.wheelbase)) * frame.height;
  const within = moved(cabin, inset);
  const [first, last] = [cabin[0], cabin.at(-1)];
  if (!first || !last) return [];
  const whole = cutOff([...within, [last[0], 0, 0], [first[0] - inset, 0, 0]], {
    through: [0, beltAt(0)],
    along: [frame.wheelbase, frame.rise * frame.height],
  });
  const end = placeOf(frame, frame.end);
  const slope = Math.tan(frame.lean * toRadians);
  // Upwards along the edge, glass on its left.
  const glass = cutOff(whole, { through: [end, beltAt(end)], along: [-slope, 1] }, 2.5);
  const posts = [frame.b, ...(frame.doors > 2 && frame.c !== frame.b ? [frame.c] : [])].map((place) => placeOf(frame, place));
  let rest = glass;
  const panes: Corner[][] = [];
  for (const x of posts) {
    const ahead = cutOff(rest, { through: [x - gap, 0], along: [-0.06, 1] });
    const behind = cutOff(rest, { through: [x + gap, 0], along: [0.06, -1] });
    if (widthOf(ahead) < 3.5 * pixel || widthOf(behind) < 3.5 * pixel) continue;
    panes.push(ahead);
    rest = behind;
  }
  return [...panes, rest, dipOf(frame, beltAt)].filter((pane) => pane.length > 2);
}

/** Where the belt line steps down under a window. */
function dipOf({ height, dip, ...frame }: Frame, beltAt: (x: number) => number): Corner[] {
  if (dip === 0) return [];
  const [from, to] = [placeOf({ height, dip, ...frame }, frame.dipFrom), placeOf({ height, dip, ...frame }, frame.dipTo)];
  return [[from, beltAt(from) + 0.5, 0], [to, beltAt(to) + 0.5, 0], [to - 1, beltAt(to) - dip * height, 2], [from + 4, beltAt(from) - dip * height, 2]];
}

function widthOf(corners: readonly Corner[]): number {
  const xs = corners.map(([x]) => x);
  return xs.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs);
}

function lampsOf(frame: Frame, top: readonly Corner[]): string {
  const { height, length, front } = frame;
  const tail = length - (frame.marks.has("spare") ? spareDepth : 0);
  const isPickup = frame.family === "pickup";
  const [high, low, deep] = frame.marks.has("tall")
    ? [Math.min(frame.shelf + 0.14, isPickup ? frame.deck - 0.03 : 1), frame.shelf - 0.1, 5]
    : frame.marks.has("strip")
      ? [frame.deck - 0.03, frame.deck - 0.08, 17]
      : [frame.deck - 0.03, frame.deck - 0.13, 9];
  const rear: Corner[] = [
    [tail - deep, high * height, 1],
    [tail + 9, high * height, 0],
    [tail + 9, low * height, 0],
    [tail - deep * 0.35, low * height, 1],
  ];
  const [above, below, back] = frame.marks.has("round")
    ? [frame.hood - 0.035, frame.hood - 0.145, 0.3]
    : frame.marks.has("block")
      ? [frame.hood - 0.04, frame.hood - 0.13, 0.22]
      : [frame.hood - 0.045, frame.hood - 0.095, 0.42];
  const first: Corner[] = [
    [-9, below * height, 0],
    [-9, above * height, 0],
    [front * back, above * height + 0.5, 1.5],
    [front * back * 0.7, below * height, 1.5],
  ];
  return pathOf(insideOf(rear, top)) + pathOf(insideOf(first, top));
}

/** The part of a lamp that lies on the body: corners beyond it pulled in to its edge at their heights. */
function insideOf(lamp: readonly Corner[], top: readonly Corner[]): Corner[] {
  const edge = pointsAlong(top, false);
  return lamp.map(([x, y, round]) => {
    const level = edge.filter(([, at], index) => (at - y) * ((edge[index + 1]?.[1] ?? at) - y) <= 0).map(([at]) => at);
    return [Math.max(Math.min(...level) + 0.4, Math.min(x, Math.max(...level) - 0.4)), y, round];
  });
}

function bedLine(frame: Frame, top: readonly Corner[]): string {
  if (frame.family !== "pickup" || frame.marks.has("sharp")) return "";
  const x = top[10]?.[0] ?? 0;
  return `M${x.toFixed(1)} ${(-frame.deck * frame.height).toFixed(1)}V${(-bottomOf(frame)).toFixed(1)}`;
}

function doorLines(frame: Frame, cabin: readonly Corner[]): string {
  const sill = bottomOf(frame) + 3;
  const down = (place: number, to: number) =>
    `M${placeOf(frame, place).toFixed(1)} ${(-(frame.belt - 0.01) * frame.height).toFixed(1)}V${(-to).toFixed(1)}`;
  const handle = (place: number) =>
    `M${placeOf(frame, place).toFixed(1)} ${(-(frame.belt - 0.075) * frame.height).toFixed(1)}h5.5`;
  const start = ((cabin[0]?.[0] ?? 0) - frame.front) / frame.wheelbase + 0.02;
  const rear = frame.doors > 2 && frame.b < 1.5;
  const tire = frame.tire * frame.height;
  const back = Math.min(frame.c, 0.97);
  return [
    down(Math.max(start, 0.15), sill),
    ...(frame.b < 1.5 ? [down(frame.b, sill), handle(frame.b - 0.075)] : [handle(frame.end - 0.1)]),
    ...(rear && frame.c !== frame.b ? [down(back, back > 0.8 ? tire * 1.02 : sill), handle(back - 0.075)] : []),
  ].join("");
}

function edgesOf(frame: Frame, top: readonly Corner[], cabin: readonly Corner[]): string {
  const { height } = frame;
  if (frame.family === "open") {
    const [base] = cabin;
    if (!base) return "";
    const rise = height - base[1];
    const x = base[0] + rise / Math.tan(frame.screen * toRadians);
    const seat = (place: number): Corner[] => {
      const at = placeOf(frame, place);
      return [
        [at - 4, frame.drop * height, 1],
        [at - 3, frame.drop * height + 6, 3],
        [at + 4, frame.drop * height + 6, 3],
        [at + 6, frame.drop * height, 1],
      ];
    };
    const seats = frame.wheelbase > 104 ? [0.72, 0.98] : [0.8];
    return [pathOf([base, [x, height, 2], [x + 7, height - 0.8, 1]], false), ...seats.map((place) => pathOf(seat(place), false))].join("");
  }
  const [, , peak, end] = cabin;
  const rails: Corner[] = [];
  if (frame.marks.has("rails") && peak && end) {
    const [from, to] = [(cabin[1]?.[0] ?? 0) + 8, end[0] - 6];
    rails.push([from, height - railHeight - 1, 1], [from + 7, height, 3], [to - 9, height - 0.6, 3], [to, frame.drop * height - 0.5, 1]);
  }
  const wing: Corner[] = frame.marks.has("wing")
    ? [[frame.length - 9, frame.deck * height, 1], [frame.length - 6, (frame.deck + 0.13) * height, 1], [frame.length - 14, (frame.deck + 0.12) * height, 1], [frame.length, (frame.deck + 0.14) * height, 1]]
    : [];
  return [rails, wing].map((line) => (line.length > 0 ? pathOf(line, false) : "")).join("");
}
