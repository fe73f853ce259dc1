import { createHash } from "node:crypto";
import {
  type DialogueStyle,
  dialogueStyles,
  importanceQuestion,
  trainingDialogue,
  type WordingPart,
} from "@/lib/benchmark/generate/training-dialogue";
import { type Item, itemQuestion } from "@/lib/benchmark/item";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { levelOf } from "@/lib/constraints/weight";
import { type ReadCase, readCase, type Scope } from "@/lib/learning/read-case";
import type { RepairCase } from "@/lib/learning/repair-pairs";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";

/** A case with what the rules make of the same words, for comparison. */
export interface MeasuredCase extends RepairCase {
  ruleWeights: (number | null)[];
}

export interface CasePlan {
  items: readonly Item[];
  reader: CatalogReader;
  part: WordingPart;
  scope: Scope;
  randomFor: (name: string) => () => number;
  styles?: readonly DialogueStyle[];
  step?: () => void;
}

/** One conversation an item and style, read into a case. */
export async function ownCases({
  items,
  reader,
  part,
  scope,
  randomFor,
  styles,
  step,
}: CasePlan): Promise<MeasuredCase[]> {
  const vocabulary = await reader.vocabulary();
  const cases: MeasuredCase[] = [];
  for (const item of items) {
    const question = itemQuestion(item);
    if (question.kind === "refused") continue;
    const { constraints, frame, target } = question.question;
    const slot = constraints.find(({ id }) => id === target[0])?.slot;
    if (!slot || target.length !== 1) continue;
    const matches = await dropCounts(reader, constraints, frame);
    for (const style of styles ?? dialogueStyles) {
      const run = { style, part, unsaidShare: 0.2, targetToo: false, random: randomFor(`${item.id} ${style}`) };
      const dialogue = trainingDialogue(item, run);
      if (!dialogue) continue;
      const read = readCase(dialogue.turns, vocabulary, scope);
      const level = (of: SlotName) => dialogue.levels.find((each) => each.slot === of)?.level ?? null;
      cases.push(caseOf({ item: item.id, target: slot, read, constraints, matches, level }));
    }
    step?.();
  }
  return cases;
}

export function caseOf(said: {
  item: string;
  target: SlotName;
  read: ReadCase;
  constraints: readonly Constraint[];
  matches: ReadonlyMap<string, number>;
  level: (slot: SlotName) => ReturnType<typeof levelOf> | null;
}): MeasuredCase {
  const { item, target, read, constraints, matches, level } = said;
  return {
    item,
    target,
    wishes: constraints.map(({ id, slot }) => ({
      slot,
      features: read.features(slot),
      level: level(slot),
      matches: matches.get(id) ?? 0,
    })),
    ruleWeights: constraints.map(({ slot }) => read.ruleWeight(slot)),
  };
}

/** How many cars letting each wish go alone brings. */
export async function dropCounts(
  reader: CatalogReader,
  constraints: readonly Constraint[],
  frame: Parameters<CatalogReader["count"]>[0],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { id } of constraints) {
    const kept = constraints.filter((each) => each.id !== id).map(({ slot, op, value }) => ({ slot, op, value }));
    counts.set(id, await reader.count([...frame, ...kept]));
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
