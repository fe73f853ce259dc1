import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Move, tracksOf } from "./lane-routes";

const move = (method: string, from: number, to: number): Move => ({ method, from, to });

describe("tracksOf", () => {
  it("lets lines that keep their order run beside each other without crossing", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })), {
          minLength: 2,
          maxLength: 7,
        }),
        (pairs) => {
          const froms = pairs.map(([from]) => from).sort((a, b) => a - b);
          const tos = pairs.map(([, to]) => to).sort((a, b) => a - b);
          const moves = froms.map((from, index) => move(`m${index}`, from + index * 7, (tos[index] ?? 0) + index * 7));
          const { tracks } = tracksOf(moves);
          for (const a of moves) {
            for (const b of moves) if (a !== b) expect(cross(a, b, tracks)).toBe(false);
          }
        },
      ),
      { seed: 41, numRuns: 300 },
    ));

  it("never lays two lines over each other, whatever their order", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 })), { maxLength: 7 }),
        (pairs) => {
          const moves = pairs
            .map(([from, to], index) => move(`m${index}`, from, to))
            .filter((each) => each.from !== each.to);
          const { tracks, count } = tracksOf(moves);
          for (const a of moves) {
            expect(tracks.get(a.method)).toBeLessThan(count);
            for (const b of moves) {
              if (a !== b && tracks.get(a.method) === tracks.get(b.method)) expect(spanOverlap(a, b)).toBe(false);
            }
          }
        },
      ),
      { seed: 42, numRuns: 300 },
    ));

  it("needs no track for a line that goes straight down", () => {
    expect(tracksOf([move("a", 10, 10.2)])).toEqual({ tracks: new Map(), count: 0 });
  });
});

function spanOverlap(a: Move, b: Move): boolean {
  return Math.min(a.from, a.to) < Math.max(b.from, b.to) && Math.min(b.from, b.to) < Math.max(a.from, a.to);
}

function cross(a: Move, b: Move, tracks: ReadonlyMap<string, number>): boolean {
  const level = tracks.get(b.method);
  if (level === undefined) return false;
  const [low, high] = [Math.min(b.from, b.to), Math.max(b.from, b.to)];
  const own = tracks.get(a.method) ?? 0;
  const inside = (x: number) => x > low && x < high;
  const straight = tracks.get(a.method) === undefined;
  if (straight) return inside(a.from);
  return (own > level && inside(a.from)) || (own < level && inside(a.to));
}
