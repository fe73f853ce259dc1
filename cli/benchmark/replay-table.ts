import { learnedWeights } from "@/cli/train/learned-weights";
import { markdownTable, percent } from "@/cli/train/markdown-table";
import type { Recorded } from "@/cli/train/recorded";
import type { TrainingEvaluation } from "@/cli/train/training-evaluation";
import { groupLines } from "@/lib/benchmark/group-table";
import { replayDialogue, type WishesOf } from "@/lib/benchmark/replay/replay-dialogue";
import { type RunLine, replayLine } from "@/lib/benchmark/run-line";
import { isSetAside } from "@/lib/benchmark/set-aside";
import { summarise } from "@/lib/benchmark/summary";
import type { Scope } from "@/lib/learning/read-case";
import { seededRandom } from "@/lib/random";
import { clusteredMean } from "@/lib/statistics/bootstrap";
import { itemsById } from "./benchmark-files";
import { dialogueReader } from "./dialogue-reader";

/**
 * The set-aside dialogues decided with rule weights and with learned ones, values read alike: base, SFT, SFT + DPO, each
 * with the words of the message alone (local) and of the whole conversation (global).
 */
export async function replayTable(
  { trained, paperNegatives }: TrainingEvaluation,
  recorded: Recorded,
): Promise<string> {
  const { reader } = recorded;
  const vocabulary = await reader.vocabulary();
  const items = itemsById(recorded.items);
  const aside = recorded.transcripts.filter(({ id }) => isSetAside(id));
  const rows: string[][] = [["row", "slots", "slot", "sat0", "sat+", "uns", "reco", "relax", "car"]];
  for (const scope of ["local", "global"] satisfies Scope[]) {
    const base = await dialogueReader("embedded", scope, reader);
    const relearned = (model: (typeof trained)["dpo"]): WishesOf => {
      return async (transcript, item) =>
        learnedWeights(await base(transcript, item), transcript.dialogue, { vocabulary, scope, model });
    };
    const readers: [string, WishesOf][] = [
      ["base", base],
      ["SFT", relearned(trained.sft)],
      ["SFT + DPO", relearned(trained.dpo)],
      ["SFT + DPO, the paper's negatives", relearned(paperNegatives)],
    ];
    for (const [name, wishesOf] of readers) {
      const lines: RunLine[] = [];
      for (const transcript of aside) {
        const item = items.get(transcript.id);
        if (!item) continue;
        const run = { reader, method: "optimal" as const, wishesOf, randomFor: (id: string) => seededRandom(1, id) };
        const replayed = await replayDialogue(run, item, transcript);
        if (replayed.kind === "replayed") lines.push(replayLine(item, transcript, run.method, replayed.dialogue));
      }
      rows.push([`${scope} ${name}`, ...figuresOf(lines, (name) => seededRandom(1, name))]);
    }
  }
  return `${aside.length} dialogues of the set-aside quarter, minimum-weight correction sets; columns as in the paper, slots a mean, the rest in % with 95% intervals over items.\n\n${markdownTable(rows)}`;
}

function figuresOf(lines: readonly RunLine[], randomFor: (name: string) => () => number): string[] {
  const { slotsAsked, slotCompletion } = summarise(lines);
  const clusters = [...groupLines(lines, ({ id }) => id).values()];
  const share = (name: string, of: (line: RunLine) => boolean) => {
    const counts = clusters.map((cluster) => cluster.map((line) => (of(line) ? 1 : 0)));
    return percent(clusteredMean(counts, randomFor(name)));
  };
  return [
    slotsAsked.rate.toFixed(2),
    (100 * slotCompletion.rate).toFixed(1),
    share("sat0", ({ outcome }) => outcome === "satNoRelaxation"),
    share("sat+", ({ outcome }) => outcome === "satAfterRelaxation"),
    share("uns", ({ outcome }) => outcome === "unsat"),
    share("reco", ({ recommended }) => recommended),
    share("relax", ({ relaxMatch }) => relaxMatch),
    share("car", ({ carMatch }) => carMatch),
  ];
}
