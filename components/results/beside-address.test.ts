import { describe, expect, it } from "vitest";
import { besideAddress, positionsIn } from "./beside-address";

describe("the address of cars side by side", () => {
  it("names up to four cars, each once, and leaves out what is no car", () => {
    expect(besideAddress("a b", [3, 12])).toBe("/side-by-side?c=a%20b&cars=3,12");
    expect(positionsIn("3,12,3,x,-1,1e9,7,8,9")).toEqual([3, 12, 7, 8]);
    expect(positionsIn(undefined)).toEqual([]);
  });
});
