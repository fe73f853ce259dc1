import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import { levelOf, levelWeights } from "@/lib/constraints/weight";
import { actsByRules } from "@/lib/reading/acts/acts-by-rules";
import { nothingParted, type PartsFound } from "@/lib/reading/acts/acts-parted";
import { heardFrom } from "@/lib/reading/acts/heard-from";
import type { Heard } from "@/lib/reading/heard";
import { withComparisons } from "@/lib/reading/importance/comparison-edits";
import type { ReadInput, SentenceReader } from "@/lib/reading/preference-reader";
import type { Reading } from "@/lib/reading/reading";
import { quoter } from "@/lib/reading/text/evidence";
import { unreadWords } from "./unread-words";

/** Plain data for a thread. */
export interface HeardWords extends Omit<ReadInput, "history" | "signal"> {
  reading: Reading;
  parted?: PartsFound;
  reader: SentenceReader["name"];
}

/** Turns a reading into acts on this screen. Pure. Its cost grows with the conversation. */
export function hearWords({ reading, reader, parted = nothingParted, ...said }: HeardWords): Heard {
  const { model } = reading;
  const input: ReadInput = { ...said, history: [] };
  const edits = firstToGo(reading.edits, parted, input);
  // "Go back to 2017" changes a wish and undoes nothing.
  const intents = reading.intents.filter((intent) => intent !== "undo" || edits.length === 0);
  const weighed = { ...reading, edits, intents };
  return {
    ...heardFrom(actsByRules(input, weighed, parted), input.question, reading.edits),
    ...(reading.again?.length ? { again: reading.again } : {}),
    doubts: [...reading.doubts, ...unreadWords(input.words, input.turn, reading)],
    readBy: model ? (model.outcome === "used" ? "model" : "fell-back") : reader,
    ...(model ? { model } : {}),
  };
}

/** A wish that goes first weighs less than its message's others. A current one becomes nice to have. */
function firstToGo(edits: readonly Edit[], { yields }: PartsFound, { words, turn, constraints }: ReadInput): Edit[] {
  if (yields.length === 0) return [...edits];
  const lighter = yields.flatMap(({ slots }) => slots);
  const said = (slot: SlotName) => yields.flatMap(({ slots, evidence }) => (slots.includes(slot) ? [evidence] : []));
  const eased = edits.map((edit): Edit => {
    if (edit.kind !== "add" || !lighter.includes(edit.constraint.slot)) return edit;
    const { interval: _, ...wish } = edit.constraint;
    const weight = Math.min(wish.weight, levelWeights.flexible);
    const evidence = [...wish.evidence.filter((each) => each.for !== "weight"), ...said(wish.slot)];
    return { kind: "add", constraint: { ...wish, weight, level: levelOf(weight), locked: false, evidence } };
  });
  const known = constraints.filter(({ slot, locked }) => !locked && lighter.includes(slot));
  for (const { id, slot } of known) eased.push({ kind: "weigh", id, weight: levelWeights.nice, evidence: said(slot) });
  const stated = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.slot] : []));
  const heavier = stated.filter((slot) => !lighter.includes(slot));
  return withComparisons(
    eased,
    constraints,
    heavier.map((slot) => ({ lighter, heavier: [slot] })),
    quoter(words, turn, []),
  );
}
