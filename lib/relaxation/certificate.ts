/** A certificate lets anybody check a relaxation with the counts alone. */
import { type CorrectionSet, correctionSets, statedWeight } from "./correction-sets";
import { isSubset, type Lattice, sizeOf, type Wish } from "./lattice";
import { maskOf, matchesWithout, type Problem, problemOf, sumRising, weighMask, weightTolerance } from "./problem";

/**
 * - `met`: nothing has to go.
 * - `none`: no item is left.
 * - `least`: no set that leaves an item weighs less, at any weights within the intervals. Ties may exist.
 * - `as-weighed`: the same, but only at the stated weights.
 * - `beaten`: a lighter set leaves an item too.
 */
export type CertificateClaim = "met" | "none" | "least" | "as-weighed" | "beaten";

export interface Certificate<W extends Wish = Wish> {
  /** In the order of the groups' bits. */
  wishes: W[];
  /** All weights together: as stated, lowest, highest. */
  weights: [number, number, number];
  size: number;
  /** `lost` is the weight of the wishes that a group's items miss. */
  groups: { mask: number; count: number; lost: number }[];
  given: string[];
  /** Items once the given wishes are gone. */
  matches: number;
  claim: CertificateClaim;
  /** Every minimal set that could go, lightest first. */
  sets: CorrectionSet[];
}

type Given<W extends Wish> = { lattice: Lattice; wishes: readonly W[]; given: readonly string[] };

export function certify<W extends Wish>({ lattice, wishes, given }: Given<W>): Certificate<W> {
  const problem = problemOf(lattice, wishes);
  const full = maskOfAll(wishes);
  return {
    wishes: [...wishes],
    weights: sumsOf(wishes),
    size: lattice.sliceSize,
    groups: lattice.groups.map(({ mask, count }) => ({ mask, count, lost: statedWeight(problem, full & ~mask) })),
    given: [...given],
    matches: matchesWithout(problem, maskOf(problem, given)),
    claim: claimOf(problem, maskOf(problem, given)),
    sets: correctionSets(problem),
  };
}

export type CertificateCheck = { part: "wishes" | "groups" | "given" | "sets" | "claim"; holds: boolean };

/** Checks every statement from the groups alone. With `counted`, the groups must match it. */
export function verifyCertificate(certificate: Certificate, counted?: Pick<Lattice, "groups">): CertificateCheck[] {
  const { wishes, weights, size, groups, given, matches, claim, sets } = certificate;
  const full = maskOfAll(wishes);
  const lattice = { soft: wishes, sliceSize: size, groups: groups.map((each) => ({ ...each, nearest: [] })) };
  const problem = problemOf(lattice, wishes);
  const known = (ids: readonly string[]) =>
    new Set(ids).size === ids.length && sizeOf(maskOf(problem, ids)) === ids.length;
  const missed = groups.map(({ mask }) => full & ~mask);
  const minimal = missed.filter((mask) => mask > 0 && !missed.some((each) => each !== mask && isSubset(each, mask)));
  const rightSet = ({ members, weight, matches: left }: CorrectionSet) => {
    const mask = maskOf(problem, members);
    const isRight = weight === statedWeight(problem, mask) && left === matchesWithout(problem, mask);
    return known(members) && minimal.includes(mask) && isRight;
  };
  const checks: Record<CertificateCheck["part"], boolean> = {
    wishes: known(wishes.map(({ id }) => id)) && sumsOf(wishes).every((sum, place) => sum === weights[place]),
    groups:
      groups.every(
        ({ mask, count }, place) => count > 0 && isSubset(mask, full) && mask > (groups[place - 1]?.mask ?? -1),
      ) &&
      groups.reduce((sum, { count }) => sum + count, 0) === size &&
      groups.every(({ mask, lost }) => lost === statedWeight(problem, full & ~mask)) &&
      (!counted || keyOf(counted.groups) === keyOf(groups)),
    given: known(given) && matches === matchesWithout(problem, maskOf(problem, given)),
    sets:
      sets.length === minimal.length &&
      new Set(sets.map(({ members }) => maskOf(problem, members))).size === sets.length &&
      sets.every(rightSet),
    claim: claim === claimOf(problem, maskOf(problem, given)),
  };
  return Object.entries(checks).map(([part, holds]) => ({ part: part as CertificateCheck["part"], holds }));
}

/** Compares the given set with the wishes each group misses. Shared wishes cancel out. */
function claimOf(problem: Problem, given: number): CertificateClaim {
  if (matchesWithout(problem, given) === 0) return "none";
  if (given === 0) return "met";
  const missed = problem.lattice.groups.map(({ mask }) => maskOfAll(problem.constraints) & ~mask);
  const isLeast = (own: "weight" | "high", rivals: "weight" | "low") =>
    missed.every(
      (mask) => weighMask(problem, given & ~mask, own) <= weighMask(problem, mask & ~given, rivals) + weightTolerance,
    );
  if (isLeast("high", "low")) return "least";
  return isLeast("weight", "weight") ? "as-weighed" : "beaten";
}

function sumsOf(wishes: readonly Wish[]): [number, number, number] {
  const sum = (values: number[]) => Number(sumRising(values).toFixed(12));
  const ends = wishes.map(({ weight, interval = [weight, weight] }) => interval);
  return [sum(wishes.map(({ weight }) => weight)), sum(ends.map(([low]) => low)), sum(ends.map(([, high]) => high))];
}

function maskOfAll(wishes: readonly Wish[]): number {
  return 2 ** wishes.length - 1;
}

function keyOf(groups: readonly { mask: number; count: number }[]): string {
  return groups.map(({ mask, count }) => `${mask}:${count}`).join();
}
