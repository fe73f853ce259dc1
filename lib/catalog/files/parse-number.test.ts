import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NumberFormat, parseNumber } from "./column-map";

const plain: NumberFormat = { decimal: ".", group: "", strip: [] };
const german: NumberFormat = { decimal: ",", group: ".", strip: ["€", "EUR"] };

describe("parsing a number", () => {
  it.each([
    ["23.500,50 €", german, 23_500.5],
    ["EUR 1.023.500", german, 1_023_500],
    ["23500", german, 23_500],
    ["$23,500.25", { decimal: ".", group: ",", strip: ["$"] }, 23_500.25],
    ["23\u00A0500", { decimal: ".", group: " ", strip: [] }, 23_500],
    ["-5", plain, -5],
  ] as const)("reads %j", (text, format, value) => {
    expect(parseNumber(text, format as NumberFormat)).toBe(value);
  });

  it.each([
    ["23,500", plain],
    ["23.50.000", german],
    ["1.23", german],
    ["12,", german],
    [",5", german],
    ["1e5", plain],
    ["Infinity", plain],
    ["", plain],
    ["ask us", german],
    ["1 2", plain],
  ])("does not guess at %j", (text, format) => {
    expect(parseNumber(text, format)).toBeNull();
  });

  it("reads back what a format writes", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const digits = String(cents).padStart(2, "0");
        const written = `${whole.toLocaleString("en-US").replaceAll(",", ".")},${digits} €`;
        expect(parseNumber(written, german)).toBe(Number(`${whole}.${digits}`));
      }),
      { seed: 5 },
    );
  });
});
