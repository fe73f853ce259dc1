import { type LabelledTurn, labelledMessage, labelledSpans, mostShared } from "@/lib/corpus/score-voices";
import type { Voice } from "@/lib/corpus/voice-schema";
import { actBuckets, actFeatures } from "@/lib/reading/acts/act-features";
import { actNames } from "@/lib/reading/acts/act-names";
import { importanceBuckets, importanceClasses } from "@/lib/reading/learned/importance-model";
import { learnedRoles } from "@/lib/reading/learned/number-roles";
import { spanBuckets } from "@/lib/reading/learned/span-features";
import { steerBuckets, steerClasses } from "@/lib/reading/learned/steer-model";
import { orderBuckets, orderClasses } from "@/lib/reading/learned/wish-views";
import { directionsIn } from "@/lib/reading/questions/directions";
import { kindBuckets, kindFeatures, learnedKinds } from "@/lib/reading/questions/kind-model";
import { namedIn } from "@/lib/reading/questions/referents";
import { learnedStances } from "@/lib/reading/stance/stance-chances";
import { importanceCases, orderCases, sentenceWishes, spokenWishes } from "./importance-cases";
import { spanCases } from "./span-cases";
import { steerCases } from "./steer-cases";
import { type LinearCase, trainLinear } from "./train-linear";

export const readerModels = {
  numbers: { file: "learned/number-model.json", classes: learnedRoles, buckets: spanBuckets, rate: 0.2 },
  mentions: { file: "learned/mention-model.json", classes: learnedStances, buckets: spanBuckets, rate: 0.2 },
  acts: { file: "acts/act-model.json", classes: actNames, buckets: actBuckets, rate: 0.3 },
  kinds: { file: "questions/kind-model.json", classes: learnedKinds, buckets: kindBuckets, rate: 0.3 },
  importance: {
    ...{ file: "learned/importance-model.json", classes: importanceClasses, buckets: importanceBuckets },
    rate: 0.3,
  },
  order: { file: "learned/order-model.json", classes: orderClasses, buckets: orderBuckets, rate: 0.3 },
  steer: { file: "learned/steer-model.json", classes: steerClasses, buckets: steerBuckets, rate: 0.3 },
} as const;
export type ReaderModel = keyof typeof readerModels;
export const readerModelNames = Object.keys(readerModels) as ReaderModel[];

/** Template sentences teach only importance and order. Talk teaches everything. */
export type VoiceCases = Record<ReaderModel, LinearCase[]>;

/** Only the rules read the cases, so no model depends on another. */
export function casesOf(
  voice: Voice,
  vocabulary: Parameters<typeof spokenWishes>[1],
  randomFor: (voice: string, line: number) => () => number,
): VoiceCases {
  const turns = voice.dialogues.flatMap((dialogue) => dialogue.turns);
  const acted = [...turns, ...(voice.steering ?? []).flatMap((dialogue) => dialogue.turns)];
  const texts = [...sentenceWishes(voice, vocabulary, randomFor), ...spokenWishes(voice, vocabulary)];
  return {
    ...spanCases(voice, vocabulary, randomFor),
    acts: acted.flatMap((turn) => actCases(turn, vocabulary)),
    kinds: turns.flatMap((turn) => kindCases(turn, vocabulary)),
    importance: importanceCases(texts),
    order: orderCases(texts),
    steer: acted.flatMap((turn) => steerCases(turn, vocabulary)),
  };
}

export function trainReaderModel(name: ReaderModel, all: readonly VoiceCases[], epochs: number, random: () => number) {
  const cases = all.flatMap((each) => each[name]);
  return trainLinear(cases, { ...readerModels[name], epochs }, random);
}

type Vocabulary = Parameters<typeof labelledMessage>[1];

function actCases(turn: LabelledTurn, vocabulary: Vocabulary): LinearCase[] {
  const message = labelledMessage(turn, vocabulary);
  const features = actFeatures(message, actBuckets);
  const spans = labelledSpans(turn);
  return message.segments.flatMap((segment, index) => {
    const span = mostShared(message, segment, spans);
    return span ? [{ features: features[index] ?? [], label: actNames.indexOf(span.act) }] : [];
  });
}

function kindCases(turn: LabelledTurn, vocabulary: Vocabulary): LinearCase[] {
  const { gave = [], wishes = [], shown = [] } = turn.screen;
  const on = { shows: shown.length, gives: gave.length > 0, wishes: wishes.length > 0 };
  return labelledSpans(turn).flatMap(({ start, end, act, asks }): LinearCase[] => {
    const label = learnedKinds.findIndex((kind) => kind === (asks === "price" ? "facts" : asks));
    if (act !== "ask" || label < 0) return [];
    const named = namedIn(turn.say.slice(start, end), vocabulary);
    return [{ features: kindFeatures(named, directionsIn(named, vocabulary), on), label }];
  });
}
