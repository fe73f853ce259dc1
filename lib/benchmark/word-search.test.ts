import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { factsInWords, openWordSearch, standingByScore } from "./word-search";

describe("retrieval by words", () => {
  it("scores as BM25 does: a rare word above a common one, a short text above a long one", () => {
    const scores = openWordSearch(["red sedan", "red coupe", "red sedan with a very long list of extras"]);
    const [sedan = 0, coupe = 0, long = 0] = scores("sedan");
    expect(coupe).toBe(0);
    expect(sedan).toBeGreaterThan(long);
    // ln(1 + 1.5 / 2.5) x 2.2 / (1 + 1.2 x (.25 + .75 x 2 / 4.33))
    expect(sedan).toBeCloseTo((Math.log(1.6) * 2.2) / (1 + 1.2 * (0.25 + (0.75 * 2) / (13 / 3))), 12);
    const [, coupeOfBoth = 0] = scores("red coupe");
    expect(coupeOfBoth).toBeGreaterThan(2 * (scores("red")[1] ?? 0));
    expect([...scores("nothing")]).toEqual([0, 0, 0]);
  });

  it("finds a car by the words of its facts, ties in random order", () => {
    const products = [
      makeProduct({ make: "Kia", style: "Sedan" }),
      makeProduct({ make: "Audi" }),
      makeProduct({ make: "Audi" }),
    ];
    const search = openWordSearch(products.map((product) => factsInWords(product).join(", ")));
    expect(factsInWords(makeProduct({ make: "Kia" }), ["make"])).toEqual(["Kia"]);
    expect(standingByScore(search("a Kia please"), 0)).toMatchObject({ hit: 1, reciprocalRank: 1 });
    expect(standingByScore(search("Audi"), 1)).toMatchObject({ hit: 1, reciprocalRank: 0.75 });
  });
});
