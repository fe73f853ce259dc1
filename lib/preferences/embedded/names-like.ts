import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Predicate } from "@/lib/constraints/constraint";
import { editDistance } from "./edit-distance";

/** Makes and models of the catalog spelt nearly like a name it does not have: at most three, nearest first. */
export function namesLike(name: string, vocabulary: Vocabulary): Predicate[] {
  const word = plain(name);
  const limit = word.length >= 7 ? 3 : 2;
  const named = [
    ...vocabulary.make.map(({ value }) => ({ slot: "make" as const, value })),
    ...vocabulary.model.map(({ value }) => ({ slot: "model" as const, value })),
  ];
  const near = named
    .map((each) => ({ ...each, distance: editDistance(word, plain(each.value), limit) }))
    .filter(({ value, distance }) => distance <= limit && distance * 2 < plain(value).length)
    .sort((a, b) => a.distance - b.distance || (a.value < b.value ? -1 : 1));
  return near.slice(0, 3).map(({ slot, value }) => ({ slot, op: "==", value }));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
