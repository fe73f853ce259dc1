import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Predicate } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Intent } from "@/lib/preferences/preference-reader";
import { type Attachment, attachCues } from "./attach-cues";
import { chosenPredicate, declines } from "./choices";
import { type Clause, findClauses } from "./clauses";
import { type Comparison, findComparisons } from "./comparisons";
import { countedFeatures } from "./counted-features";
import { type Cue, findCues } from "./cues";
import { degreeAnswer } from "./degree-answers";
import { bareDegree, type Feature, findFeatures } from "./features";
import { findIntents } from "./intents";
import { knownWords } from "./known-words";
import { findMentions, type MissingName } from "./mentions";
import { findNumbers, type SpokenNumber } from "./numbers";
import { type Quantity, readQuantities } from "./quantities";
import { findRemovals, type Removal } from "./removals";
import { mendSpelling } from "./spelling";
import { anchorsOf, type Statement, spokenOf, statementOfChoice, statementsOf } from "./statements";
import { type Token, tokenize } from "./tokenize";
import { findTopics, type Topic, topicOfQuestion } from "./topics";
import { findSightings, type StandingNumber } from "./units";
import { vocabularyIndex } from "./vocabulary-index";

export interface MessageInput {
  words: string;
  vocabulary: Vocabulary;
  question?: { text: string; slot?: SlotName; offered?: readonly Predicate[] };
  /** Numbers already wished for. */
  standing?: readonly StandingNumber[];
  /** Make already wished for. */
  make?: string;
}

/** Everything a message says, before it is held against what was wished before. */
export interface MessageReading {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  statements: readonly Statement[];
  topics: readonly Topic[];
  features: readonly Feature[];
  missing: readonly MissingName[];
  quantities: readonly Quantity[];
  attachments: readonly Attachment[];
  comparisons: readonly Comparison[];
  removals: readonly Removal[];
  intents: readonly Intent[];
  asked?: SlotName;
}

/** Reads one message by itself: values, stances, cues and what each cue speaks about. Linear in its length. */
export function readMessage(input: MessageInput): MessageReading {
  const index = vocabularyIndex(input.vocabulary);
  const known = knownWords();
  const tokens = mendSpelling(tokenize(input.words), index, known);
  const questionTokens = input.question ? tokenize(input.question.text) : [];
  const asked = input.question?.slot ?? topicOfQuestion(questionTokens);
  const context = { tokens, index, ...(asked ? { asked } : {}), ...(input.make ? { make: input.make } : {}) };
  const found = findMentions(context);
  const taken = [...found.owned];
  const numbers = findNumbers(tokens, found.owned);
  const counted = countedFeatures(tokens, numbers);
  const counting = numbers.filter((each) => !counted.some(({ start }) => start === each.start));
  const quantities = quantitiesOf(tokens, counting, input, asked);
  for (const { start, end } of quantities) taken.fill(true, start, end);
  const features = findFeatures(tokens, taken, counted);
  for (const feature of features) taken.fill(true, feature.start, feature.end);
  const bare = asked && quantities.length === 0 ? bareDegree(tokens, asked) : undefined;
  if (bare) features.splice(0, features.length, bare);
  const cues = findCues(tokens, taken, questionTokens);
  for (const cue of cues) taken.fill(true, cue.start, cue.end);
  const clauses = findClauses(tokens, taken);
  const topics = findTopics(tokens, taken);
  const statements = statementsOf({ tokens, clauses, taken, ...(asked ? { asked } : {}) }, found, quantities);
  const degree = asked ? degreeAnswer(tokens, questionTokens) : undefined;
  if (degree) {
    // "A little" is no size and "9 out of 10" no price where a degree was asked for.
    statements.splice(0);
    features.splice(0);
  }
  const chosen = chosenPredicate(tokens, input.question?.offered ?? [], questionTokens);
  if (chosen && statements.length === 0) {
    statements.push(statementOfChoice(chosen));
    features.splice(0);
  }
  const anchors = anchorsOf(spokenOf(statements, asked), topics, features);
  const attachments = attachCues({ tokens, clauses, anchors, ...(asked ? { asked } : {}) }, cues);
  const refused = statements.length === 0 ? declines(tokens, input.question?.offered ?? [], questionTokens) : undefined;
  if (refused && asked) attachments.push({ cue: refused, slots: [asked], near: false, kind: "question" });
  if (degree && asked) attachments.splice(0, Infinity, { cue: degree, slots: [asked], near: false, kind: "question" });
  const saysMore =
    statements.length > 0 ||
    bare !== undefined ||
    refused !== undefined ||
    topics.length > 0 ||
    cues.some((cue) => isTelling(cue));
  return {
    tokens,
    clauses,
    statements,
    topics,
    features,
    missing: found.missing,
    quantities,
    attachments,
    comparisons: findComparisons(tokens, anchors),
    removals: findRemovals(tokens, anchors, taken),
    intents: findIntents(tokens, saysMore),
    ...(asked ? { asked } : {}),
  };
}

/** Whether a cue tells that a message is more than an agreement ("absolutely", "I don't mind"). */
function isTelling({ word }: Cue): boolean {
  return word.kind !== "none" && word.kind !== "rigid" && !word.affirms;
}

function quantitiesOf(
  tokens: readonly Token[],
  numbers: readonly SpokenNumber[],
  { vocabulary, standing }: MessageInput,
  asked?: SlotName,
): Quantity[] {
  const sightings = findSightings(tokens);
  return readQuantities({
    tokens,
    sightings,
    numbers,
    ranges: vocabulary.ranges,
    ...(standing ? { standing } : {}),
    ...(asked ? { asked } : {}),
  });
}
