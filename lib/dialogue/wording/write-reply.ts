import { describeConstraint, slotTitles } from "@/lib/constraints/describe-constraint";
import type { WishChange } from "@/lib/constraints/edit-wishes";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import type { TurnAnswers } from "@/lib/dialogue/answering/turn-answers";
import type { NextQuestion } from "@/lib/dialogue/asking/asking-question";
import { levelWords } from "@/lib/dialogue/deciding/quote-wish";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { whyProposed } from "@/lib/dialogue/formal/formal-wording";
import { editsOf, type Interpretation } from "@/lib/dialogue/interpretation";
import type { TurnContext } from "@/lib/dialogue/turn-context";
import { capitalised, listed, wordFor } from "./count-words";
import { describeSituation, describeWhy } from "./describe-situation";
import type { NoticePart } from "./parts";
import { type Phrasebook, say } from "./phrase";

export interface Reply {
  text: string;
  notices: NoticePart[];
  /** What "why?" is answered with next time. */
  why: string;
}

/**
 * Puts a turn into words: what was understood and, with cars in view, where the search stands. A question brings its own
 * words. Short, from computed facts only.
 */
export function writeReply(context: TurnContext, answers: Pick<TurnAnswers, "texts" | "recommended">): Reply {
  const { applied, situation, question, interpretation, state, book, reveals } = context;
  const reasons = context.input.settings.reasons ?? true;
  const sentences = [
    ...answers.texts,
    courtesy(interpretation, book),
    interpretation.kind === "aside" ? interpretation.text : "",
    answerToWhy(context),
    acknowledge(context),
    applied.notice ?? "",
    interpretation.kind === "unread" ? (interpretation.gaveUp ?? "") : "",
    reveals && worthSaying(context) ? describeSituation(situation, book, reasons) : "",
    answers.recommended?.text ?? "",
    closing(context),
  ];
  const text = sentences.filter((sentence) => sentence !== "").join(" ");
  return {
    // An act that changes nothing, such as agreeing when nothing gave way, is answered with where the search stands.
    text: text || (question || !reveals ? "" : describeSituation(situation, book, reasons)),
    notices: noticesOf(interpretation, question),
    why: reveals ? (reasons ? whyNow(situation, question) : "") || state.lastWhy : "",
  };
}

function courtesy(interpretation: Interpretation, book: Phrasebook): string {
  const { intents } = interpretation;
  if (intents.includes("greeting") && interpretation.questions.length === 0 && editsOf(interpretation).length === 0) {
    return say(book, "hello", ["Hello! Tell me what you want in a car.", "Hi! What should your next car be like?"]);
  }
  if (intents.includes("thanks")) return say(book, "thanks", ["You're welcome.", "Glad to help.", "My pleasure."]);
  const isEmpty = editsOf(interpretation).length === 0 && interpretation.questions.length === 0;
  if (intents.includes("never-mind") && isEmpty) return "OK, I left everything as it is.";
  if (intents.includes("agree") && isEmpty && interpretation.kind === "edit")
    return say(book, "agreed", ["Great.", "Good."]);
  if (intents.includes("goodbye"))
    return say(book, "goodbye", ["Bye! Your search is saved here.", "See you! I'll keep your search."]);
  if (intents.includes("help")) {
    return "Tell me what you want and how much each thing matters. If no car has it all, I give up what matters least to you and say why.";
  }
  return "";
}

function answerToWhy({ interpretation: { intents }, state, reveals }: TurnContext): string {
  if (intents.includes("why-ask")) return state.question?.why ?? state.lastWhy;
  if (!reveals || !intents.includes("why")) return "";
  return state.lastWhy || "So far every wish you named is met, so nothing had to give.";
}

const didWords: WordTable<readonly string[]> = wordTable({
  undo: ["OK, undone.", "Undone.", "Back one step."],
  redo: ["OK, it's back.", "Redone.", "Back in."],
  "start-over": ["Fresh start.", "OK, a clean slate.", "Starting over."],
  rewind: ["Back to before that message.", "OK, from there.", "Picked up from that point."],
  agree: ["Good, that stays.", "OK, settled.", "Good, let's go with that."],
});

function acknowledge({ applied, interpretation, book, state }: TurnContext): string {
  if (applied.said) return say(book, applied.said.key, applied.said.variants);
  if (applied.did === "disagree") {
    const kept = applied.changes.flatMap((change) => (change.after ? [describeConstraint(change.after)] : []));
    return say(book, "kept", [`Kept: ${listed(kept)} is locked now.`, `Then ${listed(kept)} stays, locked.`]);
  }
  if (applied.did && didWords[applied.did]) return say(book, applied.did, didWords[applied.did] ?? []);
  const said = applied.changes.length ? describeChanges(applied.changes, book) : "";
  const noPreference = editsOf(interpretation).flatMap((edit) =>
    edit.kind === "no-preference" ? [slotTitles[edit.slot].toLowerCase()] : [],
  );
  const open = noPreference.length
    ? say(book, "open-slot", [`${capitalised(listed(noPreference))} stays open.`, `Fine, any ${listed(noPreference)}.`])
    : "";
  const isHandedOver = interpretation.questions.some(({ kind }) => kind === "recommend" || kind === "choose");
  const stopped =
    interpretation.stopAsking && !state.question && !isHandedOver && !isParting(interpretation) ? "Here they are." : "";
  return [said, open, stopped].filter((each) => each !== "").join(" ");
}

/** "Thanks, that's all" ends the talk, and needs no word on questions. */
function isParting({ intents }: Interpretation): boolean {
  return intents.includes("thanks") || intents.includes("goodbye");
}

function describeChanges(changes: readonly WishChange[], book: Phrasebook): string {
  const added = changes.filter((change) => !change.before && change.after);
  const others = changes.filter((change) => change.before);
  const lockedNow = added.flatMap(({ after }) => (after?.locked ? [describeConstraint(after)] : []));
  const parts: string[] = [];
  if (added.length === 1) {
    const [one] = added;
    if (one?.after) {
      const text = describeConstraint(one.after);
      parts.push(say(book, "added", [`OK, ${text}.`, `${capitalised(text)}, got it.`, `I added ${text}.`]));
    }
  } else if (added.length > 1) parts.push(say(book, "added-many", ["Got it.", "OK."]));
  if (lockedNow.length)
    parts.push(`${capitalised(listed(lockedNow))} ${wordFor(lockedNow.length, "is", "are")} locked.`);
  for (const change of others.slice(0, 3)) parts.push(describeChange(change));
  return parts.join(" ");
}

function describeChange({ before, after }: WishChange): string {
  if (!before) return "";
  const label = slotTitles[before.slot];
  if (!after) return `${label} is off the list.`;
  const [was, is] = [describeConstraint(before), describeConstraint(after)];
  if (was !== is) return `${label} changed from ${was} to ${is}.`;
  if (before.locked !== after.locked) return `${label} is ${after.locked ? "locked" : "unlocked"}.`;
  if (before.level !== after.level) return `${label} is ${levelWords[after.level]} now.`;
  return `${label} matters ${after.weight > before.weight ? "a bit more" : "a bit less"} now.`;
}

/** A digression such as "thanks" does not need the whole story again. */
function worthSaying({ interpretation, applied }: TurnContext): boolean {
  const { intents, doubts } = interpretation;
  const edits = editsOf(interpretation);
  if (applied.notice && applied.changes.length === 0) return false;
  if (interpretation.questions.length > 0 && applied.changes.length === 0) return false;
  const digression = ["greeting", "thanks", "goodbye", "never-mind", "help", "why", "why-ask"] as const;
  if (digression.some((intent) => intents.includes(intent)) && edits.length === 0) return false;
  if (interpretation.stopAsking) return true;
  return applied.changes.length > 0 || applied.did !== undefined || (doubts.length === 0 && edits.length > 0);
}

function closing({ applied, interpretation, question, book }: TurnContext): string {
  // An answer that could not be read is asked for again in the question itself.
  if (interpretation.kind === "aside" || interpretation.questions.length > 0) return "";
  if (interpretation.kind === "unread" && (interpretation.gaveUp !== null || question)) return "";
  const { intents, doubts, readBy } = interpretation;
  const silent = readBy === undefined || applied.notice || applied.did || intents.length > 0 || doubts.length > 0;
  if (applied.changes.length > 0 || editsOf(interpretation).length > 0 || silent) return "";
  return say(book, "unread", [
    "Sorry, I didn't get that. Try a price, a body style, a mileage or a make.",
    "I can't search by that. What matters to you: price, size, fuel or drive?",
    "I didn't catch what you want. Try “under $30,000, automatic, good mileage”.",
  ]);
}

/** Said quietly when the embedded reader stood in; the kinds themselves are for the log. */
function fallbackText(model: Interpretation["model"]): string {
  const short = "so I read this one by myself.";
  switch (model?.outcome) {
    case "over-cap":
      return `The language model has had its share of this search, ${short}`;
    case "refused":
    case "malformed":
      return `The language model gave no answer I can use, ${short}`;
    case "timeout":
      return `The language model took too long, ${short}`;
    case "resting":
      return `The language model is not answering just now, ${short}`;
    default:
      return `The language model did not answer, ${short}`;
  }
}

/** Every doubt is said; the one that is asked about is said by the question. */
function noticesOf({ doubts, readBy, model }: Interpretation, question: NextQuestion | null): NoticePart[] {
  // A vague word ("newish") is worth asking about, but not worth a remark that nobody can answer.
  const open = doubts.filter((doubt) => !question?.part.text.startsWith(doubt.text) && doubt.kind !== "vague");
  return [
    ...open.map((doubt) => ({ kind: "doubt" as const, text: doubt.text })),
    ...(readBy === "fell-back" ? [{ kind: "fallback" as const, text: fallbackText(model) }] : []),
  ];
}

function whyNow(situation: Situation, question: NextQuestion | null): string {
  const gave = situation.wishes.filter((wish) => wish.adjustment !== null);
  if (gave.length && situation.concession?.by === "method") {
    const names = listed(gave.map((wish) => describeConstraint(wish.constraint)));
    return `No car has everything. ${capitalised(names)} gave way ${describeWhy(situation, gave)}.`;
  }
  return (question?.part.why ?? "") || whyProposed(situation);
}
