import { writeFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { stringify } from "csv-stringify/sync";
import { about, choice, operand, optional } from "@/cli/flags";
import { readPayments } from "@/db/queries/study/recruitment-rows";
import { studyFigures } from "@/db/queries/study/study-figures";
import { exportStudy } from "@/lib/study/service/export-study";
import packageFacts from "@/package.json" with { type: "json" };
import { commandLine, withStudy } from "./study-database";

export const studyExportCommand = defineCommand({
  meta: about("export", "Everything of a study as one zip: data, codebook, flow, plan, analysis, hashes."),
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
        actor: commandLine,
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
  meta: about(
    "payments",
    "The payment file of a study as CSV: recruiter's id, code, status; nothing that was answered.",
  ),
  args: { study: operand("The study's slug") },
  async run({ args }) {
    const payments = await withStudy(args, (db, { study }) => readPayments(db, study.id));
    process.stdout.write(stringify(payments, { header: true, columns: ["id", "code", "status"] }));
  },
});
