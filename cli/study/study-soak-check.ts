import { readFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { missingFile } from "@/cli/catalog/open-catalog";
import { operand, required } from "@/cli/flags";
import { closeSharedDatabase, sharedDatabase } from "@/db/connection/client";
import { checkSoak } from "./check-soak";
import type { RunReport } from "./simulated-run";

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
    const text = await readFile(args.reports, "utf8").catch((error: unknown) => {
      throw missingFile(args.reports, error);
    });
    const reports = text
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as RunReport);
    try {
      const { db } = await sharedDatabase();
      const check = await checkSoak(db, args.study, reports);
      console.log(JSON.stringify({ reports: reports.length, ...check }));
      if (check.faults.length > 0) process.exitCode = 1;
    } finally {
      await closeSharedDatabase();
    }
  },
});
