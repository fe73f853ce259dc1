import Link from "next/link";
import { type LaunchChecklist, shortestReason } from "@/app/_server/study-research/launch-checklist";
import type { OpenedStudy } from "@/app/_server/study-research/stored-study";
import { ActButton } from "@/components/research/act-button";
import { DryRunFindings } from "@/components/research/dry-run/dry-run-findings";
import { PilotRunner } from "@/components/research/study/pilot-runner";
import { TitledSection } from "@/components/ui/titled-section";

export function LaunchSection({ opened, checklist }: { opened: OpenedStudy; checklist: LaunchChecklist }) {
  const { study, version } = opened;
  const status = `/api/research/studies/${study.slug}/status`;
  const isOff = checklist.stops > 0;
  const ask = isOff
    ? { name: "reason", label: `Launch anyway, with a reason of ${shortestReason} letters or more (goes on record)` }
    : undefined;
  return (
    <TitledSection id="launch" title={isOff ? "Launch is off" : "Launch"}>
      <p className="mt-1 text-small text-ink2">
        <Link
          href={`/lab/studies/${study.slug}/dry-run?version=${version.number}`}
          className="hit-44 underline underline-offset-4"
        >
          Dry run
        </Link>{" "}
        plays every arm with every card before anybody is recruited. Opening plays it too.
      </p>
      <DryRunFindings findings={checklist.items} />
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {study.status === "open" ? (
          <ActButton path={status} body={{ status: "paused" }} label="Pause" />
        ) : (
          <ActButton path={status} body={{ status: "open" }} label="Open to participants" look="primary" ask={ask} />
        )}
        {study.status === "closed" ? null : (
          <ActButton path={status} body={{ status: "closed" }} label="Close" look="quiet" />
        )}
        <PilotRunner path={`/api/research/studies/${study.slug}/pilot`} />
      </div>
    </TitledSection>
  );
}
