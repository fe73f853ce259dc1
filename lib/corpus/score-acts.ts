import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { type ActName, actNames } from "@/lib/reading/acts/act-names";
import { segmentActs } from "@/lib/reading/acts/placed";
import { countRight, labelledMessage, labelledSpans, noTally } from "./score-voices";
import type { Voice } from "./voice-schema";

/** Acts found as labeled. */
export function scoreActs(voices: readonly Voice[], vocabulary: Vocabulary) {
  const score = { all: noTally(), byAct: new Map(actNames.map((act) => [act, noTally()])) };
  for (const { dialogues } of voices)
    for (const { turns } of dialogues)
      for (const turn of turns) {
        const message = labelledMessage(turn, vocabulary);
        const found = segmentActs(message).map(({ start, end, chances }) => ({
          chances,
          from: message.tokens[start]?.start ?? 0,
          to: message.tokens[end - 1]?.end ?? 0,
        }));
        for (const span of labelledSpans(turn)) {
          const weight = (act: ActName) =>
            found.reduce(
              (sum, { chances, from, to }) =>
                sum + chances[act] * Math.max(0, Math.min(to, span.end) - Math.max(from, span.start)),
              0,
            );
          const told = actNames.reduce((best, act) => (weight(act) > weight(best) ? act : best));
          for (const tally of [score.all, score.byAct.get(span.act)]) if (tally) countRight(tally, told === span.act);
        }
      }
  return score;
}
