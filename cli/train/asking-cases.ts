import { trainingDialogue, type WordingPart } from "@/lib/benchmark/generate/training-dialogue";
import { type Item, itemQuestion } from "@/lib/benchmark/item";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint, SlotName } from "@/lib/constraints";
import type { AskCase } from "@/lib/learning/asking/ask-case";
import { beliefsIn } from "@/lib/learning/asking/beliefs";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";
import { askedTurns, dropCounts } from "./training-cases";

export interface AskPlan {
  items: readonly Item[];
  reader: CatalogReader;
  part: WordingPart;
  randomFor: (name: string) => () => number;
  step?: () => void;
  /** The words behind a case, for a model that reads them. */
  heard?: (one: AskCase, words: AskWords) => void;
}

export interface AskWords {
  wishes: readonly Constraint[];
  /** What was said once these wishes were asked about. */
  saidAfter(asked: ReadonlySet<number>): readonly TranscriptTurn[];
}

const unsaidShare = 0.6;

/** Searches where dropping a wish brings cars, and some importances stay unsaid until asked. */
export async function askCases({ items, reader, part, randomFor, step, heard }: AskPlan): Promise<AskCase[]> {
  const vocabulary = await reader.vocabulary();
  const cases: AskCase[] = [];
  for (const item of items) {
    step?.();
    const read = itemQuestion(item);
    if (read.kind === "refused" || read.question.target.length !== 1) continue;
    const { constraints, frame, target } = read.question;
    const matches = await dropCounts(openSlice(reader, frame), constraints);
    const working = constraints.filter(({ id }) => (matches.get(id) ?? 0) > 0);
    const dialogue = trainingDialogue(item, { part, unsaidShare, random: randomFor(item.id) });
    if (!dialogue || working.length < 2) continue;
    const before = beliefsIn(dialogue.turns, vocabulary);
    const toldOf = (slot: SlotName) => dialogue.unsaid.find((each) => each.slot === slot);
    const wishes = working.flatMap(({ slot }) => {
      const hidden = toldOf(slot);
      const truth = hidden?.level ?? dialogue.levels.find((each) => each.slot === slot)?.level;
      if (!truth) return [];
      const after = hidden ? beliefsIn(askedTurns(dialogue.turns, hidden), vocabulary) : before;
      return [{ before: before(slot), after: after(slot), truth }];
    });
    const one = { item: item.id, wishes, target: working.findIndex(({ id }) => id === target[0]) };
    cases.push(one);
    const saidAfter = (asked: ReadonlySet<number>) =>
      working.reduce<readonly TranscriptTurn[]>((turns, { slot }, index) => {
        const hidden = toldOf(slot);
        return asked.has(index) && hidden ? askedTurns(turns, hidden) : turns;
      }, dialogue.turns);
    heard?.(one, { wishes: working, saidAfter });
  }
  return cases;
}
