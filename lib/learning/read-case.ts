import type { Constraint } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { levelOf } from "@/lib/constraints/weight";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { foldTranscript, type TranscriptTurn } from "@/lib/reading/read-transcript";
import { wholeWeights } from "@/lib/reading/weighting/weigh-global";
import { weighLocal } from "@/lib/reading/weighting/weigh-local";
import { type Features, spokenWishFeatures } from "./word-features";

export type Scope = "local" | "global";

/** What a reading of a conversation says of each slot, and the weight the rules give it. */
export interface ReadCase {
  features: (slot: SlotName) => Features;
  ruleWeight: (slot: SlotName) => number | null;
}

/** Reads a conversation once; features are made for the slots that are asked for. */
export function readCase(
  turns: readonly TranscriptTurn[],
  vocabulary: ReadInput["vocabulary"],
  scope: Scope,
): ReadCase {
  const reading = foldTranscript(turns, vocabulary);
  const wishes: Constraint[] = scope === "local" ? weighLocal(reading) : wholeWeights(reading);
  const least = Math.min(...wishes.map(({ weight }) => weight));
  const ruleOf = (slot: SlotName) => {
    const wish = wishes.find((each) => each.slot === slot);
    return wish ? { weight: wish.weight, level: levelOf(wish.weight), lightest: wish.weight <= least + 1e-9 } : null;
  };
  return {
    features: (slot) => spokenWishFeatures(reading, { slot, rules: ruleOf(slot) }, scope),
    ruleWeight: (slot) => ruleOf(slot)?.weight ?? null,
  };
}
