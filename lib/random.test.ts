import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "./random";

function chiSquared(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

function tenths(seed: number, name: string): [first: number[], second: number[]] {
  const counts: [number[], number[]] = [new Array<number>(10).fill(0), new Array<number>(10).fill(0)];
  for (let number = 0; number < 2000; number++) {
    const random = seededRandom(seed, `${name} ${number}`);
    for (const of of counts) {
      const tenth = Math.floor(random() * 10);
      of[tenth] = (of[tenth] ?? 0) + 1;
    }
  }
  return counts;
}

describe("a seeded source of numbers", () => {
  it("repeats itself for the same seed and name, from 0 to below 1", () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (seed, name) => {
        const once = seededRandom(seed, name);
        const again = seededRandom(seed, name);
        for (let draw = 0; draw < 5; draw++) {
          const value = once();
          expect(again()).toBe(value);
          expect(value >= 0 && value < 1).toBe(true);
        }
      }),
      { seed: 1 },
    );
  });

  // p = 0.0001 at 33.7, with nine degrees of freedom.
  it.each([
    [1, "person"],
    [20261, "block"],
    [7, "behaviour"],
    [-3, "S"],
  ])("draws evenly over streams whose names count up, from the first number on (%i, %s)", (seed, name) => {
    for (const counts of tenths(seed, name)) expect(chiSquared(counts)).toBeLessThan(33.7);
  });

  it("draws evenly over seeds that count up", () => {
    const counts = new Array<number>(10).fill(0);
    for (let seed = 0; seed < 2000; seed++) {
      const tenth = Math.floor(seededRandom(seed)() * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    expect(chiSquared(counts)).toBeLessThan(33.7);
  });

  it("gives neighbouring names first numbers that are not correlated", () => {
    const pairs = Array.from({ length: 2000 }, (_, number) =>
      [number, number + 1].map((at) => seededRandom(5, `n${at}`)()),
    );
    const mean = pairs.reduce((sum, [one = 0, next = 0]) => sum + (one - 0.5) * (next - 0.5), 0) / pairs.length;
    // The standard error is 0.022.
    expect(Math.abs(mean * 12)).toBeLessThan(0.09);
  });
});
