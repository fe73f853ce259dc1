import { createHash } from "node:crypto";
import { WrongUse } from "@/cli/flags";
import { generateItems } from "@/lib/benchmark/generate/generate-items";
import { generatorSettings } from "@/lib/benchmark/generate/generator-setting";
import { importanceQuestion, trainingDialogue, type WordingPart } from "@/lib/benchmark/generate/training-dialogue";
import { type Item, itemQuestion } from "@/lib/benchmark/item";
import type { CatalogCar } from "@/lib/catalog/car";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { type CatalogSlice, openSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { AskCase } from "@/lib/learning/asking/ask-case";
import { beliefsIn } from "@/lib/learning/asking/beliefs";
import { seededRandom } from "@/lib/random";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";

export async function dropCounts(slice: CatalogSlice, constraints: readonly Constraint[]) {
  const counts = new Map<string, number>();
  for (const { id } of constraints) {
    const kept = constraints.filter((each) => each.id !== id).map(({ slot, op, value }) => ({ slot, op, value }));
    counts.set(id, await slice.count(kept));
  }
  return counts;
}

function askedTurns(
  turns: readonly TranscriptTurn[],
  { slot, answer }: { slot: SlotName; answer: string },
): TranscriptTurn[] {
  return [...turns, { role: "assistant", content: importanceQuestion(slot) }, { role: "user", content: answer }];
}

export function hashOfData(data: unknown): string {
  return createHash("sha256").update(JSON.stringify(data)).digest("hex");
}

/** Per hundred items: the published three, and three and five wishes. */
const shares = { S1: 24, S2: 14, S3: 24, K3: 24, K5: 14 } as const;

/** Separate streams, so purposes never share items. */
const streams = { train: 0, test: 2_000_000 } as const;
type Purpose = keyof typeof streams;

/** The same seed gives the same items. */
export function plannedItems(cars: readonly CatalogCar[], count: number, seed: number, purpose: Purpose): Item[] {
  return Object.entries(shares).flatMap(([name, share]) => {
    const setting = generatorSettings.get(name);
    if (!setting) throw new WrongUse(`There is no setting "${name}".`);
    const own = seed + streams[purpose];
    const wanted = Math.max(1, Math.round((count * share) / 100));
    return [
      ...generateItems({ cars, setting, count: wanted, seed: own, randomFor: (each) => seededRandom(own, each) }),
    ];
  });
}

interface AskPlan {
  items: readonly Item[];
  reader: CatalogReader;
  part: WordingPart;
  randomFor: (name: string) => () => number;
  step?: () => void;
}

const unsaidShare = 0.6;

/** Searches where dropping a wish brings cars, and some importances stay unsaid until asked. */
export async function askCases({ items, reader, part, randomFor, step }: AskPlan): Promise<AskCase[]> {
  const vocabulary = await reader.vocabulary();
  const cases: AskCase[] = [];
  for (const item of items) {
    step?.();
    const read = itemQuestion(item);
    if (read.kind === "refused" || read.question.target.length !== 1) continue;
    const { constraints, frame, target } = read.question;
    const matches = await dropCounts(openSlice(reader, frame), constraints);
    const working = constraints.filter(({ id }) => (matches.get(id) ?? 0) > 0);
    const run = { part, unsaidShare, random: randomFor(item.id) };
    const dialogue = trainingDialogue(item, run);
    if (!dialogue || working.length < 2) continue;
    const before = beliefsIn(dialogue.turns, vocabulary);
    const wishes = working.flatMap(({ slot }) => {
      const hidden = dialogue.unsaid.find((each) => each.slot === slot);
      const truth = hidden?.level ?? dialogue.levels.find((each) => each.slot === slot)?.level;
      if (!truth) return [];
      const after = hidden ? beliefsIn(askedTurns(dialogue.turns, hidden), vocabulary) : before;
      return [{ before: before(slot), after: after(slot), truth }];
    });
    cases.push({ item: item.id, wishes, target: working.findIndex(({ id }) => id === target[0]) });
  }
  return cases;
}
