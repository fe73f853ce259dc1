import { openVoices } from "@/cli/corpus/open-voices";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { corpusSchema } from "@/lib/corpus/corpus-item";
import freshImportance from "@/lib/corpus/fresh-importance.json";
import freshValues from "@/lib/corpus/fresh-values.json";
import heldOut from "@/lib/corpus/held-out.json";
import heldOut2 from "@/lib/corpus/held-out-2.json";
import heldOut3 from "@/lib/corpus/held-out-3.json";
import heldOut4 from "@/lib/corpus/held-out-4.json";
import utterances from "@/lib/corpus/utterances.json";
import type { Voice } from "@/lib/corpus/voice-schema";
import { labelledTalk } from "@/lib/learning/reading/labelled-talk";
import { casesOf, type VoiceCases } from "@/lib/learning/reading/reader-models";
import { seededRandom } from "@/lib/random";
import { hashOfData } from "./training-cases";

const corpora = [utterances, freshImportance, freshValues, heldOut, heldOut2, heldOut3, heldOut4];

export const drawnFor = (voice: string, line: number) => seededRandom(line, voice);

export function voicesWithout(folder: string, left: string): Voice[] {
  const starts = left.split(",").filter(Boolean);
  return openVoices(folder).filter(({ name }) => !starts.some((start) => name.startsWith(start)));
}

export function casesOfVoice(voice: Voice): VoiceCases {
  return casesOf(voice, corpusVocabulary, drawnFor);
}

export const trainedOn = "learned/trained-on.json";

export function hashOfVoices(voices: readonly Voice[]): string {
  return hashOfData([voices, corpora]);
}

let known: VoiceCases | undefined;

/** The corpora do not label acts. */
export function casesOfCorpora(): VoiceCases {
  const talk = () => labelledTalk(corpora.flatMap((each) => corpusSchema.parse(each)));
  known ??= { ...casesOfVoice(talk()), acts: [] };
  return known;
}
