import { writeFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { studyFigures } from "@/db/queries/study/study-figures";
import { exportStudy } from "@/lib/study/service/export-study";
import packageFacts from "@/package.json" with { type: "json" };
import { withStudy } from "./study-database";

export const studyExportCommand = defineCommand({
  meta: {
    name: "export",
    description: "Everything of a study as one zip: data, codebook, flow, plan, analysis, hashes.",
  },
  args: {
    study: { type: "positional", required: true, description: "The study's slug" },
    out: { type: "string", valueHint: "FILE", description: "Where the zip goes (default: the slug with .zip)" },
    kind: {
      type: "enum",
      options: ["participant", "simulated"],
      default: "participant",
      description: "Whose runs; simulated ones are no data",
    },
    version: { type: "string", valueHint: "N", description: "Number of the version (default: the latest)" },
  },
  async run({ args }) {
    await withStudy(
      args.study,
      async (db, stored) => {
        const kind = args.kind === "simulated" ? ("simulated" as const) : ("participant" as const);
        const { zip, files, faults, runs } = await exportStudy(studyFigures(db), stored, {
          kind,
          now: new Date(),
          leeway: packageFacts.version,
        });
        const out = args.out ?? `${args.study}.zip`;
        await writeFile(out, zip);
        console.log(JSON.stringify({ out, runs, files: Object.keys(files).length + 1, bytes: zip.length, faults }));
        if (faults.length > 0) {
          console.error(`The export does not agree with the database: ${faults.join("; ")}.`);
          process.exitCode = 1;
        }
      },
      args.version,
    );
  },
});
