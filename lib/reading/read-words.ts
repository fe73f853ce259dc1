import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint, Edit, SlotName, Wishes } from "@/lib/constraints";
import { isExclusion, isNumericSlot, levelOf, levelWeights, valuesOf } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { OpenQuestion } from "@/lib/reading/preference-reader";
import { optionOf } from "./edits/doubts";
import { slotOf } from "./edits/edits";
import { interpret } from "./edits/interpret";
import { inferQuestion, type MessageReading } from "./edits/message-reading";
import { readMessage } from "./edits/read-message";
import { withVariants } from "./edits/variants";
import { asksDegree } from "./importance/importance-answers";
import { otherWishes } from "./learned/other-wishes";
import { weighByLearning } from "./learned/weigh-edits";
import { quantifiers } from "./lexicon/direction-words";
import { childrenNamed } from "./lexicon/people-words";
import type { TranscriptReading } from "./narrow-to-slice";
import type { ReadInput } from "./preference-reader";
import { directionsIn } from "./questions/directions";
import type { Doubt, Reading } from "./reading";
import type { Statement } from "./stance/statement";
import { lettersOf, textIn, tokenize } from "./text/tokenize";
import { isNameSlot } from "./values/names";
import { measureBefore } from "./values/units/unit-context";
import { type Weighting, weighGlobal, weighLocal, weighPairwise } from "./weighting/weigh-pairwise";

/** Reads the first 4,000 characters and 1,000 tokens. Pure. In chat a must is locked at its level's weight. */
export function readWords(input: ReadInput): Reading {
  const isTold = input.meant?.act === "state";
  const message = messageOf(input, isTold);
  const { edits, doubts: all, intents } = interpret(message, input);
  const orders = ordersIn(message, input);
  const isOrdered = ({ kind, slot }: Doubt) => kind === "vague" && orders.some((each) => each.slot === slot);
  const doubts = [...all.filter((each) => !isOrdered(each)), ...orders];
  const settled = weighByLearning(message, edits, { ...input, isTold }).map(settleMust);
  const weighed = withVariants(settled, input.constraints, input.vocabulary);
  const [gone, ...more] = input.screen?.gaveWay ?? [];
  const protested = message.isQuoting && gone !== undefined && more.length === 0 ? [gone] : [];
  const again = [...new Set([...repeatedIn(message.statements, input.constraints), ...protested])];
  const others = otherWishes(message, weighed, input);
  return { edits: weighed, doubts, intents, others, ...(again.length > 0 ? { again } : {}) };
}

/** In words. */
const mostOfKin = 3;

/** "The fastest one", "the most cargo": orders the list, with nothing to ask. */
function ordersIn({ tokens, named, quantities, quote }: MessageReading, { vocabulary }: ReadInput): Doubt[] {
  const names = named.filter(({ slot }) => isNameSlot(slot)).map((each) => lettersOf(tokens, each));
  const isCounted = (slot: SlotName) => quantities.some(({ tests }) => tests.some((test) => test.slot === slot));
  return directionsIn({ tokens, names }, vocabulary).flatMap(({ slot, end, degree, start, stop }): Doubt[] => {
    const range = isNumericSlot(slot) ? vocabulary.ranges[slot] : undefined;
    const isBound = /^(?:max|min)/.test(tokens[start]?.word ?? "") || /^(?:at|the)$/.test(tokens[stop]?.word ?? "");
    const isAmount = quantifiers[tokens[start]?.word ?? ""] !== undefined;
    if (!range || degree !== "superlative" || isBound || tokens[start - 1]?.word === "at") return [];
    if ((isAmount && isCounted(slot)) || childrenNamed.test(textIn(tokens, start - 1, stop + mostOfKin))) return [];
    const evidence = quote("value", start, stop);
    const [op, value] = end === "most" ? ([">=", range.max] as const) : (["<=", range.min] as const);
    const options = [optionOf({ slot, op, value }, evidence)];
    return [{ kind: "vague", slot, quote: evidence.quote, text: "", options }];
  });
}

function repeatedIn(statements: readonly Statement[], constraints: readonly Constraint[]): string[] {
  const repeats = ({ slot, op, value }: Constraint) =>
    statements.some(
      (each) =>
        each.slot === slot &&
        each.stance === (isExclusion(op) ? "excluded" : "wished") &&
        valuesOf(value).some((one) => each.values.includes(one)),
    );
  return constraints.flatMap((each) => (repeats(each) ? [each.id] : []));
}

type Met = Pick<ReadInput, "words" | "vocabulary" | "question" | "constraints" | "screen" | "turn">;

/** A message is parted, supposed and read: often the same words on the same screen. Keeps the newest four. */
const lastRead = new WeakMap<ReadInput["constraints"], { key: readonly unknown[]; message: MessageReading }[]>();

/** Reads without context. `alone` skips the models, for training. */
export function messageOf(met: Met, alone = false): MessageReading {
  const { words, vocabulary, question, constraints, screen, turn } = met;
  const key = [words, vocabulary, question, screen, turn, alone];
  const known = lastRead.get(constraints) ?? [];
  const same = known.find((each) => each.key.every((part, at) => part === key[at]));
  if (same) return same.message;
  const make = constraints.find((each) => each.slot === "make" && each.op === "==")?.value;
  const standing = constraints.flatMap((each) =>
    isNumericSlot(each.slot) && typeof each.value === "number"
      ? [{ slot: each.slot, op: each.op, value: each.value, gave: screen?.gaveWay.includes(each.id) === true }]
      : [],
  );
  // "I took low miles as up to 60,000" asks for a number.
  const isAssumed = ({ evidence }: Constraint) =>
    evidence.length > 0 && evidence.every((each) => each.turn === turn - 1 && !/\d/.test(each.quote));
  const loose = constraints.find((each) => isNumericSlot(each.slot) && isAssumed(each))?.slot;
  const assumed = constraints.length > 0 ? loose : measureBefore(words, screen?.earlier);
  const message = readMessage({
    words,
    turn,
    vocabulary,
    alone,
    assumed,
    standing,
    question,
    told: screen?.told,
    seen: screen && [...(screen.spoken ?? []), ...(screen.shown ?? []), ...(screen.seen ?? [])],
    make: typeof make === "string" ? make : undefined,
    known: constraints.flatMap(({ slot, value }) => (isNameSlot(slot) ? valuesOf(value).map(String) : [])),
  });
  lastRead.set(constraints, [{ key, message }, ...known].slice(0, 4));
  return message;
}

function settleMust(edit: Edit): Edit {
  if (edit.kind === "add" && edit.constraint.locked) {
    const constraint: Constraint = { ...edit.constraint, weight: levelWeights.must, level: "must" };
    return { kind: "add", constraint };
  }
  return edit.kind === "weigh" && levelOf(edit.weight) === "must" ? { ...edit, weight: levelWeights.must } : edit;
}

export interface TranscriptTurn {
  role: "user" | "assistant";
  content: string;
}

export interface TranscriptState {
  constraints: Constraint[];
  doubts: Doubt[];
  noPreference: SlotName[];
}

/** Runs the embedded reader over a conversation. Each reply is the next question. */
export function readTranscript(
  turns: readonly TranscriptTurn[],
  vocabulary: Vocabulary,
  weighting: Weighting,
): TranscriptState {
  const reading = foldTranscript(turns, vocabulary);
  const weigh = { local: weighLocal, global: weighGlobal, pairwise: weighPairwise }[weighting];
  return { constraints: weigh(reading), doubts: reading.doubts, noPreference: [...reading.wishes.noPreference] };
}

export function foldTranscript(turns: readonly TranscriptTurn[], vocabulary: Vocabulary): TranscriptReading {
  let wishes: Wishes = { constraints: [], noPreference: [] };
  const reading: TranscriptReading = { wishes, messages: [], doubts: [] };
  let question: OpenQuestion | undefined;
  const history: TranscriptTurn[] = [];
  for (const turn of turns) {
    if (turn.role === "assistant") {
      question = pointedAt(inferQuestion(turn.content, vocabulary), reading.messages.at(-1));
    } else {
      const input: ReadInput = {
        words: turn.content,
        turn: reading.messages.length,
        history: [...history],
        constraints: wishes.constraints,
        vocabulary,
        ...(question ? { question } : {}),
      };
      const message = messageOf(input);
      const { edits: read, doubts } = interpret(message, input);
      const named = question ? namedBy(question, vocabulary) : [];
      const edits = weighByLearning(message, read, { ...input, named });
      const outcome = applyEdits(wishes, edits);
      wishes = outcome.wishes;
      reading.messages.push({ message, edits, words: turn.content });
      // A later wish or "no preference" settles a doubt.
      const settled = new Set(edits.map(slotOf));
      reading.doubts = [...reading.doubts.filter(({ slot }) => !slot || !settled.has(slot)), ...doubts];
      question = undefined;
    }
    history.push(turn);
  }
  reading.wishes = wishes;
  return reading;
}

function namedBy({ text }: OpenQuestion, vocabulary: Vocabulary): Constraint[] {
  const input = { words: text, turn: 0, history: [], constraints: [], vocabulary };
  const { edits } = interpret(messageOf(input, true), input);
  return edits.flatMap((edit) => (edit.kind === "add" && !isExclusion(edit.constraint.op) ? [edit.constraint] : []));
}

/** "How important is that?" means the last statement. */
function pointedAt(question: OpenQuestion, last: TranscriptReading["messages"][number] | undefined): OpenQuestion {
  if (question.slot || !last || !asksDegree(tokenize(question.text))) return question;
  const slot = last.edits.map(slotOf).findLast((each) => each !== undefined) ?? last.message.asked;
  return slot ? { ...question, slot } : question;
}
