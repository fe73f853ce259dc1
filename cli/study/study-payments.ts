import { defineCommand } from "citty";
import { stringify } from "csv-stringify/sync";
import { operand } from "@/cli/flags";
import { readPayments } from "@/db/queries/study/recruitment-rows";
import { withStudy } from "./study-database";

export const studyPaymentsCommand = defineCommand({
  meta: {
    name: "payments",
    description: "The payment file of a study as CSV: recruiter's id, code, status; nothing that was answered.",
  },
  args: { study: operand("The study's slug") },
  async run({ args }) {
    const payments = await withStudy(args.study, (db, { study }) => readPayments(db, study.id));
    process.stdout.write(stringify(payments, { header: true, columns: ["id", "code", "status"] }));
  },
});
