import { writeFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { choice, text } from "@/cli/flags";
import { wholeNumber } from "@/cli/whole-number";
import { actCases } from "@/lib/learning/reading/act-cases";
import { importanceCases, spokenCases } from "@/lib/learning/reading/importance-cases";
import { trainLinear } from "@/lib/learning/reading/train-linear";
import { seededRandom } from "@/lib/random";
import { actBuckets } from "@/lib/reading/acts/act-features";
import { corpusVocabulary } from "@/lib/reading/corpus/corpus-vocabulary";
import { actNames } from "@/lib/reading/corpus/voice-schema";
import { importanceBuckets, importanceClasses } from "@/lib/reading/learned/importance-model";
import type { LinearModelFile } from "@/lib/reading/learned/linear-model";
import { openVoices } from "./open-voices";

export const corpusLearnCommand = defineCommand({
  meta: {
    name: "learn",
    description: "Train the reader's models of importance and of acts from the corpus, from nothing.",
  },
  args: {
    voices: text("corpus/voices", "Folder of the voices to train on"),
    out: text("lib/reading/learned/importance-model.json", "Where the model of importance goes", "FILE"),
    acts: text("lib/reading/acts/act-model.json", "Where the model of acts goes", "FILE"),
    only: choice(["importance", "acts", "both"], "both", "What to train"),
    epochs: text("8", "Times each case is seen"),
    seed: text("1", "The same seed and corpus give the same bytes"),
  },
  async run({ args }) {
    const voices = openVoices(args.voices);
    const rate = 0.3;
    const epochs = wholeNumber("epochs", args.epochs);
    const seed = wholeNumber("seed", args.seed);
    if (args.only !== "importance") {
      const cases = actCases(voices, corpusVocabulary);
      const settings = { classes: actNames, buckets: actBuckets, epochs, rate };
      await writeModel(args.acts, trainLinear(cases, settings, seededRandom(seed, "acts")));
      console.error(`${args.acts}: ${cases.length} clauses of ${voices.length} voices`);
    }
    if (args.only !== "acts") {
      const cases = [
        ...importanceCases(voices, corpusVocabulary, (voice, line) => seededRandom(line, voice)),
        ...spokenCases(voices, corpusVocabulary),
      ];
      const settings = { classes: importanceClasses, buckets: importanceBuckets, epochs, rate };
      await writeModel(args.out, trainLinear(cases, settings, seededRandom(seed, "importance")));
      console.error(`${args.out}: ${cases.length} wishes of ${voices.length} voices`);
    }
  },
});

function writeModel(file: string, model: LinearModelFile): Promise<void> {
  return writeFile(file, `${JSON.stringify(model)}\n`);
}
