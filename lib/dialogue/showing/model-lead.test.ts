import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { usualRates } from "@/lib/constraints/trade-words";
import { effectiveWishes } from "@/lib/dialogue/state/effective-wishes";
import { leadVersion, modelLead } from "./model-versions";

const older = makeProduct({ year: 2020, trim: "S", msrp: 20_000, highwayMpg: 30, cityMpg: 24, seats: 5, towing: null });
const newer = makeProduct({ year: 2024, trim: "LE", msrp: 26_000, highwayMpg: 36, cityMpg: 28 });
const unstated = makeProduct({ year: 2026, trim: "XLE", msrp: 25_000, highwayMpg: null });
const budget = effectiveWishes([toConstraint({ slot: "msrp", op: "<=", value: 21_000, weight: 0.55 })], null);

describe("the version of a model told whole", () => {
  it("is the newest that states its mileage, or the one that meets the wishes best", () => {
    expect(leadVersion([older, newer, unstated], [])).toBe(newer);
    expect(leadVersion([older, newer, unstated], budget)).toBe(older);
    expect(leadVersion([], [])).toBeNull();
  });

  it("says what its price is to the budget and what its fuel costs", () => {
    const lead = modelLead(older, budget, usualRates);
    expect(lead).toMatchObject({
      version: "2020 S",
      price: "$20,000",
      budget: { text: "$1,000 under your budget", at: 21_000 },
    });
    expect(modelLead(newer, budget, usualRates).budget?.text).toBe("$5,000 over your budget");
    // 12,000 miles at 1 / (.55/24 + .45/30) = 26.37 mpg and $3.40.
    expect(lead.running).toContain("about $1,550 a year for 12,000 miles, at $3.40 a gallon.");
    const diesel = modelLead(makeProduct({ ...older, fuelType: "diesel" }), budget, usualRates);
    expect(diesel.running).toMatch(/^Diesel costs .* at \$3.90 a gallon where regular is \$3.40\.$/);
  });

  it("leaves out what the catalog doesn't say", () => {
    const labels = modelLead(older, [], usualRates).groups.flatMap(({ facts }) => facts.map(({ label }) => label));
    expect(labels).toContain("Seats");
    expect(labels).not.toContain("Towing");
  });
});
