import { slotVoices } from "@/lib/constraints/slot-voices";
import { pick, type Random } from "@/lib/draw";
import type { KnownWish } from "./persona-knowledge";

/** Words for a place in the order. */
const levels: readonly { from: number; said: readonly string[] }[] = [
  { from: 0.85, said: ["That is a must for me.", "I can't compromise on that.", "That one is fixed."] },
  { from: 0.65, said: ["That matters a lot to me.", "That is very important to me.", "I'd hate to lose that."] },
  { from: 0.42, said: ["I'd prefer that, but there is a little room.", "Fairly important, not absolutely so."] },
  { from: 0.2, said: ["I'm flexible about it, though.", "I can be flexible there."] },
  { from: 0, said: ["That is only nice to have.", "I could easily live without it.", "Not important, really."] },
];

/** Says a wish and, unless that is kept for when it is asked, how much it matters in other words than the persona's. */
export function paraphrase({ slot, value, place, whenAsked }: KnownWish, random: Random): string {
  const wish = pick(slotVoices[slot].paraphrases, random).replace("{v}", value);
  const said = levels.find(({ from }) => place >= from)?.said ?? [];
  const stated = `${wish.charAt(0).toUpperCase()}${wish.slice(1)}.`;
  return whenAsked === undefined ? `${stated} ${pick(said, random)}` : stated;
}

/** How the paraphrasing shopper says that a slot is all the same to it. */
export const noMatter: readonly string[] = ["I don't mind.", "No preference there.", "That's all the same to me."];
