import { ruleAfters, ruleBounds, ruleFeatures, ruleFills, ruleNouns } from "@/lib/constraints/trade-words";
import { expandPhrase, PhraseTable } from "@/lib/reading/text/phrase-table";
import type { RuleComparison, Scalar } from "@/lib/rules/program";

export type RuleWord =
  | { is: "value"; key: string; value: Scalar }
  | { is: "name"; key: string }
  /** Bounds the number behind it, or the one before it; some tell what is counted. */
  | { is: "bound" | "after"; by: RuleComparison; key?: string }
  | { is: "times"; by: number }
  | { is: "not" | "or" | "and" | "fill" };

function wordsOfRules(): PhraseTable<readonly RuleWord[]> {
  const words = new Map<string, RuleWord[]>();
  const add = (phrases: readonly string[], word: RuleWord) => {
    for (const each of phrases.flatMap(expandPhrase)) {
      const key = each.join(" ");
      words.set(key, [...(words.get(key) ?? []), word]);
    }
  };
  for (const [key, { names = [], values = {}, type }] of Object.entries(ruleFeatures)) {
    add(names, { is: "name", key });
    for (const [value, phrases] of Object.entries(values))
      add(phrases, {
        is: "value",
        key,
        value: type === "bool" ? value === "true" : type === "int" ? Number(value) : value,
      });
  }
  for (const [by, phrases] of Object.entries(ruleBounds)) add(phrases, { is: "bound", by: by as RuleComparison });
  for (const [by, phrases] of Object.entries(ruleAfters)) add(phrases, { is: "after", by: by as RuleComparison });
  add(["older than"], { is: "bound", by: ">", key: "age_years" });
  add(["or newer", "or later"], { is: "after", by: ">=", key: "model_year" });
  add(["or older", "or earlier"], { is: "after", by: "<=", key: "model_year" });
  add(["percent of the [purchase|list|sale] price", "percent", "percent of the [total] driving"], { is: "fill" });
  add(["years", "year"], { is: "times", by: 12 });
  add(["not", "no", "non", "without", "neither", "never", "nor", "do not", "does not", "don t"], { is: "not" });
  add(["or"], { is: "or" });
  add(["and", "as well as"], { is: "and" });
  add(ruleNouns, { is: "fill" });
  add(ruleFills.split(" "), { is: "fill" });
  const table = new PhraseTable<readonly RuleWord[]>();
  for (const [phrase, meanings] of words) table.add(phrase, meanings);
  return table;
}

export const ruleWords = wordsOfRules();
