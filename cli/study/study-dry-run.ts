import { defineCommand } from "citty";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { configuredReach } from "@/cli/configured-model";
import { about, operand, optional } from "@/cli/flags";
import { showProgress } from "@/cli/show-progress";
import { defaultColumns } from "@/db/seed/default-catalog";
import { accessOf, askOutside } from "@/lib/agents/ask-outside";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { dryRun } from "@/lib/study/dry-run/dry-run";
import { launchReport } from "@/lib/study/dry-run/launch-findings";
import { voices } from "@/lib/study/dry-run/voices";
import { readStudyFile } from "./study-file";

export const studyDryRunCommand = defineCommand({
  meta: about(
    "dry-run",
    "Plays every arm with every card in several voices; exits with 1 where a launch would be refused.",
  ),
  args: {
    file: operand("The study's configuration, YAML or JSON"),
    catalog: optional("CSV with the paper's columns (default: the shipped catalog)", "FILE"),
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const catalog = args.catalog ? await openCatalog(args.catalog) : defaultColumns();
    const { scenarios, conditions } = configuration;
    const progress = showProgress("trials", scenarios.length * conditions.length * voices.length);
    const reach = configuredReach();
    const tools = {
      catalog,
      outside: askOutside(reach),
      preferences: createEmbeddedReader(),
      now: () => performance.now(),
      pause: async () => progress.step(),
    };
    const run = await dryRun(configuration, tools);
    progress.end();
    for (const card of run.scenarios) console.log(JSON.stringify(card));
    const { scenarios: _cards, ...whole } = run;
    console.log(JSON.stringify(whole));
    const findings = await launchReport(configuration, { run, catalog, access: accessOf(reach) });
    for (const { level, says, fix } of findings) console.error(`${level}: ${says} ${fix}`);
    if (findings.some(({ level }) => level === "stop")) process.exitCode = 1;
  },
});
