import Link from "next/link";
import { notFound } from "next/navigation";
import { openDesk, unbounded } from "@/app/_server/reading/request-desk";
import { studyForPage } from "@/app/_server/study-research/opened-study";
import { readerFor } from "@/app/_server/turn/words-reader";
import { researchMetadata, researchPage } from "@/app/lab/research-page";
import type { StudyAsked, StudyQuery } from "@/app/lab/studies/[slug]/study-query";
import { ActButton } from "@/components/research/act-button";
import { RunRecordSection } from "@/components/research/benchmark/run-record-section";
import { type TrialReplay, TrialReplays } from "@/components/research/study/trial-replays";
import { noteAudit } from "@/db/queries/study/pilots";
import { readRuns, readSearches } from "@/db/queries/study/read-runs";
import { isKey } from "@/db/storable";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { replaySearch } from "@/lib/study/trial/replay-search";

export const metadata = researchMetadata("Run");

export default researchPage<{ slug: string; run: string }, StudyQuery>("/lab/studies", RunPage, "analyst");

const reason = { name: "reason", label: "Reason" };

async function RunPage({ slug, run: id, query, researcher }: StudyAsked & { run: string }) {
  const { db, catalog, study, version } = await studyForPage(slug, query.version);
  if (!isKey(id)) notFound();
  const [run] = await readRuns(db, {
    versionId: version.id,
    kinds: ["participant", "simulated", "preview"],
    ids: [id],
  });
  if (!run) notFound();
  const opening = { run: id.slice(0, 8), kind: run.kind, version: version.number, status: study.status };
  await noteAudit(db, { studyId: study.id, actor: researcher.name }, "run-open", opening);
  const desk = openDesk(unbounded());
  const trials: TrialReplay[] = [];
  for (const { trial, condition, scenario, settings, turns } of await readSearches(db, id)) {
    const preferences = readerFor(settings, desk, openSlice(catalog));
    const replayed = await replaySearch({ settings, catalog, preferences, desk, turns, compared: true });
    const record = run.trials.find(({ number }) => number === trial);
    const wishes = new Map(record?.wishes?.map((wish) => [wish.id, wish]));
    trials.push({
      ...{ trial, condition, scenario, turns: replayed },
      ranking: (record?.ranking ?? []).flatMap((wish) => wishes.get(wish) ?? []),
      outcome: record?.outcome ?? null,
    });
  }
  const path = `/api/research/studies/${slug}/runs/${id}`;
  return (
    <>
      <p className="text-small">
        <Link href={`/lab/studies/${slug}?version=${version.number}&kind=${run.kind}`} className="hit-44 link">
          Back to the study
        </Link>
      </p>
      <h1 className="mt-2 text-title sm:text-headline">Run {id.slice(0, 8)}</h1>
      <p className="mt-1 text-ink2 first-letter:uppercase">
        {run.kind}, {run.status}, at step {run.step}, began {run.startedAt.slice(0, 16).replace("T", " ")}
      </p>
      <div className="mt-4 max-w-xl">
        {run.excluded === null ? (
          <ActButton path={path} body={{ excluded: true }} label="Leave out of the analysis" ask={reason} />
        ) : (
          <>
            <p className="mb-2">Left out: {run.excluded}</p>
            <ActButton path={path} body={{ excluded: false }} label="Take back in" />
          </>
        )}
      </div>
      <TrialReplays trials={trials} />
      <RunRecordSection run={run} />
    </>
  );
}
