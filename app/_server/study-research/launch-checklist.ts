import { neverEmpty } from "@/db/queries/study/monitor-rows";
import { countRuns } from "@/db/queries/study/tries";
import { disagreementOf, leastDisagreement } from "@/lib/study/configuration/scenario-disagreement";
import type { OpenedStudy } from "./stored-study";

export interface ChecklistItem {
  id: string;
  text: string;
  /** `warn` does not block a launch. `confirm` needs a typed confirmation. */
  state: "done" | "warn" | "confirm";
}

export const launchWords = "launch anyway";

export type LaunchChecklist = Awaited<ReturnType<typeof launchChecklist>>;

export async function launchChecklist({ db, catalog, version }: OpenedStudy) {
  const { configuration } = version;
  const report = await disagreementOf(catalog, configuration.conditions, configuration.scenarios);
  const done = await countRuns(db, { versionId: version.id, kind: "simulated", status: "complete" });
  const empty = await neverEmpty(db, version.id);
  const share = Math.round(report.share * 100);
  const needsWords =
    configuration.conditions.length > 1 && report.scenarios.length > 0 && report.share < leastDisagreement;
  const items: ChecklistItem[] = [
    { id: "valid", text: "The configuration is complete and without contradictions.", state: "done" },
    item(
      "catalog",
      "The catalog is the one the configuration names.",
      catalog.catalog.checksum === configuration.catalog.checksum,
    ),
    {
      id: "disagree",
      text: `The arms give up different wishes in ${share}% of the scenarios.`,
      state: needsWords ? "confirm" : "done",
    },
    item(
      "feasible",
      report.satisfiable.length === 0
        ? "In no scenario does a car have everything."
        : `A car has everything in: ${report.satisfiable.join(", ")}. Nothing will give way there.`,
      report.satisfiable.length === 0,
    ),
    item(
      "pilot",
      done > 0 ? `${done} simulated runs were completed.` : "No simulated run was completed yet.",
      done > 0,
    ),
    ...(done > 0 ? [neverEmptyItem(empty)] : []),
    item("ethics", `Ethics: ${configuration.team.ethics}`, !/^example/i.test(configuration.team.ethics)),
    item(
      "recruiter",
      recruiterText(configuration.recruitment),
      configuration.recruitment.recruiter === "none" || configuration.recruitment.returnUrl !== null,
    ),
  ];
  return { items, report, needsWords };
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
  return { id, text, state: holds ? "done" : "warn" };
}

function recruiterText({ recruiter, returnUrl }: OpenedStudy["version"]["configuration"]["recruitment"]): string {
  if (recruiter === "none") return "Participants come with the study's address; no recruiter's ids are captured.";
  return returnUrl
    ? `Ids of ${recruiter} are captured, and participants return to it.`
    : `Participants of ${recruiter} have no address to return to.`;
}
