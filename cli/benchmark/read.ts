import { defineCommand } from "citty";
import { z } from "zod";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { about, choice, optional, required, WrongUse } from "@/cli/flags";
import { type JsonLine, readJsonLines, readLine, writeJsonLine } from "@/cli/json-lines";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { asWritten } from "@/lib/constraints";
import { explainWords, type Reason } from "@/lib/reading/explain";
import { vetoes } from "@/lib/reading/lexicon/stance-words";
import { readTranscript } from "@/lib/reading/read-words";
import { type Weighting, weightings } from "@/lib/reading/weighting/weigh-pairwise";

const conversationSchema = z.object({
  id: z.string().optional(),
  turns: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
});

export const readCommand = defineCommand({
  meta: about("read", "JSON Lines {id, turns} in, the shopper's state after the last turn out."),
  args: {
    catalog: required("CSV with the paper's columns, or default", "FILE"),
    weighting: choice(weightings, "global", "How weights are inferred"),
    explain: optional("Say what decided each act, wish and level of one message instead", "TEXT"),
  },
  async run({ args }) {
    if (args._.length > 0) throw new WrongUse(`"${args._[0]}" was not expected here.`);
    const vocabulary = await (await openCatalog(args.catalog)).vocabulary();
    if (args.explain !== undefined) {
      for (const reason of explainWords(args.explain, vocabulary)) console.log(reasonLine(reason));
      return;
    }
    let complete = true;
    for await (const line of readJsonLines(process.stdin)) {
      const answer = answerLine(line, vocabulary, args.weighting as Weighting);
      if ("error" in answer) complete = false;
      await writeJsonLine(process.stdout, answer, asWritten);
    }
    if (!complete) process.exitCode = 1;
  },
});

/** Example: "up to $25,000: level must .82 by W2need TTT +1.2". */
function reasonLine({ of, what, text, decision, veto }: Reason): string {
  const because = decision?.because.map(({ feature, weight }) => `${feature} ${weight > 0 ? "+" : ""}${weight}`);
  const learned = decision ? ` (${decision.model} model: ${decision.class} ${decision.chance.toFixed(2)})` : "";
  const reasons = because ? ` by ${because.join(" | ")}` : veto ? `: ${vetoes[veto]}` : "";
  return `${of}: ${what} ${text}${learned}${reasons}`;
}

function answerLine(line: JsonLine, vocabulary: Vocabulary, weighting: Weighting) {
  const read = readLine(conversationSchema, line);
  if (read.kind === "invalid") return { ...read.named, error: read.reason };
  const { id, turns } = read.value;
  const named = id === undefined ? {} : { id };
  return { ...named, ...readTranscript(turns, vocabulary, weighting) };
}
