import { Suspense } from "react";
import type { Role } from "@/app/_server/session/research-session";
import { knownDryRun } from "@/app/_server/study-research/known-analysis";
import { findingsOf } from "@/app/_server/study-research/launch-checklist";
import { type OpenedStudy, studyForPage } from "@/app/_server/study-research/opened-study";
import { researchMetadata, researchPage } from "@/app/lab/research-page";
import type { StudyAsked, StudyQuery } from "@/app/lab/studies/[slug]/study-query";
import { DryRunCards } from "@/components/research/dry-run/dry-run-cards";
import { DryRunFigures, DryRunFindings } from "@/components/research/dry-run/dry-run-findings";
import { StudyNav } from "@/components/research/study/study-nav";
import { counted } from "@/lib/dialogue/wording/count-words";
import { rankingSpread } from "@/lib/study/dry-run/dry-run";
import type { LaunchFinding } from "@/lib/study/dry-run/launch-findings";
import { lab } from "@/messages/lab";

export const metadata = researchMetadata("Dry run");

export default researchPage<{ slug: string }, StudyQuery>("/lab/studies", DryRunPage);

async function DryRunPage({ slug, query, researcher: { role } }: StudyAsked) {
  const opened = await studyForPage(slug, query.version);
  const { configuration, number } = opened.version;
  const trials = configuration.conditions.length * configuration.scenarios.length;
  return (
    <Suspense
      fallback={
        <>
          <h1 className="text-title sm:text-headline">Playing the dry run</h1>
          <StudyNav slug={slug} version={number} current="dry-run" role={role} />
          <p role="status" className="mt-4 text-ink2">
            {lab.dryRun.playing({ pairs: counted(trials, "pair of card and arm", "pairs of card and arm") })}
          </p>
        </>
      }
    >
      <DryRunReport slug={slug} opened={opened} role={role} />
    </Suspense>
  );
}

async function DryRunReport({ slug, opened, role }: { slug: string; opened: OpenedStudy; role: Role }) {
  const run = await knownDryRun(opened);
  const findings = await findingsOf(opened, run);
  const { voices, scenarios, arms } = run;
  const size = `${scenarios.length} scenarios × ${arms.length} arms × ${voices} voices`;
  return (
    <>
      <h1 className="text-title sm:text-headline">{titleOf(findings)}</h1>
      <StudyNav slug={slug} version={opened.version.number} current="dry-run" role={role} />
      <p className="mt-2 text-ink2">
        {size}: {scenarios.length * arms.length * voices} trials through the real reader and chat. Nobody was recruited.
      </p>
      <DryRunFigures run={run} />
      <DryRunFindings findings={findings} />
      <DryRunCards run={run} findings={findings} />
      <p className="mt-4 max-w-[46rem] text-small text-pretty text-ink2">
        {lab.dryRun.caveat({ spread: rankingSpread, time: Math.round(run.milliseconds) })}
      </p>
    </>
  );
}

function titleOf(findings: readonly LaunchFinding[]): string {
  const stops = findings.filter(({ level }) => level === "stop");
  const cards = new Set(stops.flatMap(({ scenario }) => scenario ?? [])).size;
  return cards === stops.length ? lab.dryRun.cards({ count: cards }) : lab.dryRun.stops({ count: stops.length });
}
