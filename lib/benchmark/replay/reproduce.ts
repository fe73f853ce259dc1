import type { DialogueOutcome } from "@/lib/benchmark/dialogue-outcome";
import { sameSet } from "@/lib/benchmark/same-predicate";
import { slotOfColumn } from "@/lib/catalog/files/csv-columns";
import type { Predicate } from "@/lib/constraints/constraint";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import { recordedPredicate, type Transcript } from "./transcript";

/** Which parts of a record a replay reproduces. */
export interface Reproduction {
  status: boolean;
  relaxed: boolean;
  /** In every column the record names; both without a car is the same too. */
  car: boolean;
}

const recordedStatus: WordTable<DialogueOutcome["status"]> = wordTable({
  SAT_no_relaxation: "satisfied",
  SAT_after_relaxation: "relaxed",
});

/** Holds a replayed outcome against what its transcript recorded. */
export function reproduce(transcript: Transcript, outcome: DialogueOutcome): Reproduction {
  return {
    status: (recordedStatus[transcript.status] ?? "exhausted") === outcome.status,
    relaxed: sameSet(recordedRelaxed(transcript), outcome.relaxed),
    car: sameCar(transcript, outcome),
  };
}

function recordedRelaxed({ relaxed }: Transcript): Predicate[] {
  const recorded = relaxed && recordedPredicate("from" in relaxed ? (relaxed.to ?? relaxed.from) : relaxed);
  return recorded ? [recorded] : [];
}

function sameCar({ recommendedCar }: Transcript, { car }: DialogueOutcome): boolean {
  if (!recommendedCar || !car) return !recommendedCar && !car;
  return Object.entries(recommendedCar).every(([column, value]) => {
    const slot = slotOfColumn(column);
    return slot === undefined || String(car[slot]) === String(value);
  });
}
