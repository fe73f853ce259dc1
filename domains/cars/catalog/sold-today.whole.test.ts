import { describe, expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { describeConstraint } from "@/lib/constraints";
import { runTurn } from "@/lib/dialogue/run-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

/** A few makes, for speed. */
const of = (prices: "today" | "list") =>
  createColumnReader(defaultProducts(prices).filter(({ make }) => ["Ford", "Honda", "Tesla", "Toyota"].includes(make)));
const [today, listed] = [of("today"), of("list")];
const preferences = createEmbeddedReader();

async function said(text: string, catalog = today) {
  const { state, parts } = await runTurn({
    ...{ state: emptyConversation(), act: { kind: "words", text }, settings: shopSettings, preferences },
    ...{ catalog: openSlice(catalog), vocabulary: await catalog.vocabulary() },
  });
  return {
    wishes: state.wishes.constraints.map((each) => `${each.slot}: ${describeConstraint(each)}`),
    cars: parts.flatMap((part) => (part.type === "data-results" ? part.data.cars : [])),
    tests: state.wishes.constraints.map(({ slot, op, value }) => `${slot} ${op} ${value}`),
    marks: parts
      .flatMap((part) => (part.type === "data-results" ? (part.data.cars[0]?.marks ?? []) : []))
      .map(({ mark }) => mark),
    question: state.question?.text ?? "",
    labels: state.question?.choices.map(({ label }) => label).join(", ") ?? "",
    reply: parts.flatMap((part) => (part.type === "text" ? part.text : [])).join(" "),
  };
}

const whole = createColumnReader(defaultProducts("today"));

describe("the whole catalog at prices of today", () => {
  type Listed = Awaited<ReturnType<typeof said>>["cars"][number];
  const names = (cars: readonly Listed[]) => cars.map(({ name, year }) => `${year} ${name}`);

  it.each([
    [
      "used toyota camry under 15k, 2018 or newer",
      ["newOrUsed == used", "make == Toyota", "model == Camry", "msrp <= 15000", "year >= 2018"],
      ["2018 Toyota Camry"],
    ],
    [
      "seven seats, tows 5,000 lb, under 45k",
      ["seats >= 7", "towing >= 5000", "msrp <= 45000"],
      ["2025 Ford Explorer", "2025 Toyota Highlander", "2025 Kia Telluride"],
    ],
    [
      "EV with 300 miles of range under 40k",
      ["fuelType == electric", "range >= 300", "msrp <= 40000"],
      ["2024 Tesla Model Y", "2025 Chevrolet Equinox EV", "2026 Hyundai Ioniq 5"],
    ],
    [
      "fits a 16 foot garage and four adults",
      ["length <= 192", "seats >= 4"],
      ["2024 Toyota Corolla", "2023 Nissan Rogue", "2024 Honda Civic"],
    ],
    ["tow a 5,000 lb boat", ["towing >= 5000"], ["2024 Ford F-150", "2024 Jeep Grand Cherokee"]],
    ["my garage is 16 feet", ["length <= 192"], ["2024 Toyota Corolla"]],
    ["room for three car seats", ["seats >= 5"], []],
    ["not wider than 72 inches, under 15'6\" long", ["width <= 72", "length <= 186"], []],
  ])("answers %s", async (text, wishes, models) => {
    const { tests, cars, marks } = await said(text, whole);
    expect(tests).toEqual(wishes);
    expect(names(cars)).toEqual(expect.arrayContaining(models));
    expect([...new Set(marks)]).toEqual(["met"]);
  });

  it("takes room for dogs as cargo space, and asks what a tall driver needs", async () => {
    expect((await said("room for dogs", whole)).tests).toEqual(["cargo >= 30"]);
    const { reply, question } = await said("I'm a tall driver", whole);
    expect(`${reply} ${question}`).toContain("sit taller. Would one of these help");
  });
});

describe("the shop at prices of today", () => {
  it.each([
    [
      "used toyota camry under 15k, 2018 or newer",
      ["newOrUsed: used", "make: Toyota", "model: Camry", "msrp: up to $15,000", "year: 2018 or newer"],
    ],
    ["a used suv with under 60k miles", ["newOrUsed: used", "style: SUV", "miles: up to 60,000 miles"]],
    ["mileage under 60k, suv", ["miles: up to 60,000 miles", "style: SUV"]],
    ["new, not used, suv under 35k", ["newOrUsed: new", "style: SUV", "msrp: up to $35,000"]],
    ["certified sedan under 25k", ["newOrUsed: certified used", "style: sedan", "msrp: up to $25,000"]],
    ["brand new pickup, MSRP under 50k", ["newOrUsed: new", "style: pickup", "listPrice: list price up to $50,000"]],
    [
      "suv with MSRP at most 40k and I can spend 30k",
      ["style: SUV", "listPrice: list price up to $40,000", "msrp: up to $30,000"],
    ],
    ["new or used rav4", ["model: RAV4"]],
    ["I used to drive a Civic, want an suv under 20k", ["style: SUV", "msrp: up to $20,000"]],
    ["I drive less than 15,000 miles a year", []],
    ["EV with 300 miles of range under 40k", ["fuelType: electric", "range: 300 mi or more", "msrp: up to $40,000"]],
  ])("reads %s", async (text, wishes) => {
    expect((await said(text)).wishes).toEqual(wishes);
  });

  it("finds a used Camry at its price, and says what the price is", async () => {
    const { cars } = await said("used toyota camry under 15k, 2018 or newer");
    expect(cars.map(({ name, year }) => `${year} ${name}`)).toEqual(["2018 Toyota Camry"]);
    const [{ msrp, priceToday } = {}] = cars;
    expect(priceToday).toMatchObject({ estimate: msrp, date: "November 2026" });
    expect(priceToday?.listPrice).toBeGreaterThan(msrp ?? 0);
  });

  it("answers what a car cost new, what it has run, and what its prices are", async () => {
    expect((await said("what did the camry cost new?")).reply).toMatch(/was listed at \$/);
    expect((await said("how many miles does the 2019 civic have on it?")).reply).toMatch(/about 87,500/);
    expect((await said("are the prices real?")).reply).toMatch(/estimates .* November 2026/);
  });

  it("reads as before from a catalog with one price", async () => {
    const { wishes, cars } = await said("brand new pickup, MSRP under 50k, under 60k miles", listed);
    expect(wishes).toEqual(["style: pickup", "msrp: up to $50,000"]);
    expect(cars.every(({ priceToday }) => priceToday === undefined)).toBe(true);
    expect((await said("are the prices real?", listed)).reply).toMatch(/list prices when new/);
  });
});

describe("what a monthly payment pays for", () => {
  it.each([
    ["suv, 400 a month", /\$20,200 \(60 months at 7%\).*\$23,500 \(72 months at 7%\)/],
    ["suv, 400 a month at 5%", /\$21,200 \(60 months at 5%\)/],
    ["suv, 400 a month at 0 percent", /\$24,000 \(60 months at 0%\)/],
  ])("states term and rate of %s", async (text, choices) => {
    const { labels, wishes } = await said(text);
    expect(labels).toMatch(choices);
    expect(wishes).toEqual(["style: SUV"]);
  });
});
