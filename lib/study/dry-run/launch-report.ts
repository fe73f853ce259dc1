import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { neededParticipants } from "@/lib/study/analysis/power-report";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { DryRun } from "./dry-run";
import { dryRunFindings, formalFindings, type LaunchFinding, missingValues, textFindings } from "./launch-findings";

/** Everything that a launch has to settle first, what stops it before what only warns. */
export async function launchReport(
  configuration: Configuration,
  { run, catalog }: { run: DryRun; catalog: CatalogReader },
): Promise<LaunchFinding[]> {
  const found = [
    ...dryRunFindings(run),
    ...(await missingValues(configuration, catalog)),
    ...textFindings(configuration),
    ...formalFindings(configuration, neededParticipants(configuration)),
  ];
  return found.sort((a, b) => Number(a.level === "warn") - Number(b.level === "warn"));
}
