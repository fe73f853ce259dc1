import { defineCommand } from "citty";
import { readGiven } from "@/cli/catalog/open-catalog";
import { operand, required } from "@/cli/flags";
import { checkSoak } from "./check-soak";
import type { RunReport } from "./simulated-run";
import { inSharedDatabase } from "./study-database";

export const studySoakCheckCommand = defineCommand({
  meta: {
    name: "soak-check",
    description:
      "Hold what `study soak` reported to the database: completeness, balance, nobody twice, withdrawn data gone.",
  },
  args: {
    study: operand("The study's slug"),
    reports: required("The lines `study soak` printed", "FILE"),
  },
  async run({ args }) {
    const lines = (await readGiven(args.reports)).split("\n").filter((line) => line.startsWith("{"));
    const reports = lines.map((line) => JSON.parse(line) as RunReport);
    const check = await inSharedDatabase(({ db }) => checkSoak(db, args.study, reports));
    console.log(JSON.stringify({ reports: reports.length, ...check }));
    if (check.faults.length > 0) process.exitCode = 1;
  },
});
