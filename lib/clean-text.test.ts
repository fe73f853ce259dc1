import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanJson, cleanText, clipText, UncleanError } from "./clean-text";

const anything = fc.string({ unit: "binary", maxLength: 60 });
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((all) => String.fromCharCode(...all));
const settings = { seed: 5, numRuns: 2000 };

it("lets whole text through and leaves none that a database, a page or a reader trips over", () => {
  fc.assert(
    fc.property(fc.oneof(anything, units), (text) => {
      const clean = cleanText(text);
      if (clean === null) return /\p{Cc}/u.test(text);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).toBe(clean.normalize("NFC"));
      expect(clean).not.toMatch(/[^\P{Cc}\t\n]|\p{Bidi_Control}/u);
      // Repeated messages must stay identical.
      expect(cleanText(clean)).toBe(clean);
      return true;
    }),
    settings,
  );
});

it("keeps what people write", () => {
  for (const text of ["SUV under $30k 🚙", "👩‍👩‍👧 seats\n\ttwo", "Citroën", "Škoda", "日本車", "سيارة"]) {
    expect(cleanText(text)).toBe(text);
  }
  expect(cleanText("a\r\nb\rc")).toBe("a\nb\nc");
  expect(cleanText("SUV under $30k \ud83d")).toBe("SUV under $30k \ufffd");
  expect(cleanText("under \u202e$99\u202c")).toBe("under $99");
  expect(cleanText("e\u0301")).toBe("é");
});

it("refuses what is no text", () => {
  for (const text of ["a\u0000b", "\u001b[31m", "\u007f", "\u0085"]) expect(cleanText(text)).toBeNull();
});

it("cleans a document to its last key, and refuses one that is nested without end", () => {
  const sent = JSON.parse('{"a\\ud83d": ["x\\udc00", {"b": 1, "c": null, "constructor": true}]}');
  expect(cleanJson(sent)).toEqual({ "a\ufffd": ["x\ufffd", { b: 1, c: null, constructor: true }] });
  for (const text of [
    '{"__proto__": {"isAdmin": true}}',
    '{"a": [{"__proto__": 1}]}',
    '{"a\\u0000": 1}',
    '["\\u0000"]',
    "[".repeat(20_000) + "]".repeat(20_000),
  ]) {
    expect(() => cleanJson(JSON.parse(text)), text.slice(0, 40)).toThrow(UncleanError);
  }
  expect("isAdmin" in {}).toBe(false);
});

it("clips between characters, never through one", () => {
  expect(clipText("a wagon", 80)).toBe("a wagon");
  expect(clipText("a wagon", 5)).toBe("a wa…");
  const family = "👨‍👩‍👧‍👦";
  expect(clipText(`ab${family}c`, 8)).toBe("ab…");
  expect(clipText(`${"🚗".repeat(60)}`, 80)).toBe(`${"🚗".repeat(39)}…`);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, most) => {
      const clipped = clipText(text, most);
      expect(clipped.isWellFormed()).toBe(true);
      expect(clipped.length).toBeLessThanOrEqual(Math.max(most, 1));
      expect(clipped === text || text.startsWith(clipped.slice(0, -1))).toBe(true);
    }),
    settings,
  );
});
