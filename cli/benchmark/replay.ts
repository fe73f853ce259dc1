import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { defineCommand } from "citty";
import { openCatalog, UnusableFile } from "@/cli/catalog/open-catalog";
import { about, choice, optional, required, text, toggle, wholeNumber } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { withProgress } from "@/cli/show-progress";
import { repairShopper } from "@/lib/agents/methods";
import type { Item } from "@/lib/benchmark/item";
import { releasedMethods } from "@/lib/benchmark/released/answer-released";
import { checkPublished } from "@/lib/benchmark/replay/published-check";
import type { ReplayMethod, ReplayRun, Transcript } from "@/lib/benchmark/replay/transcript";
import { recordedWishes, replayDialogue } from "@/lib/benchmark/replay/transcript";
import { matchTable } from "@/lib/benchmark/report/report-tables";
import { companionFiles } from "@/lib/benchmark/report/run-file";
import { type DialogueRecord, recordTranscript } from "@/lib/benchmark/run/dialogue-record";
import { type RunLine, replayLine, summarise } from "@/lib/benchmark/run-line";
import { jsonLines } from "@/lib/json-lines";
import { seededRandom } from "@/lib/random";
import type { Ranking } from "@/lib/trade-offs/ranking";
import { relaxationMethods } from "@/lib/trade-offs/relaxation";
import { agentFlags, describeTeam, openTeam, rankingFlag, usable } from "./agent-team";
import { filesOf, itemsById, openItems, openTranscripts } from "./benchmark-files";
import { dialogueReader, teamReader, weightingAsked } from "./dialogue-reader";

const methods = [...relaxationMethods, ...releasedMethods];

export const replayCommand = defineCommand({
  meta: about("replay", "Decides recorded dialogues again. Prints a line per dialogue, then a summary line."),
  args: {
    catalog: required("CSV with the paper's columns, or default", "FILE"),
    items: required("Item files or a folder of them", "FILES"),
    transcripts: required("Transcript files or a folder", "FILES"),
    method: choice(methods, "optimal", "Relaxation method"),
    weighting: choice(
      ["auto", "local", "global", "pairwise"],
      "auto",
      "How weights are inferred; auto is the method's own",
    ),
    weights: choice(
      ["read", "recorded"],
      "read",
      "Wishes read from the answers, or the constraints and weights as recorded",
    ),
    intervals: choice(
      ["ignore", "keep"],
      "ignore",
      "Whether weights stay as uncertain as the words leave them; kept, open choices are ties",
    ),
    slots: choice(
      ["asked", "all"],
      "asked",
      "Wishes for the slots the agent was told to ask about only, as in the published systems, or for all",
    ),
    ranking: rankingFlag,
    "row-index-bug": toggle("Copy the published ranking fault"),
    "check-published": toggle("Print the published figures beside what is found"),
    ...agentFlags,
    seed: text("1", "Seed of the random method"),
    out: optional("Results file instead of stdout, with every dialogue turn by turn beside it", "FILE"),
    verbose: toggle("Say on stderr why each dialogue was missed"),
  },
  async run({ args, rawArgs }) {
    const reader = await openCatalog(args.catalog);
    const items = itemsById(await openItems(filesOf(rawArgs, "items")));
    const transcripts = await openTranscripts(filesOf(rawArgs, "transcripts"));
    if (args["check-published"]) {
      const check = await checkPublished(reader, items, transcripts);
      console.log(check.text);
      if (!check.agrees) process.exitCode = 1;
      return;
    }
    const method = args.method as ReplayMethod;
    const seed = wholeNumber("seed", args.seed);
    const weighting = weightingAsked(args.weighting, method);
    const team = openTeam(args, ["reading", "weighting", "repairing"]);
    const wishesOf = team
      ? teamReader(team, method, await reader.vocabulary())
      : args.weights === "recorded"
        ? recordedWishes
        : await dialogueReader(weighting, reader);
    const run: ReplayRun = {
      reader,
      method,
      wishesOf,
      intervals: args.intervals === "keep" ? "keep" : "ignore",
      slots: args.slots === "all" ? "all" : "asked",
      ranking: args.ranking as Ranking,
      rowIndexBug: args["row-index-bug"],
      repairFor: team ? ({ dialogue }) => repairShopper(team, dialogue) : undefined,
      randomFor: (id) => seededRandom(seed, id),
    };
    await usable(() => replayAll(run, items, transcripts, { out: args.out, verbose: args.verbose }));
    if (team) console.error(describeTeam(team));
  },
});

async function replayAll(
  run: ReplayRun,
  items: ReadonlyMap<string, Item>,
  transcripts: readonly Transcript[],
  { out, verbose }: { out: string | undefined; verbose: boolean },
): Promise<void> {
  const lines: RunLine[] = [];
  const dialogues: DialogueRecord[] = [];
  for (const transcript of withProgress("dialogues", transcripts.length, transcripts)) {
    const item = items.get(transcript.id);
    if (!item) throw new UnusableFile(`There is no item ${transcript.id} for a transcript of that id.`);
    const replayed = await replayDialogue(run, item, transcript);
    if (replayed.kind === "refused") throw new UnusableFile(`${replayed.reason}.`);
    const line = replayLine(item, transcript, run.method, replayed.dialogue);
    lines.push(line);
    if (out === undefined) await writeJsonLine(process.stdout, line);
    else dialogues.push(...[await recordTranscript(run, item, transcript, line)].filter((each) => each !== null));
    if (verbose && line.miss) console.error(describeMiss(line, transcript));
  }
  const { name, checksum, size } = run.reader.catalog;
  const summary = { ...summarise(lines), catalog: { name, checksum, size } };
  await writeJsonLine(process.stdout, summary);
  if (out !== undefined) {
    await mkdir(dirname(out), { recursive: true });
    await writeFile(companionFiles(out).dialogues, jsonLines(dialogues));
    await writeFile(out, jsonLines([...lines, summary]));
  }
  console.error(matchTable(lines));
}

/** Leaves out set-aside items' words. */
function describeMiss(line: RunLine, { dialogue }: Transcript): string {
  const said = line.setAside ? "(set aside: words not shown)" : dialogue.map(({ content }) => content).join(" | ");
  return `${line.id} ${line.model} ${line.style}: ${line.miss}; ${JSON.stringify(line.constraints)}; ${said}`;
}
