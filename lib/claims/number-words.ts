import { scaleWords, tenWords, units } from "./plain-words";

export function isNumberWord(word: string): boolean {
  return units.includes(word) || tenWords.includes(word) || Object.hasOwn(scaleWords, word) || word === "dozen";
}

/** "twenty", "five" is 25. `null` if they spell no number. */
export function numberOf(words: readonly string[]): number | null {
  let sum = 0;
  let group = 0;
  let room = Number.POSITIVE_INFINITY;
  let lastScale = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const unit = units.indexOf(word);
    const ten = tenWords.indexOf(word);
    if (unit >= 0) {
      if (unit >= room || (unit === 0 && words.length > 1)) return null;
      group += unit;
      room = 0;
    } else if (ten >= 0) {
      if (room < 100) return null;
      group += (ten + 2) * 10;
      room = 10;
    } else if (word === "dozen") {
      if (words.at(-1) !== word || words.length > 2) return null;
      return (group || 1) * 12;
    } else {
      const scale = scaleWords[word] ?? 0;
      if (scale === 100) {
        if (group > 99) return null;
        group = (group || 1) * 100;
        room = 100;
        continue;
      }
      if (scale === 0 || scale >= lastScale) return null;
      sum += (group || 1) * scale;
      group = 0;
      lastScale = scale;
      room = Number.POSITIVE_INFINITY;
    }
  }
  return words.length === 0 ? null : sum + group;
}

export function isRoman(word: string): boolean {
  return word.length > 1 && /^M*(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(word);
}
