import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Doubt } from "@/lib/preferences/preference-reader";
import { isTiedByWeight, listsOnly } from "./choice-facts";
import type { ConversationState, PendingChoice, PendingQuestion } from "./conversation-state";
import { carCount, listed } from "./count-words";
import { toPredicate } from "./effective-wishes";
import type { Offer } from "./offer";
import type { QuestionPart } from "./parts";
import { type Phrasebook, say } from "./phrase";
import { askableSlots, planQuestion } from "./plan-question";
import { questionWords } from "./question-words";
import type { DialogueSettings } from "./settings";
import type { Situation } from "./situation";
import { type SlotChoice, slotChoices, wishFromChoice } from "./slot-question";
import { anyValue } from "./wish-parts";

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

/** Which of two equal wishes to keep, with what each answer brings. Among more than two the card itself asks. */
function decidingQuestion({ situation, state }: QuestionSituation): NextQuestion | null {
  // Where everything is listed, the card asks.
  if (listsOnly(situation.result)) return null;
  const tied = situation.result?.tied ?? [];
  const wishes = new Map(situation.wishes.map((wish) => [wish.constraint.id, wish.constraint]));
  const choices = tied.flatMap((set, index) => {
    const kept = wishes.get(tied[1 - index]?.[0] ?? "");
    const offer = situation.offers.find(
      ({ adjustments }) => adjustments.length === set.length && adjustments.every((each) => set.includes(each.id)),
    );
    if (!offer || !kept) return [];
    return [
      {
        id: offer.id,
        label: describeConstraint(kept),
        edits: [],
        relaxationId: offer.id,
        count: offer.matches,
        detail: changeOf(offer, wishes),
      },
    ];
  });
  if (tied.length !== 2 || tied.some((set) => set.length !== 1) || choices.length !== 2) return null;
  return questionOf(
    {
      id: `decide-${state.turn}`,
      kind: "compare",
      text: "Which would you rather keep?",
      why: isTiedByWeight(situation)
        ? "They weigh the same, and the answer decides which cars you see."
        : "The answer decides which cars you see.",
      choices,
    },
    false,
  );
}

/** "budget becomes up to $24,000" or "any body". */
function changeOf(offer: Offer, wishes: ReadonlyMap<string, Predicate>): string {
  return listed(
    offer.adjustments.flatMap((each) => {
      const wish = wishes.get(each.id);
      if (!wish) return [];
      const label = slotDefinitions[wish.slot].label;
      return [each.to ? `${label} becomes ${describeConstraint({ slot: wish.slot, ...each.to })}` : anyValue(wish)];
    }),
  );
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
