import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { checkSpoken } from "./check-spoken";
import { createShopper, type Shopper } from "./shopper";
import type { ShopperCharacter } from "./shopper-character";
import { shopperPrompt } from "./shopper-prompt";
import { addUsage, type Writer, type WriterUsage } from "./writer";

/** How often a model may try to say one thing before the persona's own sentence is said instead. */
const mostTries = 2;

/**
 * A shopper in the words of a language model. What it says is decided as for any simulated shopper, and by the persona
 * alone; the model only words it, or answers a question the persona does not decide. Words that leave out the value,
 * or bring in a number the persona does not have, are asked for again and then replaced by the persona's own.
 */
export function createModelShopper(character: ShopperCharacter, persona: string, writer: Writer): Shopper {
  const own = createShopper(character);
  const spent: WriterUsage = { calls: 0, inputTokens: 0, outputTokens: 0 };
  const inOtherWords = async (act: ReturnType<typeof own.answer>, question: QuestionPart | null) => {
    // Taps are no words: which choice is taken follows from the persona.
    if (act.kind !== "words") return act;
    const problems: string[] = [];
    for (let round = 0; round < mostTries; round++) {
      const answer = await writer.write(shopperPrompt({ persona, meant: act.text, question, problems }));
      addUsage(spent, answer.usage);
      if (answer.kind === "failed") break;
      const said = answer.text.trim().replace(/^["“]|["”]$/g, "");
      const wrong = checkSpoken(said, act.text, persona, character.knowledge);
      if (wrong.length === 0) return { ...act, text: said };
      problems.splice(0, problems.length, ...wrong);
    }
    return act;
  };
  return {
    open: (everything) => inOtherWords(own.open(everything), null),
    answer: (question) => inOtherWords(own.answer(question), question),
    react: (card) => own.react(card),
    async volunteer() {
      const act = own.volunteer();
      return act && inOtherWords(act, null);
    },
    usage: () => spent,
  };
}
