import { type Constraint, describeConstraint, type Edit, isBound, isExclusion, valuesOf } from "@/lib/constraints";
import type { Answer, Heard, Request, WishStance } from "@/lib/reading/preference-reader";
import { endsAsking, type Question } from "@/lib/reading/questions/question";
import { intentSchema } from "@/lib/reading/reading";
import { reply } from "@/messages/reply";
import { type ActRequest, type Beside, type Deed, editsOf, tapped } from "./act-request";
import { oneProductNoted, withoutAnswer } from "./asking/asking-clarity";
import type { Act } from "./state/act";
import type { ConversationState, PendingChoice, PendingQuestion } from "./state/conversation-state";
import { isGeneral } from "./state/conversation-state";
import { takeAsBefore } from "./state/remembered";
import { takenWith } from "./state/taken-with";
import { listed } from "./wording/count-words";

export function interpretHeard(heard: Heard, state: ConversationState): ActRequest {
  const { doubts, requests, answer, stances, readBy, model, others, isAside } = heard;
  // "Just for me, that's all" answers a general question. Said again, it ends the asking.
  const general = isGeneral(state.question);
  const questions = requests.flatMap(questionIn).filter((each) => !general || !endsAsking(each));
  const critiques = requests.flatMap((each) => (each.kind === "critique" ? [each.critique] : []));
  const handsOver = questions.some(endsAsking);
  if (answer?.kind === "skip") {
    return { ...interpretSkip({ kind: "skip" }, state), readBy, questions, ...(handsOver ? { stopAsking: true } : {}) };
  }
  const deed = deedOf(heard, state);
  const isGivenUp = deed.kind === "unread" && deed.gaveUp !== null;
  const isAnswered = answer !== undefined && answer.kind !== "unread";
  const asked = new Set(requests.map(({ kind }) => kind));
  const beside: Beside = {
    ...{ doubts, stances, readBy, questions },
    intents: requests.flatMap(({ kind }) => intentSchema.safeParse(kind).data ?? []),
    stopAsking: handsOver || (asked.has("show-now") && !general),
    closesQuestion:
      handsOver || general || isGivenUp || isAnswered || (asked.has("as-before") && editsOf(deed).length > 0),
    ...{ model, others, isAside, critiques },
    asksMore: asked.has("ask-more"),
  };
  return { ...beside, ...deed };
}

/** An unplaced question gets an honest reply. */
function questionIn(request: Request): Question[] {
  if (request.kind === "question") return [request.question];
  return request.kind === "free-question" ? [{ ...request, kind: "unknown", topic: "other", products: [] }] : [];
}

function deedOf(heard: Heard, state: ConversationState): Deed {
  const { edits, requests, stances, doubts } = heard;
  // "Okay, what if I didn't need AWD?" only asks.
  const isTried = requests.some((each) => each.kind === "question" && each.question.kind === "whatif");
  const answer = isTried && heard.answer?.kind === "yes" ? undefined : heard.answer;
  const { question } = state;
  const asked = new Set(requests.map(({ kind }) => kind));
  if (asked.has("start-over")) return { kind: "start-over", edits };
  if (asked.has("undo")) return { kind: "step", direction: "undo" };
  if (asked.has("redo")) return { kind: "step", direction: "redo" };
  // "No, make it a wagon" says what instead.
  const choice = answer?.kind === "no" && edits.length > 0 ? undefined : choiceIn(answer, question);
  // Naming what goes decides, even if the question compares other wishes.
  if (state.formal === null && stances.some(({ kind }) => kind !== "keep")) return redirectTo(stances, edits, state);
  const also = { keep: stances.map(({ id }) => id), edits: stances.length > 0 && state.formal === null ? edits : [] };
  // A wish kept in words also rises.
  const isTap = stances.length === 0 || state.formal !== null;
  if (choice && (choice.relaxationId ? isTap : choice.ordering && also.edits.length === 0)) {
    const taken = takenWith(choice);
    return taken.kind === "compare" ? { ...taken, ...also } : taken;
  }
  if (answer?.kind === "ordering") return { kind: "compare", orderings: answer.orderings, ...also };
  if (stances.length > 0 && state.formal === null) return redirectTo(stances, edits, state);
  if (state.offer?.length && (asked.has("agree") || (answer?.kind === "yes" && edits.length === 0)))
    return { kind: "edit", edits: [...state.offer, ...edits] };
  // An edit settles nothing: "OK, but nothing before 2022".
  const canSettle = edits.length === 0 && (state.concession !== null || state.formal?.status === "open");
  if (canSettle && asked.has("agree")) return { kind: "settle", answer: "agree" };
  const taken =
    edits.length === 0 && question?.kind === "compare" && asked.has("agree") ? question.ifSkipped : undefined;
  if (taken) return { kind: "take", relaxationId: taken, orderings: [], skipped: false };
  if (canSettle && asked.has("disagree")) return { kind: "settle", answer: "disagree" };
  const meant = choice ? choice.edits : edits;
  const aside = asideTo(requests, meant, state) ?? asideAgain(heard, meant, state);
  if (aside) return { kind: "aside", oneProduct: asked.has("one-product"), ...aside };
  if (question && answer?.kind === "no" && meant.length + doubts.length + requests.length === 0)
    return { kind: "unread", gaveUp: withoutAnswer(question) };
  if (question && answer?.kind === "unread" && requests.flatMap(questionIn).length === 0)
    return { kind: "unread", gaveUp: question.rung ? withoutAnswer(question) : null };
  return { kind: "edit", edits: meant };
}

/** Naming what stays drops the other wish, even a locked one. */
function redirectTo(stances: readonly WishStance[], edits: readonly Edit[], { wishes }: ConversationState): Deed {
  // The last word on a wish counts: "between year and price, let the price go".
  const said = new Map(stances.map(({ kind, id }) => [id, kind]));
  const idsOf = (kind: WishStance["kind"]) => [...said].flatMap(([id, each]) => (each === kind ? [id] : []));
  const [keep, over] = [idsOf("keep"), idsOf("edit")];
  const dropped = wishes.constraints.filter((each) => keep.length > 0 && edits.some((edit) => drops(edit, each)));
  const give = [...new Set([...idsOf("release"), ...dropped.flatMap(({ id }) => (said.has(id) ? [] : [id]))])];
  const unlocked = wishes.constraints.flatMap(({ id, locked }): Edit[] =>
    locked && [...give, ...over].includes(id) ? [{ kind: "lock", id, locked: false }] : [],
  );
  // "It needn't be a Lexus, Toyota or Honda is fine" changes the wish.
  const isChanged = (id: string) => edits.some((edit) => edit.kind === "change" && edit.id === id);
  const gone = over.flatMap((id): Edit[] => (isChanged(id) ? [] : [{ kind: "remove", id }]));
  const spoken = wishes.constraints.filter(({ id }) => keep.includes(id) || give.includes(id));
  const others = edits.filter(
    (edit) => !spoken.some((each) => drops(edit, each) || (keep.includes(each.id) && turnsFrom(edit, each))),
  );
  const all = [...unlocked, ...gone, ...others];
  return give.length + keep.length > 0 ? { kind: "redirect", keep, give, edits: all } : { kind: "edit", edits: all };
}

function drops(edit: Edit, { id, slot }: Constraint): boolean {
  return (edit.kind === "remove" && edit.id === id) || (edit.kind === "no-preference" && edit.slot === slot);
}

/** "Four cylinders? No. Put the V6 back." */
function turnsFrom(edit: Edit, { id, op, value }: Constraint): boolean {
  const isOther = edit.kind === "change" && edit.id === id && !isBound(op) && !isExclusion(op);
  return isOther && !valuesOf(edit.value).some((each) => valuesOf(value).includes(each));
}

function choiceIn(answer: Answer | undefined, question: PendingQuestion | null): PendingChoice | undefined {
  if (answer?.kind === "choice") return question?.choices.find(({ id }) => id === answer.id);
  if (answer?.kind === "yes") return question?.choices[0];
  return answer?.kind === "no" ? question?.choices[1] : undefined;
}

function asideTo(requests: readonly Request[], edits: readonly Edit[], state: ConversationState) {
  const first = requests.find(({ kind }) => kind === "as-before" || kind === "one-product");
  if (first?.kind === "one-product") return { text: oneProductNoted, edits };
  return first && takeAsBefore(state);
}

/** "I said a hatchback" changes nothing, but the shopper wants to hear it. */
function asideAgain(
  { again = [], requests, answer, stances, doubts }: Heard,
  edits: readonly Edit[],
  { wishes, concession }: ConversationState,
) {
  const isMore = edits.length + requests.length + stances.length + doubts.length > 0 || concession !== null;
  if (isMore || (answer && answer.kind !== "unread")) return undefined;
  const said = wishes.constraints.filter(({ id }) => again.includes(id)).map(describeConstraint);
  return said.length > 0 ? { text: reply.again({ wishes: listed(said), count: said.length }), edits } : undefined;
}

export function openQuestion({ question }: Pick<ConversationState, "question">, id: string): PendingQuestion | null {
  return question?.id === id ? question : null;
}

export function interpretSkip(act: Extract<Act, { kind: "skip" }>, state: ConversationState): ActRequest {
  const question = act.questionId ? openQuestion(state, act.questionId) : state.question;
  const beside = { ...tapped, stopAsking: act.all ?? false, closesQuestion: true, shrugs: question !== null };
  if (question?.ifSkipped) {
    return { ...beside, kind: "take", relaxationId: question.ifSkipped, orderings: [], skipped: true };
  }
  const slot = question?.kind === "slot" ? question.slot : undefined;
  return { ...beside, kind: "edit", edits: slot && !act.all ? [{ kind: "no-preference", slot }] : [] };
}
