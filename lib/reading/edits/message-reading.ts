import type { SlotName } from "@/lib/constraints";
import type { Comparison, SlotWeight } from "@/lib/reading/importance/importance";
import type { MaskedWord } from "@/lib/reading/learned/masked-text";
import type { Intent } from "@/lib/reading/reading";
import type { Indifference } from "@/lib/reading/stance/indifference";
import type { Removal } from "@/lib/reading/stance/removals";
import type { Statement } from "@/lib/reading/stance/statement";
import type { Clause } from "@/lib/reading/text/clauses";
import type { Token } from "@/lib/reading/text/tokenize";
import type { MissingName } from "@/lib/reading/values/mentions";
import type { SpokenNumber } from "@/lib/reading/values/numbers";
import type { Quantity } from "@/lib/reading/values/quantity";
import type { Feature, Topic } from "@/lib/reading/values/topics";

export interface MessageReading {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  statements: readonly Statement[];
  /** With the rules' stances. The models start here. */
  named: readonly Statement[];
  numbers: readonly SpokenNumber[];
  topics: readonly Topic[];
  /** A number only repeats a figure on screen: "20k?? I said 17". */
  isQuoting: boolean;
  features: readonly Feature[];
  missing: readonly MissingName[];
  quantities: readonly Quantity[];
  weights: readonly SlotWeight[];
  comparisons: readonly Comparison[];
  indifferent: readonly Indifference[];
  removals: readonly Removal[];
  intents: readonly Intent[];
  asked?: SlotName;
  question: { masked: readonly MaskedWord[] };
}
