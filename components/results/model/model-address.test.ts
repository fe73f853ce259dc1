import { describe, expect, it } from "vitest";
import { modelAddress } from "./model-sheet-view";

describe("the address of a model's page", () => {
  it("holds names of any kind, the search it belongs to, and an order that is not the usual one", () => {
    expect(modelAddress({ make: "Mazda", model: "CX-30" })).toBe("/models/Mazda/CX-30");
    expect(modelAddress({ make: "Lexus", model: "NX 450h+", order: "year" })).toBe("/models/Lexus/NX%20450h%2B");
    expect(modelAddress({ make: "A/B", model: "#1?", conversationId: "x", order: "price" })).toBe(
      "/models/A%2FB/%231%3F?c=x&sort=price",
    );
  });
});
