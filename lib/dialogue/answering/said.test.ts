import { expect, it } from "vitest";
import type { Predicate } from "@/lib/constraints";
import { carsThatAre } from "./tell-slot";

const electric = { slot: "fuelType", op: "==", value: "electric" } as const;
const thrifty = { slot: "highwayMpg", op: ">=", value: 40 } as const;
const wagon: Predicate = { slot: "style", op: "==", value: "Wagon" };

it("names cars by what they are, and alternatives behind the name", () => {
  expect(carsThatAre([electric, wagon])).toBe("electric wagons");
  expect(carsThatAre([{ slot: "fuelType", op: "any", value: [electric, thrifty] }, wagon])).toBe(
    "wagons that are electric, or 40 mpg or more",
  );
});
