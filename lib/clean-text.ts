/** Direction controls can disguise a text. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Controls except tab and new line. */
const noText = /[^\P{Cc}\t\n]/u;

/** Returns NFC text with `\n` line ends and no direction controls. `null` for control characters. */
export function cleanText(text: string): string | null {
  const clean = text.toWellFormed().replace(/\r\n?/g, "\n").replace(turning, "").normalize("NFC");
  return noText.test(clean) ? null : clean;
}

const deepest = 32;

/** An outside document with control characters or too much depth. */
export class UncleanError extends Error {}

/** Cleans texts and keys of parsed JSON. Throws `UncleanError`. */
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

/** Copying `__proto__` by name would change all objects. */
function keyOf(key: string): string {
  if (key === "__proto__") throw new UncleanError("A field cannot be called __proto__.");
  return cleanString(key);
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Clips to `most` UTF-16 units with "…", never inside a character. */
export function clipText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of characters.segment(text.slice(0, most * 2))) {
    if (index + segment.length >= most) break;
    end = index + segment.length;
  }
  return `${text.slice(0, end)}…`;
}
