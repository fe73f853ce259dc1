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
  const { knowledge, random } = character;
  const memory = createMemory(character);
  return {
    open(everything) {
      if (!everything) return say(knowledge.opening);
      const told = memory.tell(knowledge.wishes.filter((wish) => wish !== memory.forgotten));
      return say(`${knowledge.opening} ${told}`);
    },
    answer(question) {
      if (question.kind !== "slot") return chooseAnswer(knowledge, question);
      const wish = knowledge.wishes.find(({ slot }) => slot === question.slot);
      return say(wish && wish !== memory.forgotten ? memory.tell([wish]) : pick(noMatter, random));
    },
    react: (card) => answerCard(knowledge, card),
    volunteer() {
      const words = memory.correct() ?? memory.tellNext();
      return words === null ? null : say(words);
    },
  };
}

/** What a shopper has said, got wrong and not thought of yet. */
interface Memory {
  /** The wish that comes to mind last of all, for those who forget. */
  forgotten: KnownWish | null;
  tell(wishes: readonly KnownWish[]): string;
  /** Puts right what was said wrong; `null` when nothing was. */
  correct(): string | null;
  /** A wish not told yet; `null` when all are. */
  tellNext(): string | null;
}

function createMemory(character: ShopperCharacter): Memory {
  const { knowledge, profile, random } = character;
  const untold = new Set(knowledge.wishes);
  const forgotten = profile === "forgetful" && untold.size > 1 ? pick(knowledge.wishes, random) : null;
  let mayMisspeak = profile === "contradictory";
  let wrong: KnownWish | null = null;
  const tell = (wishes: readonly KnownWish[]): string => {
    for (const wish of wishes) untold.delete(wish);
    const words = wordsFor(character, wishes);
    const [first] = wishes;
    const slip = mayMisspeak && first ? misspoken(words, first) : null;
    if (!slip || !first) return inProfile(profile, words, wishes, random);
    mayMisspeak = false;
    wrong = first;
    return slip;
  };
  const correct = (): string | null => {
    const words = wrong ? `Sorry, I got that wrong. ${wordsFor(character, [wrong])}` : null;
    wrong = null;
    return words;
  };
  const tellNext = (): string | null => {
    const next = [...untold].find((wish) => wish !== forgotten);
    if (next) return tell([next]);
    return forgotten && untold.has(forgotten) ? `Oh, I forgot something. ${tell([forgotten])}` : null;
  };
  return { forgotten, tell, correct, tellNext };
}

/** The persona's sentences on some wishes, each once, or the same in other words. */
function wordsFor({ mode, random }: ShopperCharacter, wishes: readonly KnownWish[]): string {
  if (mode === "paraphrase") return wishes.map((wish) => paraphrase(wish, random)).join(" ");
  const sentences = wishes.flatMap((wish) => (wish.sentences.length > 0 ? wish.sentences : [paraphrase(wish, random)]));
  return [...new Set(sentences)].join(" ");
}
