import type { Constraint, Edit, SlotName } from "@/lib/constraints";
import { describeConstraint, isExclusion, leftOut, testOfAll, tooManyWishes, valuesOf } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { slotWords } from "@/lib/constraints/slot-words";
import { withComparisons } from "@/lib/reading/importance/comparison-edits";
import { weighDrafts } from "@/lib/reading/importance/weighed-drafts";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Doubt, Intent } from "@/lib/reading/reading";
import { type CrossAlternative, crossAlternatives } from "@/lib/reading/stance/alternatives";
import { findConditionals } from "@/lib/reading/stance/conditions";
import { disagreements } from "@/lib/reading/stance/people";
import { isMildly } from "@/lib/reading/stance/removals";
import type { Statement } from "@/lib/reading/stance/statement";
import { accepts } from "@/lib/reading/stance/statements";
import { wordsIn } from "@/lib/reading/text/tokenize";
import { unclear } from "@/messages/unclear";
import * as doubting from "./doubts";
import { draftsOf } from "./drafts";
import { editsFor, isLiking } from "./edits";
import { eitherEdits, overruled, widenedBy, withoutForeignMakes } from "./either-edits";
import { featureDoubts } from "./feature-doubts";
import type { MessageReading } from "./message-reading";
import { namesPartOf } from "./names-part-of";
import { withoutWishedParts } from "./refused-parts";
import * as revised from "./revisions";

export interface Interpretation {
  edits: Edit[];
  doubts: Doubt[];
  intents: Intent[];
}

export type InterpretInput = Pick<ReadInput, "constraints" | "vocabulary">;

export function interpret(reading: MessageReading, input: InterpretInput): Interpretation {
  const { quote } = reading;
  const withdrawn = revised.removalEdits(reading, input.constraints);
  const left = withoutRemoved(input.constraints, withdrawn);
  const opened = revised.openingEdits(reading, left);
  const standing = withoutRemoved(left, opened);
  const wider = widenedBy(reading, standing);
  const { live, kept, either, doubts } = sortStatements(reading, input, standing, wider.heard);
  const { indifferent, dismissed } = revised.nothingMatters(reading, live, input.constraints);
  const minded = kept.filter((each) => !dismissed.has(each.start));
  const drafts = weighDrafts(reading, withoutForeignMakes(draftsOf(reading, minded), minded, input.vocabulary));
  const replaced = overruled(drafts, standing, quote);
  const slots = indifferent.map((each) => each.slot);
  const edits: Edit[] = [
    ...withdrawn,
    ...indifferent.map(({ slot, start, end }): Edit => {
      return { kind: "no-preference", slot, evidence: [quote("value", start, end)] };
    }),
    ...opened,
    ...revised.sameMakeEdits(reading, drafts, standing),
    ...revised.staleModelEdits(drafts, standing, input.vocabulary, quote),
    ...replaced.edits,
    ...editsFor(replaced.drafts, standing, quote),
    ...either.flatMap((each) => eitherEdits(each, reading)),
    ...wider.edits,
    ...revised.slotWeighEdits(reading, drafts, standing, slots),
  ];
  const compared = withComparisons(edits, input.constraints, reading.comparisons, quote);
  const { edits: made, surplus } = possible(compared, input.constraints);
  return { edits: made, doubts: [...doubts, ...surplusDoubts(surplus)], intents: [...reading.intents] };
}

function withoutRemoved(constraints: readonly Constraint[], edits: readonly Edit[]): readonly Constraint[] {
  const gone = new Set(edits.flatMap((edit) => (edit.kind === "remove" ? [edit.id] : [])));
  return constraints.filter((each) => !gone.has(each.id));
}

function sortStatements(
  reading: MessageReading,
  { constraints, vocabulary }: InterpretInput,
  standing: readonly Constraint[],
  heard: ReadonlySet<Statement>,
): { live: Statement[]; kept: Statement[]; either: CrossAlternative[]; doubts: Doubt[] } {
  const conditionals = findConditionals(reading, constraints);
  const open = new Set(conditionals.flatMap((each) => [...each.wishes, ...each.condition, ...(each.otherwise ?? [])]));
  const live = liveStatements(reading, constraints, standing).filter((each) => !open.has(each) && !heard.has(each));
  const stated = [...live, ...concessionsAsRevisions(reading, live, constraints)].filter(
    (each) => !doubting.implausible(each),
  );
  const either = crossAlternatives(reading, stated);
  const disputed = disagreements(reading, stated);
  const sides = [...either, ...disputed].flatMap((each) => each.sides);
  const undecided = new Set([...sides, ...either.flatMap(({ makes = [] }) => makes)]);
  const answered = { stated: new Set(stated.map((each) => each.slot)), standing: constraints };
  const decided = live.filter((each) => !undecided.has(each));
  const clashing = doubting.contradictions(reading, stated);
  const doubts = [
    ...conditionals.slice(0, doubting.mostDoubts).map((each) => doubting.conditionalDoubt(each, reading)),
    ...disputed.slice(0, doubting.mostDoubts).map((each) => doubting.disagreementDoubt(each, reading)),
    ...clashing.doubts,
    ...doubting.quantityDoubts(reading, decided),
    ...missingDoubts(reading),
    ...similarDoubts(reading),
    ...featureDoubts(reading, vocabulary, answered),
  ];
  const kept = stated.filter((each) => !clashing.statements.has(each) && !undecided.has(each));
  return { live, kept, either, doubts };
}

/** A tolerated value is a wish if there is no other. */
function liveStatements(reading: MessageReading, constraints: readonly Constraint[], standing: readonly Constraint[]) {
  const removed = new Set(reading.removals.filter(({ isDenied }) => !isDenied).map(({ anchor }) => anchor.start));
  const ruled = new Set(reading.removals.flatMap((cue) => (isMildly(reading.tokens, cue) ? [] : [cue.anchor.start])));
  const isRuledOut = (each: Statement) => ruled.has(each.start) && revised.isUnwished(each, constraints);
  const rivals = reading.statements.filter((each) => each.stance !== "conceded" && !removed.has(each.start));
  // Some catalogs separate hybrids from fuels.
  const isRival = (slot: SlotName, other: SlotName) => other === slot || other === slotWords[slot].rivals?.slot;
  const alone = ({ slot, stance }: Statement) =>
    stance === "conceded" &&
    !revised.hasOpposites(slot) &&
    ![...rivals, ...standing].some((other) => isRival(slot, other.slot));
  return withoutWishedParts(reading.statements, constraints)
    .filter((each) => each.values.length > 0 && (!removed.has(each.start) || isRuledOut(each)))
    .map((each) => (alone(each) ? { ...each, stance: "wished" as const } : each))
    .map((each) =>
      isRuledOut(each) || addsToExclusion(each, standing, reading) ? { ...each, stance: "excluded" as const } : each,
    )
    .filter((each) => /^(?:wished|excluded)$/.test(each.stance) && !pointsAtKnown(each, constraints, reading))
    .filter(
      ({ slot, values, end }) =>
        !accepts(reading.tokens, end) || !constraints.some((each) => revised.turnsAway(each, slot, values)),
    );
}

/** "Or a Mitsubishi", right after "no Nissan". */
function addsToExclusion({ slot, op, stance }: Statement, standing: readonly Constraint[], { tokens }: MessageReading) {
  const same = standing.filter((each) => each.slot === slot);
  const isJoined = stance === "wished" && op === undefined && tokens[0]?.word === "or";
  return isJoined && same.length > 0 && same.every((each) => isExclusion(each.op));
}

function possible(edits: readonly Edit[], constraints: readonly Constraint[]): { edits: Edit[]; surplus: Edit[] } {
  const { refused } = applyEdits({ constraints, noPreference: [] }, edits);
  const impossible = new Set(refused.map((each) => each.edit));
  return {
    edits: edits.filter((edit) => !impossible.has(edit)),
    surplus: refused.flatMap(({ edit, reason }) => (reason === tooManyWishes ? [edit] : [])),
  };
}

function surplusDoubts(surplus: readonly Edit[]): Doubt[] {
  const left = surplus.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
  const [first] = left;
  if (!first) return [];
  const names = [...new Set(left.map(describeConstraint))];
  return [{ kind: "too-many", quote: first.evidence[0]?.quote ?? "", text: leftOut(names), options: [] }];
}

/** "The truck" repeats a wish for trucks. "I need the crew cab" narrows it. */
function pointsAtKnown(statement: Statement, constraints: readonly Constraint[], { tokens }: MessageReading): boolean {
  if (!statement.definite || statement.stance !== "wished") return false;
  // "Just the Honda then" drops the other makes.
  const lead = wordsIn(tokens, statement.start - 3, statement.start);
  if (lead.some((word) => word === "just" || word === "only")) return false;
  return constraints.some(
    (each) =>
      each.slot === statement.slot &&
      isLiking(each.op) &&
      (valuesOf(each.value).every((value) => statement.values.includes(value)) || namesPartOf(each, statement, tokens)),
  );
}

/** "Gas is fine then" takes back part of a current wish, if the message has no other wish for the slot. */
function concessionsAsRevisions(reading: MessageReading, live: readonly Statement[], wishes: readonly Constraint[]) {
  return reading.statements.filter(
    (each) =>
      each.stance === "conceded" &&
      !revised.hasOpposites(each.slot) &&
      !live.some((other) => other.slot === each.slot) &&
      wishes.some(
        ({ slot, op }) =>
          slot === each.slot && (each.op === undefined ? isLiking(op) && reading.asked !== slot : op === each.op),
      ),
  );
}

function missingDoubts({ statements, missing, quote }: MessageReading): Doubt[] {
  const wished = statements.filter(({ stance }) => stance === "wished" || stance === "conceded");
  const meant = missing.filter((each) => wished.some(({ start }) => start === each.start));
  return meant.map(({ name, start, end, known }) => {
    const evidence = quote("value", start, end);
    return {
      kind: "unknown-make",
      slot: "make" as const,
      quote: evidence.quote,
      text: (known ? unclear.unknownName : unclear.spelled)({ name }),
      options: [],
    };
  });
}

/** "Something like a RAV4": no column holds likeness, so offer the product itself. */
function similarDoubts({ statements, tokens, quote }: MessageReading): Doubt[] {
  const meant = statements.filter((each) => each.stance === "similar" && each.values.length > 0);
  const models = meant.filter((each) => each.slot === "model");
  return (models.length > 0 ? models : meant).map(({ slot, values, start, end }) => {
    const evidence = quote("value", start, end);
    // "Bigger than a Civic" isn't a wish for one.
    const compared = wordsIn(tokens, start - 3, start).includes("than");
    const test = compared ? undefined : testOfAll("==", values);
    return {
      kind: "similar",
      slot,
      quote: evidence.quote,
      text: unclear.like({ quote: evidence.quote }),
      options: test ? [doubting.optionOf({ slot, ...test }, evidence)] : [],
    };
  });
}
