import { levelWeights, type SlotName } from "@/lib/constraints";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { pick, type Random } from "@/lib/random";
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

type Asked = Pick<QuestionPart, "slot" | "also" | "text" | "why">;

/** Answers a question about a slot, or a general one: its words, and the wishes they tell. Reads questions, never its reader. */
export function answerTo({ task, preferences, random }: HiddenCharacter, told: ReadonlySet<Preference>, asked: Asked) {
  const byWeight = heaviestFirst(preferences);
  const atOnce = byWeight.filter((each) => each.front && !told.has(each)).slice(0, mostAtOnce);
  const tells = asked.slot ? byWeight.filter((each) => isAbout(each, asked.slot) || isAbout(each, asked.also)) : atOnce;
  const corrected = task.denies.filter(({ word }) => `${asked.text} ${asked.why}`.includes(word));
  const isForUse = !asked.slot && asksForUse.test(asked.text);
  const words = tells.map(({ says }) => says).join(" ");
  const answer = words || (isForUse ? "" : pick(asked.slot ? indifferent : enough, random));
  const text = [...corrected.map(({ says }) => says), ...(isForUse ? [task.use] : []), answer].join(" ").trim();
  return { tells, text };
}

/** Answers only what was asked, in its own words, and the same each time. */
export function createHiddenShopper(character: HiddenCharacter) {
  const { task, preferences, tellsAll = false } = character;
  const told = new Set<Preference>();
  const words = (text: string): Act => ({ kind: "words", text });
  return {
    open: () => words(task.opening),
    answer(question: QuestionPart): Act {
      if (!question.slot && question.kind !== "slot") return { kind: "skip", questionId: question.id };
      const { tells, text } = answerTo(character, told, question);
      for (const each of tells) told.add(each);
      return words(text);
    },
    react: () => null,
    volunteer(): Act | null {
      const next = tellsAll && heaviestFirst(preferences).find((each) => !told.has(each));
      if (!next) return null;
      told.add(next);
      return words(next.says);
    },
  };
}

const heaviestFirst = (preferences: readonly Preference[]) =>
  preferences.toSorted((a, b) => levelWeights[b.level] - levelWeights[a.level]);

function isAbout({ test, wouldDo }: Preference, slot: SlotName | undefined): boolean {
  return slot !== undefined && (test.slot === slot || wouldDo?.slot === slot);
}
