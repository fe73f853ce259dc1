import type { Constraint } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { levelOf, levelWeights } from "@/lib/constraints/weight";
import { interpret } from "./edits/interpret";
import { readMessage } from "./edits/read-message";
import type { PreferenceReader, ReadInput, Reading } from "./preference-reader";

/** The deterministic reader: no network, no model, a few milliseconds a message. */
export function createEmbeddedReader(): PreferenceReader {
  return { name: "embedded", read: async (input) => readWords(input) };
}

/**
 * Reads one message into edits, doubts and intents. Pure. In chat a must weighs exactly what its level stands for and
 * is locked. Words beyond 4,000 characters are not read.
 */
export function readWords(input: ReadInput): Reading {
  const { edits, doubts, intents } = interpret(messageOf(input), input);
  return { edits: edits.map(settleMust), doubts, intents };
}

/** Reads one message without holding it against anything. */
export function messageOf({ words, vocabulary, question, constraints, history }: ReadInput) {
  const last = history.at(-1);
  const make = constraints.find((each) => each.slot === "make" && each.op === "==")?.value;
  const standing = constraints.flatMap((each) =>
    isNumericSlot(each.slot) && typeof each.value === "number"
      ? [{ slot: each.slot, op: each.op, value: each.value }]
      : [],
  );
  const offered = question?.choices.flatMap((choice) => (choice.predicate ? [choice.predicate] : []));
  return readMessage({
    words,
    vocabulary,
    standing,
    ...(last?.role === "assistant" ? { said: last.content } : {}),
    ...(question
      ? {
          question: {
            text: question.text,
            ...(question.slot ? { slot: question.slot } : {}),
            ...(offered ? { offered } : {}),
          },
        }
      : {}),
    ...(typeof make === "string" ? { make } : {}),
  });
}

function settleMust(edit: Edit): Edit {
  if (edit.kind === "add" && edit.constraint.locked) {
    const constraint: Constraint = { ...edit.constraint, weight: levelWeights.must, level: "must" };
    return { kind: "add", constraint };
  }
  return edit.kind === "weigh" && levelOf(edit.weight) === "must" ? { ...edit, weight: levelWeights.must } : edit;
}
