import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart, RelaxationPart } from "@/lib/dialogue/wording/parts";
import { pick } from "@/lib/draw";
import { answerCard, chooseAnswer } from "./choose-answer";
import type { ShopperCharacter } from "./profile";
import { createMemory } from "./shopper-memory";
import phrases from "./shopper-phrases.json" with { type: "json" };
import { asksMeaning, isYesOrNo, saysYes } from "./yes-or-no";

type Soon<T> = T | Promise<T>;

export interface Shopper {
  /** The whole persona, or only the base request when questions will follow. */
  open(everything: boolean): Soon<Act>;
  answer(question: QuestionPart): Soon<Act>;
  react(card: RelaxationPart): Soon<Act | null>;
  volunteer(): Soon<Act | null>;
  usage?(): { calls: number; inputTokens: number; outputTokens: number };
}

const say = (text: string): Act => ({ kind: "words", text });

/** Acts follow from character, questions and random numbers. */
export function createShopper(character: ShopperCharacter) {
  const { knowledge, profile, random } = character;
  const memory = createMemory(character);
  return {
    open(everything: boolean): Act {
      if (!everything || profile === "reserved") return say(knowledge.opening);
      const told = memory.tell(knowledge.wishes.filter((wish) => wish !== memory.forgotten));
      return say(`${knowledge.opening} ${told}`);
    },
    answer(question: QuestionPart): Act {
      const wish = knowledge.wishes.find((each) => each.slot === question.slot && each !== memory.forgotten);
      // A misunderstood shopper repeats itself. One without such a wish says no.
      const isMissed = wish && asksMeaning(question) && !saysYes(knowledge, question);
      if (!isMissed && (question.kind !== "slot" || isYesOrNo(question))) return chooseAnswer(character, question);
      if (!wish) return say(pick(phrases.noMatter, random));
      const told = memory.tell([wish]);
      return say(wish.whenAsked && asksImportance(question) ? `${told} ${wish.whenAsked}` : told);
    },
    react: (card: RelaxationPart) => answerCard(character, card),
    volunteer(): Act | null {
      const words = memory.correct() ?? (profile === "reserved" ? null : memory.tellNext());
      return words === null ? null : say(words);
    },
  };
}

function asksImportance({ text }: QuestionPart): boolean {
  return /\b(important|importance|matters?|how much)\b/i.test(text);
}
