import type { Metadata } from "next";
import Link from "next/link";
import { launchChecklist, launchWords } from "@/app/_server/study-research/launch-checklist";
import { studyForPage } from "@/app/_server/study-research/stored-study";
import { studyMonitor } from "@/app/_server/study-research/study-monitor";
import { ResearchPage } from "@/app/research/research-page";
import { ActButton } from "@/components/research/act-button";
import { DisagreementTable } from "@/components/research/disagreement-table";
import { FiguresTable } from "@/components/research/figures-table";
import { StudyRuns } from "@/components/research/study-runs";
import { listVersions } from "@/db/queries/study/list-studies";
import { listAudit } from "@/db/queries/study/oversight";
import { consortText } from "@/lib/study/export/consort";

export const metadata: Metadata = { title: "Study", robots: { index: false } };

/** One study: what stands before its launch, how it goes, and what was done to it. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  return <ResearchPage current="/research/studies">{() => <StudyPage slug={slug} />}</ResearchPage>;
}

const marks = { done: "✓", warn: "!", confirm: "!!" } as const;

async function StudyPage({ slug }: { slug: string }) {
  const opened = await studyForPage(slug);
  const { study, version, db } = opened;
  const { configuration } = version;
  const [checklist, monitor] = [await launchChecklist(opened), await studyMonitor(opened)];
  const [versions, audit] = [await listVersions(db, study.id), await listAudit(db, study.id)];
  const api = `/api/research/studies/${slug}`;
  const ask = checklist.needsWords ? { name: "words", label: `Type "${launchWords}" to confirm` } : undefined;
  return (
    <>
      <h1 className="text-title sm:text-headline">{configuration.title}</h1>
      <p className="mt-1 text-ink2">
        {study.status}, version {version.number}
        {version.frozenAt ? ", frozen with its first participant" : ", not begun yet"}. Participants start at{" "}
        <code>/study/{slug}</code>.
      </p>
      <nav aria-label="Study" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small underline underline-offset-4">
        <Link href={`/research/studies/${slug}/analysis`} className="hit-44">
          Analysis
        </Link>
        <Link href={`/research/studies/new?from=${slug}`} className="hit-44">
          Next version
        </Link>
        <a href={`${api}/export`} className="hit-44">
          Export participants
        </a>
        <a href={`${api}/export?kind=simulated`} className="hit-44">
          Export simulated runs
        </a>
      </nav>
      <section aria-labelledby="launch" className="mt-8">
        <h2 id="launch" className="text-title">
          Launch
        </h2>
        <ul className="mt-2">
          {checklist.items.map(({ id, text, state }) => (
            <li key={id} className="flex gap-3 border-b border-line py-1.5">
              <span aria-hidden="true" className={`w-5 font-semibold ${state === "done" ? "text-keep" : "text-give"}`}>
                {marks[state]}
              </span>
              <span>
                {state === "done" ? null : <span className="sr-only">To look at: </span>}
                {text}
              </span>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-end gap-3">
          {study.status !== "open" ? (
            <ActButton
              path={`${api}/status`}
              body={{ status: "open" }}
              label="Open to participants"
              look="primary"
              ask={ask}
            />
          ) : (
            <ActButton path={`${api}/status`} body={{ status: "paused" }} label="Pause" />
          )}
          {study.status === "closed" ? null : (
            <ActButton path={`${api}/status`} body={{ status: "closed" }} label="Close" look="quiet" />
          )}
          <ActButton path={`${api}/pilot`} body={{ participants: 1 }} label="Run a simulated participant" />
        </div>
        <DisagreementTable
          arms={configuration.conditions.map(({ id }) => id)}
          matrix={checklist.report.matrix}
          scenarios={checklist.report.scenarios}
        />
      </section>
      <section aria-labelledby="preview" className="mt-8">
        <h2 id="preview" className="text-title">
          Preview
        </h2>
        <p className="mt-1 text-small text-ink2">
          A search under an arm’s settings, as its participants see it. It is no data.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {configuration.conditions.map(({ id }) => (
            <ActButton
              key={id}
              path={`${api}/preview`}
              body={{ condition: id, scenario: configuration.scenarios[0]?.id ?? "" }}
              label={`Preview ${id}`}
              goTo="/c/"
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="monitor" className="mt-8">
        <h2 id="monitor" className="text-title">
          Monitor
        </h2>
        <pre className="scroll-quiet mt-2 overflow-x-auto rounded-card bg-sunk px-3 py-2 text-small">
          {consortText(monitor.flow)}
        </pre>
        <div className="mt-4">
          <FiguresTable
            title="Trials by arm"
            heads={["Arm", "Trials begun", "Trials ended", "Left during", "Median minutes"]}
            rows={monitor.arms.map(({ condition, started, ended, lostHere, medianMinutes }) => [
              condition,
              ...[started, ended, lostHere].map(String),
              medianMinutes === null ? "-" : medianMinutes.toFixed(1),
            ])}
          />
        </div>
        {monitor.errors.length > 0 ? (
          <ul className="mt-3 text-small">
            {monitor.errors.map(({ at, what }) => (
              <li key={`${at} ${what}`} className="text-give">
                {at} {what}
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-3 text-small text-ink2">Nothing was refused and no turn failed.</p>
        )}
        <StudyRuns slug={slug} runs={monitor.runs} />
      </section>
      <section aria-labelledby="record" className="mt-8 grid gap-8 lg:grid-cols-2">
        <div>
          <h2 id="record" className="text-title">
            What was done
          </h2>
          <ul className="mt-2 text-small">
            {audit.map(({ id, at, act, detail }) => (
              <li key={id} className="border-b border-line py-1.5 break-words">
                {at.toISOString().slice(0, 16).replace("T", " ")} <strong className="font-semibold">{act}</strong>{" "}
                <span className="text-ink2">{JSON.stringify(detail)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="text-title">Versions</h2>
          <ul className="mt-2 text-small">
            {versions.map(({ number, hash, createdAt, frozenAt }) => (
              <li key={number} className="border-b border-line py-1.5 break-all">
                {number}, {createdAt.toISOString().slice(0, 10)}
                {frozenAt ? ", frozen" : ""}: <code>{hash}</code>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
