import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Certificate, certify, latticeOf, verifyCertificate, type Wish } from "./index";
import { subsetsOf } from "./testing/literal-relaxation";

const ids = ["a", "b", "c", "d"];
const drawnWish = fc.record({ weight: fc.integer({ min: 1, max: 19 }), spread: fc.constantFrom(0, 0, 1, 3) });
const drawn = fc
  .record({
    rows: fc.array(fc.subarray(ids), { minLength: 1, maxLength: 8 }),
    wishes: fc.tuple(...ids.map(() => drawnWish)),
    given: fc.subarray(ids),
  })
  .map(({ rows, wishes, given }) => {
    const weighed = wishes.map(({ weight, spread }, place): Wish => {
      const interval: [number, number] = [Math.max(0, weight - spread) / 20, (weight + spread) / 20];
      const id = ids[place] ?? "";
      return { id, slot: id, op: "==", value: 1, weight: weight / 20, ...(spread > 0 ? { interval } : {}) };
    });
    const lattice = latticeOf(rows, weighed, (row, { slot }) => row.includes(slot));
    return { rows, given, lattice, certificate: certify({ lattice, wishes: weighed, given }) };
  });
const holds = (...of: Parameters<typeof verifyCertificate>) => verifyCertificate(...of).every((each) => each.holds);

/** One change at every place that states something. */
function mutations({
  wishes,
  weights,
  size,
  groups,
  given,
  matches,
  claim,
  sets,
}: Certificate): Partial<Certificate>[] {
  const other = claim === "met" || claim === "none" ? "least" : "met";
  const groupChanges = [{ mask: 1 }, { count: 1 }, { lost: 0.1 }].map(
    (by) => (group: Certificate["groups"][number]) => ({
      mask: group.mask ^ (by.mask ?? 0),
      count: group.count + (by.count ?? 0),
      lost: group.lost + (by.lost ?? 0),
    }),
  );
  return [
    { size: size + 1 },
    { matches: matches + 1 },
    { claim: other },
    { given: [...given, "e"] },
    ...wishes.map((wish, place) => ({ wishes: wishes.with(place, { ...wish, weight: wish.weight + 0.01 }) })),
    ...weights.map((sum, place) => ({ weights: weights.with(place, sum + 0.01) as typeof weights })),
    ...groups.flatMap((group, place) => groupChanges.map((change) => ({ groups: groups.with(place, change(group)) }))),
    ...groups.map((_, place) => ({ groups: groups.toSpliced(place, 1) })),
    ...sets.map((_, place) => ({ sets: sets.toSpliced(place, 1) })),
    ...sets.map((set, place) => ({ sets: sets.with(place, { ...set, weight: set.weight + 0.01 }) })),
    ...sets.map((set, place) => ({ sets: sets.with(place, { ...set, matches: set.matches + 1 }) })),
  ];
}

describe("a certificate", () => {
  it("claims what brute force finds over all weights in the intervals", () => {
    fc.assert(
      fc.property(drawn, ({ rows, given, certificate: { claim, matches, wishes } }) => {
        const leaves = (gone: readonly string[]) =>
          rows.filter((row) => ids.every((id) => gone.includes(id) || row.includes(id))).length;
        expect(matches).toBe(leaves(given));
        const works = subsetsOf(ids).filter((gone) => leaves(gone) > 0);
        const isLeastAt = (weights: readonly number[]) => {
          const weigh = (set: readonly string[]) => set.reduce((sum, id) => sum + (weights[ids.indexOf(id)] ?? 0), 0);
          return works.every((set) => weigh(given) <= weigh(set) + 1e-9);
        };
        const corners = wishes.reduce<number[][]>(
          (all, { weight, interval = [weight, weight] }) =>
            all.flatMap((each) => interval.map((end) => [...each, end])),
          [[]],
        );
        const stated = isLeastAt(wishes.map(({ weight }) => weight));
        const always = stated && corners.every(isLeastAt);
        const found = always ? "least" : stated ? "as-weighed" : "beaten";
        expect(claim).toBe(matches === 0 ? "none" : given.length === 0 ? "met" : found);
      }),
      { seed: 24, numRuns: 600 },
    );
  });

  it("passes its check, and fails it after any one change", () => {
    fc.assert(
      fc.property(drawn, ({ certificate, lattice }) => {
        expect(holds(certificate, lattice)).toBe(true);
        for (const change of mutations(certificate)) {
          expect(holds({ ...certificate, ...change }, lattice), JSON.stringify(change)).toBe(false);
        }
      }),
      { seed: 24, numRuns: 200 },
    );
  });

  it("fails for another given set, unless that set is as light and leaves as many items", () => {
    fc.assert(
      fc.property(drawn, fc.subarray(ids), ({ certificate, lattice }, given) => {
        const own = certify({ lattice, wishes: certificate.wishes, given });
        const isAsGood = own.claim === certificate.claim && own.matches === certificate.matches;
        expect(holds({ ...certificate, given }, lattice)).toBe(isAsGood);
      }),
      { seed: 24, numRuns: 300 },
    );
  });

  it("fails against other items", () => {
    const wishes: Wish[] = ids.map((id) => ({ id, slot: id, op: "==", value: 1, weight: 0.5 }));
    const latticeOfRows = (...rows: string[][]) => latticeOf(rows, wishes, (row, { slot }) => row.includes(slot));
    const lattice = latticeOfRows(["a", "b"], ["c"]);
    const certificate = certify({ lattice, wishes, given: ["c", "d"] });
    expect(verifyCertificate(certificate, lattice)).not.toContainEqual({ part: "groups", holds: false });
    expect(verifyCertificate(certificate, latticeOfRows(["a", "b"], ["d"]))).toContainEqual({
      part: "groups",
      holds: false,
    });
  });
});
