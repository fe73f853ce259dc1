import { describe, expect, it } from "vitest";
import { coverageOf, unratedYears } from "./coverage";
import { expandTables } from "./expand-tables";
import { makeTables } from "./makes/every-make";

const rows = expandTables(makeTables);
const shareOf = new Map(coverageOf(rows).map(({ slot, known, rows: all }) => [slot as string, known / all]));

describe("coverage of the shipped catalog", () => {
  // Towing's last line also counts lines known to have no rating.
  it.each([
    ...(["seats", "length", "height", "weight", "wheelbase"] as const).map((slot) => [slot, 0.98] as const),
    ...(["cargo", "range"] as const).map((slot) => [slot, 0.95] as const),
    ["towing", 0.9] as const,
  ])("of %s is at least %d", (slot, least) => {
    expect(shareOf.get(slot)).toBeGreaterThanOrEqual(least);
  });

  it("calls nothing unrated that has a rating, nor what isn't there", () => {
    for (const [name, [first = 0, last = 0]] of Object.entries(unratedYears)) {
      const own = rows.filter(({ make, model, year }) => `${make} ${model}` === name && year >= first && year <= last);
      expect([name, new Set(own.map(({ towing }) => towing))]).toEqual([name, new Set([null])]);
      expect([name, own.some(({ year }) => year === first)]).toEqual([name, true]);
    }
  });
});
