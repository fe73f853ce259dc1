import { createHash } from "node:crypto";

const salt = "leeway-set-aside-1:";

/** The place of an item in the set-aside order: the first four bytes of a salted SHA-256, as an unsigned integer. */
export function setAsideRank(id: string): number {
  return createHash("sha256").update(`${salt}${id}`).digest().readUInt32BE(0);
}

/**
 * A fixed quarter of some items, for results that no tuning has seen: the first `round(n / 4)` in rank order. Depends
 * on the ids alone, not on their order.
 */
export function setAsideOf(ids: readonly string[]): Set<string> {
  const sorted = [...new Set(ids)].sort((a, b) => setAsideRank(a) - setAsideRank(b) || (a < b ? -1 : 1));
  return new Set(sorted.slice(0, Math.round(sorted.length / 4)));
}

/** Rank of the last item set aside among the 97 released ones. */
const releasedCut = 1_180_973_395;

/** Ids of released items; generated ones have others, and nobody has tuned on them. */
const released = /^S[123]-\d\d$/;

/** Whether one of the 97 released items is set aside, whichever of their files are at hand. */
export function isSetAside(id: string): boolean {
  return released.test(id) && setAsideRank(id) <= releasedCut;
}
