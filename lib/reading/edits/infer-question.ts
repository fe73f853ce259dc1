import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints";
import type { OpenQuestion } from "@/lib/reading/open-question";
import { type Token, tokenize } from "@/lib/reading/text/tokenize";
import { findMentions } from "@/lib/reading/values/mentions";
import { findNumbers } from "@/lib/reading/values/numbers";
import { topicOfQuestion } from "@/lib/reading/values/topics";
import { vocabularyIndex } from "@/lib/reading/values/vocabulary-index";

export function inferQuestion(text: string, vocabulary: Vocabulary): OpenQuestion {
  const tokens = tokenize(text);
  const { mentions, owned } = findMentions({ tokens, index: vocabularyIndex(vocabulary) });
  const slots = mentions.map((each) => each.slot);
  const slot = topicOfQuestion(tokens) ?? slots.at(-1) ?? slotOfNumber(tokens, owned);
  const choices = mentions
    .filter((each) => each.slot === slot && slot !== undefined)
    .map((each) => {
      const [first] = each.values;
      const many = each.values.length > 1;
      return {
        label: String(first),
        predicate: {
          slot: each.slot,
          op: many ? ("in" as const) : ("==" as const),
          value: many ? [...each.values] : (first ?? ""),
        },
      };
    });
  return { ...(slot ? { slot } : {}), text, choices };
}

/** "Is 30k firm?" asks about the price. */
function slotOfNumber(tokens: readonly Token[], owned: readonly boolean[]): SlotName | undefined {
  return findNumbers(tokens, owned).some(({ scaled, currency }) => scaled || currency) ? "msrp" : undefined;
}
