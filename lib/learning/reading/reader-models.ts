import type { Voice } from "@/lib/corpus/voice-schema";
import { actBuckets } from "@/lib/reading/acts/act-features";
import { actNames } from "@/lib/reading/acts/act-names";
import { importanceBuckets, importanceClasses } from "@/lib/reading/learned/importance-model";
import type { LinearModelFile } from "@/lib/reading/learned/linear-model";
import { learnedRoles } from "@/lib/reading/learned/number-roles";
import { spanBuckets } from "@/lib/reading/learned/span-features";
import { kindBuckets, learnedKinds } from "@/lib/reading/questions/kind-model";
import { learnedStances } from "@/lib/reading/stance/stance-chances";
import { actCases } from "./act-cases";
import { importanceCases, spokenCases } from "./importance-cases";
import { kindCases } from "./kind-cases";
import { spanCases } from "./span-cases";
import { type LinearCase, trainLinear } from "./train-linear";

type Vocabulary = Parameters<typeof spokenCases>[1];

/** The models of the reader: what a number counts, how a mention is meant, what a clause does, what a question asks, how much a wish matters. */
export const readerModels = {
  numbers: { file: "learned/number-model.json", classes: learnedRoles, buckets: spanBuckets, rate: 0.2 },
  mentions: { file: "learned/mention-model.json", classes: learnedStances, buckets: spanBuckets, rate: 0.2 },
  acts: { file: "acts/act-model.json", classes: actNames, buckets: actBuckets, rate: 0.3 },
  kinds: { file: "questions/kind-model.json", classes: learnedKinds, buckets: kindBuckets, rate: 0.3 },
  importance: {
    ...{ file: "learned/importance-model.json", classes: importanceClasses, buckets: importanceBuckets },
    rate: 0.3,
  },
} as const;
export type ReaderModel = keyof typeof readerModels;
export const readerModelNames = Object.keys(readerModels) as ReaderModel[];

/** What one voice teaches. Sentences with placeholders teach importance alone, talk teaches everything. */
export interface VoiceCases {
  numbers: LinearCase[];
  mentions: LinearCase[];
  acts: LinearCase[];
  kinds: LinearCase[];
  sentences: LinearCase[];
  spoken: LinearCase[];
}

/** Cases are read by the rules alone, so no model rests on another. */
export function casesOf(
  voice: Voice,
  vocabulary: Vocabulary,
  randomFor: (voice: string, line: number) => () => number,
): VoiceCases {
  return {
    ...spanCases(voice, vocabulary, randomFor),
    acts: actCases(voice, vocabulary),
    kinds: kindCases(voice, vocabulary),
    sentences: importanceCases(voice, vocabulary, randomFor),
    spoken: spokenCases(voice, vocabulary),
  };
}

export function trainReaderModel(
  name: ReaderModel,
  voices: readonly VoiceCases[],
  epochs: number,
  random: () => number,
): LinearModelFile {
  const cases =
    name === "importance"
      ? [...voices.flatMap(({ sentences }) => sentences), ...voices.flatMap(({ spoken }) => spoken)]
      : voices.flatMap((each) => each[name]);
  return trainLinear(cases, { ...readerModels[name], epochs }, random);
}
