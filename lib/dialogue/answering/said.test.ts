import { expect, it } from "vitest";
import type { Predicate } from "@/lib/constraints";
import { productsThatAre } from "./tell-slot";

const electric = { slot: "fuelType", op: "==", value: "electric" } as const;
const thrifty = { slot: "highwayMpg", op: ">=", value: 40 } as const;
const wagon: Predicate = { slot: "style", op: "==", value: "Wagon" };

it("names cars by what they are, and alternatives behind the name", () => {
  expect(productsThatAre([electric, wagon])).toBe("electric wagons");
  expect(productsThatAre([{ slot: "fuelType", op: "any", value: [electric, thrifty] }, wagon])).toBe(
    "wagons that are electric, or 40 mpg or more",
  );
});
