import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import { rememberedFor } from "@/lib/catalog/remembered";
import { roles, type SlotName, type WordSlotName, wordSlotNames } from "@/lib/constraints";
import { type Guard, slotWords } from "@/lib/constraints/slot-words";
import * as say from "@/lib/constraints/trade-words";
import { knownEnglish } from "@/lib/reading/lexicon/english-words";
import { numberWords } from "@/lib/reading/lexicon/number-words";
import { ordinaryWords } from "@/lib/reading/lexicon/ordinary-words";
import { valueWords } from "@/lib/reading/lexicon/topic-words";
import { PhraseTable, phraseWords } from "@/lib/reading/text/phrase-table";

export interface ValueHit {
  slot: SlotName;
  values: readonly string[];
  guard?: Guard;
  refuses?: { slot: WordSlotName; values: readonly string[] };
}

/** An `ordinary` word ("City") counts only right after its make. */
export type NameRisk = "plain" | "ordinary" | "short" | "number" | "family";

export interface ModelHit {
  value: string;
  makes: readonly string[];
  risk: NameRisk;
  /** Models of a family ("Silverado"). */
  family?: readonly string[];
}

export interface MakeHit {
  values: readonly string[];
  risk: NameRisk;
  /** A real make that this catalog lacks. */
  missing?: boolean;
}

export interface VocabularyIndex {
  values: PhraseTable<ValueHit>;
  makes: PhraseTable<MakeHit>;
  models: ReadonlyMap<string, readonly ModelHit[]>;
  /** By a number in the name, as of "Silverado 1500". */
  numbered: ReadonlyMap<string, readonly string[]>;
  makesOf: ReadonlyMap<string, readonly string[]>;
  /** In words. */
  longestModel: number;
  /** For typos. */
  nameWords: ReadonlySet<string>;
}

export const vocabularyIndex = rememberedFor(build);

function build(vocabulary: Vocabulary): VocabularyIndex {
  const makes = indexMakes(vocabulary);
  const models = indexModels(vocabulary);
  const nameWords = new Set<string>();
  for (const { value } of [...vocabulary.make, ...vocabulary.model]) {
    for (const word of phraseWords(value)) if (/^\p{L}{4,}$/u.test(word)) nameWords.add(word);
  }
  for (const make of say.worldMakes) for (const word of phraseWords(make)) if (word.length > 4) nameWords.add(word);
  return { values: indexValues(vocabulary), makes, ...models, nameWords };
}

function indexValues(vocabulary: Vocabulary): PhraseTable<ValueHit> {
  const table = new PhraseTable<ValueHit>();
  const valuesLike = (slot: WordSlotName, means: RegExp) => {
    const matching = vocabulary[slot].filter(({ value }) => means.test(value.toLowerCase()));
    return slotWords[slot].dominant ? dominant(matching) : matching.map((entry) => entry.value);
  };
  for (const { slot, say, means, guard, refuses, held } of valueWords) {
    if (!holds(vocabulary, slot)) continue;
    const values = valuesLike(slot, means);
    if (held && values.length === 0) continue;
    const other = wordSlotNames.find((each) => each === refuses?.slot);
    const hit: ValueHit = {
      ...{ slot, values },
      ...(guard ? { guard } : {}),
      ...(refuses && other ? { refuses: { slot: other, values: valuesLike(other, refuses.means) } } : {}),
    };
    for (const phrase of say) table.add(phrase, hit);
  }
  for (const slot of wordSlotNames) {
    // They have tables of their own.
    if (slot === "make" || slot === "model") continue;
    for (const { value } of vocabulary[slot]) {
      const words = phraseWords(value);
      if (words.length > 1) table.add(value.replace(/[()/_,-]/g, " "), { slot, values: [value] });
    }
  }
  return table;
}

/** A word for several values means the one that nearly all have. */
function dominant(entries: Vocabulary[WordSlotName]): string[] {
  const total = entries.reduce((sum, entry) => sum + entry.count, 0);
  const main = entries.find((entry) => entry.count > 0.9 * total);
  return main ? [main.value] : entries.map((entry) => entry.value);
}

const madeNouns = `[built|made] [brand|make|manufacturer|${roles.thing}]`;

function indexMakes(vocabulary: Vocabulary): PhraseTable<MakeHit> {
  const table = new PhraseTable<MakeHit>();
  const present = new Map(vocabulary.make.map(({ value }) => [value.toLowerCase(), value]));
  for (const { value } of vocabulary.make)
    table.add(value.replace(/-/g, " "), {
      values: [value],
      risk: say.makeAliases[value]?.includes(value.toLowerCase()) ? "plain" : riskOf(value),
    });
  for (const [make, aliases] of Object.entries(say.makeAliases)) {
    const value = present.get(make.toLowerCase());
    if (value) for (const alias of aliases) table.add(alias, { values: [value], risk: "plain" });
  }
  const regions = Object.entries(say.countriesByRegion).map(([region, countries]) => {
    return [region, countries.flatMap((country) => say.makesByCountry[country] ?? [])] as const;
  });
  for (const [place, makes] of [...Object.entries(say.makesByCountry), ...regions]) {
    const values = makes.flatMap((make) => present.get(make.toLowerCase()) ?? []);
    if (values.length === 0) continue;
    table.add(`${place} ${madeNouns}`, { values, risk: "plain" });
    const land = say.landsByCountry[place];
    if (land)
      table.add(`${land} (${[...say.nouns].join("|")}|brand|brands|make|makes|made)`, { values, risk: "plain" });
  }
  for (const make of say.worldMakes) {
    if (present.has(make.toLowerCase())) continue;
    for (const name of [make.replace(/-/g, " "), ...(say.makeAliases[make] ?? [])])
      table.add(name, { values: [], risk: riskOf(make), missing: true });
  }
  return table;
}

function indexModels(vocabulary: Vocabulary) {
  const models = new Map<string, ModelHit[]>();
  const numbered = new Map<string, string[]>();
  const makesOf = new Map<string, string[]>();
  const families = new Map<string, { make: string; first: string; members: string[] }>();
  let longestModel = 1;
  for (const { make, value } of vocabulary.model) {
    const words = phraseWords(value);
    longestModel = Math.max(longestModel, words.length);
    addModel(models, words.join(""), { value, makes: [make], risk: riskOf(value) });
    makesOf.set(value, [...(makesOf.get(value) ?? []), make]);
    for (const word of words)
      if (/^\d{3,4}$/.test(word)) numbered.set(word, [...new Set([...(numbered.get(word) ?? []), value])]);
    // "F-250" for F-250 Super Duty, "MX-5" for MX-5 Miata.
    const [code] = /^\p{L}{1,2}-\d{1,3}(?= )/u.exec(value) ?? [];
    const first = code ? phraseWords(code).join("") : (words[0] ?? "");
    // "Fiat 124" for 124 Spider.
    if (words.length > 1 && (code || /^(?:\p{L}{2,}|\d{2,})$/u.test(first))) {
      const key = `${make}/${first}`;
      const family = families.get(key) ?? { make, first, members: [] };
      family.members.push(value);
      families.set(key, family);
    }
  }
  for (const { make, first, members } of families.values()) {
    const shape = /^\d/.test(first) ? "number" : first.length < 4 && !/\d/.test(first) ? "short" : "plain";
    const risk = ordinaryWords.has(first) ? "family" : shape;
    if (say.nouns.has(first) || models.get(first)?.some((hit) => hit.makes.includes(make))) continue;
    addModel(models, first, { value: members[0] ?? "", makes: [make], risk, family: members });
  }
  addLastNames(models, vocabulary.model);
  return { models, numbered, makesOf, longestModel };
}

/** "Miata" for MX-5 Miata, if unique. */
function addLastNames(models: Map<string, ModelHit[]>, entries: Vocabulary["model"]): void {
  const named = new Map<string, Vocabulary["model"][number][]>();
  for (const entry of entries) {
    const words = phraseWords(entry.value);
    // "Mach-E" for Mustang Mach-E.
    const last = words.slice((words.at(-1) ?? "").length < 2 && words.length > 2 ? -2 : -1).join("");
    if (words.length < 2 || !/^(?:\p{L}{3,}|\d{4}\p{L}{2})$/u.test(last) || say.otherLastWords.has(last)) continue;
    named.set(last, [...(named.get(last) ?? []), entry]);
  }
  for (const [last, found] of named) {
    const makes = [...new Set(found.map((entry) => entry.make))];
    const shortest = found.map((entry) => entry.value).sort((a, b) => a.length - b.length)[0] ?? "";
    const one = makes.length === 1 && found.every(({ value }) => value.endsWith(shortest));
    if (one && !models.has(last)) {
      // Everyday words are names only in questions: "Lightning range?"
      const isRare = last.length > 4 && phraseWords(shortest).at(-1) === last && !knownEnglish.has(last);
      const risk = ordinaryWords.has(last) ? "family" : isRare ? "plain" : "ordinary";
      addModel(models, last, { value: shortest, makes, risk });
    }
  }
}

function addModel(models: Map<string, ModelHit[]>, key: string, hit: ModelHit): void {
  const hits = models.get(key) ?? [];
  const same = hits.find((each) => each.value === hit.value && !each.family && !hit.family);
  if (same) same.makes = [...same.makes, ...hit.makes];
  else hits.push(hit);
  models.set(key, hits);
}

function riskOf(name: string): NameRisk {
  const words = phraseWords(name);
  if (words.every((word) => /^\d/.test(word) || (word.length > 2 && numberWords.has(word)))) return "number";
  if (words.length > 1 && /\p{L}/u.test(name) && /\d/.test(name)) return "plain";
  // In "Model Y", the letter is part of the name.
  if (words.length > 1 && /^[b-hj-z]$/.test(words.at(-1) ?? "")) return "plain";
  const isShort = words.join("").length < 3;
  if (words.length > 1 && isShort) return "short";
  const isOrdinary = words.every((word) => ordinaryWords.has(word) || (words.length > 1 && word.length < 3));
  if (isOrdinary && !/\d/.test(name)) return "ordinary";
  return isShort ? "short" : "plain";
}
