import { type AskAction, type AskCase, type AskState, afterAsking } from "./ask-case";
import { type AskPolicy, actionsIn, chanceOf, drawAction, sameAction } from "./ask-policy";

/** When a question is worth it, and how far off the teacher's act may be (ADAPT leaves both open). */
export interface ReflectionSettings {
  /** A question is chosen when its answer makes the teacher's act likelier by more than this. */
  worthAsking: number;
  /** The teacher's act is chosen when the student's is likelier by less than this. */
  closeEnough: number;
}

/** What became of one step of a student's run. */
export type Branch = "same" | "preferred" | "question" | "close" | "none";

/** One choice to train on: what was better than what the student did. */
export interface ReflectedChoice {
  state: AskState;
  chosen: AskAction;
  rejected: AskAction;
}

export interface Reflection {
  branch: Branch;
  choice: ReflectedChoice | null;
  /** Gain of the best question by its answer, and by the question alone as the paper has it. */
  gain: { byAnswer: number; byQuestion: number };
}

/** The act of one who knows what matters. */
export function teacherAction(one: AskCase): AskAction {
  return { kind: "act", wish: one.target };
}

/**
 * Reflection of one step, branches in the order of ADAPT: nothing where student and teacher agree; the teacher's act
 * where the student itself finds it likelier than its own; the question whose answer brings the teacher's act near, where
 * that is worth more than the first threshold; the teacher's act where it is close under the second; else nothing.
 */
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

/** The question after whose answer the teacher's act is likeliest. */
function bestQuestion(student: AskPolicy, state: AskState, teacher: AskAction) {
  let best: { action: AskAction; byAnswer: number; byQuestion: number } | null = null;
  for (const { action } of actionsIn(state)) {
    if (action.kind !== "ask") continue;
    const byAnswer = chanceOf(student, afterAsking(state, action.wish), teacher);
    // The question alone tells nothing: the wish counts as asked about and is believed what it was.
    const unanswered = {
      one: { ...state.one, wishes: state.one.wishes.map((each) => ({ ...each, after: each.before })) },
      asked: state.asked,
    };
    const byQuestion = chanceOf(student, afterAsking(unanswered, action.wish), teacher);
    if (!best || byAnswer > best.byAnswer) best = { action, byAnswer, byQuestion };
  }
  return best;
}

/** One run of a policy: what it did in which state; the last action gives a wish up. */
export function rollOut(
  policy: AskPolicy,
  one: AskCase,
  random: () => number,
): { state: AskState; action: AskAction }[] {
  const steps: { state: AskState; action: AskAction }[] = [];
  let state: AskState = { one, asked: new Set() };
  for (;;) {
    const action = drawAction(policy, state, random);
    steps.push({ state, action });
    if (action.kind === "act") return steps;
    state = afterAsking(state, action.wish);
  }
}
