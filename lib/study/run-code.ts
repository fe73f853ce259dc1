/** People read codes aloud: no vowels, no letters that resemble digits. */
const alphabet = "23456789BCDFGHJKLMNPQRSTVWXZ";
const length = 12;

/** About 57 bits, such as `4K7B-93MX-W2HN`. */
export function runCode(bytes: Uint8Array): string {
  if (bytes.length < length * 2) throw new RangeError("a code takes two random bytes a letter");
  const letters = Array.from({ length }, (_, index) => {
    const value = (bytes[2 * index] ?? 0) * 256 + (bytes[2 * index + 1] ?? 0);
    return alphabet[value % alphabet.length];
  });
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join("")).join("-");
}

/** Normalizes a typed code. `null` when invalid. */
export function typedCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, "");
  if (letters.length !== length || ![...letters].every((letter) => alphabet.includes(letter))) return null;
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
