import type { Metadata } from "next";
import Link from "next/link";
import { studyForPage } from "@/app/_server/study-research/stored-study";
import { ResearchPage } from "@/app/research/research-page";
import { FiguresTable } from "@/components/research/figures-table";
import { readRuns } from "@/db/queries/study/read-runs";
import { analyse, measureNames } from "@/lib/study/analysis/analyse";
import { plotIntervals } from "@/lib/study/analysis/interval-plot";
import { simulationCaveat } from "@/lib/study/analysis/power";
import { trialMeasures } from "@/lib/study/analysis/trial-row";

export const metadata: Metadata = { title: "Analysis", robots: { index: false } };

interface AnalysisProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<{ kind?: string }>;
}

/** Per arm means with intervals, comparisons of arms, pictures and tables to take away. */
export default async function Page({ params, searchParams }: AnalysisProps) {
  const { slug } = await params;
  const kind = (await searchParams).kind === "simulated" ? ("simulated" as const) : ("participant" as const);
  return <ResearchPage current="/research/studies">{() => <AnalysisPage slug={slug} kind={kind} />}</ResearchPage>;
}

async function AnalysisPage({ slug, kind }: { slug: string; kind: "participant" | "simulated" }) {
  const { db, version } = await studyForPage(slug);
  const { configuration } = version;
  const runs = await readRuns(db, { versionId: version.id, kinds: [kind] });
  const analysis = analyse(configuration, runs, { resamples: 1000, seed: configuration.seed, kind });
  const file = (name: string) =>
    `/api/research/studies/${slug}/export?kind=${kind}&file=${encodeURIComponent(`analysis/${name}`)}`;
  const left = Object.entries(analysis.excluded).map(([reason, count]) => `${reason} ${count}`);
  return (
    <>
      <p className="text-small">
        <Link href={`/research/studies/${slug}`} className="hit-44 underline underline-offset-4">
          Back to the study
        </Link>
      </p>
      <h1 className="mt-2 text-title sm:text-headline">
        Analysis of {kind === "simulated" ? "simulated runs" : "participants"}
      </h1>
      {kind === "simulated" ? <p className="mt-2 max-w-[46rem] text-give">{simulationCaveat}</p> : null}
      <p className="mt-2 text-ink2">
        {analysis.included} runs count{left.length > 0 ? `; left out: ${left.join(", ")}` : ""}. Intervals are 95%,
        whole participants drawn.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 text-small underline underline-offset-4">
        <a href={file("estimates.csv")}>Means as CSV</a>
        <a href={file("comparisons.csv")}>Comparisons as CSV</a>
        <a href={file("table.tex")}>Table as LaTeX</a>
        <Link href={`/research/studies/${slug}/analysis${kind === "simulated" ? "" : "?kind=simulated"}`}>
          {kind === "simulated" ? "Participants" : "Simulated runs"}
        </Link>
      </p>
      <section aria-labelledby="means" className="mt-8">
        <h2 id="means" className="text-title">
          Arms
        </h2>
        <div className="mt-2">
          <FiguresTable
            title="Means by arm"
            heads={[
              "Measure",
              ...analysis.arms.map(({ condition, participants }) => `${condition} (n ${participants})`),
            ]}
            rows={measureNames.map((measure) => [
              trialMeasures[measure],
              ...analysis.arms.map(({ estimates }) => {
                const estimate = estimates[measure];
                if (!estimate) return "-";
                const { mean, interval } = estimate;
                return interval
                  ? `${mean.toFixed(2)} [${interval.low.toFixed(2)}, ${interval.high.toFixed(2)}]`
                  : mean.toFixed(2);
              }),
            ])}
          />
        </div>
      </section>
      <section aria-labelledby="pictures" className="mt-8">
        <h2 id="pictures" className="text-title">
          Pictures
        </h2>
        <div className="mt-3 grid gap-6 lg:grid-cols-2">
          {(["top1", "best", "tau", "regret", "accepted", "tlx"] as const).map((measure) => (
            <figure key={measure} className="min-w-0">
              {/* biome-ignore lint/performance/noImgElement: a drawing made here, as data */}
              <img
                src={`data:image/svg+xml;base64,${Buffer.from(plotIntervals(analysis, measure)).toString("base64")}`}
                alt={`${trialMeasures[measure]}: ${analysis.arms.map(({ condition, estimates }) => `${condition} ${estimates[measure]?.mean.toFixed(2) ?? "none"}`).join(", ")}`}
                className="w-full rounded-card border border-line"
              />
              <figcaption className="mt-1 text-small">
                <a href={file(`${measure}.svg`)} className="hit-44 underline underline-offset-4">
                  Picture as SVG
                </a>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section aria-labelledby="comparisons" className="mt-8">
        <h2 id="comparisons" className="text-title">
          Arms against each other
        </h2>
        <p className="mt-1 text-small text-ink2">
          Permutation tests; adjusted by Holm over all pairs of arms on one measure. The primary outcome is{" "}
          {configuration.plan.primaryOutcome}, the level {configuration.plan.alpha}.
        </p>
        <div className="mt-2">
          <FiguresTable
            title="Comparisons"
            heads={["Measure", "Arms", "n", "Difference", "95%", "p", "p (Holm)", "p (Wilcoxon)"]}
            rows={analysis.comparisons.map(({ measure, a, b, n, difference, interval, p, adjusted, wilcoxon }) => [
              measure,
              `${a} - ${b}`,
              String(n),
              difference.toFixed(3),
              interval ? `[${interval.low.toFixed(3)}, ${interval.high.toFixed(3)}]` : "-",
              ...[p, adjusted].map((value) => value.toFixed(4)),
              wilcoxon === null ? "-" : wilcoxon.toFixed(4),
            ])}
          />
        </div>
      </section>
    </>
  );
}
