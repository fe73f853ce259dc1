import { describe, expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { lookOf } from "./cars/drawing/look-of";
import { lookOfStyle } from "./cars/drawing/outline";
import { sideView } from "./cars/drawing/side-view";
import type { Look } from "./look";

const looks = new Map(
  defaultProducts().map((sold) => [JSON.stringify(lookOf(sold)), `${sold.make} ${sold.model} ${sold.year}`]),
);
const drawn = [...looks].map(([text, name]) => ({ name, look: JSON.parse(text) as Look }));

/** Includes control points: the outline lies inside their hull. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), -Number(y)]);
}

function traced(path: string): [number, number][] {
  const out: [number, number][] = [];
  for (const [, kind, numbers = ""] of path.matchAll(/([MLQ])([^MLQZ]*)/g)) {
    const at = pointsOf(numbers);
    const [last, [x1, y1] = [0, 0], [x2, y2] = [0, 0]] = [out.at(-1) ?? ([0, 0] as const), ...at] as [
      number[],
      ...[number, number][],
    ];
    const [x0 = 0, y0 = 0] = last;
    if (kind !== "Q") out.push([x1, y1]);
    else
      for (let t = 0.1; t < 1.05; t += 0.1)
        out.push([
          (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2,
          (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2,
        ]);
  }
  return out;
}

function crossings(points: readonly [number, number][]): number {
  const side = (a: readonly number[], b: readonly number[], c: readonly number[]) =>
    Math.sign(
      ((b[0] ?? 0) - (a[0] ?? 0)) * ((c[1] ?? 0) - (a[1] ?? 0)) -
        ((b[1] ?? 0) - (a[1] ?? 0)) * ((c[0] ?? 0) - (a[0] ?? 0)),
    );
  let found = 0;
  for (let i = 1; i < points.length; i++)
    for (let j = i + 2; j < points.length; j++) {
      const [a, b, c, d] = [points[i - 1], points[i], points[j - 1], points[j]];
      if (a && b && c && d && side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) found += 1;
    }
  return found;
}

const off = (holds: (each: (typeof drawn)[number]) => boolean) =>
  drawn.filter((each) => !holds(each)).map(({ name }) => name);

describe("the side view of every car of the catalog", () => {
  const views = new Map(drawn.map((each) => [each, sideView(each.look, 160)]));
  const viewOf = (each: (typeof drawn)[number]) => views.get(each) ?? sideView(each.look, 160);

  it("has over a thousand different looks to check", () => {
    expect(drawn.length).toBeGreaterThan(1000);
  });

  it("is made of finite numbers", () => {
    expect(off((each) => !/NaN|Infinity|undefined/.test(JSON.stringify(viewOf(each))))).toEqual([]);
  });

  it("fills the stated length and height and leaves neither", () => {
    const wrong = off((each) => {
      const [length = 0, height = 0] = each.look.size;
      const { body, edges, spare, glass, cladding, lamps } = viewOf(each);
      const all = traced(body + edges + spare);
      const xs = all.map(([x]) => x);
      const top = Math.max(...all.map(([, y]) => y));
      const fits =
        Math.abs(Math.max(...xs) - length) < 0.8 && Math.abs(Math.min(...xs)) < 0.8 && Math.abs(top - height) < 0.8;
      return (
        fits && traced(glass + cladding + lamps).every(([x, y]) => x > -1 && x < length + 1 && y > 0 && y < height + 1)
      );
    });
    expect(wrong).toEqual([]);
  });

  it("has its wheels on the ground, their axles a wheelbase apart and inside the body", () => {
    const wrong = off((each) => {
      const [front, rear] = viewOf(each).wheels;
      const [length = 0, , wheelbase = 0] = each.look.size;
      if (!front || !rear) return false;
      return Math.abs(rear.x - front.x - wheelbase) < 0.01 && front.x > front.radius && rear.x + rear.radius < length;
    });
    expect(wrong).toEqual([]);
  });

  it("never crosses its own outline, roof or windows, every fourth checked", () => {
    const wrong = off((each) => {
      if (drawn.indexOf(each) % 4 !== 0) return true;
      const { body, glass } = viewOf(each);
      return [body, ...glass.split("Z")].every((path) => crossings(traced(path)) === 0);
    });
    expect(wrong).toEqual([]);
  });

  it("shows glass in every closed car", () => {
    expect(off((each) => each.look.family === "open" || viewOf(each).glass.length > 20)).toEqual([]);
  });
});

describe("a look", () => {
  const [any] = defaultProducts();
  const rav4 = {
    ...any,
    make: "Toyota",
    model: "RAV4",
    year: 2021,
    style: "4dr SUV",
    doors: 4,
    length: 180.9,
    height: 67,
    wheelbase: 105.9,
    clearance: 8.4,
    width: 73,
  };

  it("takes what is set by hand from the line whose name begins its own", () => {
    expect(lookOf({ ...rav4, model: "RAV4 Hybrid" })).toEqual(lookOf(rav4));
    expect(lookOf({ ...rav4, model: "RAV" }).own).toEqual({});
  });

  it("never guesses a height: without one it is the family's own drawing", () => {
    const unknown = lookOf({ ...rav4, height: null });
    expect(unknown.typical).toBe(true);
    expect(unknown.size).toEqual(lookOfStyle("4dr SUV").size);
  });

  it("takes a missing wheelbase and clearance from its family's proportions", () => {
    const [, , wheelbase = 0, clearance = 0] = lookOf({ ...rav4, wheelbase: null, clearance: null }).size;
    expect(wheelbase / 180.9).toBeCloseTo(0.58, 1);
    expect(clearance).toBe(8);
  });

  it("draws less where there are fewer pixels", () => {
    const [tiny, small, large] = [24, 64, 200].map((width) => sideView(lookOf(rav4), width));
    expect(tiny?.lamps).toBe("");
    expect(small?.lines).toBe("");
    expect(large?.lines).not.toBe("");
    expect(traced(tiny?.glass ?? "").length).toBeGreaterThan(0);
  });
});
