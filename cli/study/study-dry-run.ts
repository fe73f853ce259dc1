import { defineCommand } from "citty";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { configuredReach } from "@/cli/configured-model";
import { about, operand, optional } from "@/cli/flags";
import { showProgress } from "@/cli/show-progress";
import { accessOf, askOutside } from "@/lib/agents/ask-outside";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { dryRun } from "@/lib/study/dry-run/dry-run";
import { launchReport } from "@/lib/study/dry-run/launch-findings";
import { voices } from "@/lib/study/dry-run/voices";
import { readStudyFile } from "./study-file";

export const playedStudy = {
  file: operand("The study's configuration, YAML or JSON"),
  catalog: optional("CSV with the paper's columns (default: the shipped catalog)", "FILE"),
};

/** A study's file, and what plays its arms. */
export async function openPlayed({ file, catalog }: { file: string; catalog?: string | undefined }) {
  const reach = configuredReach();
  const played = { outside: askOutside(reach), preferences: createEmbeddedReader(), now: () => performance.now() };
  return { configuration: await readStudyFile(file), reach, tools: { ...played, catalog: await openCatalog(catalog) } };
}

export const studyDryRunCommand = defineCommand({
  meta: about(
    "dry-run",
    "Plays every arm with every card in several voices; exits with 1 where a launch would be refused.",
  ),
  args: playedStudy,
  async run({ args }) {
    const { configuration, reach, tools } = await openPlayed(args);
    const { scenarios, conditions } = configuration;
    const progress = showProgress("trials", scenarios.length * conditions.length * voices.length);
    const run = await dryRun(configuration, { ...tools, pause: async () => progress.step() });
    progress.end();
    for (const card of run.scenarios) console.log(JSON.stringify(card));
    const { scenarios: _cards, ...whole } = run;
    console.log(JSON.stringify(whole));
    const findings = await launchReport(configuration, { run, catalog: tools.catalog, access: accessOf(reach) });
    for (const { level, says, fix } of findings) console.error(`${level}: ${says} ${fix}`);
    if (findings.some(({ level }) => level === "stop")) process.exitCode = 1;
  },
});
