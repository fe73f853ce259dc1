import * as plain from "./plain-words";
/**
 * Format and control characters and blank fillers, which are invisible or reverse the reading order. Keeps line ends.
 */

/** Normalizes a text for checking, display and storage: digits 0 to 9, nothing invisible. */
export function plainText(text: string): string {
  const one = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .normalize("NFKC")
    .replace(plain.unseen, "");
  return one.replace(plain.foreignDigit, (digit) => String(digitValue(digit)));
}

/** Unicode encodes each script's digits 0 to 9 in a row. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** Allows Latin letters, digits, sentence marks and the facts' own signs. No markup or plain.address. */
export function isProse(text: string, facts: string): boolean {
  const own = new Set(facts.match(/[^\s\p{L}\d]/gu) ?? []);
  const bare = [...text].map((sign) => (own.has(sign) && !/[./:@<>[\]`#|*_\\]/.test(sign) ? " " : sign)).join("");
  return plain.plainCharacters.test(bare) && !plain.address.test(text);
}

/** Dots within numbers and names end no sentence. */
export function plainSentences(text: string): string[] {
  return plainText(text)
    .split(/(?<=[.!?]["”’')]?)\s+|\n+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
