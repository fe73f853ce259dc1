/** People read codes aloud and type them: no vowels, no letters like digits. */
const alphabet = "23456789BCDFGHJKLMNPQRSTVWXZ";
const length = 12;

/** A code for a run from random bytes: about 57 bits, written `4K7B-93MX-W2HN`. */
export function runCode(bytes: Uint8Array): string {
  if (bytes.length < length * 2) throw new RangeError("a code takes two random bytes a letter");
  const letters = Array.from({ length }, (_, index) => {
    const value = (bytes[2 * index] ?? 0) * 256 + (bytes[2 * index + 1] ?? 0);
    return alphabet[value % alphabet.length];
  });
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join("")).join("-");
}

/** A typed code in its original form; `null` when it cannot be one. */
export function typedCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, "");
  if (letters.length !== length || ![...letters].every((letter) => alphabet.includes(letter))) return null;
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
