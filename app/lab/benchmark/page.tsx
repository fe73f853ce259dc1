import { mostRuns, reportView, runViews } from "@/app/_server/benchmark/run-views";
import { listRunJobs } from "@/app/_server/benchmark/start-run";
import { type AnyQuery, researchMetadata, researchPage } from "@/app/lab/research-page";
import { AddRunFiles } from "@/components/research/benchmark/add-run-files";
import { ReportSection } from "@/components/research/benchmark/report-section";
import { RunsTable } from "@/components/research/benchmark/runs-table";
import { StartRun } from "@/components/research/benchmark/start-run";
import { TitledSection } from "@/components/ui/titled-section";
import { judgedMethods, namesOf } from "@/lib/relaxation/methods/method-lists";
import { lab } from "@/messages/lab";

export const metadata = researchMetadata("Benchmark");

export default researchPage("/lab/benchmark", Benchmark);

async function Benchmark({ query: { run = [] } }: { query: AnyQuery }) {
  const { runs, chosen, unreadable } = await runViews([run].flat().slice(0, mostRuns));
  const query = chosen.map((name) => `run=${encodeURIComponent(name)}`).join("&");
  return (
    <>
      <h1 className="text-title sm:text-headline">Benchmark</h1>
      <p className="mt-2 max-w-[46rem] text-pretty text-ink2">{lab.benchmark.lead}</p>
      <TitledSection id="runs" title="Runs">
        {runs.length > 0 ? (
          <div className="mt-3">
            <RunsTable key={query} runs={runs} />
          </div>
        ) : (
          <p className="mt-2 text-ink2">{lab.benchmark.none}</p>
        )}
        {unreadable.map((reason) => (
          <p key={reason} className="mt-2 text-small text-give">
            {reason}
          </p>
        ))}
      </TitledSection>
      <div className="mt-8 grid gap-x-12 gap-y-8 border-y border-line py-6 lg:grid-cols-2">
        <TitledSection id="start" title="Start a small run" look="side" className="min-w-0">
          <StartRun jobs={await listRunJobs()} methods={namesOf(judgedMethods)} />
        </TitledSection>
        <TitledSection id="add" title="Add runs of the command line" look="side" className="min-w-0">
          <p className="mt-3 text-small text-pretty text-ink2">{lab.benchmark.add}</p>
          <pre className="mt-1 whitespace-pre-wrap break-words rounded-card bg-sunk px-3 py-2 text-small">
            <code>npm run -s leeway -- simulate --catalog FILE --items FILES --method all --out .data/runs</code>
          </pre>
          <AddRunFiles />
        </TitledSection>
      </div>
      {chosen.length > 0 ? (
        <div className="mt-8">
          <ReportSection report={await reportView(chosen)} query={query} />
        </div>
      ) : null}
    </>
  );
}
