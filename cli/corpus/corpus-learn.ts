import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand } from "citty";
import { choice, text } from "@/cli/flags";
import { wholeNumber } from "@/cli/whole-number";
import { actCases } from "@/lib/learning/reading/act-cases";
import { importanceCases, spokenCases } from "@/lib/learning/reading/importance-cases";
import { labelledTalk } from "@/lib/learning/reading/labelled-talk";
import { spanCases } from "@/lib/learning/reading/span-cases";
import { type LinearCase, trainLinear } from "@/lib/learning/reading/train-linear";
import { seededRandom } from "@/lib/random";
import { actBuckets } from "@/lib/reading/acts/act-features";
import { type CorpusItem, corpusSchema } from "@/lib/reading/corpus/corpus-item";
import { corpusVocabulary } from "@/lib/reading/corpus/corpus-vocabulary";
import { actNames } from "@/lib/reading/corpus/voice-schema";
import { importanceBuckets, importanceClasses } from "@/lib/reading/learned/importance-model";
import { learnedStances } from "@/lib/reading/learned/mention-stances";
import { learnedRoles } from "@/lib/reading/learned/number-roles";
import { spanBuckets } from "@/lib/reading/learned/span-features";
import { openVoices } from "./open-voices";

const models = ["numbers", "mentions", "acts", "importance"] as const;

export const corpusLearnCommand = defineCommand({
  meta: {
    name: "learn",
    description: "Train the four models of the reader from the corpus, from nothing.",
  },
  args: {
    voices: text("corpus/voices", "Folder of the voices to train on"),
    out: text("lib/reading", "Room of the reader's models", "FOLDER"),
    only: choice([...models, "all"], "all", "What to train"),
    without: text("", "Voices to leave out, by the start of their names"),
    epochs: text("8", "Times each case is seen"),
    seed: text("1", "The same seed and corpus give the same bytes"),
  },
  async run({ args }) {
    const left = args.without.split(",").filter(Boolean);
    const voices = openVoices(args.voices).filter(({ name }) => !left.some((start) => name.startsWith(start)));
    const epochs = wholeNumber("epochs", args.epochs);
    const seed = wholeNumber("seed", args.seed);
    const spoken = [...voices, labelledTalk(await regressionCorpora(args.out))];
    const randomFor = (voice: string, line: number) => seededRandom(line, voice);
    const spans = () => spanCases(spoken, corpusVocabulary, randomFor);
    const plans: Record<(typeof models)[number], Plan> = {
      acts: {
        ...{ file: "acts/act-model.json", classes: actNames, buckets: actBuckets, rate: 0.3 },
        cases: () => actCases(voices, corpusVocabulary),
      },
      importance: {
        ...{ file: "learned/importance-model.json", classes: importanceClasses, buckets: importanceBuckets, rate: 0.3 },
        cases: () => [
          ...importanceCases(voices, corpusVocabulary, randomFor),
          ...spokenCases(spoken, corpusVocabulary),
        ],
      },
      mentions: {
        ...{ file: "learned/mention-model.json", classes: learnedStances, buckets: spanBuckets, rate: 0.2 },
        cases: () => spans().mentions,
      },
      numbers: {
        ...{ file: "learned/number-model.json", classes: learnedRoles, buckets: spanBuckets, rate: 0.2 },
        cases: () => spans().numbers,
      },
    };
    // Mentions and numbers come first: the readings that the other two start from rest on them.
    for (const name of models) {
      if (args.only !== "all" && args.only !== name) continue;
      const { file, cases, ...settings } = plans[name];
      const made = cases();
      const model = trainLinear(made, { ...settings, epochs }, seededRandom(seed, name));
      await writeFile(join(args.out, file), `${JSON.stringify(model)}\n`);
      console.error(`${file}: ${made.length} cases of ${voices.length} voices`);
    }
  },
});

interface Plan {
  file: string;
  classes: readonly string[];
  buckets: number;
  rate: number;
  cases: () => readonly LinearCase[];
}

const corpora = "utterances fresh-importance fresh-values held-out held-out-2 held-out-3 held-out-4".split(" ");

async function regressionCorpora(room: string): Promise<CorpusItem[]> {
  const texts = await Promise.all(corpora.map((name) => readFile(join(room, "corpus", `${name}.json`), "utf8")));
  return texts.flatMap((text) => corpusSchema.parse(JSON.parse(text)));
}
