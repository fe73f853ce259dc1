import { type LabelledTurn, labelledMessage, labelledSpans, mostShared } from "@/lib/corpus/labelled-turns";
import { actBuckets, actFeatures } from "@/lib/reading/acts/act-features";
import { actNames } from "@/lib/reading/acts/act-names";
import { directionsIn } from "@/lib/reading/questions/directions";
import { kindFeatures, learnedKinds } from "@/lib/reading/questions/kind-model";
import { namedIn } from "@/lib/reading/questions/referents";
import type { LinearCase } from "./train-linear";

type Vocabulary = Parameters<typeof labelledMessage>[1];

export function actCases(turn: LabelledTurn, vocabulary: Vocabulary): LinearCase[] {
  const message = labelledMessage(turn, vocabulary);
  const features = actFeatures(message, actBuckets);
  const spans = labelledSpans(turn);
  return message.segments.flatMap((segment, index) => {
    const span = mostShared(message, segment, spans);
    return span ? [{ features: features[index] ?? [], label: actNames.indexOf(span.act) }] : [];
  });
}

export function kindCases(turn: LabelledTurn, vocabulary: Vocabulary): LinearCase[] {
  const { gave = [], wishes = [], shown = [] } = turn.screen;
  const on = { shows: shown.length, gives: gave.length > 0, wishes: wishes.length > 0 };
  return labelledSpans(turn).flatMap(({ start, end, act, asks }): LinearCase[] => {
    const label = learnedKinds.findIndex((kind) => kind === (asks === "price" ? "facts" : asks));
    if (act !== "ask" || label < 0) return [];
    const named = namedIn(turn.say.slice(start, end), vocabulary);
    return [{ features: kindFeatures(named, directionsIn(named, vocabulary), on), label }];
  });
}
