import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { passesChoice } from "@/lib/dialogue/deciding/exact-choices";
import { distinct, emptyMemory, openTargetSearch, searchFor, standingAmong, targetAnswer } from "./known-target";
import { learnOrder, policyFrom, shopPolicy, staticPolicy, withoutStatistics } from "./target-policies";

const products = Array.from({ length: 90 }, (_, position) =>
  makeProduct({
    position,
    make: `Make ${position % 9}`,
    model: `Model ${position % 45}`,
    style: ["Sedan", "Wagon", "Coupe"][position % 3] ?? "Sedan",
    msrp: 20_000 + position * 400,
    year: 2010 + (position % 10),
  }),
);
const start = openTargetSearch(products);
const search = { start, turns: 4, isStrict: false, lot: () => 0.5 };

describe("the search for a known target", () => {
  it("never loses the target and never gets worse, whatever the policy", async () => {
    const policies = [
      shopPolicy("adaptive"),
      shopPolicy("random-slot"),
      shopPolicy("always"),
      policyFrom(products.slice(0, 20)),
      withoutStatistics(products),
    ];
    for (const policy of policies) {
      const memory = emptyMemory();
      for (const target of products.slice(0, 12)) {
        const standings = await searchFor(target, { ...search, policy, memory });
        expect(standings).toHaveLength(5);
        standings.slice(1).forEach((each, turn) => {
          expect(each.isEmpty).toBe(false);
          expect(each.left).toBeLessThanOrEqual(standings[turn]?.left ?? 0);
        });
      }
      for (const { where, products: left } of memory.states.values()) {
        expect(left.map(({ position }) => position)).toEqual(
          products
            .filter((product) => where.every((answer) => passesChoice(product, answer)))
            .map(({ position }) => position),
        );
      }
    }
  });

  it("counts cars that are the same in every slot once", () => {
    const [first] = products;
    const twin = first ? [{ ...first, position: 500, trim: "S" }] : [];
    expect(distinct([...products, ...twin])).toHaveLength(products.length);
  });

  it("gives the chances of a list in random order", () => {
    expect(standingAmong(1)).toMatchObject({ hit: 1, reciprocalRank: 1 });
    expect(standingAmong(2).reciprocalRank).toBeCloseTo(0.75, 9);
    expect(standingAmong(40).hit).toBeCloseTo(0.25, 9);
    expect(standingAmong(0)).toMatchObject({ hit: 0, reciprocalRank: 0, left: 0 });
  });

  it("still lists the cars that violate fewest answers when a mistaken answer leaves none", async () => {
    const [target] = products.slice(30);
    const slips = [null, products[2] ?? null, null, null];
    const standings = await searchFor(target ?? makeProduct(), {
      ...search,
      policy: policyFrom(products),
      memory: emptyMemory(),
      mistakenFor: () => slips.shift() ?? null,
    });
    expect(standings.some(({ isEmpty }) => isEmpty)).toBe(true);
    expect(standings.at(-1)?.hit).toBeGreaterThan(0);
  });

  it("answers with the tightest bound it passes, its own word, or, when strict, only with what is offered", () => {
    const target = makeProduct({ msrp: 24_000, make: "Rare" });
    const bound = (value: number, count: number) => ({
      id: `${value}`,
      label: `${value}`,
      count,
      predicate: { slot: "msrp" as const, op: "<=" as const, value },
    });
    const budget = { slot: "msrp" as const, choices: [bound(20_000, 5), bound(25_000, 9), bound(30_000, 20)] };
    expect(targetAnswer(target, budget, false)?.predicate.value).toBe(25_000);
    const choices = [
      { id: "a", label: "A", count: 3, predicate: { slot: "make" as const, op: "==" as const, value: "A" } },
    ];
    expect(targetAnswer(target, { slot: "make", choices }, false)?.predicate.value).toBe("Rare");
    expect(targetAnswer(target, { slot: "make", choices }, true)).toBeNull();
  });

  it("takes several questions of a turn from the statistics before it, each about another slot", async () => {
    const heard: { turn: number; slot: string }[] = [];
    const standings = await searchFor(products[3] ?? makeProduct(), {
      ...search,
      policy: policyFrom(products),
      memory: emptyMemory(),
      turns: 1,
      together: 2,
      heard: ({ turn, question }) => heard.push({ turn, slot: question.slot }),
    });
    expect(heard.map(({ turn }) => turn)).toEqual([0, 0]);
    expect(new Set(heard.map(({ slot }) => slot)).size).toBe(2);
    expect(standings).toHaveLength(2);
  });

  it("learns an order that starts with the slot that helps most", async () => {
    const order = await learnOrder(start, products.slice(0, 15), 2, false);
    expect(order[0]).toBe("year");
    const standings = await searchFor(products[3] ?? makeProduct(), {
      ...search,
      policy: staticPolicy(order),
      memory: emptyMemory(),
    });
    expect(standings.at(-1)?.left).toBeLessThan(products.length / 9);
  });
});
