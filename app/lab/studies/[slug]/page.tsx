import type { Metadata } from "next";
import { launchChecklist } from "@/app/_server/study-research/launch-checklist";
import { studyForPage } from "@/app/_server/study-research/stored-study";
import { researchPage } from "@/app/lab/research-page";
import { PreviewArm } from "@/components/research/study/preview-arm";
import { StudyNav } from "@/components/research/study/study-nav";
import { TitledSection } from "@/components/ui/titled-section";
import { listVersions } from "@/db/queries/study/list-studies";
import { listAudit } from "@/db/queries/study/oversight";
import { studyFigures } from "@/db/queries/study/study-figures";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { readMonitor } from "@/lib/study/service/study-monitor";
import { LaunchSection } from "./launch-section";
import { MonitorSection } from "./monitor-section";
import { RecordSection } from "./record-section";
import { type StudyQuery, shownKind } from "./study-query";

export const metadata: Metadata = { title: "Study", robots: { index: false } };

export default researchPage<{ slug: string }, StudyQuery>("/lab/studies", StudyOverview);

async function StudyOverview({ slug, query }: { slug: string; query: StudyQuery }) {
  const opened = await studyForPage(slug, query.version);
  const { study, version, db } = opened;
  const { configuration } = version;
  const kind = shownKind(query);
  const versions = await listVersions(db, study.id);
  const isLatest = versions[0]?.number === version.number;
  return (
    <>
      <h1 className="text-title sm:text-headline">{configuration.title}</h1>
      <p className="mt-1 text-ink2 first-letter:uppercase">
        {study.status}, version {version.number}
        {version.frozenAt ? ", frozen with its first participant" : ", not begun yet"}
        {isLatest ? "" : `; new participants get version ${versions[0]?.number}`}. Participants start at{" "}
        <code>/study/{slug}</code>.
      </p>
      <StudyNav slug={slug} version={version.number} current="overview" />
      {isLatest ? <LaunchSection opened={opened} checklist={await launchChecklist(opened)} /> : null}
      {isLatest ? <PreviewSection slug={slug} configuration={configuration} /> : null}
      <MonitorSection
        {...{ slug, kind, configuration }}
        version={version.number}
        monitor={await readMonitor(studyFigures(db), opened, { kind, now: new Date() })}
      />
      <RecordSection slug={slug} versions={versions} audit={await listAudit(db, study.id)} />
    </>
  );
}

function PreviewSection({ slug, configuration }: { slug: string; configuration: Configuration }) {
  return (
    <TitledSection id="preview" title="Preview">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">
        A whole run is what participants have, from consent to code, every trial under one arm. It is stored as a
        preview and left out of everything. A single search shows the arm at once.
      </p>
      <PreviewArm
        path={`/api/research/studies/${slug}/preview`}
        arms={configuration.conditions.map(({ id }) => id)}
        scenarios={configuration.scenarios.map(({ id, title }) => ({ id, title }))}
      />
    </TitledSection>
  );
}
