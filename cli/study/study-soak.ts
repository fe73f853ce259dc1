import { defineCommand } from "citty";
import { operand, text, toggle, wholeNumber } from "@/cli/flags";
import { writeJsonLine } from "@/cli/json-lines";
import { simulateStudy } from "./simulate-study";
import { readStudyFile } from "./study-file";

export const studySoakCommand = defineCommand({
  meta: {
    name: "soak",
    description:
      "Simulated participants take part in an open study over HTTP; a JSON line a run. Its data is as real as any: use a server of its own.",
  },
  args: {
    file: operand("The study's configuration, as it was created"),
    url: text("http://127.0.0.1:3000", "Where the app runs"),
    participants: text("20", "How many take part"),
    "at-once": text("5", "How many at the same time"),
    "come-back": toggle("Those who went away come back when the study's idle time is over, and find that it is"),
    seed: text("1", "The same seed, the same people"),
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const { reports, failures, watch } = await simulateStudy(configuration, {
      comeBack: args["come-back"],
      from: 0,
      url: args.url,
      participants: wholeNumber("participants", args.participants),
      atOnce: wholeNumber("at-once", args["at-once"]),
      seed: wholeNumber("seed", args.seed),
    });
    for (const report of reports) await writeJsonLine(process.stdout, report);
    for (const failure of [...failures, ...watch.leaks, ...watch.failed]) console.error(failure);
    console.error(
      `${reports.length} runs, ${failures.length} failed; ${watch.requests} requests, ${watch.leaks.length} answers that name an arm`,
    );
    if (failures.length + watch.leaks.length + watch.failed.length > 0) process.exitCode = 1;
  },
});
