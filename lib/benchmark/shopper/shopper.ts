import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart, RelaxationPart } from "@/lib/dialogue/wording/parts";
import { pick } from "@/lib/draw";
import { answerCard, chooseAnswer } from "./choose-answer";
import type { ShopperCharacter } from "./shopper-character";
import { createMemory, noMatter } from "./shopper-memory";
import { asksMeaning, isYesOrNo, saysYes } from "./yes-or-no";

type Soon<T> = T | Promise<T>;

/** A simulated shopper: knows its persona, sees the questions put to it, and nothing else. */
export interface Shopper {
  /** The first message: the whole persona, or the base request alone when questions are to be expected. */
  open(everything: boolean): Soon<Act>;
  answer(question: QuestionPart): Soon<Act>;
  /** What it does about what had to give, where it is asked to choose; `null` where nothing is asked. */
  react(card: RelaxationPart): Soon<Act | null>;
  /** The next thing it wants to say unasked; `null` when all is said. */
  volunteer(): Soon<Act | null>;
  /** What a language model was asked for its words; missing where none speaks. */
  usage?(): { calls: number; inputTokens: number; outputTokens: number };
}

const say = (text: string): Act => ({ kind: "words", text });

/** Makes a shopper whose every act is there at once; all of it follows from character, questions and the numbers drawn. */
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
      // Who is not understood says it again; who means nothing of the kind says no.
      const isMissed = wish && asksMeaning(question) && !saysYes(knowledge, question);
      if (!isMissed && (question.kind !== "slot" || isYesOrNo(question))) return chooseAnswer(character, question);
      if (!wish) return say(pick(noMatter, random));
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

/** Whether a question asks how much something matters, beside what it should be. */
function asksImportance({ text }: QuestionPart): boolean {
  return /\b(important|importance|matters?|how much)\b/i.test(text);
}
