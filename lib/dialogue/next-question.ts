import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Doubt } from "@/lib/preferences/preference-reader";
import type { ConversationState, PendingChoice, PendingQuestion } from "./conversation-state";
import { carCount } from "./count-words";
import { toPredicate } from "./effective-wishes";
import type { QuestionPart } from "./parts";
import { type Phrasebook, say } from "./phrase";
import { askableSlots, planQuestion } from "./plan-question";
import { questionWords } from "./question-words";
import type { DialogueSettings } from "./settings";
import type { Situation } from "./situation";
import { type SlotChoice, slotChoices, wishFromChoice } from "./slot-question";

/** A question to put, with what the browser shows of it. */
export interface NextQuestion {
  pending: PendingQuestion;
  part: QuestionPart;
}

export interface QuestionSituation {
  situation: Situation;
  state: ConversationState;
  settings: DialogueSettings;
  catalog: CatalogReader;
  doubts: readonly Doubt[];
  book: Phrasebook;
  /** The slot question that was open and that this act did not touch: it stays open. */
  reopen: PendingQuestion | null;
}

/**
 * The one question worth asking next: first what could not be read, then which of two equal wishes to keep, then
 * the slot that rules out most. Which lock to open is asked on the card that names the conflict. `null` when no answer would help.
 */
export async function nextQuestion(question: QuestionSituation): Promise<NextQuestion | null> {
  const doubt = question.doubts.find((each) => each.options.length > 0 && isWorthAsking(each, question));
  if (doubt) return clarifyQuestion(doubt, question);
  switch (question.situation.kind) {
    case "undecided":
      return decidingQuestion(question);
    case "free":
      return slotQuestion(question);
    default:
      return null;
  }
}

function questionOf(
  base: Omit<PendingQuestion, "choices"> & { choices: (PendingChoice & { count: number; detail?: string })[] },
  multiple: boolean,
): NextQuestion {
  const { choices, ...rest } = base;
  return {
    pending: { ...rest, choices: choices.map(({ count: _count, detail: _detail, ...choice }) => choice) },
    part: {
      ...rest,
      multiple,
      choices: choices.map(({ id, label, count, detail }) => ({ id, label, count, ...(detail ? { detail } : {}) })),
    },
  };
}

/** A doubt about something that was read all the same can wait while a decision is open. */
function isWorthAsking({ slot }: Doubt, { state, situation }: QuestionSituation): boolean {
  const isRead = slot !== undefined && state.wishes.constraints.some((constraint) => constraint.slot === slot);
  return !isRead || situation.kind === "free";
}

async function clarifyQuestion(doubt: Doubt, { state, catalog }: QuestionSituation): Promise<NextQuestion> {
  const counts = await Promise.all(
    doubt.options.map(({ edits }) =>
      catalog.count(applyEdits(state.wishes, edits).wishes.constraints.map(toPredicate)),
    ),
  );
  return questionOf(
    {
      id: `clarify-${state.turn}`,
      kind: "clarify",
      ...(doubt.slot ? { slot: doubt.slot } : {}),
      text: doubt.text,
      why: `I could not tell what “${doubt.quote}” should mean for the search.`,
      choices: doubt.options.map((option, index) => ({
        id: `${index}`,
        label: option.label,
        edits: option.edits,
        count: counts[index] ?? 0,
      })),
    },
    false,
  );
}

function decidingQuestion({ situation, state }: QuestionSituation): NextQuestion | null {
  const tied = situation.result?.tied ?? [];
  const wishes = new Map(situation.wishes.map((wish) => [wish.constraint.id, wish.constraint]));
  const choices = situation.offers.flatMap((offer) => {
    const members = offer.adjustments.map((each) => each.id);
    const isTied = tied.some((set) => set.length === members.length && set.every((id) => members.includes(id)));
    if (!isTied) return [];
    const given = members.flatMap((id) => wishes.get(id) ?? []);
    const kept = tied
      .filter((set) => !set.every((id) => members.includes(id)))
      .flat()
      .flatMap((id) => wishes.get(id) ?? [])
      .filter((constraint) => !members.includes(constraint.id));
    const label =
      tied.length === 2 && kept.length === 1
        ? describeConstraint(kept[0] as Predicate)
        : `Give up ${given.map((constraint) => describeConstraint(constraint)).join(" and ")}`;
    return [
      { id: offer.id, label, edits: [], relaxationId: offer.id, count: offer.matches, detail: changeOf(offer, wishes) },
    ];
  });
  if (choices.length < 2) return null;
  const keeping = tied.length === 2 && choices.every((choice) => !choice.label.startsWith("Give up "));
  return questionOf(
    {
      id: `decide-${state.turn}`,
      kind: "compare",
      text: keeping ? "Which would you rather keep?" : "Which could you give up most easily?",
      why: "They weigh the same, and the answer decides which cars you see.",
      choices,
    },
    false,
  );
}

function changeOf(offer: Situation["offers"][number], wishes: ReadonlyMap<string, Predicate>): string {
  const changes = offer.adjustments.map((each) => {
    const wish = wishes.get(each.id);
    if (!wish) return "";
    const label = slotDefinitions[wish.slot].label;
    return each.to ? `${label} becomes ${describeConstraint({ slot: wish.slot, ...each.to })}` : `any ${label}`;
  });
  return `${changes.join(", ")}: ${carCount(offer.matches)}`;
}

async function slotQuestion(question: QuestionSituation): Promise<NextQuestion | null> {
  const { situation, state, settings, catalog } = question;
  const settled = new Set<SlotName>([
    ...state.wishes.constraints.map((constraint) => constraint.slot),
    ...state.wishes.noPreference,
  ]);
  if (state.stopAsking || settings.asking === "never") return null;
  const open = question.reopen?.slot;
  if (question.reopen && open && !settled.has(open)) {
    const [distribution] = await catalog.distributions([{ where: situation.shown, slot: open }]);
    const choices = distribution ? slotChoices(distribution, situation.total) : [];
    if (choices.length > 1) return askSlot(open, choices, question, question.reopen);
  }
  if (state.asked.length >= settings.questionBudget) return null;
  const slots = askableSlots(state.asked, settled);
  const distributions = await catalog.distributions(slots.map((slot) => ({ where: situation.shown, slot })));
  const plan = planQuestion({
    settings,
    stopAsking: state.stopAsking,
    asked: state.asked,
    settled,
    total: situation.total,
    distributions,
  });
  return plan ? askSlot(plan.slot, plan.choices, question) : null;
}

function askSlot(
  slot: SlotName,
  choices: readonly SlotChoice[],
  { situation, state, book }: QuestionSituation,
  asBefore?: PendingQuestion,
): NextQuestion {
  return questionOf(
    {
      id: asBefore?.id ?? `slot-${slot}-${state.turn}`,
      kind: "slot",
      slot,
      text: asBefore?.text ?? say(book, `ask-${slot}`, questionWords[slot]),
      why: `Of the ${carCount(situation.total)} left, your answer about ${slotDefinitions[slot].label} narrows it down most.`,
      choices: choices.map((choice) => ({
        id: choice.id,
        label: choice.label,
        edits: [{ kind: "add" as const, constraint: wishFromChoice(choice.predicate) }],
        count: choice.count,
      })),
    },
    choices.every((choice) => choice.predicate.op === "==" || choice.predicate.op === "in"),
  );
}
