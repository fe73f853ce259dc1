import { describe, expect, it } from "vitest";
import type { Mark, ResultProduct } from "@/lib/dialogue/wording/parts";
import { subtitle } from "./product-facts";

const product: ResultProduct = {
  position: 1,
  name: "Alpha One",
  trim: "LE",
  year: 2025,
  style: "Sedan",
  price: "$29,990",
  msrp: 29_990,
  highwayMpg: 35,
  cityMpg: 28,
  electric: false,
  also: "also 2024",
  score: 1,
  marks: [],
};
const mark = (label: string): Mark => ({ id: label, label, mark: "met", value: "x", satisfaction: 1, weight: 0.5 });

describe("the line under a car's name", () => {
  it("says year, trim and mileage when no wish does", () => {
    expect(subtitle(product)).toBe("2025 LE, 35 mpg highway");
  });

  it("leaves to the columns what they show", () => {
    expect(subtitle({ ...product, marks: [mark("Year"), mark("Highway")] })).toBe("LE");
  });

  it("says nothing of what is not known", () => {
    expect(subtitle({ ...product, trim: null, highwayMpg: null, also: "" })).toBe("2025");
  });
});
