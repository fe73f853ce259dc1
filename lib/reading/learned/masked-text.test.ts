import { describe, expect, it } from "vitest";
import { tokenize } from "@/lib/reading/text/tokenize";
import { aimedAt, maskWords } from "./masked-text";

describe("masked words", () => {
  const tokens = tokenize("I need AWD, under 25 grand if possible, my 2012 died");

  it("put one mark in the place of each wish and know which is the target", () => {
    const masked = maskWords(tokens, [
      { key: "drivenWheels", start: 2, end: 3 },
      { key: "msrp", start: 4, end: 7 },
    ]);
    expect(aimedAt(masked, "msrp").join(" ")).toBe("i need OOO , TTT if possible , my # died");
    expect(aimedAt(masked, "drivenWheels").join(" ")).toBe("i need TTT , OOO if possible , my # died");
  });

  it("take the first and longest of spans that overlap, and keep every other word", () => {
    const masked = maskWords(tokens, [
      { key: "b", start: 5, end: 6 },
      { key: "a", start: 4, end: 7 },
      { key: "c", start: 4, end: 5 },
    ]);
    expect(aimedAt(masked, "a").join(" ")).toBe("i need awd , TTT if possible , my # died");
  });
});
