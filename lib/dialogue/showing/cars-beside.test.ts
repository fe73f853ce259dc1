import { describe, expect, it } from "vitest";
import { makeCar } from "@/lib/catalog/files/make-car";
import { toConstraint } from "@/lib/constraints/constraint";
import { effectiveWishes } from "@/lib/dialogue/state/effective-wishes";
import { carsBeside } from "./cars-beside";

const kicks = makeCar({ position: 4, make: "Nissan", model: "Kicks", msrp: 23_330, highwayMpg: 34, year: 2025 });
const impreza = makeCar({ position: 9, make: "Subaru", model: "Impreza", msrp: 19_595, highwayMpg: null, year: 2019 });
const mileage = toConstraint({ slot: "highwayMpg", op: ">=", value: 35, level: "nice" });
const concession = {
  adjustments: [{ id: mileage.id, action: "loosened" as const, to: { op: ">=" as const, value: 34 } }],
  ...{ by: "method" as const, settled: false },
};

describe("cars side by side", () => {
  const beside = carsBeside([kicks, impreza], effectiveWishes([mileage], concession));

  it("stand to each wish as in the list, in the order asked for", () => {
    expect(beside.cars.map(({ name, version }) => `${name} ${version}`.trim())).toEqual([
      expect.stringMatching(/^Nissan Kicks 2025/),
      expect.stringMatching(/^Subaru Impreza 2019/),
    ]);
    expect(beside.wishes).toMatchObject([{ label: "Highway", text: "34 mpg or more", gaveWay: true }]);
    expect(beside.wishes[0]?.marks.map(({ mark }) => mark)).toEqual(["bent", "unknown"]);
  });

  it("show what no wish speaks of, with the best where cars differ and most people agree", () => {
    const fact = (label: string) => beside.facts.find((each) => each.label === label);
    expect(fact("Highway")).toBeUndefined();
    expect(fact("List price")).toMatchObject({ values: ["$23,330", "$19,595"], best: [1] });
    expect(fact("Year")).toMatchObject({ best: [0] });
    expect(fact("Power")).toMatchObject({ best: [] });
  });

  it("have no score without wishes", () => {
    expect(carsBeside([kicks, impreza], []).cars[0]?.score).toBeNull();
  });
});
