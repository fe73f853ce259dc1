import fc from "fast-check";
import { expect, it } from "vitest";
import { isCount, isName, storableJson } from "./storable";

const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
  .map((all) => String.fromCharCode(...all));
const written = fc.constantFrom("\\u0000", "\\\\ud83d", "\ud83d", "\u0000", "\\", '"', "🚗", "a");
const odd = fc.oneof(
  units,
  fc.array(written, { maxLength: 12 }).map((all) => all.join("")),
);

it("a document stays what it is, but for what Postgres cannot read", () => {
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 4 }), odd, (texts, key) => {
      const healed = (text: string) => text.toWellFormed().replaceAll("\u0000", "\ufffd");
      const read: unknown = JSON.parse(storableJson({ texts, key }));
      expect(read).toEqual({ texts: texts.map(healed), key: healed(key) });
    }),
    { seed: 7, numRuns: 2000 },
  );
});

it("names and counts from outside are taken only where a row can have them", () => {
  for (const name of ["a-study", "3f2b8a52-0000", "A_1"]) expect(isName(name), name).toBe(true);
  for (const name of ["", "a b", "\u0000", "ä", "a/b", "x".repeat(101)]) expect(isName(name), name).toBe(false);
  for (const count of [0, 2 ** 31 - 1]) expect(isCount(count)).toBe(true);
  for (const count of [-1, 2 ** 31, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(isCount(count)).toBe(false);
});
