import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { roles, type SlotName, testOfAll } from "@/lib/constraints";
import type { Comparison, SlotWeight } from "@/lib/reading/importance/importance";
import type { MaskedWord } from "@/lib/reading/learned/masked-text";
import type { OpenQuestion } from "@/lib/reading/preference-reader";
import type { Intent } from "@/lib/reading/reading";
import type { Indifference } from "@/lib/reading/stance/indifference";
import type { Removal } from "@/lib/reading/stance/removals";
import type { Statement } from "@/lib/reading/stance/statement";
import type { Clause } from "@/lib/reading/text/clauses";
import type { Quoter } from "@/lib/reading/text/evidence";
import { type Tokens, tokenize } from "@/lib/reading/text/tokenize";
import { findMentions, type MissingName } from "@/lib/reading/values/mentions";
import { findNumbers, type SpokenNumber } from "@/lib/reading/values/numbers";
import type { Quantity } from "@/lib/reading/values/quantity";
import { type Feature, type Topic, topicOfQuestion } from "@/lib/reading/values/topics";
import { vocabularyIndex } from "@/lib/reading/values/vocabulary-index";

export interface MessageReading {
  tokens: Tokens;
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
  /** Quotes the message by tokens. */
  quote: Quoter;
}

export function inferQuestion(text: string, vocabulary: Vocabulary): OpenQuestion {
  const tokens = tokenize(text);
  const { mentions, owned } = findMentions({ tokens, index: vocabularyIndex(vocabulary) });
  // "Is 30k firm?" asks about the price.
  const isOfMoney = findNumbers(tokens, owned).some(({ scaled, currency }) => scaled || currency);
  const slots = mentions.map((each) => each.slot);
  const slot = topicOfQuestion(tokens) ?? slots.at(-1) ?? (isOfMoney ? roles.price : undefined);
  const choices = mentions
    .filter((each) => each.slot === slot && slot !== undefined)
    .flatMap(({ slot: own, values }) => {
      const test = testOfAll("==", values);
      return test ? [{ label: String(values[0]), predicate: { slot: own, ...test } }] : [];
    });
  return { ...(slot ? { slot } : {}), text, choices };
}
