import type { Constraint, Edit } from "@/lib/constraints";
import { isExclusion, isNumericSlot, levelOf, levelWeights, valuesOf } from "@/lib/constraints";
import { interpret } from "./edits/interpret";
import type { MessageReading } from "./edits/message-reading";
import { readMessage } from "./edits/read-message";
import { otherWishes } from "./learned/other-wishes";
import { weighByLearning } from "./learned/weigh-edits";
import type { ReadInput } from "./preference-reader";
import type { Reading } from "./reading";
import type { Statement } from "./stance/statement";

/** Reads the first 4,000 characters and 1,000 tokens. Pure. In chat a must is locked at its level's weight. */
export function readWords(input: ReadInput): Reading {
  const isTold = input.meant?.act === "state";
  const message = messageOf(input, isTold);
  const { edits, doubts, intents } = interpret(message, input);
  const weighed = weighByLearning(message, edits, { ...input, isTold }).map(settleMust);
  const [gone, ...more] = input.screen?.gaveWay ?? [];
  const protested = message.isQuoting && gone !== undefined && more.length === 0 ? [gone] : [];
  const again = [...new Set([...repeatedIn(message.statements, input.constraints), ...protested])];
  const others = otherWishes(message, weighed, input);
  return { edits: weighed, doubts, intents, others, ...(again.length > 0 ? { again } : {}) };
}

function repeatedIn(statements: readonly Statement[], constraints: readonly Constraint[]): string[] {
  const repeats = ({ slot, value }: Constraint) =>
    statements.some(
      (each) =>
        each.slot === slot && each.stance === "wished" && valuesOf(value).some((one) => each.values.includes(one)),
    );
  return constraints.flatMap((each) => (!isExclusion(each.op) && repeats(each) ? [each.id] : []));
}

type Met = Pick<ReadInput, "words" | "vocabulary" | "question" | "constraints" | "screen">;

/** A message is parted, then read: often the same words on the same screen. */
const lastRead = new WeakMap<ReadInput["constraints"], Met & { alone: boolean; message: MessageReading }>();

/** Reads without context. `alone` skips the models, for training. */
export function messageOf(met: Met, alone = false): MessageReading {
  const { words, vocabulary, question, constraints, screen } = met;
  const last = lastRead.get(constraints);
  const isSame = last?.words === words && last.vocabulary === vocabulary && last.alone === alone;
  if (isSame && last.question === question && last.screen === screen) return last.message;
  const make = constraints.find((each) => each.slot === "make" && each.op === "==")?.value;
  const standing = constraints.flatMap((each) =>
    isNumericSlot(each.slot) && typeof each.value === "number"
      ? [{ slot: each.slot, op: each.op, value: each.value, gave: screen?.gaveWay.includes(each.id) === true }]
      : [],
  );
  const message = readMessage({
    words,
    vocabulary,
    alone,
    standing,
    question,
    told: screen?.told,
    make: typeof make === "string" ? make : undefined,
    known: constraints.flatMap(({ slot, value }) =>
      slot === "make" || slot === "model" ? valuesOf(value).map(String) : [],
    ),
  });
  lastRead.set(constraints, { words, vocabulary, question, constraints, screen, alone, message });
  return message;
}

function settleMust(edit: Edit): Edit {
  if (edit.kind === "add" && edit.constraint.locked) {
    const constraint: Constraint = { ...edit.constraint, weight: levelWeights.must, level: "must" };
    return { kind: "add", constraint };
  }
  return edit.kind === "weigh" && levelOf(edit.weight) === "must" ? { ...edit, weight: levelWeights.must } : edit;
}
