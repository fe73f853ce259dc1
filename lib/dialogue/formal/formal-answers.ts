import { type Constraint, type Edit, isBound, type Predicate } from "@/lib/constraints";
import { type ActRequest, editsOf } from "@/lib/dialogue/act-request";
import type { Act } from "@/lib/dialogue/state/act";
import type { FormalLoop } from "@/lib/dialogue/state/conversation-state";
import type { RepairAnswer } from "@/lib/relaxation/formal/formal-repair";

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
