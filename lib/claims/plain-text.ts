/** Characters nobody sees or that reverse the reading order: format, control, blank fillers. Line ends stay. */
const unseen = /(?!\n)(?:\p{Cc}|\p{Cf}|\p{Cs}|\p{Co}|\p{Cn}|\p{Default_Ignorable_Code_Point})/gu;

const foreignDigit = /(?![0-9])\p{Nd}/gu;

/** The one form in which a text is checked, shown and stored: normalized, with digits 0 to 9 and nothing invisible. */
export function plainText(text: string): string {
  const one = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .normalize("NFKC")
    .replace(unseen, "");
  return one.replace(foreignDigit, (digit) => String(digitValue(digit)));
}

/** Unicode encodes decimal digits ten in a row, from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

const plainCharacters = /^[\p{Script=Latin}0-9\s.,;:!?'"‘’“”()$%&+–—-]*$/u;

/** A word with a dot or an at sign inside, or the start of an address. */
const address = /[\p{L}\d_-]\.\p{L}|@|\/\/|\bwww\b|\b[a-z]{2,}:\S|[\p{L}\d]\/[\p{L}\d]/iu;

/** Whether a text is prose: Latin letters, digits, sentence marks; no markup or address. Signs the facts use pass. */
export function isProse(text: string, facts: string): boolean {
  const own = new Set(facts.match(/[^\s\p{L}\d]/gu) ?? []);
  const bare = [...text].map((sign) => (own.has(sign) && !/[./:@<>[\]`#|*_\\]/.test(sign) ? " " : sign)).join("");
  return plainCharacters.test(bare) && !address.test(text);
}

/** The sentences of a plain text. Dots within numbers and names end none. */
export function plainSentences(text: string): string[] {
  return plainText(text)
    .split(/(?<=[.!?]["”’')]?)\s+|\n+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
