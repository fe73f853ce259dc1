import type { SlotName } from "@/lib/constraints/slot-name";
import type { Anchor, Attachment } from "./attach-cues";
import type { Comparison } from "./comparisons";
import type { CueWord } from "./lexicon/cue-words";
import { PhraseTable } from "./phrase-table";
import { firstToGo } from "./special-cues";
import { endsSentence, type Token } from "./tokenize";

const letsGo = new PhraseTable<true>()
  .add(
    "(which|what|anything|something|one|rather|of these|of those) [one|wish|thing] [would you|could you|can you|do you|youd|you would|you could|you can|might you] [be] [most] (give up|let go of|let go|drop|sacrifice|compromise on|do without|live without|relax|part with|give way on|willing to give up|willing to drop|willing to compromise on)",
    true,
  )
  .add(
    "(least important|matters [the] least|first to go|(can|could|should|may) (anything|something|one) (go|give))",
    true,
  )
  .add("(give up|let go|drop|go|sacrifice) first", true);
const keeps = new PhraseTable<true>()
  .add("(rather|sooner|prefer to) (keep|hold on to|have)", true)
  .add("(what|which) [one|wish|thing|of these|of those] (matters|counts|weighs) [the] (most|more)", true)
  .add("(most|more) important [to you]", true)
  .add("[your] (top|first|highest|biggest) priority", true);
const kept: CueWord = { kind: "strong", weight: 0.82, side: "near", say: ["matters most"] };

export interface PriorityAnswer {
  attachments: Attachment[];
  comparisons: Comparison[];
}

const nothing: PriorityAnswer = { attachments: [], comparisons: [] };
/** Longest answer taken for a mere naming of a wish. */
const longest = 12;

/**
 * "What would you give up first?" "The price." An answer that only names a wish says what the question asked of it: it
 * is the first to go, or what matters most, and then more than the others the question named.
 */
export function priorityAnswer(
  tokens: readonly Token[],
  question: readonly Token[],
  named: readonly Anchor[],
  offered: readonly SlotName[],
): PriorityAnswer {
  const [first] = named;
  const slots = [...new Set(named.flatMap((anchor) => [...anchor.slots]))];
  const one = first && named.every((anchor) => anchor.kind !== "feature") && slots.length <= 2;
  if (!one || tokens.length > longest || tokens.slice(0, -1).some(endsSentence)) return nothing;
  const lets = question.some((_, index) => letsGo.at(question, index) !== undefined);
  const keep = question.some((_, index) => keeps.at(question, index) !== undefined);
  if (lets === keep) return nothing;
  const cue = { word: lets ? firstToGo : kept, start: first.start, end: first.end };
  const others = [...new Set(offered)].filter((slot) => !slots.includes(slot));
  const compared = { start: first.start, end: first.end };
  return {
    attachments: keep && others.length > 0 ? [] : [{ cue, slots, near: true, kind: first.kind, anchor: first.start }],
    comparisons:
      others.length === 0
        ? []
        : [lets ? { lighter: slots, heavier: others, ...compared } : { lighter: others, heavier: slots, ...compared }],
  };
}
