import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart, RelaxationPart } from "@/lib/dialogue/wording/parts";
import { givesLightestFirst, leastMinded, slotsOfId } from "./hidden-order";
import type { KnownWish } from "./persona-knowledge";
import type { ShopperCharacter } from "./profile";
import { slips } from "./profile";
import { asksMeaning, isNo, isYesOrNo, plainly, saysYes } from "./yes-or-no";

export function chooseAnswer(character: ShopperCharacter, question: QuestionPart): Act {
  const { id: questionId, kind, choices } = question;
  const { wishes } = character.knowledge;
  const take = (choice: { id: string } | null | undefined): Act => {
    if (!choice) return { kind: "skip", questionId };
    return kind === "compare"
      ? { kind, questionId, keep: choice.id }
      : { kind: "answer", questionId, choices: [choice.id] };
  };
  if (isYesOrNo(question)) {
    const yes = answersYes(character, question);
    return take(choices.find((choice) => isNo(choice) !== yes));
  }
  if (kind === "clarify") return take(choices.find(({ label }) => wishes.some((wish) => isMeant(wish, label))));
  return take(leastMinded(character, choices));
}

function answersYes({ knowledge, profile, random }: ShopperCharacter, question: QuestionPart): boolean {
  const yes = saysYes(knowledge, question);
  return !asksMeaning(question) && slips(profile, random) ? !yes : yes;
}

/** Accepts "a large one" for Large, but not "midsize or large". */
function isMeant({ value, test }: KnownWish, label: string): boolean {
  const [said, own, shown] = [plainly(label), plainly(value), plainly(describeConstraint(test))];
  const isWider = said.includes(" or ") && !own.includes(" or ");
  return said === shown || (!isWider && (said.includes(own) || own.includes(said)));
}

/** Gives up or unlocks the least important wish. `null` if the card asks nothing. */
export function answerCard(character: ShopperCharacter, card: RelaxationPart): Act | null {
  switch (card.state) {
    case "undecided":
    case "listed": {
      const least = leastMinded(character, card.alternatives);
      return least && { kind: "choose-relaxation", relaxationId: least.id };
    }
    case "proposed": {
      const given = card.gaveWay.flatMap(({ id }) => slotsOfId(id));
      return { kind: givesLightestFirst(character.knowledge, given) ? "agree" : "disagree" };
    }
    case "locked-conflict": {
      const least = leastMinded(character, card.conflict);
      return least && { kind: "unlock", id: least.id };
    }
    default:
      return null;
  }
}
