import { countSatisfying, fullMask } from "@/lib/catalog/catalog-reader";
import { type Constraint, describeConstraint, type Edit, isBound, type Predicate } from "@/lib/constraints";
import { type ActRequest, editsOf, wholeSearch, withEdits } from "@/lib/dialogue/act-request";
import type { Act } from "@/lib/dialogue/state/act";
import { applyAct } from "@/lib/dialogue/state/apply-act";
import type { ConversationState, FormalLoop } from "@/lib/dialogue/state/conversation-state";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { type AppliedAct, remember, standingTranscript } from "@/lib/dialogue/state/history";
import { spokenIn } from "@/lib/dialogue/state/turn-after";
import type { TurnInput } from "@/lib/dialogue/turn-context";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answerRepair, type RepairAnswer, suggested, takeIn } from "@/lib/relaxation/formal/formal-repair";
import { reply } from "@/messages/reply";
import type { LoopQuestion } from "./formal-loop";
import { agreedIn, assessFormal, currentLoop, lockedTests, openLoop, toLoop, toRepair } from "./formal-loop";

export type FormalTurn = Pick<TurnInput, "catalog" | "settings" | "state" | "act" | "agents">;

/** Plays a turn: answer or edit, solve, then open, continue or close the loop. */
export async function playFormal(turn: FormalTurn, interpretation: ActRequest) {
  const before = await answerOrApply(turn, interpretation);
  const { constraints } = before.state.wishes;
  const question: LoopQuestion = { ...turn, constraints };
  const soft = constraints.filter((each) => !each.locked).map(toPredicate);
  const lattice = await turn.catalog.lattice(lockedTests(question), soft);
  const isNeeded = lattice.sliceSize > 0 && countSatisfying(lattice, fullMask(lattice)) === 0;
  const formal = isNeeded ? (currentLoop(before.state) ?? (await openLoop(question, before.state.formal))) : null;
  const looped = { ...before.state, formal, concession: agreedIn(formal) };
  const isBack = wholeSearch.has(interpretation.kind);
  const applied = { ...before, state: isBack ? looped : await withAgentsChoice(turn, looped) };
  return { applied, situation: await assessFormal(turn, applied.state, turn.state.formal) };
}

async function answerOrApply(turn: FormalTurn, interpretation: ActRequest): Promise<AppliedAct> {
  const { state, act, settings } = turn;
  const { constraints } = state.wishes;
  const loop = currentLoop(state);
  if (!loop || wholeSearch.has(interpretation.kind)) return applyAct(state, interpretation, [], settings);
  if (interpretation.kind === "take") return takeOffer(turn, loop, interpretation);
  const { answers, rest } = answersTo(interpretation, { act, loop, constraints });
  if (answers.length === 0) return applyAct(state, withEdits(interpretation, rest), [], settings);
  if (rest.length > 0) {
    const taken = answers.reduce(takeIn, toRepair(loop, { ...turn, constraints }));
    const formal = toLoop(taken, loop.asked);
    const applied = applyAct(state, withEdits(interpretation, rest), [], settings);
    return { ...applied, state: { ...applied.state, formal }, events: [...applied.events, answerEvent(answers)] };
  }
  const question: LoopQuestion = { ...turn, constraints };
  const repair = await answerRepair(turn.catalog, lockedTests(question), toRepair(loop, question), ...answers);
  const next = remember(state);
  const open = interpretation.closesQuestion ? null : state.question;
  return {
    state: { ...next, question: open, formal: toLoop(repair, loop.asked) },
    changes: [],
    events: [answerEvent(answers)],
    did: "propose",
    said: acknowledged(answers, constraints),
  };
}

function answerEvent(answers: readonly RepairAnswer[]): AppliedAct["events"][number] {
  return { name: "relaxation-answer", data: { answers: [...answers] } };
}

async function takeOffer(turn: FormalTurn, loop: FormalLoop, interpretation: ActRequest): Promise<AppliedAct> {
  const { state, settings } = turn;
  const { offers } = await assessFormal(turn, state);
  const applied = applyAct(state, interpretation, offers, settings);
  const chosen = applied.state.concession;
  if (applied.did !== "choose" || !chosen) return applied;
  const { end: _end, ...rest } = loop;
  const formal: FormalLoop = { ...rest, status: "solved", changes: chosen.adjustments, conflict: [], proposals: [] };
  return { ...applied, state: { ...applied.state, formal } };
}

/** Each new round, a model may pick which candidate is suggested. */
async function withAgentsChoice(turn: FormalTurn, state: ConversationState): Promise<ConversationState> {
  const { formal } = state;
  const before = turn.state.formal;
  const isNew = formal?.status === "open" && (formal.asked !== before?.asked || formal.round !== before.round);
  if (!turn.agents || !formal || !isNew) return state;
  const conversation = [...standingTranscript(state), ...spokenIn(turn.act, turn.state.turn)];
  const repair = toRepair(formal, { ...turn, constraints: state.wishes.constraints });
  const place = await turn.agents.chooseRepair(repair, { conversation, spent: turn.state });
  return place === null ? state : { ...state, formal: toLoop(suggested(repair, place), formal.asked) };
}

function acknowledged(answers: readonly RepairAnswer[], constraints: readonly Constraint[]) {
  const named = (kind: RepairAnswer["kind"]) =>
    answers.flatMap((each) =>
      each.kind === kind && "id" in each ? (constraints.find(({ id }) => id === each.id) ?? []) : [],
    );
  const kept = named("keep").map(describeConstraint);
  const freed = named("release").map(describeConstraint);
  const has = (kind: RepairAnswer["kind"]) => answers.some((each) => each.kind === kind);
  if (has("edit")) return { key: "own-change", variants: reply.formal.ownChange };
  if (kept.length > 0) return { key: "limit", variants: reply.formal.limit({ wishes: listed(kept) }) };
  if (freed.length > 0) return { key: "freed", variants: reply.formal.freed({ wishes: listed(freed) }) };
  if (has("agree")) return { key: "agree", variants: reply.formal.agree };
  return { key: "refused", variants: reply.formal.notThat };
}

interface LoopContext {
  act: Act;
  loop: FormalLoop;
  constraints: readonly Constraint[];
}

/** Reads an act as answers in the loop (Hao et al., arXiv 2404.11891, mechanism 7). A chip's edit stays an edit. */
export function answersTo(interpretation: ActRequest, context: LoopContext): { answers: RepairAnswer[]; rest: Edit[] } {
  const { act, loop } = context;
  const edits = editsOf(interpretation);
  if (act.kind === "unlock" && loop.limits.includes(act.id)) {
    const ids = [act.id, act.also].flatMap((id) => (id !== undefined && loop.limits.includes(id) ? [id] : []));
    return { answers: ids.map((id) => ({ kind: "release", id })), rest: [] };
  }
  if (loop.status === "open" && interpretation.kind === "settle") {
    return { answers: [{ kind: interpretation.answer }], rest: [] };
  }
  if (act.kind !== "words") return { answers: [], rest: [...edits] };
  const answers: RepairAnswer[] = [...interpretation.stances];
  const rest: Edit[] = [];
  for (const edit of edits) {
    const own = ownAnswers(edit, context);
    if (own) answers.push(...own.filter(({ kind, id }) => !answers.some((each) => sameAs(each, kind, id))));
    else if (!isWeighingOfLimit(edit, edits)) rest.push(edit);
  }
  return { answers: withoutContradiction(answers), rest };
}

type AnswerAbout = Exclude<RepairAnswer, { kind: "agree" | "disagree" }>;

function sameAs(answer: RepairAnswer, kind: RepairAnswer["kind"], id: string): boolean {
  return answer.kind === kind && "id" in answer && answer.id === id;
}

/** `null` for an ordinary edit. */
function ownAnswers(edit: Edit, { constraints }: LoopContext): AnswerAbout[] | null {
  const soft = (id: string) => constraints.find((each) => each.id === id && !each.locked);
  if (edit.kind === "lock" && soft(edit.id)) return [{ kind: edit.locked ? "keep" : "release", id: edit.id }];
  if (edit.kind === "remove" && soft(edit.id)) return [{ kind: "edit", id: edit.id }];
  if (edit.kind === "no-preference") {
    const dropped = constraints.filter((each) => each.slot === edit.slot && !each.locked);
    return dropped.length > 0 ? dropped.map(({ id }) => ({ kind: "edit", id })) : null;
  }
  if (edit.kind !== "change" && edit.kind !== "add") return null;
  const wish = soft(edit.kind === "add" ? edit.constraint.id : edit.id);
  if (!wish) return null;
  const to = edit.kind === "add" ? edit.constraint : { op: edit.op ?? wish.op, value: edit.value };
  const isCounter = to.op === wish.op ? !isTighter(wish, to) : !isBound(wish.op) && !isBound(to.op);
  return isCounter ? [{ kind: "edit", id: wish.id, to: { op: to.op, value: to.value } }] : null;
}

/** A tighter bound is a new wish, not a concession. */
function isTighter(wish: Predicate, { op, value }: Pick<Predicate, "op" | "value">): boolean {
  if (op === ">=") return Number(value) > Number(wish.value);
  return op === "<=" && Number(value) < Number(wish.value);
}

/** The reader also raises the weight for "the year must not change". Only the limit counts here. */
function isWeighingOfLimit(edit: Edit, edits: readonly Edit[]): boolean {
  return edit.kind === "weigh" && edits.some((each) => each.kind === "lock" && each.id === edit.id);
}

/** A new value lifts the wish's limit. */
function withoutContradiction(answers: readonly RepairAnswer[]): RepairAnswer[] {
  const edited = new Set(answers.flatMap((each) => (each.kind === "edit" ? [each.id] : [])));
  const lifted = [...edited].map((id): RepairAnswer => ({ kind: "release", id }));
  return [...lifted, ...answers.filter((each) => !(each.kind === "keep" && edited.has(each.id)))];
}
