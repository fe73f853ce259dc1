import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { slots } from "@/domains/laptops";
import { features } from "@/domains/laptops/lexicon/feature-words";
import { roles } from "@/domains/laptops/roles";
import { wordsOfSlots } from "@/domains/laptops/words";
import type { Slot, ValueWord } from "@/domains/slot";

const rows = parse(readFileSync("domains/laptops/catalog/laptops.csv", "utf8"), { columns: true }) as Record<
  string,
  string
>[];

function valuesOf({ csv, kind }: Slot): string[] {
  const cells = rows.map((row) => row[csv.header] ?? "");
  const held = kind === "set" ? cells.flatMap((cell) => cell.split(", ")) : cells;
  return [...new Set(held)].filter(Boolean);
}

describe("words of the laptops pack", () => {
  const wordSlots = slots.filter((slot) => slot.kind !== "number");

  it.each(wordSlots.map((slot): [string, Slot] => [slot.name, slot]))(
    "order and group just the values of the catalog: %s",
    (_, slot) => {
      if (slot.kind === "number") return;
      const held = valuesOf(slot);
      if (slot.order) expect([...slot.order].sort()).toEqual(held.sort());
      for (const { values } of slot.groups ?? []) expect(held).toEqual(expect.arrayContaining([...values]));
      if (slot.spoken && slot.name !== "graphics") expect(Object.keys(slot.spoken).sort()).toEqual(held.sort());
    },
  );

  it.each(wordSlots.filter(({ name }) => name !== "make").map((slot): [string, Slot] => [slot.name, slot]))(
    "mean something in the catalog: %s",
    (name, slot) => {
      const held = valuesOf(slot).map((each) => each.toLowerCase());
      const words: readonly ValueWord[] = wordsOfSlots[name as keyof typeof wordsOfSlots].values ?? [];
      const lost = words.filter(({ means }) => !held.some((each) => means.test(each)));
      expect(lost.map(({ say }) => say[0])).toEqual([]);
    },
  );

  it("stand for values that the catalog has", () => {
    const tests = features.flatMap(({ standIns = [] }) => standIns.flatMap((each) => each.tests));
    const lost = tests.filter((test) => {
      const slot = slots.find(({ name }) => name === test.slot) as Slot;
      const held = valuesOf(slot).map((each) => each.toLowerCase());
      if ("means" in test) return !held.some((each) => test.means.test(each));
      if (!("op" in test)) return false;
      const kept = held.filter((each) => (test.op === ">=" ? Number(each) >= test.value : Number(each) <= test.value));
      return kept.length === 0 || kept.length === held.length;
    });
    expect(lost).toEqual([]);
  });

  it("hold the numbers of the catalog", () => {
    for (const slot of slots) {
      if (slot.kind !== "number") continue;
      const [low, high] = slot.limits.shipped;
      expect(valuesOf(slot).filter((each) => Number(each) < low || Number(each) > high)).toEqual([]);
    }
    expect(roles.price).toBe("price");
  });
});
