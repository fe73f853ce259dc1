import { defineCommand } from "citty";
import { z } from "zod";
import { about } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { defaultColumns } from "@/db/seed/default-catalog";
import { ambiguousAnswerSchema, type PlayedAnswer, playAnswer } from "@/lib/benchmark/clarity/play-answer";
import { ambiguousAnswers } from "@/lib/constraints/sold/clarity";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

export const clarityCommand = defineCommand({
  meta: about(
    "clarity",
    "Labelled ambiguous answers: how many end as a wrong value with clarifying questions and without.",
  ),
  async run() {
    const catalog = defaultColumns();
    const vocabulary = await catalog.vocabulary();
    const preferences = createEmbeddedReader();
    for (const [set, listed] of Object.entries(ambiguousAnswers)) {
      const played: PlayedAnswer[] = [];
      for (const [index, answer] of z.array(ambiguousAnswerSchema).parse(listed).entries()) {
        const one = await playAnswer(answer, { catalog, vocabulary, preferences, isStubborn: index % 2 === 1 });
        played.push(one);
        await writeJsonLine(process.stdout, { set, ...answer, ...one });
      }
      await writeJsonLine(process.stdout, { set, ...sharesOf(played) });
    }
  },
});

function sharesOf(played: readonly PlayedAnswer[]) {
  const share = (test: (each: PlayedAnswer) => boolean) => played.filter(test).length / played.length;
  return {
    n: played.length,
    withoutClarification: {
      wrong: share(({ unclarified }) => unclarified === "wrong"),
      notUnderstood: share(({ unclarified }) => unclarified === "open"),
    },
    withClarification: {
      wrong: share(({ clarified }) => clarified === "wrong"),
      notUnderstood: share(({ clarified }) => clarified === "open"),
    },
    clearWordsQuestioned: share(({ takesClearWords }) => !takesClearWords),
    clarifyingTurns: played.reduce((sum, { turns }) => sum + turns, 0) / played.length,
  };
}
