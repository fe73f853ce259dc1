import type { Look, SideView } from "@/domains/look";
import { type Corner, type Cut, cutOff, type Frame, frameOf, moved, outlinePath, pointsAlong, run } from "./outline";
import { beltAt, cabinIn, railHeight, topOf, underside } from "./silhouette";

/** Nose to the left. `width` in pixels sets the detail. */
export function sideView(look: Look, width: number): SideView {
  const frame = frameOf(look);
  const { length, height, marks, body } = frame;
  const top = topOf(frame);
  const cabin = cabinIn(frame, top);
  const all = (shapes: readonly (readonly Corner[])[], closed = true) =>
    shapes.map((shape) => outlinePath(shape, closed)).join("");
  const detailed = width >= 40;
  const tall = [0.36, 0.36, 0.74, 0.74].map((y) => y * height);
  const spare = run([body + 0.5, length, length, body + 0.5], tall, 3);
  return {
    length,
    height,
    body: outlinePath([...top, ...underside(frame, 0)]),
    glass: frame.family === "open" ? "" : all(panesOf(frame, cabin, length / width)),
    cladding: detailed ? all([claddingOf(frame, top), pillarOf(frame, cabin, length / width)]) : "",
    spare: marks.has("spare") ? outlinePath(spare) : "",
    lamps: detailed ? all(lampsOf(frame).map((lamp) => insideOf(lamp, top))) : "",
    lines: all([bedOf(frame, top), ...(width >= 90 ? doorsIn(frame, cabin) : [])], false),
    edges: all(edgesOf(frame, cabin), false),
    wheels: [frame.front, frame.rear].map((x) => ({ x, radius: (frame.tire * height) / 2 })),
  };
}

function claddingOf(frame: Frame, top: readonly Corner[]): Corner[] {
  const [nose, tail] = [top[0], top.at(-1)];
  if (!frame.marks.has("clad") || !nose || !tail) return [];
  const edge = ([x, y]: Corner): Corner => [x, y + 3.4, 1];
  return [nose, ...underside(frame, 0).reverse(), tail, edge(tail), ...underside(frame, 3.4), edge(nose)];
}

/** Everything above the belt, `pixel` inches a pixel. */
function glasshouse(frame: Frame, cabin: readonly Corner[], pixel: number): Corner[] {
  const { height, rise, kick, kickAt, wheelbase, end } = frame;
  const by = Math.max(3.7, (isSmall(pixel) ? 2.3 : 2.9) * pixel);
  const [first, last] = [cabin[0]?.[0] ?? 0, cabin.at(-1)?.[0] ?? 0];
  const all = [...moved(cabin, by), ...run([last, first - by], [0, 0], 0)];
  const over = (place: number, slope: number): Cut => ({
    through: [frame.at(place), beltAt(frame, frame.at(place)) - lowered(frame, pixel)],
    along: [wheelbase, slope * height],
  });
  return cutOff(cutOff(all, over(end, rise)), over(kickAt, rise + kick));
}

function isSmall(pixel: number): boolean {
  return pixel > 2.2;
}

function lowered({ height }: Frame, pixel: number): number {
  return isSmall(pixel) ? 0.03 * height : 0;
}

/** Dark parts of the roof's supports: all with "wrap", or behind the last pane, past a post in the body's color. */
function pillarOf(frame: Frame, cabin: readonly Corner[], pixel: number): Corner[] {
  const { marks, wheelbase, slope } = frame;
  const house = glasshouse(frame, cabin, pixel);
  if (marks.has("wrap")) return house;
  if (!marks.has("float") && !marks.has("post")) return [];
  const end = frame.at(frame.end) + (marks.has("post") ? Math.max(0.06 * wheelbase, 2.5 * pixel) : 0);
  return cutOff(house, { through: [end, beltAt(frame, end)], along: [slope, -1] });
}

function panesOf(frame: Frame, cabin: readonly Corner[], pixel: number): Corner[][] {
  const gap = Math.max(3, (isSmall(pixel) ? 2 : 2.4) * pixel) / 2;
  const end = frame.at(frame.end);
  const house = glasshouse(frame, cabin, pixel);
  let rest = cutOff(house, { through: [end, beltAt(frame, end)], along: [-frame.slope, 1] }, 2.5);
  const panes: Corner[][] = [];
  for (const x of pillarsOf(frame).map(frame.at)) {
    const ahead = cutOff(rest, { through: [x - gap, 0], along: [-0.06, 1] });
    const behind = cutOff(rest, { through: [x + gap, 0], along: [0.06, -1] });
    if (Math.min(widthOf(ahead), widthOf(behind)) < 3.5 * pixel) continue;
    panes.push(ahead);
    rest = behind;
  }
  return [...panes, rest, dipOf(frame, lowered(frame, pixel))].filter((pane) => pane.length > 2);
}

function pillarsOf({ b, c, doors }: Frame): number[] {
  return doors > 2 && c !== b ? [b, c] : [b];
}

function dipOf(frame: Frame, under: number): Corner[] {
  if (frame.dip === 0) return [];
  const [from, to] = [frame.at(frame.dipFrom), frame.at(frame.dipTo)];
  const [high, low] = [beltAt(frame, from) + 0.5, beltAt(frame, from) - frame.dip * frame.height - under];
  return run([from, to, to - 1, from + 4], [high, beltAt(frame, to) + 0.5, low, low], 1.5);
}

function widthOf(corners: readonly Corner[]): number {
  const xs = corners.map(([x]) => x);
  return xs.length === 0 ? 0 : Math.max(...xs) - Math.min(...xs);
}

function lampsOf({ marks, body, front, height, shelf, deck, hood, family }: Frame): Corner[][] {
  const flat = family === "pickup" ? deck - 0.03 : 1;
  const [high, low, deep] = marks.has("tall")
    ? [Math.min(shelf + 0.14, flat), shelf - 0.1, 5]
    : [deck - 0.03, deck - (marks.has("strip") ? 0.08 : 0.13), marks.has("strip") ? 17 : 9];
  const [above, below, back] = marks.has("round")
    ? [0.035, 0.145, 0.3]
    : marks.has("block")
      ? [0.04, 0.13, 0.22]
      : [0.045, 0.095, 0.42];
  const tall = (shares: readonly number[]) => shares.map((share) => share * height);
  return [
    run([body - deep, body + 9, body + 9, body - deep * 0.35], tall([high, high, low, low]), 1),
    run([-9, -9, front * back, front * back * 0.7], tall([hood - below, hood - above, hood - above, hood - below]), 1),
  ];
}

/** Moves corners past the body to its edge at the same height. */
function insideOf(lamp: readonly Corner[], top: readonly Corner[]): Corner[] {
  const edge = pointsAlong(top, false);
  return lamp.map(([x, y, round]) => {
    const level = edge.filter(([, at], index) => (at - y) * ((edge[index + 1]?.[1] ?? at) - y) <= 0).map(([at]) => at);
    return [Math.max(Math.min(...level) + 0.4, Math.min(x, Math.max(...level) - 0.4)), y, round];
  });
}

function bedOf({ family, marks, deck, height, bottom }: Frame, top: readonly Corner[]): Corner[] {
  const x = top[10]?.[0] ?? 0;
  return family === "pickup" && !marks.has("sharp") ? run([x, x], [deck * height, bottom], 0) : [];
}

function doorsIn(frame: Frame, cabin: readonly Corner[]): Corner[][] {
  const { at, height, bottom, front, wheelbase, end } = frame;
  const down = (x: number, to: number) => run([x, x], [beltAt(frame, x) - 0.01 * height, to], 0);
  const handle = (x: number) =>
    run([x, x + 5.5], [beltAt(frame, x) - 0.07 * height, beltAt(frame, x) - 0.07 * height], 0);
  const hinge = Math.max((cabin[0]?.[0] ?? 0) + 0.02 * wheelbase, front + 0.15 * wheelbase);
  const seams = pillarsOf(frame)
    .filter((place) => place < 1.5)
    .map((place) => Math.min(at(place), at(0.97)));
  const over = (x: number) => (x > at(0.8) ? frame.tire * height * 1.02 : bottom + 3);
  if (seams.length === 0) return [down(hinge, bottom + 3), handle(at(end - 0.1))];
  return [down(hinge, bottom + 3), ...seams.flatMap((x) => [down(x, over(x)), handle(x - 0.075 * wheelbase)])];
}

function edgesOf(frame: Frame, cabin: readonly Corner[]): Corner[][] {
  const { marks, length, height, deck, drop } = frame;
  const [base, screenTop, , roofEnd] = cabin;
  if (frame.family === "open") {
    const [x, y] = base ?? [0, 0];
    const top = x + (height - y) / Math.tan((frame.screen * Math.PI) / 180);
    const seat = (at: number) =>
      run(
        [at - 4, at - 3, at + 4, at + 6],
        [0, 6, 6, 0].map((up) => drop * height + up),
        3,
      );
    const seats = frame.wheelbase > 104 ? [0.72, 0.98] : [0.8];
    return [run([x, top, top + 7], [y, height, height - 0.8], 2), ...seats.map((place) => seat(frame.at(place)))];
  }
  const [from, to] = [(screenTop?.[0] ?? 0) + 8, (roofEnd?.[0] ?? 0) - 6];
  const rails = run(
    [from, from + 7, to - 9, to],
    [height - railHeight - 1, height, height - 0.6, drop * height - 0.5],
    3,
  );
  const back = [9, 6, 14, 0].map((x) => length - x);
  const up = [0, 0.13, 0.12, 0.14].map((y) => (deck + y) * height);
  const wing = run(back, up, 1);
  return [...(marks.has("rails") ? [rails] : []), ...(marks.has("wing") ? [wing] : [])];
}
