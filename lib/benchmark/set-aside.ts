import { createHash } from "node:crypto";

const salt = "leeway-set-aside-1:";

/** An item's place in the set-aside order: the first four bytes of a salted SHA-256, unsigned. */
export function setAsideRank(id: string): number {
  return createHash("sha256").update(`${salt}${id}`).digest().readUInt32BE(0);
}

/** A fixed quarter of some items that no tuning sees: the first `round(n / 4)` by rank, whatever their order. */
export function setAsideOf(ids: readonly string[]): Set<string> {
  const sorted = [...new Set(ids)].sort((a, b) => setAsideRank(a) - setAsideRank(b) || (a < b ? -1 : 1));
  return new Set(sorted.slice(0, Math.round(sorted.length / 4)));
}

/** Rank of the last item set aside among the 97 released ones. */
const releasedCut = 1_180_973_395;

/** Released items; nobody tunes on generated ones. */
const released = /^S[123]-\d\d$/;

/** Whether one of the 97 released items is set aside, whichever files are present. */
export function isSetAside(id: string): boolean {
  return released.test(id) && setAsideRank(id) <= releasedCut;
}
