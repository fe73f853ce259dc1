import { z } from "zod";
import { type SlotName, slotDefinitions } from "@/lib/constraints";
import { slotNameSchema } from "@/lib/constraints/schemas";
import { shippedPrior } from "@/lib/constraints/sold/wish-prior";
import { type Use, uses } from "@/lib/constraints/trade-words";

/** How many wishes a general question brought, where `first` is none asked yet. */
export const generalYields = ["first", "0", "1", "2", "more"] as const;

const slotPriorSchema = z.object({
  /** Log-odds that somebody wishes something of the slot. */
  base: z.number(),
  /** Mean weight of such a wish. */
  weight: z.number(),
  /** What each use adds to the log-odds. */
  uses: z.record(z.string(), z.number()),
});

export const wishPriorSchema = z.object({
  slots: z.partialRecord(slotNameSchema, slotPriorSchema),
  /** By the last yield: wishes that the next general question brings, and the share of wishes on a slot still untold. */
  general: z.record(
    z.enum(generalYields),
    z.object({ brings: z.number(), left: z.partialRecord(slotNameSchema, z.number()) }),
  ),
  /** SHA-256 of what it was learned from. */
  data: z.string(),
});
export type WishPrior = z.infer<typeof wishPriorSchema>;

export const wishPrior: WishPrior = wishPriorSchema.parse(shippedPrior);

export function usesIn(text: string): Use[] {
  return uses.filter(({ words }) => words.test(text));
}

export function generalAfter(yields: readonly number[]): WishPrior["general"][(typeof generalYields)[number]] {
  // Who once told everything has told everything.
  const last = yields.find((each) => each > 2) ?? yields.at(-1);
  const key = last === undefined ? "first" : (generalYields.find((each) => each === `${last}`) ?? "more");
  return wishPrior.general[key];
}

/** Nothing was learned of a new pack's shoppers. */
function byCare(slot: SlotName): WishPrior["slots"][SlotName] {
  const { care = 0 } = slotDefinitions[slot];
  return wishPrior.data === "" && care > 0 ? { base: Math.log(care / (1 - care)), weight: 0.55, uses: {} } : undefined;
}

/** Chance of a wish on the slot, given how people use their product. 0 for slots that nobody ever named. */
export function chanceOfWish(slot: SlotName, said: readonly Use[]): number {
  const known = wishPrior.slots[slot] ?? byCare(slot);
  if (!known) return 0;
  return 1 / (1 + Math.exp(-said.reduce((sum, { name }) => sum + (known.uses[name] ?? 0), known.base)));
}

export const weightOfWish = (slot: SlotName): number => (wishPrior.slots[slot] ?? byCare(slot))?.weight ?? 0;

/** The use that speaks most for the slot, if one clearly does. */
export function tellingUse(slot: SlotName, said: readonly Use[]): Use | undefined {
  const lift = ({ name }: Use) => wishPrior.slots[slot]?.uses[name] ?? 0;
  const [best] = [...said].sort((a, b) => lift(b) - lift(a));
  return best && lift(best) >= clearLift ? best : undefined;
}

/** Log-odds: the use doubles them. */
const clearLift = Math.LN2;
