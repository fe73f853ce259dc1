import { ruleFeatures, ruleMarks } from "@/lib/constraints/trade-words";
import { expandPhrase, PhraseTable } from "@/lib/reading/text/phrase-table";
import type { RuleComparison, Scalar } from "@/lib/rules/program";

export type RuleWord =
  | { is: "value"; key: string; value: Scalar }
  | { is: "name"; key: string }
  | { is: "bound" | "after"; by: RuleComparison; key?: string }
  | { is: "not" | "or" | "and" | "fill" | "times" };

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
    for (const [said, phrases] of Object.entries(values)) {
      const value = type === "bool" ? said === "true" : type === "int" ? Number(said) : said;
      add(phrases, { is: "value", key, value });
    }
  }
  for (const [word, phrases] of ruleMarks) add(phrases, word);
  const table = new PhraseTable<readonly RuleWord[]>();
  for (const [phrase, meanings] of words) table.add(phrase, meanings);
  return table;
}

export const ruleWords = wordsOfRules();
