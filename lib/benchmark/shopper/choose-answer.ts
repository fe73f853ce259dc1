import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import { slotTitles } from "@/lib/constraints/describe-constraint";
import { type SlotName, slotNames } from "@/lib/constraints/slot-name";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart, RelaxationPart } from "@/lib/dialogue/wording/parts";
import type { PersonaKnowledge } from "./persona-knowledge";

/** Takes the choice that gives up what is minded least; for a clarification, the one that names a value it knows. */
export function chooseAnswer(knowledge: PersonaKnowledge, question: QuestionPart): Act {
  const skip: Act = { kind: "skip", questionId: question.id };
  if (question.kind === "clarify") {
    const meant = question.choices.find(({ label }) => knowledge.wishes.some(({ value }) => sameWords(label, value)));
    return meant ? { kind: "answer", questionId: question.id, choices: [meant.id] } : skip;
  }
  const least = leastMinded(knowledge, question.choices, ({ detail }) => slotsNamed(detail ?? ""));
  return least ? { kind: "compare", questionId: question.id, keep: least.id } : skip;
}

/**
 * Answers a card that asks: takes the alternative that gives up what is minded least, agrees to a proposal only when
 * nothing is minded less, unlocks what is minded least. `null` where the card only tells.
 */
export function answerCard(knowledge: PersonaKnowledge, card: RelaxationPart): Act | null {
  switch (card.state) {
    case "undecided":
    case "listed": {
      const least = leastMinded(knowledge, card.alternatives, ({ changes }) =>
        changes.flatMap(({ label }) => slotsTitled(label)),
      );
      return least ? { kind: "choose-relaxation", relaxationId: least.id } : null;
    }
    case "proposed": {
      const given = lossOf(
        knowledge,
        card.gaveWay.flatMap(({ id }) => slotOfId(id)),
      );
      const least = Math.min(...knowledge.wishes.map(({ importance }) => importance));
      return { kind: given <= least ? "agree" : "disagree" };
    }
    case "locked-conflict": {
      const least = leastMinded(knowledge, card.conflict, ({ id }) => slotOfId(id));
      return least ? { kind: "unlock", id: least.id } : null;
    }
    default:
      return null;
  }
}

function leastMinded<T>(
  knowledge: PersonaKnowledge,
  options: readonly T[],
  givesUp: (option: T) => SlotName[],
): T | null {
  let best: { option: T; loss: number } | null = null;
  for (const option of options) {
    const loss = lossOf(knowledge, givesUp(option));
    if (!best || loss < best.loss) best = { option, loss };
  }
  return best?.option ?? null;
}

/** How much the shopper minds losing its wishes on some slots. */
function lossOf({ wishes }: PersonaKnowledge, slots: readonly SlotName[]): number {
  return slots.reduce((sum, slot) => sum + (wishes.find((wish) => wish.slot === slot)?.importance ?? 0), 0);
}

/** "budget becomes up to $27,700 and any body" names budget and body. */
function slotsNamed(detail: string): SlotName[] {
  return slotNames.filter((slot) => {
    const { label, any = `any ${label}` } = slotDefinitions[slot];
    return detail.includes(`${label} becomes`) || new RegExp(`\\b${any}\\b`).test(detail);
  });
}

function slotsTitled(label: string): SlotName[] {
  const said = label.toLowerCase();
  return slotNames.filter((slot) => [slotTitles[slot].toLowerCase(), slotDefinitions[slot].label].includes(said));
}

/** A wish's id starts with its slot. */
function slotOfId(id: string): SlotName[] {
  return slotNames.filter((slot) => id.startsWith(`${slot}:`));
}

function sameWords(label: string, value: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, " ")
      .trim();
  return plain(label).includes(plain(value)) || plain(value).includes(plain(label));
}
