/** Controls that turn the direction of writing: they make a text look like another one. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Control characters that are no text; tab and new line are. */
const noText = /[^\P{Cc}\t\n]/u;

/** Clean text: NFC, `\n` line ends, no marks that turn the direction of writing. `null` for control characters. */
export function cleanText(text: string): string | null {
  const clean = text.toWellFormed().replace(/\r\n?/g, "\n").replace(turning, "").normalize("NFC");
  return noText.test(clean) ? null : clean;
}

/** Deepest nesting of a document from outside. */
const deepest = 32;

/** Why a document from outside is refused: it is not made of text, or nested without end. */
export class UncleanError extends Error {}

/** A parsed JSON document with every text in it clean, its keys too. Throws `UncleanError`. */
export function cleanJson(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw new UncleanError("That is nested too deep.");
  if (typeof value === "string") return cleanString(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => cleanJson(each, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [keyOf(key), cleanJson(each, depth + 1)]));
}

function cleanString(text: string): string {
  const clean = cleanText(text);
  if (clean === null) throw new UncleanError("That holds characters that are no text: paste it as plain text.");
  return clean;
}

/** No field is called so, and a program that copies it by name changes what all objects inherit. */
function keyOf(key: string): string {
  if (key === "__proto__") throw new UncleanError("A field cannot be called __proto__.");
  return cleanString(key);
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The beginning of a text in at most `most` units, "…" behind it where it goes on; no character is cut through. */
export function clipText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of characters.segment(text.slice(0, most * 2))) {
    if (index + segment.length >= most) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}…`;
}
