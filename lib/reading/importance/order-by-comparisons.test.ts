import { expect, it } from "vitest";
import { toConstraint } from "@/lib/constraints/constraint";
import { orderByComparisons } from "./comparison-edits";

const make = toConstraint({ slot: "make", op: "==", value: "Honda" });
const price = toConstraint({ slot: "msrp", op: "<=", value: 25_000 });
const told = [{ lighter: ["make" as const], heavier: ["msrp" as const] }];

it("ends the intervals of two compared wishes where they meet", () => {
  const [light, heavy] = orderByComparisons(
    [
      { ...make, weight: 0.45, interval: [0.3, 0.55] },
      { ...price, weight: 0.55, interval: [0.3, 0.75] },
    ],
    told,
  );
  expect(light?.interval?.[1] ?? 1).toBeLessThan(heavy?.interval?.[0] ?? 0);
  expect([light?.weight, heavy?.weight]).toEqual([0.45, 0.55]);
});

it("moves the lighter one below the other, and takes its lock", () => {
  const [light, heavy] = orderByComparisons([{ ...make, weight: 0.95, locked: true }, price], told);
  expect(light?.weight ?? 1).toBeLessThan(heavy?.weight ?? 0);
  expect(light?.locked).toBe(false);
});

it("leaves a plain wish plain where the other is as plain", () => {
  const [light, heavy] = orderByComparisons([make, price], told);
  expect(light?.level).toBe(heavy?.level);
  expect(light?.weight ?? 1).toBeLessThan(heavy?.weight ?? 0);
});

it("leaves wishes that were not compared as they are", () => {
  expect(orderByComparisons([make], told)).toEqual([make]);
});
