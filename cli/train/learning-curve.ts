import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { markdownTable } from "@/lib/charts/text-table";
import { scoreActs } from "@/lib/corpus/score-acts";
import { f1Of, scoreMessages } from "@/lib/corpus/score-messages";
import { scoreVoices, type Tally } from "@/lib/corpus/score-voices";
import type { Voice } from "@/lib/corpus/voice-schema";
import { shuffle } from "@/lib/draw";
import {
  type ReaderModel,
  readerModelNames,
  trainReaderModel,
  type VoiceCases,
} from "@/lib/learning/reading/reader-models";
import { seededRandom } from "@/lib/random";
import { readWith } from "@/lib/reading/learned/linear-model";
import { casesOfCorpora, casesOfVoice, drawnFor } from "./reader-cases";

/** For scoring only: two everyday ones, elders, people new to the language and a shop floor. */
const leftOut = ["v02", "v05", "v09", "v10", "v14"];
const sizes = [3, 6, 12];

/** Adds voices in random order and scores the left-out ones. */
export function printLearningCurve(voices: readonly Voice[], epochs: number, seed: number): void {
  const isLeftOut = ({ name }: Voice) => leftOut.some((start) => name.startsWith(start));
  const held = voices.filter(isLeftOut);
  const taught = shuffle(
    voices.filter((voice) => !isLeftOut(voice)),
    seededRandom(seed, "voices"),
  );
  const cases = taught.map(casesOfVoice);
  const corpora = casesOfCorpora();
  const rows = [...sizes.filter((size) => size < taught.length), taught.length].map((size) => {
    readWith(trained([...cases.slice(0, size), corpora], epochs, seed));
    console.error(`read with ${size} voices`);
    return [String(size), ...figuresOn(held)];
  });
  console.log(markdownTable({ heads: ["voices", ...columns], rows }));
}

function trained(cases: readonly VoiceCases[], epochs: number, seed: number) {
  const train = (name: ReaderModel) => trainReaderModel(name, cases, epochs, seededRandom(seed, name));
  return Object.fromEntries(readerModelNames.map((name) => [name, train(name)]));
}

const columns = ["cued level", "within one", "plain kept", "order", "kept out", "acts", "F1 of free messages"];

function figuresOn(voices: readonly Voice[]): string[] {
  const { cued, cuedNear, plain, order, keptOut } = scoreVoices(voices, corpusVocabulary, drawnFor);
  const { all } = scoreActs(voices, corpusVocabulary);
  const shares = [cued, cuedNear, plain, order, keptOut, all].map(({ right, of }: Tally) => right / Math.max(1, of));
  return [...shares, f1Of(scoreMessages(voices, corpusVocabulary))].map((share) => (100 * share).toFixed(1));
}
