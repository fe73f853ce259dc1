import { describe, expect, it } from "vitest";
import * as cars from "@/domains/cars/benchmark";
import { voicesOfSlots as carVoices } from "@/domains/cars/words";
import * as laptops from "@/domains/laptops/benchmark";
import { voicesOfSlots as laptopVoices } from "@/domains/laptops/words";
import type { Benchmark } from "@/domains/pack";
import type { SlotVoices } from "@/domains/slot";

interface Case {
  benchmark: Benchmark<string, string>;
  voices: Readonly<Record<string, SlotVoices>>;
}

const packs: [string, Case][] = [
  ["cars", { ...cars, voices: carVoices } as unknown as Case],
  ["laptops", { ...laptops, voices: laptopVoices } as unknown as Case],
];

describe.each(packs)("the benchmark of %s", (_, { benchmark, voices }) => {
  it("finds the word of a slot in every wording of its wishes", () => {
    const unlike = Object.entries(benchmark.near ?? {}).flatMap(([slot, word]) =>
      (voices[slot]?.wishes ?? [""]).filter((wish) => !word?.test(wish)),
    );
    expect(unlike).toEqual([]);
  });

  it("has an eighth wish for its largest questions, each on a slot of its own", () => {
    expect(new Set(benchmark.moreWishes).size).toBe(benchmark.moreWishes.length);
    expect(benchmark.moreWishes.length).toBeGreaterThanOrEqual(8);
    expect(benchmark.moreWishes.slice(0, benchmark.wishes.length)).toEqual(benchmark.wishes);
  });

  it("names its thing and its motive where a persona opens", () => {
    for (const opener of benchmark.openers) expect(opener).toMatch(/\{base\}.*\{motive\}/);
    expect(benchmark.motives.length).toBeGreaterThan(5);
    expect(benchmark.base.query(() => "X")).toMatch(/^I am looking for an? .*\.$/);
  });
});
