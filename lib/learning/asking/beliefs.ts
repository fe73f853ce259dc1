import { type Constraint, levelWeights, type SlotName } from "@/lib/constraints";
import { foldTranscript, type TranscriptTurn } from "@/lib/reading/read-transcript";
import { wholeWeights } from "@/lib/reading/weighting/weigh-global";
import { type Belief, risingWeights } from "./ask-case";

const unread: Pick<Constraint, "weight" | "interval"> = { weight: levelWeights.prefer, interval: [0.3, 0.75] };
/** In standard deviations from the middle. */
const quartile = 0.674;
const leastSpread = 0.06;

export function beliefsIn(
  turns: readonly TranscriptTurn[],
  vocabulary: Parameters<typeof foldTranscript>[1],
): (slot: SlotName) => Belief {
  const wishes = wholeWeights(foldTranscript(turns, vocabulary));
  return (slot) => beliefIn(wishes.find((each) => each.slot === slot) ?? unread);
}

/** Treats the interval as a normal curve's quartiles. */
function beliefIn({ weight, interval = [weight, weight] }: Pick<Constraint, "weight" | "interval">): Belief {
  const spread = Math.max(leastSpread, (interval[1] - interval[0]) / (2 * quartile));
  const odds = risingWeights.map((each) => Math.exp(-(((each - weight) / spread) ** 2) / 2));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}
