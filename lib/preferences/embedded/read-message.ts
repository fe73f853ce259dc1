import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Predicate } from "@/lib/constraints/constraint";
import type { Operator } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Intent } from "@/lib/preferences/preference-reader";
import { type Anchor, type Attachment, attachCues } from "./attach-cues";
import { chosenPredicate } from "./choices";
import { type Clause, findClauses } from "./clauses";
import { type Comparison, findComparisons } from "./comparisons";
import { findCues } from "./cues";
import { type Feature, findFeatures } from "./features";
import { findIntents } from "./intents";
import { knownWords } from "./known-words";
import { findMentions, type Mention, type MissingName } from "./mentions";
import { findNumbers } from "./numbers";
import { PhraseTable } from "./phrase-table";
import { findStances, type Stance } from "./polarity";
import { type Quantity, readQuantities } from "./quantities";
import { findRemovals, type Removal } from "./removals";
import { mendSpelling } from "./spelling";
import { type Token, tokenize } from "./tokenize";
import { findTopics, type Topic, topicOfQuestion } from "./topics";
import { findSightings } from "./units";
import { vocabularyIndex } from "./vocabulary-index";

export interface MessageInput {
  words: string;
  vocabulary: Vocabulary;
  question?: { text: string; slot?: SlotName; offered?: readonly Predicate[] };
  /** Make already wished for. */
  make?: string;
}

/** A value with its stance: one thing the message says about one slot. */
export interface Statement {
  slot: SlotName;
  stance: Stance;
  clause: number;
  start: number;
  end: number;
  values: readonly (string | number)[];
  /** Set for bounded numbers. */
  op?: Operator;
  definite: boolean;
  quantity?: Quantity;
  nearly?: string;
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
  const found = findMentions({
    tokens,
    index,
    ...(asked ? { asked } : {}),
    ...(input.make ? { make: input.make } : {}),
  });
  const owned = [...found.owned];
  const quantities = quantitiesOf(tokens, owned, input.vocabulary, asked);
  const taken = [...owned];
  for (const { start, end } of quantities) taken.fill(true, start, end);
  const features = findFeatures(tokens, taken);
  for (const feature of features) taken.fill(true, feature.start, feature.end);
  const cues = findCues(tokens, taken, questionTokens);
  for (const cue of cues) taken.fill(true, cue.start, cue.end);
  const clauses = findClauses(tokens, taken);
  const topics = findTopics(tokens, taken);
  const statements = statementsOf({ tokens, clauses, taken, ...(asked ? { asked } : {}) }, found.mentions, quantities);
  const chosen = chosenPredicate(tokens, input.question?.offered ?? []);
  if (chosen && statements.length === 0) statements.push(statementOfChoice(chosen));
  const anchors = anchorsOf(spokenOf(statements, asked), topics, features);
  const removals = findRemovals(tokens, anchors, taken);
  const attachments = attachCues({ tokens, clauses, anchors, ...(asked ? { asked } : {}) }, cues);
  const comparisons = findComparisons(tokens, anchors);
  const intents = findIntents(
    tokens,
    statements.length > 0 ||
      topics.length > 0 ||
      cues.some((cue) => cue.word.kind !== "none" && cue.word.kind !== "rigid"),
  );
  return {
    tokens,
    clauses,
    statements,
    topics,
    features,
    missing: found.missing,
    quantities,
    attachments,
    comparisons,
    removals,
    intents,
    ...(asked ? { asked } : {}),
  };
}

function quantitiesOf(
  tokens: readonly Token[],
  owned: readonly boolean[],
  vocabulary: Vocabulary,
  asked?: SlotName,
): Quantity[] {
  const numbers = findNumbers(tokens, owned);
  const sightings = findSightings(tokens);
  return readQuantities({ tokens, sightings, numbers, ranges: vocabulary.ranges, ...(asked ? { asked } : {}) });
}

function statementsOf(
  context: { tokens: readonly Token[]; clauses: readonly Clause[]; taken: readonly boolean[]; asked?: SlotName },
  mentions: readonly Mention[],
  quantities: readonly Quantity[],
): Statement[] {
  const items: (Omit<Statement, "stance" | "clause"> & { slot: SlotName })[] = [
    ...mentions,
    ...quantities.flatMap((quantity) =>
      quantity.tests.map(({ slot, op, value }) => ({
        slot,
        op,
        values: [value],
        start: quantity.start,
        end: quantity.end,
        core: quantity.core,
        definite: false,
        quantity,
      })),
    ),
  ].sort((a, b) => a.start - b.start);
  const free = context.taken.map(
    (taken, index) => taken && !items.some((item) => index >= item.start && index < item.end),
  );
  const stances = findStances(
    { ...context, taken: free.map((each, index) => each || (context.taken[index] ?? false)) },
    items as Mention[],
  );
  const statements = items.map((item, index) => ({
    ...item,
    stance: stances[index] ?? "wished",
    clause: context.clauses.findIndex((clause) => item.start >= clause.start && item.start < clause.end),
  }));
  return statements.map((each, index) =>
    isAccepted(context.tokens, each, statements.slice(0, index)) ? { ...each, stance: "conceded" } : each,
  );
}

const accepting = new PhraseTable<true>()
  .add(
    "(is|are|would be|is also|would also be|works|will be) [perfectly|totally|also|just|still] (fine|ok|okay|acceptable|alright|good) [too|also|as well]",
    true,
  )
  .add("(is|would be) [also] (acceptable|doable|tolerable)", true)
  .add("(works|would work|will do|would do) [too|also|as well]", true);

/** "A manual, but automatic is fine too": a second value that would also do. */
function isAccepted(tokens: readonly Token[], statement: Statement, earlier: readonly Statement[]): boolean {
  const before = earlier.findLast((each) => each.slot === statement.slot && each.stance === "wished");
  if (statement.stance !== "wished" || statement.op !== undefined || !before || before.clause === statement.clause)
    return false;
  return accepting.at(tokens, statement.end) !== undefined;
}

function statementOfChoice({ predicate, start, end }: { predicate: Predicate; start: number; end: number }): Statement {
  const { slot, op, value } = predicate;
  const stance = op === "!=" || op === "not in" ? "excluded" : "wished";
  return {
    slot,
    stance,
    clause: 0,
    start,
    end,
    values: [value].flat(),
    definite: false,
    ...(op === ">=" || op === "<=" ? { op } : {}),
  };
}

/** "The Toyota sedan" in an answer about price only repeats what the search is about. */
function spokenOf(statements: readonly Statement[], asked: SlotName | undefined): Statement[] {
  return statements.filter((each) => !(each.definite && asked !== undefined && each.slot !== asked));
}

function anchorsOf(statements: readonly Statement[], topics: readonly Topic[], features: readonly Feature[]): Anchor[] {
  const wishes = new Map<number, Anchor>();
  for (const { slot, start, end } of statements) {
    const known = wishes.get(start);
    if (known) known.slots = [...known.slots, slot];
    else wishes.set(start, { slots: [slot], start, end, kind: "wish" });
  }
  const others: Anchor[] = [
    ...topics.map(({ slots, start, end }) => ({ slots, start, end, kind: "topic" as const })),
    ...features.map(({ start, end }) => ({ slots: [] as SlotName[], start, end, kind: "feature" as const })),
  ];
  return [...wishes.values(), ...others].sort((a, b) => a.start - b.start);
}
