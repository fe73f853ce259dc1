import losses from "./losses.json" with { type: "json" };

/**
 * Five-year loss as a share of the inflated list price, in constant dollars. Segments are iSeeCars' averages for 2025.
 * Lines and makes are rounded from memory of such rankings (`losses.json`).
 */
export const segmentLoss = { car: 0.456, truck: 0.404, hybrid: 0.407, suv: 0.489, electric: 0.588 } as const;

type Group = readonly [value: number, names: readonly string[]];

function byName(groups: readonly (readonly (number | string[])[])[]): ReadonlyMap<string, number> {
  return new Map((groups as readonly Group[]).flatMap(([value, names]) => names.map((name) => [name, value] as const)));
}

export const lineLoss = byName(losses.lineLoss);
/** Relative to its segment, for lines without their own. */
export const makePace = byName(losses.makePace);
/** Collectible lines keep at least this share of their list price. */
export const floors = byName(losses.floors);
export const exoticFloor = 0.5;
