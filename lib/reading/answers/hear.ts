import { type Edit, levelOf, levelWeights, type SlotName } from "@/lib/constraints";
import type { PartedMessage } from "@/lib/reading/acts/part-message";
import { slotOf } from "@/lib/reading/edits/edits";
import type { Answer, Heard, ReadInput, Request, SentenceReader, WishStance } from "@/lib/reading/preference-reader";
import type { ModelUse, Reading } from "@/lib/reading/reading";
import { meansOneProduct, yesOrNo } from "./short-answers";
import { spokenChoice, spokenOrderings } from "./spoken-choice";
import { unreadWords } from "./unread-words";

/** Plain data for a thread. */
export interface HeardWords extends Omit<ReadInput, "history" | "signal"> {
  reading: Reading;
  parted: PartedMessage;
  reader: SentenceReader["name"];
}

/** Hears a reading on this screen. Pure. Its cost grows with the conversation. */
export function hearWords({ reading, reader, parted, ...said }: HeardWords): Heard {
  const { model } = reading;
  const input: ReadInput = { ...said, history: [] };
  const { words, question, screen } = input;
  const edits = firstToGo(reading.edits, parted, input);
  // "Go back to 2017" changes a wish and undoes nothing.
  const intents = reading.intents.filter((intent) => intent !== "undo" || edits.length === 0);
  // "I want an SUV. No pickups" ends the refusal of both, and keeps no part of it.
  const removed = new Set(edits.flatMap((edit) => (edit.kind === "remove" ? [edit.id] : [])));
  const { taken } = parted;
  const gone = taken.filter(({ kind }) => kind === "remove");
  const stances = parted.stances.filter(({ id }) => !removed.has(id));
  const plain = yesOrNo(words, question);
  const told = plain ? { kind: plain } : answerTold(input, stances);
  const isOneProduct = meansOneProduct(words) && !screen?.oneProduct;
  const parts = requestsIn(parted);
  const isHeard = parts.length + stances.length + parted.taken.length > 0 || parted.isAside || told || isOneProduct;
  const isMissed = !isHeard && isUnread({ ...reading, edits, intents }, input);
  const isWish =
    question !== undefined && reading.edits.some((edit) => !question.slot || slotOf(edit) === question.slot);
  const answer: Answer | undefined = told ?? (isMissed ? { kind: "unread" } : isWish ? { kind: "wish" } : undefined);
  // "I said 17", once the 17 gave way, protests.
  const protests = edits.length + stances.length === 0 && (!told || told.kind === "no");
  const saidAgain = (protests ? (reading.again ?? []) : [])
    .filter((id) => screen?.gaveWay.includes(id))
    .map((id) => ({ kind: "keep" as const, id }));
  return {
    // Words beside a stance or a no are a second order: "AWD stays, and 2020 will do", "no, make it a wagon".
    edits: [
      ...gone,
      ...(told && told.kind !== "no" && stances.length === 0 ? [] : edits),
      ...taken.filter((edit) => !gone.includes(edit)),
    ],
    requests: [
      ...intents.flatMap((kind): Request[] => (plain && kind !== "show-now" ? [] : [{ kind }])),
      ...(isOneProduct ? [{ kind: "one-product" } as const] : []),
      ...parts,
    ],
    stances: [...stances, ...saidAgain],
    ...(answer ? { answer } : {}),
    ...(reading.again?.length ? { again: reading.again } : {}),
    doubts: [...reading.doubts, ...unreadWords(words, input.turn, reading)],
    readBy: model ? readBy(model) : reader,
    ...(model ? { model } : {}),
  };
}

export function readBy({ outcome }: ModelUse): Heard["readBy"] {
  return outcome === "used" ? "model" : "fell-back";
}

function answerTold(input: ReadInput, stances: readonly WishStance[]): Answer | undefined {
  const id = spokenChoice({ ...input, stances });
  if (id !== undefined) return { kind: "choice", id };
  const orderings = spokenOrderings({ ...input, stances });
  return orderings.length > 0 ? { kind: "ordering", orderings } : undefined;
}

function isUnread(
  { edits, doubts, intents }: Pick<Reading, "edits" | "doubts" | "intents">,
  input: ReadInput,
): boolean {
  const { question, screen } = input;
  if (!question || question.kind === "compare" || edits.length > 0) return false;
  const judging = intents.filter((intent) => intent === "agree" || intent === "disagree");
  // Other intents leave the question open. A doubt asks its own, or says what no column holds.
  if (judging.length < intents.length || doubts.length > 0) return false;
  return !(screen?.gaveWay.length && judging.length > 0);
}

export function requestsIn({ asked, critiques, intents, asksElse }: PartedMessage): Request[] {
  // One question may be asked in two places.
  const places = new Map(
    asked.map(({ question }): [string, Request] => [JSON.stringify(question), { kind: "question", question }]),
  );
  return [
    ...critiques.map((critique): Request => ({ kind: "critique", critique })),
    ...intents.map((kind): Request => ({ kind })),
    ...places.values(),
    ...(asksElse && asked.length === 0 ? [{ kind: "free-question", words: asksElse } as const] : []),
  ];
}

/** A wish that goes first is flexible. A current one becomes nice to have. */
function firstToGo(edits: readonly Edit[], { yields }: PartedMessage, { constraints }: ReadInput): Edit[] {
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
  return eased;
}
