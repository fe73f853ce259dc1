import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Predicate } from "@/lib/constraints/constraint";
import { editDistance } from "@/lib/reading/text/edit-distance";

/** Needs the same first letter. Returns at most three. */
export function namesLike(name: string, vocabulary: Vocabulary): Predicate[] {
  const word = plain(name);
  const limit = word.length >= 7 ? 3 : 2;
  const near = namesOf(vocabulary)
    .filter(({ letters }) => letters.startsWith(word.charAt(0)) && Math.abs(letters.length - word.length) <= limit)
    .map((each) => ({ ...each, distance: editDistance(word, each.letters, limit) }))
    .filter(({ letters, distance }) => distance <= limit && distance * 2 < letters.length)
    .sort((a, b) => a.distance - b.distance || (a.value < b.value ? -1 : 1));
  return near.slice(0, 3).map(({ slot, value }) => ({ slot, op: "==", value }));
}

interface Name {
  slot: "make" | "model";
  value: string;
  letters: string;
}

const cache = new WeakMap<Vocabulary, readonly Name[]>();

function namesOf(vocabulary: Vocabulary): readonly Name[] {
  const known = cache.get(vocabulary);
  if (known) return known;
  const made = (["make", "model"] as const).flatMap((slot) =>
    [...new Set(vocabulary[slot].map((entry) => entry.value))].map((value) => ({ slot, value, letters: plain(value) })),
  );
  cache.set(vocabulary, made);
  return made;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
