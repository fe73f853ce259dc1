import { replayDialogue, type WishesOf } from "@/lib/benchmark/replay-dialogue";
import { type RunLine, replayLine } from "@/lib/benchmark/run-line";
import { isSetAside } from "@/lib/benchmark/set-aside";
import { summarise, type Tally } from "@/lib/benchmark/summary";
import { seededRandom } from "@/lib/random";
import { itemsById } from "./benchmark-files";
import { dialogueReader } from "./dialogue-reader";
import { learnedWeights } from "./learned-weights";
import type { Recorded } from "./train";
import type { Scope } from "./training-cases";
import { markdownTable, type TrainingEvaluation } from "./training-report";

/**
 * The set-aside dialogues decided with rule weights and with learned ones, values read alike: base, SFT, SFT + DPO, each
 * with the words of the message alone (local) and of the whole conversation (global).
 */
export async function replayTable({ trained }: TrainingEvaluation, recorded: Recorded): Promise<string> {
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
      rows.push([`${scope} ${name}`, ...figuresOf(lines)]);
    }
  }
  return `${aside.length} dialogues of the set-aside quarter, minimum-weight correction sets; columns as in the paper, slots a mean, the rest in %.\n\n${markdownTable(rows)}`;
}

function figuresOf(lines: readonly RunLine[]): string[] {
  const summary = summarise(lines);
  const { satNoRelaxation, satAfterRelaxation, unsat, recommended, relaxMatch, carMatch, slotCompletion } = summary;
  const shares: Tally[] = [
    slotCompletion,
    satNoRelaxation,
    satAfterRelaxation,
    unsat,
    recommended,
    relaxMatch,
    carMatch,
  ];
  return [summary.slotsAsked.rate.toFixed(2), ...shares.map(({ rate }) => (100 * rate).toFixed(1))];
}
