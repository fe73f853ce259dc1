import type { SlotName } from "@/lib/constraints/slots";
import { levelWeights } from "@/lib/constraints/weight";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { pick, type Random } from "@/lib/draw";
import type { HiddenTask, Preference } from "./hidden-shopper";

export interface HiddenCharacter {
  task: HiddenTask;
  /** The wishes that the task calls for. */
  preferences: readonly Preference[];
  random: Random;
  /** Tells everything unasked, one wish a message, like ADAPT's teacher. */
  tellsAll?: boolean;
}

/** A general question brings at most this many wishes: people are brief. */
const mostAtOnce = 2;
const indifferent = ["I don't mind.", "No preference there.", "That's all the same to me."];
const enough = ["That's all I can think of.", "Nothing else comes to mind."];
const asksForUse = /\bwho\b.*\bfor\b|\bwhat\b.*\buse\b/i;

/** Answers only what was asked, in its own words, and the same each time. Reads questions, never its reader. */
export function createHiddenShopper({ task, preferences, random, tellsAll = false }: HiddenCharacter) {
  const byWeight = [...preferences].sort((a, b) => levelWeights[b.level] - levelWeights[a.level]);
  const untold = new Set<Preference>(byWeight);
  const words = (text: string): Act => ({ kind: "words", text });
  const tell = (told: readonly Preference[]): string => {
    for (const each of told) untold.delete(each);
    return told.map(({ says }) => says).join(" ");
  };
  const atOnce = () => [...untold].filter(({ front }) => front).slice(0, mostAtOnce);
  return {
    open: () => words(task.opening),
    answer(question: QuestionPart): Act {
      const asked = byWeight.filter((each) => isAbout(each, question.slot) || isAbout(each, question.also));
      const corrected = task.denies.filter(({ word }) => `${question.text} ${question.why}`.includes(word));
      const first = corrected.map(({ says }) => says);
      if (question.slot) return words([...first, tell(asked) || pick(indifferent, random)].join(" "));
      if (question.kind !== "slot") return { kind: "skip", questionId: question.id };
      if (asksForUse.test(question.text)) return words([...first, task.use, tell(atOnce())].join(" ").trim());
      return words([...first, tell(atOnce()) || pick(enough, random)].join(" "));
    },
    react: () => null,
    volunteer(): Act | null {
      const [next] = untold;
      return tellsAll && next ? words(tell([next])) : null;
    },
  };
}

function isAbout({ test, wouldDo }: Preference, slot: SlotName | undefined): boolean {
  return slot !== undefined && (test.slot === slot || wouldDo?.slot === slot);
}
