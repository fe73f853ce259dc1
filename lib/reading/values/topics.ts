import { economies, roles, type SlotName, slotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { type FeatureWord, featureWords } from "@/lib/constraints/trade-words";
import { ownPast } from "@/lib/reading/lexicon/people-words";
import * as say from "@/lib/reading/lexicon/topic-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import { placesIn } from "@/lib/reading/values/units/unit-context";

/** "The budget", "fuel type". */
export interface Topic extends TokenSpan {
  slots: readonly SlotName[];
}

const table = PhraseTable.keyed(say.topicWords.map(({ slots, say }) => [slots, say]));

export const topicVocabulary: ReadonlySet<string> = table.words;

export function findTopics(
  tokens: Tokens,
  owned: readonly boolean[],
  wished: readonly { slot: SlotName }[] = [],
): Topic[] {
  const has = (slot: SlotName) => wished.some((wish) => wish.slot === slot);
  const hits = [...table.hitsIn(tokens, ({ start, end }) => !owned[start] && !isOtherwise(tokens, start, end))];
  const topics = hits.map(({ payload, start, end }) => {
    const other = say.otherMeaning.get(tokens[end - 1]?.word ?? "");
    return { slots: other && has(other) && !payload.some(has) ? [other] : payload, start, end };
  });
  // "Forget the range": its short name, once such a wish stands.
  const isFree = ({ start }: TokenSpan) => !owned[start] && !hits.some((hit) => hit.start <= start && start < hit.end);
  const short = findHints(tokens, topics, say.otherMeaning).filter((each) => each.slots.some(has) && isFree(each));
  return [...topics, ...short].sort((a, b) => a.start - b.start);
}

const wordsOf = (kind: "hints" | "echoes"): ReadonlyMap<string, SlotName> =>
  new Map(slotNames.flatMap((slot) => (slotWords[slot][kind] ?? []).map((word) => [word, slot] as const)));
const hints = wordsOf("hints");
const echoes = wordsOf("echoes");

/** "I could go older". Counts only where its part of the sentence has no other name for the slot. */
export function findHints(
  tokens: Tokens,
  named: readonly { slots: readonly SlotName[]; start: number }[],
  words = hints,
): Topic[] {
  if (!tokens.some(({ word }) => words.has(word))) return [];
  let part = 0;
  const parts = tokens.map(({ kind }) => (kind === "mark" ? part++ : part));
  const spoken = new Set(named.flatMap(({ slots, start }) => slots.map((slot) => `${parts[start]} ${slot}`)));
  return tokens.flatMap(({ word }, index) => {
    const slot = words.get(word);
    return slot && !spoken.has(`${parts[index]} ${slot}`) && !isOtherwise(tokens, index, index + 1)
      ? [{ slots: [slot], start: index, end: index + 1 }]
      : [];
  });
}

/** Needs ("the towing") and echoes that name current wishes where these are weighed against each other. */
export function namesBeside(
  { tokens, statements, topics, features }: Read,
  standing: readonly { slot: SlotName }[],
): Topic[] {
  const has = ({ slots }: Topic) => slots.some((slot) => standing.some((wish) => wish.slot === slot));
  const needs = features.map(({ word: { slots, standIns = [] }, start, end }) => ({
    slots: slots ?? standIns.slice(0, 1).flatMap(({ tests }) => tests.map(({ slot }) => slot)),
    ...{ start, end },
  }));
  const named = [...statements.map(({ slot, start }) => ({ slots: [slot], start })), ...topics, ...needs];
  const echoed = findHints(tokens, [...named, ...findHints(tokens, named)], echoes);
  return [...needs, ...echoed].filter(has);
}

interface Read {
  tokens: Tokens;
  statements: readonly { slot: SlotName; start: number }[];
  topics: readonly Topic[];
  features: readonly Feature[];
}

/** "A newer model", "diesels cost more to fix": no slot name. */
function isOtherwise(tokens: Tokens, start: number, end: number): boolean {
  const [before, own] = [tokens[start - 1], end > start + 1 ? "" : (tokens[start]?.word ?? "")];
  const around = () => `${before?.kind === "number" ? "#" : (before?.word ?? "")}|${textIn(tokens, end, end + 7)}`;
  return say.otherwise.some(([words, said]) => words.test(own) && said.test(around()));
}

/** Example values count only without other clues. */
export function topicOfQuestion(tokens: Tokens): SlotName | undefined {
  const asked = findTopics(tokens, []).sort((a, b) => rank(b) - rank(a) || a.start - b.start)[0];
  if (!roles.economy || asked?.slots !== economies) return asked?.slots[0];
  // "Mileage in the city".
  const said = placesIn(tokens);
  return said.includes("city") && !said.includes("highway") ? roles.economy.city : roles.economy.highway;
}

const vague = new Set<SlotName | undefined>(["make", "style", roles.power]);

function rank(topic: Topic): number {
  const slot = topic.slots[0];
  return (topic.end - topic.start) * 2 - (slot && vague.has(slot) ? 3 : 0) - (slot === "model" ? 1 : 0);
}

export interface Feature extends TokenSpan {
  word: FeatureWord;
}

const featureTable = PhraseTable.keyed(featureWords.map((word) => [word, word.say]));

export const featureVocabulary: ReadonlySet<string> = featureTable.words;

/** Each token is in at most one feature. */
export function findFeatures(tokens: Tokens, owned: readonly boolean[], counted: readonly Feature[]): Feature[] {
  const taken = [...owned];
  const found = counted.filter(({ start, end }) => !owned.slice(start, end).some(Boolean));
  for (const { start, end } of found) taken.fill(true, start, end);
  const isFree = ({ start, end }: TokenSpan) => !taken.slice(start, end).some(Boolean);
  for (const { payload: word, start, end } of featureTable.hitsIn(tokens, isFree)) {
    const from = tokens.slice(0, start).findLastIndex(endsSentence) + 1;
    const before = textIn(tokens, from, start);
    const after = textIn(tokens, end, tokens.length);
    // "I don't tow", "we haul nothing".
    // Room, towing and the like.
    const wantsMore = word.standIns?.[0]?.tests.some((test) => "op" in test && test.op === ">=");
    const isRefused = wantsMore && (say.refusesNeed.test(before) || say.needsNothing.test(after));
    if (!ownPast.test(before) && !isRefused) found.push({ word, start, end });
  }
  found.sort((a, b) => a.start - b.start);
  return predicated(tokens, found);
}

/** "Insurance must be cheap" is not about the product. */
function predicated(tokens: Tokens, features: readonly Feature[]): Feature[] {
  const kept: Feature[] = [];
  for (const feature of features) {
    const before = kept.at(-1);
    const gap = before ? tokens.slice(before.end, feature.start).map(({ word }) => word) : [];
    const told =
      before &&
      !before.word.slots &&
      feature.word.slots &&
      gap.some((word) => say.being.has(word)) &&
      gap.every((word) => say.beingGap.has(word));
    if (told) kept[kept.length - 1] = { ...before, end: feature.end };
    else kept.push(feature);
  }
  return kept;
}

export function bareDegree(tokens: Tokens, asked: SlotName): Feature | undefined {
  const words = tokens.filter((token) => token.kind !== "mark");
  const telling = words.some(({ word }) => !["the", "a", "as", "can", "get", "something", "fine"].includes(word));
  if (!telling || words.length === 0 || words.length > 5 || !words.every(({ word }) => say.plainDegrees.has(word)))
    return undefined;
  const word = featureWords.find((each) => each.slots?.[0] === asked && !each.quiet);
  return word ? { word, start: 0, end: tokens.length } : undefined;
}
