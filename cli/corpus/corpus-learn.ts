import { writeFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { wholeNumber } from "@/cli/whole-number";
import { importanceCases } from "@/lib/learning/reading/importance-cases";
import { trainLinear } from "@/lib/learning/reading/train-linear";
import { seededRandom } from "@/lib/random";
import { corpusVocabulary } from "@/lib/reading/corpus/corpus-vocabulary";
import { importanceBuckets, importanceClasses } from "@/lib/reading/learned/importance-model";
import { openVoices } from "./open-voices";

export const corpusLearnCommand = defineCommand({
  meta: { name: "learn", description: "Train the reader's importance model from the corpus, from nothing." },
  args: {
    voices: { type: "string", default: "corpus/voices", description: "Folder of the voices to train on" },
    out: {
      type: "string",
      default: "lib/reading/learned/importance-model.json",
      valueHint: "FILE",
      description: "Where the model goes",
    },
    epochs: { type: "string", default: "8", description: "Times each case is seen" },
    seed: { type: "string", default: "1", description: "The same seed and corpus give the same bytes" },
  },
  async run({ args }) {
    const voices = openVoices(args.voices);
    const cases = importanceCases(voices, corpusVocabulary, (voice, line) => seededRandom(line, voice));
    const settings = {
      classes: importanceClasses,
      buckets: importanceBuckets,
      epochs: wholeNumber("epochs", args.epochs),
      rate: 0.3,
    };
    const model = trainLinear(cases, settings, seededRandom(wholeNumber("seed", args.seed), "importance"));
    await writeFile(args.out, `${JSON.stringify(model)}\n`);
    console.error(`${args.out}: ${cases.length} wishes of ${voices.length} voices`);
  },
});
