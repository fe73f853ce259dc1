import { type AskAction, type AskCase, type AskState, afterAsking } from "./ask-case";
import { type AskPolicy, actionsIn, chanceOf, drawAction, sameAction } from "./ask-policy";

/** Thresholds that ADAPT leaves open. */
export interface ReflectionSettings {
  /** Minimum gain in the teacher act's likelihood. */
  worthAsking: number;
  /** The teacher's act wins below this margin. */
  closeEnough: number;
}

export type Branch = "same" | "preferred" | "question" | "close" | "none";

export type ReflectedChoice = { state: AskState; chosen: AskAction; rejected: AskAction };

export interface Reflection {
  branch: Branch;
  choice: ReflectedChoice | null;
  /** By its answer, and by the question alone as in the paper. */
  gain: { byAnswer: number; byQuestion: number };
}

export function teacherAction(one: AskCase): AskAction {
  return { kind: "act", wish: one.target };
}

/** ADAPT's branches: same act, teacher's act likelier, question worth it, teacher's act close, none. */
export function reflect(
  student: AskPolicy,
  state: AskState,
  did: AskAction,
  { worthAsking, closeEnough }: ReflectionSettings,
): Reflection {
  const teacher = teacherAction(state.one);
  const none = { byAnswer: 0, byQuestion: 0 };
  if (sameAction(did, teacher)) return { branch: "same", choice: null, gain: none };
  const now = chanceOf(student, state, teacher);
  const lead = chanceOf(student, state, did) - now;
  const asked = bestQuestion(student, state, teacher);
  const gain = asked ? { byAnswer: asked.byAnswer - now, byQuestion: asked.byQuestion - now } : none;
  const choose = (chosen: AskAction, branch: Branch): Reflection => {
    if (sameAction(chosen, did)) return { branch: "same", choice: null, gain };
    return { branch, choice: { state, chosen, rejected: did }, gain };
  };
  if (lead < 0) return choose(teacher, "preferred");
  if (asked && gain.byAnswer > worthAsking) return choose(asked.action, "question");
  if (lead < closeEnough) return choose(teacher, "close");
  return { branch: "none", choice: null, gain };
}

function bestQuestion(student: AskPolicy, state: AskState, teacher: AskAction) {
  let best: { action: AskAction; byAnswer: number; byQuestion: number } | null = null;
  for (const { action } of actionsIn(state)) {
    if (action.kind !== "ask") continue;
    const byAnswer = chanceOf(student, afterAsking(state, action.wish), teacher);
    // The question alone leaves the belief unchanged.
    const unanswered = {
      one: { ...state.one, wishes: state.one.wishes.map((each) => ({ ...each, after: each.before })) },
      asked: state.asked,
    };
    const byQuestion = chanceOf(student, afterAsking(unanswered, action.wish), teacher);
    if (!best || byAnswer > best.byAnswer) best = { action, byAnswer, byQuestion };
  }
  return best;
}

/** The last action gives up a wish. */
export function rollOut(policy: AskPolicy, one: AskCase, random: () => number) {
  const steps: { state: AskState; action: AskAction }[] = [];
  let state: AskState = { one, asked: new Set() };
  for (;;) {
    const action = drawAction(policy, state, random);
    steps.push({ state, action });
    if (action.kind === "act") return steps;
    state = afterAsking(state, action.wish);
  }
}
