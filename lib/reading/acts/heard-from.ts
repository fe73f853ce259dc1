import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Answer, Heard, Request, WishStance } from "@/lib/reading/heard";
import type { OpenQuestion } from "@/lib/reading/open-question";
import type { SpokenAct } from "./spoken-act";

/** `stated` are the wishes read. */
export function heardFrom(
  acts: readonly SpokenAct[],
  question: OpenQuestion | undefined,
  stated: readonly Edit[] = [],
): Pick<Heard, "edits" | "requests" | "answer" | "stances"> {
  const answer = answerIn(acts) ?? (isAboutQuestion(stated, question) ? ({ kind: "wish" } as const) : undefined);
  return {
    edits: acts.flatMap((each) => (each.act === "state" || each.act === "weigh" ? [each.edit] : [])),
    requests: acts.flatMap((each) => requestOf(each) ?? []),
    stances: acts.flatMap((each) => stanceOf(each) ?? []),
    ...(answer ? { answer } : {}),
  };
}

function answerIn(acts: readonly SpokenAct[]): Answer | undefined {
  const orderings = acts.flatMap((each) => (each.act === "rank" ? [each.ordering] : []));
  if (orderings.length > 0) return { kind: "ordering", orderings };
  for (const each of acts) {
    if (each.act === "choose") return { kind: "choice", id: each.id };
    if (each.act === "accept" && each.of === "question") return { kind: "yes" };
    if (each.act === "refuse" && each.of === "question") return { kind: "no" };
    if (each.act === "handover" && each.of === "question") return { kind: "skip" };
    if (each.act === "answer") return { kind: "unread" };
  }
  return undefined;
}

function requestOf(each: SpokenAct): Request | undefined {
  switch (each.act) {
    case "ask":
      if (each.about === "question") return { kind: "question", question: each.question };
      return { kind: each.about === "something-else" ? "free-question" : each.about };
    case "critique":
      return { kind: "critique", critique: each.critique };
    case "accept":
      return each.of === "proposal" ? { kind: "agree" } : undefined;
    case "refuse":
      return each.of === "proposal" ? { kind: "disagree" } : undefined;
    case "handover":
      if (each.of === "question") return undefined;
      return { kind: each.of === "all-questions" ? "show-now" : "as-before" };
    case "takeback":
      return { kind: each.direction };
    case "restart":
      return { kind: "start-over" };
    case "background":
    case "smalltalk":
      return { kind: each.what };
    default:
      return undefined;
  }
}

function stanceOf(each: SpokenAct): WishStance | undefined {
  if (each.act === "keep") return { kind: "keep", id: each.id };
  return each.act === "give" ? { kind: each.how === "drop" ? "edit" : "release", id: each.id } : undefined;
}

function isAboutQuestion(edits: readonly Edit[], question: OpenQuestion | undefined): boolean {
  if (!question || edits.length === 0) return false;
  return question.slot === undefined || edits.some((edit) => slotOf(edit) === question.slot);
}

function slotOf(edit: Edit): SlotName | undefined {
  if (edit.kind === "add") return edit.constraint.slot;
  return edit.kind === "no-preference" ? edit.slot : undefined;
}
