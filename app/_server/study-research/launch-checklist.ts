import { neverEmpty } from "@/db/queries/study/monitor-rows";
import { countRuns } from "@/db/queries/study/tries";
import type { LaunchFinding } from "@/lib/study/dry-run/launch-findings";
import { launchReport } from "@/lib/study/dry-run/launch-report";
import { findDryRun, knownDryRun } from "./known-dry-run";
import type { OpenedStudy } from "./stored-study";

export interface ChecklistItem {
  id: string;
  text: string;
  /** Empty where nothing is to be mended. */
  fix: string;
  /** `stop` keeps the study from launching without a typed reason. */
  state: "done" | "warn" | "stop";
}

export type LaunchChecklist = Awaited<ReturnType<typeof launchChecklist>>;

/** Shortest reason that goes on record. */
export const shortestReason = 12;

/** `null` until the dry run was played. */
export async function knownFindings(opened: OpenedStudy): Promise<LaunchFinding[] | null> {
  const run = await findDryRun(opened);
  return run ? launchReport(opened.version.configuration, { run, catalog: opened.catalog }) : null;
}

export async function launchStops(opened: OpenedStudy): Promise<LaunchFinding[]> {
  const run = await knownDryRun(opened);
  const findings = await launchReport(opened.version.configuration, { run, catalog: opened.catalog });
  return findings.filter(({ level }) => level === "stop");
}

export async function launchChecklist(opened: OpenedStudy) {
  const { db, catalog, version } = opened;
  const { configuration } = version;
  const findings = await knownFindings(opened);
  const done = await countRuns(db, { versionId: version.id, kind: "simulated", status: "complete" });
  const empty = await neverEmpty(db, version.id);
  const items: ChecklistItem[] = [
    ...(findings ?? []).map(({ id, level, says, fix }) => ({ id, text: says, fix, state: level })),
    item("valid", "The configuration is complete and without contradictions.", true),
    item(
      "dry-run",
      findings ? "The dry run was played." : "The dry run was not played since the server started.",
      findings !== null,
    ),
    item(
      "catalog",
      "The catalog is the one the configuration names.",
      catalog.catalog.checksum === configuration.catalog.checksum,
    ),
    item(
      "pilot",
      done > 0 ? `${done} simulated runs were completed.` : "No simulated run was completed yet.",
      done > 0,
    ),
    ...(done > 0 ? [neverEmptyItem(empty)] : []),
    item(
      "recruiter",
      recruiterText(configuration.recruitment),
      configuration.recruitment.recruiter === "none" || configuration.recruitment.returnUrl !== null,
    ),
  ];
  return { items, stops: items.filter(({ state }) => state === "stop").length };
}

/** Above this share, a card's words do not lead to its wishes. */
const mostNeverEmpty = 0.1;

function neverEmptyItem(scenarios: Awaited<ReturnType<typeof neverEmpty>>): ChecklistItem {
  const many = scenarios.filter(({ share }) => share > mostNeverEmpty);
  const listed = many.map(({ scenario, share }) => `${scenario} ${Math.round(share * 100)}%`).join(", ");
  return item(
    "empty",
    many.length === 0
      ? "In the pilot nearly every search ran empty, as it should."
      : `In the pilot a car had everything that was understood in: ${listed} of the trials. Look at what the card says there.`,
    many.length === 0,
  );
}

function item(id: string, text: string, holds: boolean): ChecklistItem {
  return { id, text, fix: "", state: holds ? "done" : "warn" };
}

function recruiterText({ recruiter, returnUrl }: OpenedStudy["version"]["configuration"]["recruitment"]): string {
  if (recruiter === "none") return "Participants come with the study's address; no recruiter's ids are captured.";
  return returnUrl
    ? `Ids of ${recruiter} are captured, and participants return to it.`
    : `Participants of ${recruiter} have no address to return to.`;
}
