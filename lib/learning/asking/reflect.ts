import { type AskPoint, type AskPolicy, chanceOf, recommend } from "./ask-policy";

/** Thresholds that ADAPT leaves open. */
export interface ReflectionSettings {
  /** Minimum gain in the teacher act's likelihood. */
  worthAsking: number;
  /** The teacher's act wins below this margin. */
  closeEnough: number;
}

export const branches = ["same", "preferred", "question", "close", "none"] as const;
export type Branch = (typeof branches)[number];

/** The chosen step and the student's own. */
export type ReflectedChoice = { point: AskPoint; chosen: string; rejected: string };

export interface Reflection {
  branch: Branch;
  choice: ReflectedChoice | null;
  /** By its answer, and by the question alone as in the paper. */
  gain: { byAnswer: number; byQuestion: number };
}

/**
 * The teacher recommends what meets most wishes, because it was told all. ADAPT's likelihood of an act is the
 * mean over its tokens. Here the wishes are the tokens: the student says the right thing about those it meets.
 */
function teacherLikelihood(student: AskPolicy, point: AskPoint): number {
  return chanceOf(student, point, recommend) * point.met;
}

/** Most tokens of a question follow from asking at all, so its likelihood is the chance of any. */
function ownLikelihood(student: AskPolicy, point: AskPoint, did: string): number {
  const recommends = chanceOf(student, point, recommend);
  return did === recommend ? recommends : 1 - recommends;
}

/** ADAPT's branches in its order: same act, teacher's act likelier, question worth it, teacher's act close, none. */
export function reflect(student: AskPolicy, point: AskPoint, did: string, settings: ReflectionSettings): Reflection {
  const { worthAsking, closeEnough } = settings;
  const isSame = point.met === 1;
  if (did === recommend && isSame) return { branch: "same", choice: null, gain: { byAnswer: 0, byQuestion: 0 } };
  const now = teacherLikelihood(student, point);
  const lead = ownLikelihood(student, point, did) - now;
  const asked = bestQuestion(student, point);
  const gain = { byAnswer: (asked?.byAnswer ?? now) - now, byQuestion: (asked?.byQuestion ?? now) - now };
  const choose = (chosen: string, branch: Branch): Reflection => {
    // Recommending something else is no other step of a policy that only asks or stops.
    if (chosen === did) return { branch: chosen === recommend ? branch : "same", choice: null, gain };
    return { branch, choice: { point, chosen, rejected: did }, gain };
  };
  if (lead < 0) return choose(recommend, "preferred");
  if (asked && gain.byAnswer > worthAsking) return choose(asked.key, "question");
  if (lead < closeEnough) return choose(recommend, "close");
  return { branch: "none", choice: null, gain };
}

function bestQuestion(student: AskPolicy, point: AskPoint) {
  const tried = point.actions
    .filter(({ key }) => key !== recommend)
    .map(({ key }) => ({ key, byAnswer: teacherLikelihood(student, point.after(key)) }));
  if (tried.length === 0) return null;
  const best = tried.reduce((ahead, each) => (each.byAnswer > ahead.byAnswer ? each : ahead));
  return { ...best, byQuestion: teacherLikelihood(student, point.unanswered(best.key)) };
}
