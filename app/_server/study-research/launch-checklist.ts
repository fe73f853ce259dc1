import { outsideReach } from "@/app/_server/turn/words-reader";
import { countRuns } from "@/db/queries/study/pilots";
import { accessOf } from "@/lib/agents/ask-outside";
import type { DryRun } from "@/lib/study/dry-run/dry-run";
import { type LaunchFinding, launchReport } from "@/lib/study/dry-run/launch-findings";
import { lab } from "@/messages/lab";
import { findDryRun, knownDryRun } from "./known-analysis";
import type { OpenedStudy } from "./opened-study";

type ChecklistItem = Omit<LaunchFinding, "level" | "scenario"> & { level: LaunchFinding["level"] | "done" };

/** Shortest reason that goes on record. */
export const shortestReason = 12;

export async function launchStops(opened: OpenedStudy): Promise<LaunchFinding[]> {
  const findings = await findingsOf(opened, await knownDryRun(opened));
  return findings.filter(({ level }) => level === "stop");
}

export function findingsOf({ version, catalog }: OpenedStudy, run: DryRun): Promise<LaunchFinding[]> {
  return launchReport(version.configuration, { run, catalog, access: accessOf(outsideReach()) });
}

export async function launchChecklist(opened: OpenedStudy) {
  const { db, catalog, version } = opened;
  const { configuration } = version;
  const run = await findDryRun(opened);
  const findings = run ? await findingsOf(opened, run) : null;
  const done = await countRuns(db, { versionId: version.id, kind: "simulated", status: "complete" });
  const { recruiter, returnUrl } = configuration.recruitment;
  const plays = findings !== null;
  const how = recruiter === "none" ? "none" : returnUrl === null ? "other" : "returning";
  const items: ChecklistItem[] = [
    ...(findings ?? []),
    item("dry-run", lab.checklist.played({ plays }), plays),
    item("catalog", lab.checklist.catalog, catalog.catalog.checksum === configuration.catalog.checksum),
    item("pilot", lab.checklist.tried({ count: done }), done > 0),
    item("recruiter", lab.checklist.recruited({ how, recruiter }), how !== "other"),
  ];
  return { items, stops: items.filter(({ level }) => level === "stop").length };
}

function item(id: string, says: string, holds: boolean): ChecklistItem {
  return { id, says, fix: "", level: holds ? "done" : "warn" };
}
