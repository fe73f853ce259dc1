import { type LabelledTurn, labelledMessage, labelledSpans, mostShared } from "@/lib/corpus/labelled-turns";
import type { Voice } from "@/lib/corpus/voice-schema";
import { actBuckets, actFeatures } from "@/lib/reading/acts/act-features";
import { actNames } from "@/lib/reading/acts/act-names";
import type { LinearCase } from "./train-linear";

type Vocabulary = Parameters<typeof labelledMessage>[1];

/** The act of the labeled stretch that covers most of each segment, for every turn. */
export function actCases({ dialogues }: Voice, vocabulary: Vocabulary): LinearCase[] {
  return dialogues.flatMap(({ turns }) => turns.flatMap((turn) => casesOf(turn, vocabulary)));
}

function casesOf(turn: LabelledTurn, vocabulary: Vocabulary): LinearCase[] {
  const message = labelledMessage(turn, vocabulary);
  const features = actFeatures(message, actBuckets);
  const spans = labelledSpans(turn);
  return message.segments.flatMap((segment, index) => {
    const span = mostShared(message, segment, spans);
    return span ? [{ features: features[index] ?? [], label: actNames.indexOf(span.act) }] : [];
  });
}
