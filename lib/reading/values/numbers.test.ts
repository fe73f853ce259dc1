import { describe, expect, it } from "vitest";
import { tokenize } from "@/lib/reading/text/tokenize";
import { findNumbers } from "./numbers";

const numbers = (text: string) => {
  const tokens = tokenize(text);
  return findNumbers(
    tokens,
    tokens.map(() => false),
  );
};

describe("findNumbers", () => {
  it.each([
    ["30,000", 30_000],
    ["30k", 30_000],
    ["18.5k", 18_500],
    ["30 grand", 30_000],
    ["thirty thousand", 30_000],
    ["twenty-five thousand five hundred", 25_500],
    ["two hundred and fifty", 250],
    ["half a million", 500_000],
    ["1.2 million", 1_200_000],
    ["$27,500.00", 27_500],
    ["fifteen hundred", 1500],
    ["28 000", 28_000],
    ["two sixty", 260],
    ["three ten", 310],
  ])("reads %j as %d", (text, value) => {
    expect(numbers(text).map((each) => each.value)).toEqual([value]);
  });

  it("keeps the part of a decade that was named", () => {
    expect(numbers("low thirties")[0]).toMatchObject({ value: 30, decade: "low" });
    expect(numbers("the 90s")[0]).toMatchObject({ value: 90, decade: "whole" });
  });

  it("tells a sign from the dash of a range", () => {
    expect(numbers("-5 dollars")[0]?.negative).toBe(true);
    expect(numbers("20-25").map((each) => each.negative)).toEqual([false, false]);
  });

  it("takes a year without its century only behind an apostrophe of its own, or as the oldest", () => {
    expect(numbers("a '15 wagon")[0]?.century).toBe(true);
    expect(numbers("23 or newer")[0]?.century).toBe(true);
    expect(numbers("23 or less")[0]?.century).toBe(false);
    expect(numbers("6'4 tall").map((each) => each.century)).toEqual([false, false]);
  });
});
