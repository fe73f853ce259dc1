import { describeConstraint, slotTitles } from "@/lib/constraints/describe-constraint";
import type { WishChange } from "@/lib/constraints/edit-wishes";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import type { NextQuestion } from "@/lib/dialogue/asking/asking-question";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { whyProposed } from "@/lib/dialogue/formal/formal-wording";
import { editsOf, type Interpretation } from "@/lib/dialogue/interpretation";
import type { AppliedAct } from "@/lib/dialogue/state/apply-act";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { capitalised, listed, numberWord } from "./count-words";
import { describeSituation, describeWhy } from "./describe-situation";
import type { NoticePart } from "./parts";
import { type Phrasebook, say } from "./phrase";

export interface ReplyFacts {
  interpretation: Interpretation;
  applied: AppliedAct;
  situation: Situation;
  question: NextQuestion | null;
  state: ConversationState;
  book: Phrasebook;
  /** Whether it is said why something gave way. */
  reasons: boolean;
}

export interface Reply {
  text: string;
  notices: NoticePart[];
  /** What "why?" is answered with next time. */
  why: string;
}

/** Puts a turn into words: what was understood and where the search stands; a question brings its own words. Short, from
 * computed facts only. */
export function writeReply(facts: ReplyFacts): Reply {
  const { applied, situation, question, interpretation, state, book, reasons } = facts;
  const sentences = [
    courtesy(interpretation, book),
    interpretation.kind === "aside" ? interpretation.text : "",
    answerToWhy(interpretation, state),
    acknowledge(facts),
    applied.notice ?? "",
    interpretation.kind === "unread" ? (interpretation.gaveUp ?? "") : "",
    worthSaying(facts) ? describeSituation(situation, book, reasons) : "",
    closing(facts),
  ];
  const text = sentences.filter((sentence) => sentence !== "").join(" ");
  return {
    // An act that changes nothing, such as agreeing when nothing gave way, is answered with where the search stands.
    text: text || (question ? "" : describeSituation(situation, book, reasons)),
    notices: noticesOf(interpretation, question),
    why: (reasons ? whyNow(situation, question) : "") || state.lastWhy,
  };
}

/** What was understood and nothing more: for turns in which cars are held back. */
export function writeNote(
  facts: Pick<ReplyFacts, "interpretation" | "applied" | "question" | "state" | "book">,
): Reply {
  const { applied, interpretation, question, state, book } = facts;
  const sentences = [
    courtesy(interpretation, book),
    interpretation.kind === "aside" ? interpretation.text : "",
    interpretation.intents.includes("why-ask") ? (state.question?.why ?? "") : "",
    acknowledge(facts),
    applied.notice ?? "",
    interpretation.kind === "unread" ? (interpretation.gaveUp ?? "") : "",
    closing(facts),
  ];
  return {
    text: sentences.filter((sentence) => sentence !== "").join(" "),
    notices: noticesOf(interpretation, question),
    why: "",
  };
}

function courtesy(interpretation: Interpretation, book: Phrasebook): string {
  const { intents } = interpretation;
  if (intents.includes("greeting") && editsOf(interpretation).length === 0) {
    return say(book, "hello", ["Hello! Tell me what you want in a car.", "Hi! What should your next car be like?"]);
  }
  if (intents.includes("thanks")) return say(book, "thanks", ["You are welcome.", "Glad to help.", "My pleasure."]);
  if (intents.includes("help")) {
    return "Say what you want in your own words, with how much it matters, and change anything on the chips. If no car has it all, I give up what matters least to you and say why.";
  }
  return "";
}

function answerToWhy({ intents }: Interpretation, state: ConversationState): string {
  if (intents.includes("why-ask")) return state.question?.why ?? state.lastWhy;
  if (!intents.includes("why")) return "";
  return state.lastWhy || "So far every wish you named is met, so nothing had to give.";
}

const didWords: WordTable<readonly string[]> = wordTable({
  undo: ["Taken back.", "Undone.", "Back one step."],
  redo: ["Done again.", "Forward again.", "Back in."],
  "start-over": ["Fresh start.", "All wishes are off.", "We begin anew."],
  rewind: ["Back to before that message.", "We go on from there.", "Picked up from that point."],
  agree: ["Good, that stays.", "Fine, settled.", "Then we go on with that."],
});

function acknowledge({
  applied,
  interpretation,
  book,
  state,
}: Pick<ReplyFacts, "applied" | "interpretation" | "book" | "state">): string {
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
  const stopped = interpretation.stopAsking && !state.question ? "No more questions." : "";
  return [said, open, stopped].filter((each) => each !== "").join(" ");
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
      parts.push(say(book, "added", [`Noted, ${text}.`, `${capitalised(text)}, got it.`, `I added ${text}.`]));
    }
  } else if (added.length > 1) {
    const count = numberWord(added.length);
    parts.push(say(book, "added-many", [`${capitalised(count)} wishes noted.`, `I read ${count} wishes.`]));
  }
  if (lockedNow.length)
    parts.push(`${capitalised(listed(lockedNow))} ${lockedNow.length === 1 ? "is" : "are"} locked.`);
  for (const change of others.slice(0, 3)) parts.push(describeChange(change));
  return parts.join(" ");
}

function describeChange({ before, after }: WishChange): string {
  if (!before) return "";
  const label = slotTitles[before.slot];
  if (!after) return `${label} is off the list.`;
  const [was, is] = [describeConstraint(before), describeConstraint(after)];
  if (was !== is) return `${label} is now ${is}, before it was ${was}.`;
  if (before.locked !== after.locked) return `${label} is ${after.locked ? "locked" : "unlocked"}.`;
  if (before.level !== after.level) return `${label} counts as ${after.level} now, not ${before.level}.`;
  return `${label} weighs ${after.weight > before.weight ? "a little more" : "a little less"} now.`;
}

/** A digression such as "thanks" does not need the whole story again. */
function worthSaying({ interpretation, applied }: ReplyFacts): boolean {
  const { intents, doubts } = interpretation;
  const edits = editsOf(interpretation);
  if (applied.notice && applied.changes.length === 0) return false;
  const digression = ["greeting", "thanks", "help", "why", "why-ask"] as const;
  if (digression.some((intent) => intents.includes(intent)) && edits.length === 0) return false;
  if (interpretation.stopAsking) return true;
  return applied.changes.length > 0 || applied.did !== undefined || (doubts.length === 0 && edits.length > 0);
}

function closing({
  applied,
  interpretation,
  question,
  book,
}: Pick<ReplyFacts, "applied" | "interpretation" | "question" | "book">): string {
  // An answer that could not be read is asked for again in the question itself.
  if (interpretation.kind === "aside") return "";
  if (interpretation.kind === "unread" && (interpretation.gaveUp !== null || question)) return "";
  const { intents, doubts, readBy } = interpretation;
  const silent = readBy === undefined || applied.notice || applied.did || intents.length > 0 || doubts.length > 0;
  if (applied.changes.length > 0 || editsOf(interpretation).length > 0 || silent) return "";
  return say(book, "unread", [
    "I could not turn that into a wish. Try a price, a body style, a mileage or a make.",
    "That one I cannot search by. What matters to you: price, size, fuel, drive?",
    "I did not catch a wish in that. For example: “under $30,000, automatic, good mileage”.",
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
