import { describe, expect, it } from "vitest";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { productsOfTrial } from "./trial-facts";

function reply(...positions: number[]): ReplyPart[] {
  const products = positions.map((position) => ({ position, name: `Car ${position}`, year: 2020, price: "$20,000" }));
  return [{ type: "data-results", id: "results", data: { cars: products } } as unknown as ReplyPart];
}

describe("cars a trial has shown", () => {
  it("are each there once: the last list first, then earlier ones, marked as such", () => {
    const products = productsOfTrial([reply(1, 2), [{ type: "text", text: "x" }], reply(3, 2), reply(4)]);
    expect(products.map(({ position, earlier }) => [position, earlier])).toEqual([
      [4, false],
      [3, true],
      [2, true],
      [1, true],
    ]);
    expect(products[0]).toEqual({ position: 4, name: "2020 Car 4", price: "$20,000", earlier: false });
    expect(productsOfTrial([])).toEqual([]);
  });
});
