import { createHash } from "node:crypto";
import { importanceQuestion } from "@/lib/benchmark/generate/training-dialogue";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";

/** How many cars letting each wish go alone brings. */
export async function dropCounts(
  slice: CatalogSlice,
  constraints: readonly Constraint[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { id } of constraints) {
    const kept = constraints.filter((each) => each.id !== id).map(({ slot, op, value }) => ({ slot, op, value }));
    counts.set(id, await slice.count(kept));
  }
  return counts;
}

/** One vague conversation after another with its importance question and answer: what asking would tell. */
export function askedTurns(
  turns: readonly TranscriptTurn[],
  { slot, answer }: { slot: SlotName; answer: string },
): TranscriptTurn[] {
  return [...turns, { role: "assistant", content: importanceQuestion(slot) }, { role: "user", content: answer }];
}

export function hashOfData(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex");
}
