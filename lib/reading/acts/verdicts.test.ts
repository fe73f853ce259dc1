import { describe, expect, it } from "vitest";
import { verdictOf } from "./verdicts";

describe("a verdict on a wish that a clause names", () => {
  it.each([
    ["yes", "keep"],
    ["no", "release"],
    ["most", "keep"],
    ["the part is optional tbh", "release"],
    ["matters most", "keep"],
  ] as const)("is heard in “%s”", (words, verdict) =>
    expect(verdictOf(["the"], words.split(" "), undefined)).toBe(verdict),
  );

  it("turns the one before it round", () => {
    expect(verdictOf(["the"], ["isnt"], "release")).toBe("keep");
    expect(verdictOf([], ["isnt"], "keep")).toBe("release");
    expect(verdictOf([], ["isnt"], undefined)).toBeUndefined();
  });

  it("is the other one for “not that”", () => {
    expect(verdictOf(["not", "the"], [], "release")).toBe("keep");
    expect(verdictOf(["not"], [], "keep")).toBe("release");
  });

  it("comes behind the name", () => expect(verdictOf(["no"], [], undefined)).toBeUndefined());

  it.each(["", "no idea about", "most of them", "yes but make cheaper"])("isn't heard in “%s”", (words) => {
    expect(verdictOf([], words.split(" ").filter(Boolean), "keep")).toBeUndefined();
  });
});
