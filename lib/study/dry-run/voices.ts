import { describeConstraint, type Level, levelOf } from "@/lib/constraints";
import type { Scenario } from "@/lib/study/configuration/scenario";
import { behaviours } from "@/lib/study/pilot/behaviour";
import { saysFirst } from "@/lib/study/pilot/participant";

export const voices = ["card", "by paragraph", "worded", "worded backwards", "terse", "bare"] as const;
export type DryVoice = (typeof voices)[number];

/** The messages in which somebody says a card. Only `bare` leaves the importance out. */
export function sayings(scenario: Scenario, voice: DryVoice): string[] {
  if (scenario.kind === "own") return [saysFirst(behaviours.careful, scenario)];
  const wishes = scenario.wishes.map(({ predicate, weight }) => ({
    text: describeConstraint(predicate),
    level: levelOf(weight),
  }));
  const inWords = wishes.map(({ text, level }) => worded[level](text));
  const said: Readonly<Record<DryVoice, string[]>> = {
    card: [scenario.text.join(" ")],
    "by paragraph": [...scenario.text],
    worded: [inWords.join(" ")],
    "worded backwards": [inWords.toReversed().join(" ")],
    terse: [wishes.map(({ text, level }) => `${text} (${terse[level]})`).join(", ")],
    bare: [saysFirst(behaviours.hasty, scenario)],
  };
  return said[voice];
}

export const worded: Readonly<Record<Level, (wish: string) => string>> = {
  must: (wish) => `${wish} is a must.`,
  strong: (wish) => `${wish} is very important.`,
  prefer: (wish) => `I would prefer ${wish}.`,
  flexible: (wish) => `I want ${wish}, but I am flexible about that.`,
  nice: (wish) => `${wish} is nice to have.`,
};

const terse: Readonly<Record<Level, string>> = {
  ...{ must: "a must", strong: "very important", prefer: "preferred", flexible: "flexible", nice: "nice to have" },
};
