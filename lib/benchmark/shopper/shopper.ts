import { pick, type Random } from "@/lib/benchmark/generate/draw";
import type { Act } from "@/lib/dialogue/act";
import type { QuestionPart, RelaxationPart } from "@/lib/dialogue/parts";
import { answerCard, chooseAnswer } from "./choose-answer";
import { noMatter, paraphrase } from "./paraphrase";
import type { KnownWish, PersonaKnowledge } from "./persona-knowledge";
import { inProfile, misspoken, type Profile } from "./profile";

export const shopperModes = ["verbatim", "paraphrase"] as const;
export type ShopperMode = (typeof shopperModes)[number];

/** A simulated shopper: knows its persona, sees the questions put to it, and nothing else. */
export interface Shopper {
  /** The first message: the whole persona, or the base request alone when questions are to be expected. */
  open(everything: boolean): Act;
  /** The answer to a question. */
  answer(question: QuestionPart): Act;
  /** What it does about what had to give, where it is asked to choose; `null` where nothing is asked. */
  react(card: RelaxationPart): Act | null;
  /** The next thing it wants to say unasked; `null` when all is said. */
  volunteer(): Act | null;
}

export interface ShopperCharacter {
  knowledge: PersonaKnowledge;
  mode: ShopperMode;
  profile: Profile;
  random: Random;
}

const say = (text: string): Act => ({ kind: "words", text });

/** Makes a shopper. Everything it will do follows from character, questions and the numbers drawn. */
export function createShopper(character: ShopperCharacter): Shopper {
  const { knowledge, profile, random } = character;
  const untold = new Set(knowledge.wishes);
  const forgotten = profile === "forgetful" && untold.size > 1 ? pick(knowledge.wishes, random) : null;
  let correction: KnownWish | null = null;
  let mayMisspeak = profile === "contradictory";

  const tell = (wishes: readonly KnownWish[]): Act => {
    for (const wish of wishes) untold.delete(wish);
    const words = wordsFor(character, wishes);
    const wrong = mayMisspeak && wishes[0] ? misspoken(words, wishes[0]) : null;
    if (!wrong || !wishes[0]) return say(inProfile(profile, words, wishes, random));
    mayMisspeak = false;
    correction = wishes[0];
    return say(wrong);
  };

  return {
    open(everything) {
      if (!everything) return say(knowledge.opening);
      const told = knowledge.wishes.filter((wish) => wish !== forgotten);
      const act = tell(told);
      return act.kind === "words" ? say(`${knowledge.opening} ${act.text}`) : act;
    },
    answer(question) {
      if (question.kind === "slot") {
        const wish = knowledge.wishes.find(({ slot }) => slot === question.slot);
        if (!wish || wish === forgotten) return say(pick(noMatter, random));
        return tell([wish]);
      }
      return chooseAnswer(knowledge, question);
    },
    react: (card) => answerCard(knowledge, card),
    volunteer() {
      if (correction) {
        const wish = correction;
        correction = null;
        return say(`Sorry, I got that wrong. ${wordsFor(character, [wish])}`);
      }
      const [next] = [...untold].filter((wish) => wish !== forgotten);
      if (next) return tell([next]);
      if (!forgotten || !untold.has(forgotten)) return null;
      const act = tell([forgotten]);
      return act.kind === "words" ? say(`Oh, I forgot something. ${act.text}`) : act;
    },
  };
}

/** The persona's sentences on some wishes, each once, or the same in other words. */
function wordsFor({ mode, random }: ShopperCharacter, wishes: readonly KnownWish[]): string {
  if (mode === "paraphrase") return wishes.map((wish) => paraphrase(wish, random)).join(" ");
  const sentences = wishes.flatMap((wish) => (wish.sentences.length > 0 ? wish.sentences : [paraphrase(wish, random)]));
  return [...new Set(sentences)].join(" ");
}
