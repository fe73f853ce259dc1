import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { type Constraint, valuesOf } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { Operator } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Doubt, Intent } from "@/lib/preferences/preference-reader";
import { crossAlternatives } from "./alternatives";
import { withComparisons } from "./comparison-edits";
import { findConditionals } from "./conditions";
import {
  alternativeDoubt,
  conditionalDoubt,
  contradictions,
  featureDoubts,
  implausible,
  missingDoubts,
  nearlyDoubts,
  quantityDoubts,
} from "./doubts";
import { draftsOf } from "./drafts";
import { editsFor } from "./edits";
import { quoter } from "./evidence";
import type { MessageReading } from "./read-message";
import { nothingMatters, removalEdits, sameMakeEdits, slotWeighEdits, staleModelEdits } from "./revisions";
import type { Statement } from "./statements";
import { type WeighedDraft, weighDrafts } from "./weighed-drafts";

export interface Interpretation {
  edits: Edit[];
  doubts: Doubt[];
  intents: Intent[];
  /** The wishes this message states, for weightings that look at more than one message. */
  drafts: readonly WeighedDraft[];
  noPreference: readonly SlotName[];
}

/** Holds what a message says against the wishes as they stand. */
export function interpret(
  reading: MessageReading,
  input: { words: string; turn: number; constraints: readonly Constraint[]; vocabulary: Vocabulary },
): Interpretation {
  const quote = quoter(input.words, input.turn, reading.tokens);
  const conditionals = findConditionals(reading);
  const removed = new Set(reading.removals.map((each) => each.anchor.start));
  const open = new Set(conditionals.flatMap((each) => [...each.wishes, ...each.condition]));
  const withdrawn = removalEdits(reading, input.constraints, quote);
  const standing = input.constraints.filter(
    (each) => !withdrawn.some((edit) => edit.kind === "remove" && edit.id === each.id),
  );
  const alone = (each: Statement) =>
    each.stance === "conceded" &&
    !reading.statements.some(
      (other) => other.slot === each.slot && other.stance !== "conceded" && !removed.has(other.start),
    ) &&
    !standing.some((wish) => wish.slot === each.slot);
  const statements = reading.statements
    .filter((each) => each.values.length > 0)
    .map((each) => (alone(each) ? { ...each, stance: "wished" as const } : each));
  const live = statements.filter(
    (each) =>
      (each.stance === "wished" || each.stance === "excluded") &&
      !open.has(each) &&
      !removed.has(each.start) &&
      !pointsAtKnown(each, input.constraints),
  );
  const revised = concessionsAsRevisions(reading, live, input.constraints);
  const { indifferent, dismissed } = nothingMatters(reading, live);
  const stated = [...live, ...revised].filter((each) => !dismissed.has(each.start) && !implausible(each));
  const either = crossAlternatives(reading, stated);
  const undecided = new Set(either.flatMap((each) => each.sides));
  const clashing = contradictions(reading, stated, quote);
  const kept = stated.filter((each) => !clashing.statements.has(each) && !undecided.has(each));
  const drafts = weighDrafts(reading, draftsOf(reading, kept));
  const edits: Edit[] = [
    ...withdrawn,
    ...indifferent.map(
      ({ slot, start, end }): Edit => ({ kind: "no-preference", slot, evidence: [quote("value", start, end)] }),
    ),
    ...sameMakeEdits(reading, drafts, standing, quote),
    ...staleModelEdits(drafts, standing, input.vocabulary, quote),
    ...editsFor(drafts, standing, quote),
    ...slotWeighEdits(
      reading,
      drafts,
      standing,
      indifferent.map((each) => each.slot),
      quote,
    ),
  ];
  const doubts = [
    ...conditionals.map((each) => conditionalDoubt(each, reading, quote)),
    ...either.map((each) => alternativeDoubt(each, reading, quote)),
    ...clashing.doubts,
    ...quantityDoubts(reading, live, quote),
    ...nearlyDoubts(live, quote),
    ...missingDoubts(reading, quote),
    ...featureDoubts(reading, input.vocabulary, quote),
  ];
  const compared = withComparisons(edits, input.constraints, reading.comparisons, quote);
  return {
    edits: possible(compared, input.constraints),
    doubts,
    intents: [...reading.intents],
    drafts,
    noPreference: indifferent.map((each) => each.slot),
  };
}

/** Leaves out edits of a wish that an earlier edit of the same message already took away. */
function possible(edits: readonly Edit[], constraints: readonly Constraint[]): Edit[] {
  const refused = new Set(applyEdits({ constraints, noPreference: [] }, edits).refused.map((each) => each.edit));
  return edits.filter((edit) => !refused.has(edit));
}

/** "The truck" of a shopper who already wishes for trucks says nothing new. */
function pointsAtKnown(statement: Statement, constraints: readonly Constraint[]): boolean {
  if (!statement.definite || statement.stance !== "wished") return false;
  return constraints.some(
    (each) =>
      each.slot === statement.slot &&
      isLiking(each.op) &&
      valuesOf(each.value).every((value) => statement.values.includes(value)),
  );
}

function isLiking(op: Operator): boolean {
  return op === "==" || op === "in";
}

/** "2016 would be ok too" takes back part of a wish that stands, when the message wishes nothing else for the slot. */
function concessionsAsRevisions(
  reading: MessageReading,
  live: readonly Statement[],
  constraints: readonly Constraint[],
): Statement[] {
  return reading.statements.filter(
    (each) =>
      each.stance === "conceded" &&
      reading.asked !== each.slot &&
      each.op !== undefined &&
      !live.some((other) => other.slot === each.slot) &&
      constraints.some((standing) => standing.slot === each.slot && standing.op === each.op),
  );
}
