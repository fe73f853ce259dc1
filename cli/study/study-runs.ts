import { writeFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { stringify } from "csv-stringify/sync";
import { choice, operand, optional, text, WrongUse, wholeNumbers } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { showProgress } from "@/cli/show-progress";
import { noteAudit } from "@/db/queries/study/oversight";
import { readRuns } from "@/db/queries/study/read-runs";
import { readPayments } from "@/db/queries/study/recruitment-rows";
import { studyFigures } from "@/db/queries/study/study-figures";
import { studyStore } from "@/db/queries/study/study-store";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { simulationCaveat } from "@/lib/study/analysis/power";
import {
  type BehaviourName,
  behaviourNameSchema,
  behaviourNames,
  defaultMix,
  drawBehaviour,
} from "@/lib/study/pilot/behaviour";
import { exportStudy } from "@/lib/study/service/export-study";
import { type PilotOutcome, playPilotRun } from "@/lib/study/service/pilot-run";
import { verifyFigures, verifyReplay } from "@/lib/study/service/verify-study";
import type { FigureCheck } from "@/lib/study/verify/check";
import packageFacts from "@/package.json" with { type: "json" };
import { newRunCode, studyCatalog, withStudy } from "./study-database";

export const studyExportCommand = defineCommand({
  meta: {
    name: "export",
    description: "Everything of a study as one zip: data, codebook, flow, plan, analysis, hashes.",
  },
  args: {
    study: operand("The study's slug"),
    out: optional("Where the zip goes (default: the slug with .zip)", "FILE"),
    kind: choice(["participant", "simulated"], "participant", "Whose runs; simulated ones are no data"),
    version: optional("Number of the version (default: the latest)", "N"),
  },
  async run({ args }) {
    await withStudy(args, async (db, stored) => {
      const kind = args.kind === "simulated" ? ("simulated" as const) : ("participant" as const);
      const { zip, files, runs } = await exportStudy(studyFigures(db), stored, {
        kind,
        now: new Date(),
        leeway: packageFacts.version,
      });
      const out = args.out ?? `${args.study}.zip`;
      await writeFile(out, zip);
      console.log(JSON.stringify({ out, runs, files: Object.keys(files).length + 1, bytes: zip.length }));
    });
  },
});

export const studyPaymentsCommand = defineCommand({
  meta: {
    name: "payments",
    description: "The payment file of a study as CSV: recruiter's id, code, status; nothing that was answered.",
  },
  args: { study: operand("The study's slug") },
  async run({ args }) {
    const payments = await withStudy(args, (db, { study }) => readPayments(db, study.id));
    process.stdout.write(stringify(payments, { header: true, columns: ["id", "code", "status"] }));
  },
});

const mostFaults = 20;

export const studyVerifyCommand = defineCommand({
  meta: {
    name: "verify",
    description:
      "Hold monitor, export and analysis to what the database counts, and execute every recorded turn again to its hash.",
  },
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
      const progress = showProgress("runs replayed", runs.length);
      const all: FigureCheck = { what: "turns executed again", checked: 0, faults: [] };
      let decisions = 0;
      for (const { id } of runs) {
        const replayed = await verifyReplay(tools, id);
        all.checked += replayed.turns;
        all.faults.push(...replayed.check.faults.map((fault) => `run ${id} ${fault}`));
        decisions += replayed.decisions;
        progress.step();
      }
      progress.end();
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

export const studySimulateCommand = defineCommand({
  meta: {
    name: "simulate",
    description: "Simulated participants run a stored study; flagged, and counted nowhere unless asked for.",
  },
  args: {
    study: operand("The study's slug"),
    participants: text("30", "How many"),
    first: text("0", "Number of the first one: the same numbers behave the same"),
    behaviour: text("mix", `mix, or one of ${behaviourNames.join(", ")}`),
  },
  async run({ args }) {
    const { participants: count, first } = wholeNumbers(args, "participants", "first");
    const only = args.behaviour === "mix" ? null : behaviourNameSchema.safeParse(args.behaviour);
    if (only && !only.success) throw new WrongUse(`The flag "--behaviour" takes mix or ${behaviourNames.join(", ")}.`);
    await withStudy(args, async (db, stored) => {
      const tools = {
        store: studyStore(db),
        catalog: await studyCatalog(db, stored),
        preferences: createEmbeddedReader(),
        code: newRunCode,
        now: () => new Date(),
      };
      const ends: Record<string, number> = {};
      const progress = showProgress("participants", count);
      for (let number = first; number < first + count; number++) {
        const random = seededRandom(stored.version.configuration.seed, `behaviour ${number}`);
        const behaviour: BehaviourName = only?.data ?? drawBehaviour(defaultMix, random);
        const outcome: PilotOutcome = await playPilotRun(tools, stored, { number, behaviour });
        ends[outcome.end] = (ends[outcome.end] ?? 0) + 1;
        progress.step();
        await writeJsonLine(process.stdout, { number, ...outcome });
      }
      progress.end();
      await noteAudit(db, stored.study.id, "pilot-run", {
        participants: count,
        first,
        behaviour: args.behaviour,
        ends,
      });
      await writeJsonLine(process.stdout, { participants: count, ends });
    });
    console.error(simulationCaveat);
  },
});
