import { type Desk, startDesk, usageIn } from "@/lib/agents/desk";
import { playShopper } from "@/lib/agents/play-shopper";
import type { ShopperCharacter } from "@/lib/benchmark/shopper/profile";
import { createShopper, type Shopper } from "@/lib/benchmark/shopper/shopper";
import type { ModelPort } from "@/lib/model/model-port";

/** Answers questions as AWARE-US's roleplayer does, from the persona alone. Its taps and remarks are the persona's own. */
export function createModelShopper(character: ShopperCharacter, persona: string, port: ModelPort): Shopper {
  const own = createShopper(character);
  const desk: Desk = startDesk(port);
  const request = character.knowledge.opening;
  return {
    open: (everything) => own.open(everything),
    async answer(question) {
      const act = own.answer(question);
      if (act.kind !== "words") return act;
      return { kind: "words", text: await playShopper(desk, { persona, request, question: question.text }) };
    },
    react: (card) => own.react(card),
    volunteer: () => own.volunteer(),
    usage: () => usageIn(desk),
  };
}
