import { describe, expect, it } from "vitest";
import { locateQuote } from "./model-support";

const found = (words: string, quote: string) => {
  const span = locateQuote(words, quote);
  return span && words.slice(span.start, span.end);
};

describe("a quote in the words", () => {
  it("is found as it stands", () => {
    expect(locateQuote("A wagon under 30k", "under 30k")).toEqual({ start: 8, end: 17 });
  });

  it("is found whatever its capitals, white space and apostrophes, and given back as the shopper wrote it", () => {
    expect(found("I don’t want\n a VAN.", "i don't want a van")).toBe("I don’t want\n a VAN");
    expect(found("(a+b)* cars?", "(A+B)* cars?")).toBe("(a+b)* cars?");
  });

  it("is not found inside a longer word or number, but in the next place where it stands alone", () => {
    expect(found("300 hp", "30")).toBeNull();
    expect(found("scarce", "car")).toBeNull();
    expect(found("scarce cars, one car", "car")).toBe("car");
    expect(found("under 30k", "30")).toBe("30");
  });

  it("is not found when it is empty or not there", () => {
    expect(locateQuote("a car", " … ")).toBeNull();
    expect(locateQuote("a car", "a truck")).toBeNull();
  });
});
