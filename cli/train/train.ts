import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { defineCommand } from "citty";
import { openVoices } from "@/cli/corpus/open-voices";
import { about, choice, optional, text, toggle, wholeNumbers } from "@/cli/flags";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { markdownTable } from "@/lib/charts/text-table";
import { corpusSchema } from "@/lib/corpus/corpus-item";
import freshImportance from "@/lib/corpus/fresh-importance.json";
import freshValues from "@/lib/corpus/fresh-values.json";
import heldOut from "@/lib/corpus/held-out.json";
import heldOut2 from "@/lib/corpus/held-out-2.json";
import heldOut3 from "@/lib/corpus/held-out-3.json";
import heldOut4 from "@/lib/corpus/held-out-4.json";
import { scoreActs } from "@/lib/corpus/score-acts";
import { f1Of, scoreMessages, scoreVoices, type Tally } from "@/lib/corpus/score-voices";
import utterances from "@/lib/corpus/utterances.json";
import type { Voice } from "@/lib/corpus/voice-schema";
import { labelledTalk } from "@/lib/learning/reading/labelled-talk";
import type { ReaderModel, VoiceCases } from "@/lib/learning/reading/reader-models";
import { casesOf, readerModelNames, readerModels, trainReaderModel } from "@/lib/learning/reading/reader-models";
import { seededRandom, shuffle } from "@/lib/random";
import { readWith } from "@/lib/reading/learned/linear-model";
import { trainPrior } from "./prior-cases";
import { hashOfData, trainAskers } from "./train-askers";

const corpora = [utterances, freshImportance, freshValues, heldOut, heldOut2, heldOut3, heldOut4];

const drawnFor = (voice: string, line: number) => seededRandom(line, voice);

function casesOfVoice(voice: Voice): VoiceCases {
  return casesOf(voice, corpusVocabulary, drawnFor);
}

export const trainedOn = "learned/trained-on.json";

export function hashOfVoices(voices: readonly Voice[]): string {
  return hashOfData([voices, corpora]);
}

let known: VoiceCases | undefined;

/** The corpora do not label acts. */
function casesOfCorpora(): VoiceCases {
  const talk = () => labelledTalk(corpora.flatMap((each) => corpusSchema.parse(each)));
  known ??= { ...casesOfVoice(talk()), acts: [] };
  return known;
}

export const trainCommand = defineCommand({
  meta: about("train", "Trains the seven models of the reader from the open voices of the corpus, from nothing."),
  args: {
    voices: text("corpus/voices", "Folder of the voices to train on"),
    without: text("", "Voices to leave out, by the start of their names"),
    out: text("lib/reading", "Room of the reader's models", "FOLDER"),
    only: choice([...readerModelNames, "all"], "all", "What to train"),
    epochs: text("8", "Times each case is seen"),
    seed: text("1", "The same seed and corpus give the same bytes"),
    report: toggle("Train nothing that stays; print the learning curve on voices left out instead"),
    asking: optional("Train the asking policies instead, on simulated shoppers, and write them there", "FILE"),
    prior: optional("Learn which wishes people have instead, from the voices and simulated shoppers", "FILE"),
    "ask-count": text("160", "Simulated shoppers that the asking policies learn from"),
  },
  async run({ args }) {
    const { epochs, seed, "ask-count": count } = wholeNumbers(args, "epochs", "seed", "ask-count");
    if (args.asking) return writeTo(args.asking, await trainAskers(count, seed), 1);
    const starts = args.without.split(",").filter(Boolean);
    const voices = openVoices(args.voices).filter(({ name }) => !starts.some((start) => name.startsWith(start)));
    if (args.prior) return writeTo(args.prior, trainPrior(voices, seed), 1);
    if (args.report) return printLearningCurve(voices, epochs, seed);
    const cases = [...voices.map(casesOfVoice), casesOfCorpora()];
    const models: Record<string, string> = {};
    for (const name of readerModelNames) {
      if (args.only !== "all" && args.only !== name) continue;
      const model = trainReaderModel(name, cases, epochs, seededRandom(seed, name));
      models[name] = hashOfData(model);
      await writeTo(join(args.out, readerModels[name].file), model);
    }
    if (args.only !== "all") return;
    await writeTo(join(args.out, trainedOn), { data: hashOfVoices(voices), models }, 2);
  },
});

async function writeTo(file: string, value: unknown, indent = 0): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, indent)}\n`);
  console.error(`${file} is written`);
}

/** For scoring only: two everyday ones, elders, people new to the language and a shop floor. */
const leftOut = ["v02", "v05", "v09", "v10", "v14"];
const sizes = [3, 6, 12];

/** Adds voices in random order and scores the left-out ones. */
function printLearningCurve(voices: readonly Voice[], epochs: number, seed: number): void {
  const isLeftOut = ({ name }: Voice) => leftOut.some((start) => name.startsWith(start));
  const held = voices.filter(isLeftOut);
  const others = voices.filter((voice) => !isLeftOut(voice));
  const taught = shuffle(others, seededRandom(seed, "voices"));
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
