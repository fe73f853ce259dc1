import type { Car } from "@/lib/catalog/car";
import type { Distribution } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints/slots";
import type { Use } from "@/lib/constraints/trade-words";
import { levelWeights } from "@/lib/constraints/weight";
import { burdenOf } from "./asking-burden";
import { valueOfAsking } from "./asking-value";
import { type SlotChoice, slotChoices } from "./slot-question";
import { chanceOfWish, generalAfter, weightOfWish } from "./wish-prior";

export interface WholeSituation {
  /** Said so far by the shopper. */
  uses: readonly Use[];
  /** Wishes that each general question brought. */
  general: readonly number[];
  /** Questions put so far. */
  asked: number;
  /** Of the slots that may be asked about, over the cars behind the choices. */
  distributions: readonly Distribution[];
  total: number;
  /** The list's head. */
  top: readonly Car[];
}

type AskedSlot = { slot: SlotName; choices: SlotChoice[] };
export type WholePlan = { kind: "general" } | { kind: "slot"; first: AskedSlot; also?: AskedSlot };

/** A met wish's worth in seconds. A judgment, like the next three, checked on the open shoppers of lib/benchmark/hidden. */
const worth = 150;
/** Each question costs this much more than the one before it. */
const growth = 1.25;
/** Seconds to think of an answer when nothing is on offer. */
const thinking = 6;
/** Share of a question's seconds that it takes beside another. */
const inPassing = 0.7;

/**
 * Value of information over everything unknown: which wish there is, its value, its weight. The expected gain in wishes
 * per question, less what a turn costs by then. `null` if nothing pays.
 */
export function planWhole(situation: WholeSituation): WholePlan | null {
  const { uses, general, asked, top, total } = situation;
  const { brings, left } = generalAfter(general);
  const cost = (choices: readonly SlotChoice[]) =>
    growth ** asked * burdenOf({ kind: "slot", text: "What would you like, and how firm is it?", choices }).seconds;
  const open = situation.distributions.flatMap((distribution) => {
    const { slot } = distribution;
    const choices = slotChoices(distribution, total);
    if (choices.length < 2) return [];
    const chance = chanceOfWish(slot, uses) * (left[slot] ?? 1);
    const missed = valueOfAsking({ choices, care: 1 }, top) / levelWeights.prefer;
    const value = chance * missed * weightOfWish(slot) * worth;
    return [{ slot, choices, chance, value, gain: value - cost(choices) }];
  });
  const [first, ...others] = open.sort((a, b) => b.gain - a.gain || (a.slot < b.slot ? -1 : 1));
  if (!first) return null;
  const beside = others.map((each) => ({ ...each, gain: each.value - inPassing * cost(each.choices) }));
  const [also] = beside.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
  const unknown = open.reduce((sum, { chance }) => sum + chance, 0);
  const value = open.reduce((sum, each) => sum + each.value, 0) / (unknown || 1);
  const inGeneral = value * Math.min(brings, unknown) - cost([]) - growth ** asked * thinking;
  const inParticular = first.gain + (also?.gain ?? 0);
  if (Math.max(inGeneral, inParticular) <= 0) return null;
  return inGeneral > inParticular ? { kind: "general" } : { kind: "slot", first, ...(also && { also }) };
}
