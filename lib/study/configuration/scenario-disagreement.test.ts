import { describe, expect, it } from "vitest";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeCar } from "@/lib/catalog/files/make-car";
import { seededRandom } from "@/lib/random";
import { designScenarios } from "./design-scenarios";
import { exampleConfiguration } from "./example-configuration";
import { disagreementOf } from "./scenario-disagreement";

const cars = [
  makeCar({ position: 0, msrp: 21_000, highwayMpg: 38, year: 2019 }),
  makeCar({ position: 1, msrp: 24_000, highwayMpg: 41, year: 2021 }),
  makeCar({ position: 2, msrp: 19_000, highwayMpg: 35, year: 2018 }),
  makeCar({ position: 3, msrp: 18_000, highwayMpg: 33, year: 2018 }),
];
const reader = createColumnReader(cars);
const { conditions } = exampleConfiguration();
const scenario = (id: string, price: number) => ({
  ...{ kind: "persona" as const, id, title: id, text: ["x"], frame: [] },
  wishes: [
    { predicate: { slot: "msrp" as const, op: "<=" as const, value: price }, weight: 0.3 },
    { predicate: { slot: "highwayMpg" as const, op: ">=" as const, value: 40 }, weight: 0.1 },
  ],
});

describe("where the arms of a study disagree", () => {
  it("is told scenario by scenario: least weight drops the mileage, greedy the smaller set, the control nothing", async () => {
    const report = await disagreementOf(reader, conditions, [scenario("both", 20_000), scenario("easy", 30_000)]);
    const [both] = report.scenarios;
    expect(both?.verdicts.find(({ condition }) => condition === "optimal")?.given).toEqual(["highwayMpg:>="]);
    expect(both?.verdicts.find(({ condition }) => condition === "greedy")?.given).toEqual(["msrp:<="]);
    expect(both?.verdicts.find(({ condition }) => condition === "none")?.given).toEqual([]);
    expect(report).toMatchObject({ share: 0.5, satisfiable: ["easy"] });
    expect(report.matrix[0]?.[0]).toBe(0);
  });

  it("can be looked for: every scenario that is found tells arms apart", async () => {
    const many = Array.from({ length: 60 }, (_, position) =>
      makeCar({
        ...{ position, make: position % 2 ? "Alpha" : "Beta", msrp: 15_000 + ((position * 7919) % 20_000) },
        ...{ highwayMpg: 25 + ((position * 31) % 17), horsepower: 100 + ((position * 53) % 200) },
        year: 2012 + ((position * 11) % 9),
      }),
    );
    const found = await designScenarios(createColumnReader(many), many, conditions, {
      ...{ count: 3, draws: 60 },
      random: seededRandom(3, "design"),
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { verdicts, outcomes } of found) {
      expect(verdicts.disagree).toBe(true);
      expect(outcomes).toBeGreaterThan(1);
    }
  });
});
