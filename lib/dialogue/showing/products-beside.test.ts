import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { effectiveWishes } from "@/lib/dialogue/state/effective-wishes";
import { productsBeside } from "./products-beside";

const kicks = makeProduct({ position: 4, make: "Nissan", model: "Kicks", msrp: 23_330, highwayMpg: 34, year: 2025 });
const impreza = makeProduct({
  position: 9,
  make: "Subaru",
  model: "Impreza",
  msrp: 19_595,
  highwayMpg: null,
  year: 2019,
});
const mileage = toConstraint({ slot: "highwayMpg", op: ">=", value: 35, level: "nice" });
const concession = {
  adjustments: [{ id: mileage.id, action: "loosened" as const, to: { op: ">=" as const, value: 34 } }],
  ...{ by: "method" as const, settled: false },
};

describe("cars side by side", () => {
  const beside = productsBeside([kicks, impreza], effectiveWishes([mileage], concession));

  it("stand to each wish as in the list, in the order asked for", () => {
    expect(beside.products.map(({ name, version }) => `${name} ${version}`.trim())).toEqual([
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

  it("say in short what only this car is", () => {
    const third = makeProduct({ position: 11, make: "Kia", model: "Soul", msrp: 21_000, highwayMpg: 31, year: 2022 });
    const shorts = productsBeside([kicks, impreza, third], []).products.map(({ short }) => short);
    expect(shorts).toEqual(["Newest. Most expensive.", "Cheapest. Oldest.", ""]);
  });

  it("draw amounts, and name other bests", () => {
    const strong = { ...impreza, horsepower: 200 };
    const { facts } = productsBeside([{ ...kicks, horsepower: 100 }, strong], []);
    const fact = (label: string) => facts.find((each) => each.label === label);
    expect(fact("Power")).toMatchObject({ bars: [0.5, 1], best: [1] });
    expect(fact("Year")).toMatchObject({ word: "newest", best: [0] });
  });

  it("cost gas a year, where the mileage is known", () => {
    const thirsty = { ...impreza, highwayMpg: 20, cityMpg: 20 };
    const frugal = { ...kicks, highwayMpg: 40, cityMpg: 40 };
    expect(productsBeside([frugal, thirsty], []).facts.at(-1)).toMatchObject({
      ...{ label: "Gas a year", values: ["$1,020", "$2,040"], best: [0] },
    });
    expect(productsBeside([{ ...kicks, highwayMpg: null, cityMpg: null }], []).facts.at(-1)?.label).not.toBe(
      "Gas a year",
    );
  });
});
