import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import * as domain from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { featureWords, type StandIn, type StandInTest } from "@/lib/constraints/trade-words";
import { type LearnedImportance, learnedImportance, spansOf } from "@/lib/reading/learned/importance-model";
import { maskWords, wordsNear } from "@/lib/reading/learned/masked-text";
import { superlativeSaid } from "@/lib/reading/lexicon/direction-words";
import type { Doubt } from "@/lib/reading/reading";
import type { Feature } from "@/lib/reading/values/topics";
import { unclear } from "@/messages/unclear";
import { wishOf } from "./edits";
import type { MessageReading } from "./message-reading";

const asks: domain.WordTable<string> = domain.wordTable(unclear.ask);
const sayings: domain.WordTable<string> = domain.wordTable(unclear.missing);

/** One doubt per wish without a slot or loose number word, unless settled. */
export function featureDoubts(
  reading: MessageReading,
  vocabulary: Vocabulary,
  { stated, standing }: { stated: ReadonlySet<domain.SlotName>; standing: readonly domain.Constraint[] },
): Doubt[] {
  const seen = new Set<string>();
  return [...reading.features, ...weightyTopics(reading, standing)].flatMap((feature): Doubt[] => {
    const { word } = feature;
    // "I don't care about color".
    if (reading.indifferent.some(({ anchor }) => anchor === feature.start)) return [];
    if (word.quiet || seen.has(word.name)) return [];
    const answers = (slot: domain.SlotName) => stated.has(slot) || standing.some((each) => each.slot === slot);
    const held = slotHeld(word, vocabulary);
    if (held && answers(held)) return [];
    if (word.slots?.some((slot) => seen.has(slot) || answers(slot))) return [];
    for (const each of [word.name, ...(word.slots ?? [])]) seen.add(each);
    const { start, end } = feature;
    const evidence = reading.quote("value", start, end);
    const spans = [{ key: word.name, start, end }, ...spansOf(reading, standing)];
    const words = wordsNear(maskWords(reading.tokens, spans), word.name);
    const heard = learnedImportance({ words, question: [], key: word.name }, "wished");
    const options = (word.standIns ?? []).flatMap((each) => option(each, vocabulary, heard, [evidence]));
    const [slot = held] = word.slots ?? [];
    if (slot !== undefined) {
      const text = held ? slotWords[held].questions[0] : (asks[slot] ?? unclear.vague({ quote: evidence.quote }));
      return [{ kind: "vague", slot, quote: evidence.quote, text, options }];
    }
    const named = word.say.length > 0 ? { name: word.name } : {};
    const text = sayings[word.name] ?? unclear.noColumn({ name: word.name });
    return [{ kind: "no-column", quote: evidence.quote, ...named, text, options }];
  });
}

function slotHeld({ standIns = [] }: Feature["word"], vocabulary: Vocabulary): domain.SlotName | undefined {
  const [first] = standIns.flatMap(({ tests }) => tests.map(({ slot }) => slot));
  return first && domain.slotDefinitions[first].csv.optional && holds(vocabulary, first) ? first : undefined;
}

/** "Fuel economy is everything" has no value, so ask. An answer needs no question. */
function weightyTopics(reading: MessageReading, standing: readonly domain.Constraint[]): Feature[] {
  if (reading.asked || reading.topics.length === 0) return [];
  const words = maskWords(reading.tokens, spansOf(reading, standing));
  const looked = new Set<domain.SlotName>();
  return reading.topics.flatMap(({ slots, start, end }): Feature[] => {
    const [slot] = slots;
    if (!slot || looked.has(slot) || !domain.isNumericSlot(slot) || standing.some((each) => slots.includes(each.slot)))
      return [];
    if (reading.removals.some(({ anchor }) => anchor.slots.includes(slot))) return [];
    looked.add(slot);
    const word = featureWords.find((each) => each.ask && !each.quiet && each.slots?.[0] === slot);
    const context = { words: wordsNear(words, slot), question: [], key: slot };
    const { level, none, refused } = learnedImportance(context, "absent");
    const isTold = (level === "must" || level === "strong") && none + refused < 0.5;
    // "Best mpg" orders the list.
    const lead = superlativeSaid.test(reading.tokens[start - 1]?.word ?? "") ? start - 1 : start;
    return word && isTold ? [{ word, start: lead, end }] : [];
  });
}

function option(
  { label, tests }: StandIn,
  vocabulary: Vocabulary,
  { weight, interval, level }: LearnedImportance,
  evidence: domain.Evidence[],
): Doubt["options"] {
  const predicates = tests.map((test) => predicateOf(test, vocabulary));
  const known = predicates.filter((each) => each !== undefined);
  if (known.length < predicates.length) return [];
  const importance =
    level === "must" ? { weight: domain.levelWeights.must, must: true } : { weight, interval, must: false };
  const edits = known.map((predicate): domain.Edit => {
    return { kind: "add", constraint: wishOf(predicate, importance, evidence) };
  });
  return [{ label: label ?? known.map(labelOf).join(", "), edits }];
}

function labelOf(predicate: domain.Predicate): string {
  return (slotWords[predicate.slot].option ?? "{v}").replace("{v}", () => domain.describeConstraint(predicate));
}

function predicateOf(test: StandInTest, vocabulary: Vocabulary): domain.Predicate | undefined {
  const { slot } = test;
  if ("means" in test) {
    const known = domain.wordSlotNames.find((each) => each === slot);
    const values = known
      ? vocabulary[known].map((entry) => entry.value).filter((value) => test.means.test(value.toLowerCase()))
      : [];
    const all = domain.testOfAll("==", values);
    return all && { slot, ...all };
  }
  const range = domain.isNumericSlot(slot) ? vocabulary.ranges[slot] : undefined;
  if (!range) return undefined;
  if ("yearsBack" in test) return { slot, op: ">=", value: range.max - test.yearsBack };
  return test.value >= range.min && test.value <= range.max ? test : undefined;
}
