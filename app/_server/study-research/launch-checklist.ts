import { outsideReach } from "@/app/_server/turn/words-reader";
import { countRuns } from "@/db/queries/study/pilots";
import { accessOf } from "@/lib/agents/ask-outside";
import type { DryRun } from "@/lib/study/dry-run/dry-run";
import { type LaunchFinding, launchReport } from "@/lib/study/dry-run/launch-findings";
import { findDryRun, knownDryRun } from "./known-analysis";
import type { OpenedStudy } from "./opened-study";

type ChecklistItem = Omit<LaunchFinding, "level" | "scenario"> & { level: LaunchFinding["level"] | "done" };

export type LaunchChecklist = Awaited<ReturnType<typeof launchChecklist>>;

/** Shortest reason that goes on record. */
export const shortestReason = 12;

export async function launchStops(opened: OpenedStudy): Promise<LaunchFinding[]> {
  const findings = await findingsOf(opened, await knownDryRun(opened));
  return findings.filter(({ level }) => level === "stop");
}

function findingsOf({ version, catalog }: OpenedStudy, run: DryRun): Promise<LaunchFinding[]> {
  return launchReport(version.configuration, { run, catalog, access: accessOf(outsideReach()) });
}

export async function launchChecklist(opened: OpenedStudy) {
  const { db, catalog, version } = opened;
  const { configuration } = version;
  const run = await findDryRun(opened);
  const findings = run ? await findingsOf(opened, run) : null;
  const done = await countRuns(db, { versionId: version.id, kind: "simulated", status: "complete" });
  const { recruitment } = configuration;
  const played = findings ? "The dry run was played." : "The dry run was not played since the server started.";
  const isNamed = catalog.catalog.checksum === configuration.catalog.checksum;
  const tried = done > 0 ? `${done} simulated runs were completed.` : "No simulated run was completed yet.";
  const isComplete = recruitment.recruiter === "none" || recruitment.returnUrl !== null;
  const items: ChecklistItem[] = [
    ...(findings ?? []),
    item("dry-run", played, findings !== null),
    item("catalog", "The catalog is the one the configuration names.", isNamed),
    item("pilot", tried, done > 0),
    item("recruiter", recruiterText(recruitment), isComplete),
  ];
  return { items, stops: items.filter(({ level }) => level === "stop").length };
}

function item(id: string, says: string, holds: boolean): ChecklistItem {
  return { id, says, fix: "", level: holds ? "done" : "warn" };
}

function recruiterText({ recruiter, returnUrl }: OpenedStudy["version"]["configuration"]["recruitment"]): string {
  if (recruiter === "none") return "Participants come with the study's address; no recruiter's ids are captured.";
  return returnUrl
    ? `Ids of ${recruiter} are captured, and participants return to it.`
    : `Participants of ${recruiter} have no address to return to.`;
}
