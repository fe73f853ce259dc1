import { type CatalogProduct, matchesAll } from "@/lib/catalog/catalog-reader";
import { type Constraint, type Level, levelWeights, type Predicate, roles, slotDefinitions } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { pick, type Random, shuffle } from "@/lib/random";

export type PreferenceState = { id: string; slice: Predicate[]; constraints: Constraint[] };

export interface StateSettings {
  wishes: readonly [number, number];
}

/** A bound in the direction that people prefer, else the value itself. */
const operators = { less: "<=", more: ">=" } as const;

const levels: readonly Level[] = ["strong", "prefer", "flexible", "nice"];

/** After this many draws, assume a catalog without contradictions. */
const mostDraws = 200;

/** One product sets the slice, others the wishes. `null` when many draws meet no conflict. */
export function drawState(products: readonly CatalogProduct[], id: string, settings: StateSettings, random: Random) {
  if (products.length === 0) return null;
  for (let draw = 0; draw < mostDraws; draw++) {
    const model = pick(products, random);
    const slots = shuffle(roles.slice, random).slice(0, 2);
    const slice = slots.map((slot): Predicate => ({ slot, op: "==", value: String(model[slot]) }));
    const inside = products.filter((product) => matchesAll(product, slice));
    const constraints = drawWishes(inside, slice, settings, random);
    if (constraints.length < settings.wishes[0]) continue;
    if (!inside.some((product) => matchesAll(product, constraints))) return { id, slice, constraints };
  }
  return null;
}

function drawWishes(
  inside: readonly CatalogProduct[],
  slice: readonly Predicate[],
  { wishes: [fewest, most] }: StateSettings,
  random: Random,
): Constraint[] {
  const count = fewest + Math.floor(random() * (most - fewest + 1));
  const free = roles.drawn.filter((slot) => slice.every((each) => each.slot !== slot));
  return shuffle(free, random)
    .flatMap((slot): Constraint[] => {
      const held = [pick(inside, random)[slot]].flat();
      const level = pick(levels, random);
      const value = held.length > 0 ? pick(held, random) : null;
      if (value === null) return [];
      // Equal weights would make every method ask.
      const weight = Number((levelWeights[level] + (random() - 0.5) * 0.1).toFixed(3));
      const { direction } = slotDefinitions[slot];
      return [toConstraint({ id: slot, slot, op: direction ? operators[direction] : "==", value, weight })];
    })
    .slice(0, count);
}
