import { describe, expect, it } from "vitest";
import { lookOfStyle } from "./cars/drawing/outline";
import { sideView } from "./cars/drawing/side-view";
import type { Look } from "./look";

const suv = lookOfStyle("4dr SUV");
const drawn = (own: object, marks: string[] = [], width = 64) =>
  sideView({ ...suv, own: { ...suv.own, ...own }, marks } satisfies Look, width);

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), -Number(y)]);
const xs = (path: string) => pointsOf(path).map(([x = 0]) => x);
const lowest = (path: string, after: number) =>
  Math.min(...pointsOf(path).flatMap(([x = 0, y = 0]) => (x > after ? [y] : [])));

describe("the glass of a side view", () => {
  it("ends higher where the belt kicks up, and stays as low in front", () => {
    const [flat, kicked] = [drawn({}).glass, drawn({ kick: 1, kickAt: 1 }).glass];
    const rear = Math.max(...xs(kicked)) - 7;
    expect(lowest(kicked, rear)).toBeGreaterThan(lowest(flat, rear) + 2);
    expect(lowest(kicked, 0)).toBeCloseTo(lowest(flat, 0), 1);
  });

  it("lies on one dark band with all pillars dark", () => {
    const { glass, cladding } = drawn({}, ["wrap"]);
    expect(Math.min(...xs(cladding))).toBeLessThanOrEqual(Math.min(...xs(glass)) + 1);
    expect(Math.max(...xs(cladding))).toBeGreaterThan(Math.max(...xs(glass)));
  });

  it.each([64, 160, 640])("leaves a post in the body's color before the dark last pane at %s px", (width) => {
    const upright = { end: 1.2, lean: 0 };
    const { glass, cladding } = drawn(upright, ["post"], width);
    const floating = drawn(upright, ["float"], width);
    expect(Math.min(...xs(cladding)) - Math.max(...xs(glass))).toBeGreaterThan(4);
    expect(Math.min(...xs(floating.cladding)) - Math.max(...xs(floating.glass))).toBeLessThan(1);
  });

  it.each([64, 160, 640])("shows a step in the belt as deep as it is at %s px", (width) => {
    const stepped = drawn({ dip: 0.05, dipFrom: 0.3, dipTo: 0.5 }, [], width).glass;
    const inches = 0.05 * (suv.size[1] ?? 0);
    expect(lowest(drawn({}, [], width).glass, 0) - lowest(stepped, 0)).toBeGreaterThan(inches * 0.8);
  });
});
