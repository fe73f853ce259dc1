import { type LaunchChecklist, launchWords } from "@/app/_server/study-research/launch-checklist";
import type { OpenedStudy } from "@/app/_server/study-research/stored-study";
import { ActButton } from "@/components/research/act-button";
import { DisagreementTable } from "@/components/research/disagreement-table";
import { PilotRunner } from "@/components/research/study/pilot-runner";
import { TitledSection } from "@/components/ui/titled-section";

const marks = { done: "✓", warn: "!", confirm: "!!" } as const;

export function LaunchSection({ opened, checklist }: { opened: OpenedStudy; checklist: LaunchChecklist }) {
  const { study, version } = opened;
  const status = `/api/research/studies/${study.slug}/status`;
  const ask = checklist.needsWords ? { name: "words", label: `Type "${launchWords}" to confirm` } : undefined;
  return (
    <TitledSection id="launch" title="Launch">
      <ul className="mt-2">
        {checklist.items.map(({ id, text, state }) => (
          <li key={id} className="flex gap-3 border-b border-line py-1.5">
            <span
              aria-hidden="true"
              className={`w-5 shrink-0 font-semibold ${state === "done" ? "text-keep" : "text-give"}`}
            >
              {marks[state]}
            </span>
            <span className="min-w-0 break-words">
              {state === "done" ? null : <span className="sr-only">To look at: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
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
      <DisagreementTable
        arms={version.configuration.conditions.map(({ id }) => id)}
        matrix={checklist.report.matrix}
        scenarios={checklist.report.scenarios}
      />
    </TitledSection>
  );
}
