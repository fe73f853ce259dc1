import { type SlotName, slotNames } from "@/lib/constraints";
import { uses } from "@/lib/constraints/trade-words";
import { generalYields, usesIn, type WishPrior } from "@/lib/dialogue/asking/wish-prior";

/** What somebody said, and all they wish. */
export interface PriorCase {
  text: string;
  wishes: readonly { slot: SlotName; weight: number }[];
}

/** A general question after one that brought `last` wishes, and the slots of the wishes untold before it. */
export interface GeneralCase {
  last: number | null;
  brings: number;
  left: readonly SlotName[];
  all: readonly SlotName[];
}

/** Cases that a rare use is weighed against, at the rate of everybody. */
const pseudo = 20;
const logOdds = (share: number) => Math.log(share / (1 - share));
const rounded = (value: number) => Number(value.toFixed(4));

/**
 * Log-odds by slot. `known` tell all their wishes, the others mention some: `base` takes the larger share. What a use
 * adds is compared within each source, because writers mention few wishes. Equal cases give equal bytes.
 */
export function learnPrior(
  known: readonly PriorCase[],
  mentioned: readonly PriorCase[],
  general: readonly GeneralCase[],
  data: string,
): WishPrior {
  const sources = [known, mentioned].map((cases) =>
    cases.map(({ text, wishes }) => ({
      uses: new Set(usesIn(text).map(({ name }) => name)),
      weights: new Map(wishes.map(({ slot, weight }) => [slot, weight])),
    })),
  );
  const names = uses.map(({ name }) => name);
  const slots = slotNames.flatMap((slot) => {
    const weights = sources.flat().flatMap((each) => each.weights.get(slot) ?? []);
    if (weights.length === 0) return [];
    const shares = sources.map((all) => (all.filter((each) => each.weights.has(slot)).length + 1) / (all.length + 2));
    // Nobody has fewer wishes than they mention.
    const most = Math.max(...shares);
    const lifts = names.map((name): [string, number] => {
      const using = sources.map((cases) => cases.filter((each) => each.uses.has(name)));
      const all = using.flat().length;
      const met = using.flat().filter((each) => each.weights.has(slot)).length;
      const expected = using.reduce((sum, cases, source) => sum + cases.length * (shares[source] ?? 0), 0);
      const usual = (expected + pseudo * most) / (all + pseudo);
      return [name, rounded(logOdds((met + pseudo * most) / (all + pseudo)) - logOdds(usual))];
    });
    const weight = rounded(weights.reduce((sum, each) => sum + each, 0) / weights.length);
    return [[slot, { base: rounded(logOdds(most)), weight, uses: Object.fromEntries(lifts) }] as const];
  });
  const yields = generalYields.map((key) => {
    const of = general.filter(({ last }) => keyOf(last) === key);
    const brings = of.reduce((sum, each) => sum + each.brings, 0) / Math.max(1, of.length);
    const count = (part: "left" | "all", isOf: (slot: SlotName) => boolean) =>
      of.reduce((sum, each) => sum + each[part].filter(isOf).length, 0);
    const usual = (count("left", () => true) + 1) / (count("all", () => true) + 1);
    const left = slots.map(([slot]) => {
      const isOf = (each: SlotName) => each === slot;
      return [slot, rounded((count("left", isOf) + usual) / (count("all", isOf) + 1))];
    });
    return [key, { brings: rounded(brings), left: Object.fromEntries(left) }] as const;
  });
  return {
    slots: Object.fromEntries(slots) as WishPrior["slots"],
    general: Object.fromEntries(yields) as WishPrior["general"],
    data,
  };
}

function keyOf(last: number | null): string {
  if (last === null) return "first";
  return last > 2 ? "more" : `${last}`;
}
