import { type DialogueOutcome, dialogueOutcome, outcomeOfReleased } from "@/lib/benchmark/dialogue-outcome";
import { type Item, type ItemQuestion, itemQuestion } from "@/lib/benchmark/item";
import { measure } from "@/lib/benchmark/measure";
import { answerReleased, type ReleasedMethod, releasedMethods } from "@/lib/benchmark/released/answer-released";
import { cheapest, type PickRepair } from "@/lib/benchmark/released/formal-released";
import { samePredicate } from "@/lib/benchmark/same-predicate";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { slotOfColumn } from "@/lib/catalog/files/csv-columns";
import type { Constraint } from "@/lib/constraints";
import type { FormalShopper } from "@/lib/relaxation/formal/formal-shopper";
import type { RandomSource } from "@/lib/relaxation/methods/choice";
import type { Ranking } from "@/lib/trade-offs/ranking";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import type { RelaxationMethod } from "@/lib/trade-offs/relaxation";
import { recordedPredicate, type Transcript } from "./transcript";

export type ReplayMethod = RelaxationMethod | ReleasedMethod;

export type WishesOf = (transcript: Transcript, item: Item) => readonly Constraint[] | Promise<readonly Constraint[]>;

export interface ReplayRun {
  reader: CatalogReader;
  method: ReplayMethod;
  wishesOf: WishesOf;
  /** By default best estimates decide: nobody can answer a record's ties. */
  intervals?: "keep" | "ignore";
  /** By default the slots the recorded agent asked about, as in the published systems. */
  slots?: "asked" | "all";
  /** Released methods keep their own ranking. */
  ranking?: Ranking | undefined;
  rowIndexBug?: boolean;
  /** Who chooses the formal method's changes. By default the cheapest is taken. */
  repairFor?: ((transcript: Transcript) => FormalShopper | undefined) | undefined;
  randomFor: (id: string) => RandomSource;
}

/** Stays within the item's frame. A must is weighted, not locked. */
export async function replayDialogue(run: ReplayRun, item: Item, transcript: Transcript) {
  const read = itemQuestion(item);
  if (read.kind === "refused") return read;
  const { question } = read;
  const fixed = new Set(question.frame.map(({ slot }) => slot));
  const said = await run.wishesOf(transcript, item);
  const asked = new Set(transcript.slots.flatMap((column) => slotOfColumn(column) ?? []));
  const counts = ({ slot }: Constraint) => !fixed.has(slot) && (run.slots === "all" || asked.has(slot));
  const wishes = said.filter(counts).map((wish) => unlocked(wish, run.intervals));
  const outcome = await decide(run, question, wishes, transcript);
  const measured = measure(item, question, [...asked], outcome);
  return { kind: "replayed" as const, dialogue: { outcome, measure: measured, wishes } };
}

function unlocked(wish: Constraint, intervals: ReplayRun["intervals"] = "ignore"): Constraint {
  return { ...wish, locked: false, interval: intervals === "keep" ? wish.interval : undefined };
}

async function decide(
  { reader, method, ranking, rowIndexBug, repairFor, randomFor }: ReplayRun,
  { frame }: ItemQuestion,
  constraints: readonly Constraint[],
  transcript: Transcript,
): Promise<DialogueOutcome> {
  if (isReleased(method)) {
    const slice = await reader.cars(frame, reader.catalog.size);
    const options = { rowIndexBug, pickRepair: transcript.iterations && recordedPicks(transcript) };
    return outcomeOfReleased(answerReleased(method, { slice, constraints }, options), constraints);
  }
  const settings = { mustMeans: "weight" as const, ranking, shopper: repairFor?.(transcript) };
  const random = randomFor(transcript.id);
  return dialogueOutcome(
    await relaxSlice({ slice: openSlice(reader, frame), constraints, method, settings, random }),
    constraints,
  );
}

export function isReleased(method: string): method is ReleasedMethod {
  return (releasedMethods as readonly string[]).includes(method);
}

/** Uses the cheapest repair if a recorded conflict doesn't recur. */
function recordedPicks({ iterations = [] }: Transcript): PickRepair {
  return (proposals, round) => {
    const recorded = iterations[round]?.chosen_repair;
    const from = recorded ? recordedPredicate(recorded.from) : null;
    const recurs = from && proposals.some(({ repair }) => samePredicate(repair.from, from));
    if (recorded && from && recurs) {
      return { action: recorded.action, from, to: recorded.to ? recordedPredicate(recorded.to) : null };
    }
    return cheapest(proposals, round);
  };
}
