import { defineCommand } from "citty";
import { about, choice, operand, optional } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { withProgress } from "@/cli/show-progress";
import { readRuns } from "@/db/queries/study/read-runs";
import { studyFigures } from "@/db/queries/study/study-figures";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { verifyFigures, verifyReplay } from "@/lib/study/service/verify-study";
import type { FigureCheck } from "@/lib/study/verify/check";
import packageFacts from "@/package.json" with { type: "json" };
import { studyCatalog, withStudy } from "./study-database";

const mostFaults = 20;

export const studyVerifyCommand = defineCommand({
  meta: about(
    "verify",
    "Hold monitor, export and analysis to what the database counts, and execute every recorded turn again to its hash.",
  ),
  args: {
    study: operand("The study's slug"),
    kind: choice(["participant", "simulated", "preview"], "participant", "Whose runs"),
    version: optional("Number of the version (default: the latest)", "N"),
  },
  async run({ args }) {
    const kind = args.kind as "participant" | "simulated" | "preview";
    await withStudy(args, async (db, stored) => {
      const catalog = await studyCatalog(db, stored);
      const tools = { figures: studyFigures(db), catalog, preferences: createEmbeddedReader(), kind };
      const figures = await verifyFigures({ ...tools, now: new Date(), leeway: packageFacts.version }, stored);
      for (const check of figures) await report(check);
      const runs = await readRuns(db, { versionId: stored.version.id, kinds: [kind], reading: "flow" });
      const all: FigureCheck = { what: "turns executed again", checked: 0, faults: [] };
      let decisions = 0;
      for (const { id } of withProgress("runs replayed", runs.length, runs)) {
        const replayed = await verifyReplay(tools, id);
        all.checked += replayed.turns;
        all.faults.push(...replayed.check.faults.map((fault) => `run ${id} ${fault}`));
        decisions += replayed.decisions;
      }
      await report(all);
      const faults = [...figures, all].reduce((sum, check) => sum + check.faults.length, 0);
      await writeJsonLine(process.stdout, { study: args.study, kind, runs: runs.length, decisions, faults });
      if (faults > 0) process.exitCode = 1;
    });
  },
});

async function report({ what, checked, faults }: FigureCheck): Promise<void> {
  await writeJsonLine(process.stdout, { what, checked, faults: faults.length, first: faults.slice(0, mostFaults) });
}
