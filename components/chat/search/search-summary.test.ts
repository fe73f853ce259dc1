import { describe, expect, it } from "vitest";
import { latestParts } from "@/components/chat/leeway-message";
import { toConstraint } from "@/lib/constraints/constraint";
import { searchSummary } from "./search-summary";

const wish = {
  constraint: toConstraint({ slot: "highwayMpg", op: ">=", value: 35, level: "nice" }),
  ...{ label: "Highway", text: "34 mpg or more", askedText: "35 mpg or more", unit: "mpg", gain: 3 },
  gaveWay: { action: "loosened" as const, from: "35", to: "34" },
  drawing: { bars: [] },
};
const product = {
  ...{ position: 1, name: "Nissan Kicks", trim: "S AWD", year: 2025, style: "4dr SUV", price: "$23,330" },
  ...{ msrp: 23_330, highwayMpg: 34, cityMpg: 30, electric: false, also: "", score: 0.9, marks: [] },
};

describe("the summary of a search", () => {
  it("says the wishes with what they weigh, what gave way, and the cars", () => {
    const parts = {
      ...latestParts([]),
      constraints: { wishes: [wish], noPreference: [], canUndo: true, canRedo: false },
      results: { total: 1, summary: "highway at 34", cars: [product], points: [] },
    };
    expect(searchSummary(parts, "List prices when new").split("\n")).toEqual([
      "My car search with Leeway",
      "",
      "Wishes",
      "- Highway: 34 mpg or more (nice, gave way from 35 mpg or more)",
      "",
      "1 car, highway at 34",
      "- Nissan Kicks 2025 S AWD, $23,330, 34 mpg highway",
      "",
      "List prices when new. This isn't an offer, and the cars may not be for sale.",
    ]);
  });

  it("says so when there is nothing yet", () => {
    expect(searchSummary(latestParts([]), "List prices when new")).toContain("No wishes yet\n\nno cars");
  });
});
