import Link from "next/link";
import { mean } from "simple-statistics";
import { knownAnalysis } from "@/app/_server/study-research/known-analysis";
import { isBlinded, studyForPage } from "@/app/_server/study-research/opened-study";
import { researchMetadata, researchPage } from "@/app/lab/research-page";
import type { StudyAsked, StudyQuery } from "@/app/lab/studies/[slug]/study-query";
import { FiguresTable } from "@/components/research/figures-table";
import { StudyNav } from "@/components/research/study/study-nav";
import { TitledSection } from "@/components/ui/titled-section";
import { noteAudit } from "@/db/queries/study/pilots";
import { counted } from "@/lib/dialogue/wording/count-words";
import { type Analysis, estimateCell } from "@/lib/study/analysis/analysis-tables";
import { plotIntervals } from "@/lib/study/analysis/interval-plot";
import { measureOf, wholeRunMeasures } from "@/lib/study/analysis/measures";
import { simulationCaveat } from "@/lib/study/analysis/power";
import { lab } from "@/messages/lab";

export const metadata = researchMetadata("Analysis");

export default researchPage<{ slug: string }, StudyQuery>("/lab/studies", AnalysisPage, "analyst");

const downloads = [
  ["Means as CSV", "analysis/estimates.csv"],
  ["Comparisons as CSV", "analysis/comparisons.csv"],
  ["Effects of factors as CSV", "analysis/effects.csv"],
  ["Questionnaires at the end as CSV", "analysis/whole-run.csv"],
  ["Table as LaTeX", "analysis/table.tex"],
  ["Trials as CSV", "trials.csv"],
] as const;

async function AnalysisPage({ slug, query, researcher }: StudyAsked) {
  const kind = query.kind === "simulated" ? ("simulated" as const) : ("participant" as const);
  const isSimulated = kind === "simulated";
  const opened = await studyForPage(slug, query.version);
  const { db, study, version } = opened;
  const isHidden = kind === "participant" && (await isBlinded(opened));
  const isOffered = ([, name]: (typeof downloads)[number]) =>
    !isHidden && (name !== "analysis/effects.csv" || analysis.effects.length > 0);
  const opening = { kind, version: version.number, status: study.status, blinded: isHidden };
  await noteAudit(db, { studyId: study.id, actor: researcher.name }, "analysis-open", opening);
  const { configuration } = version;
  const analysis = await knownAnalysis(db, version, kind);
  const primary = measureOf(configuration, configuration.plan.primaryOutcome);
  const files = `/api/research/studies/${slug}/export?version=${version.number}&kind=${kind}&file=`;
  const file = (name: string) => `${files}${encodeURIComponent(`analysis/${name}`)}`;
  const left = Object.entries(analysis.excluded).map(([reason, count]) => `${reason} ${count}`);
  return (
    <>
      <h1 className="text-title sm:text-headline">Analysis of {isSimulated ? "simulated runs" : "participants"}</h1>
      <StudyNav slug={slug} version={version.number} current="analysis" role={researcher.role} />
      {isSimulated ? <p className="mt-2 max-w-[46rem] text-give">{simulationCaveat}</p> : null}
      <p className="mt-2 text-ink2">
        {counted(analysis.included, "run counts", "runs count")}
        {left.length > 0 ? `; left out: ${left.join(", ")}` : ""}. Intervals are 95%, whole participants drawn.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-small *:hit-44 *:underline *:underline-offset-4">
        {downloads.filter(isOffered).map(([label, name]) => (
          <a key={name} href={`${files}${encodeURIComponent(name)}`}>
            {label}
          </a>
        ))}
        <Link href={`/lab/studies/${slug}/analysis?version=${version.number}${isSimulated ? "" : "&kind=simulated"}`}>
          {isSimulated ? "Participants" : "Simulated runs"}
        </Link>
      </p>
      {isHidden ? (
        <BlindedMeans analysis={analysis} />
      ) : (
        <>
          <Means analysis={analysis} />
          <WholeRun analysis={analysis} labels={wholeRunMeasures(configuration)} />
          <Pictures analysis={analysis} file={file} />
          <ByScenario {...{ analysis, primary }} />
          <Comparisons {...{ analysis, primary }} alpha={configuration.plan.alpha} />
        </>
      )}
    </>
  );
}

/** No arm, no difference, no p. */
function BlindedMeans({ analysis: { measures, rows } }: { analysis: Analysis }) {
  const pooled = [...measures].map(([measure, label]) => {
    const values = rows.flatMap((row) => row.values[measure] ?? []);
    return [label, values.length > 0 ? mean(values).toFixed(3) : "-", String(values.length)];
  });
  return (
    <TitledSection id="blinded" title={lab.blind.pooled}>
      <p className="mt-1 text-small text-ink2">{lab.blind.note}</p>
      <FiguresTable
        title={lab.blind.pooled}
        heads={["Measure", "Mean", "Trials"]}
        rows={pooled}
        wrapFirst
        className="mt-2"
      />
    </TitledSection>
  );
}

function Means({ analysis: { arms, measures } }: { analysis: Analysis }) {
  return (
    <TitledSection id="means" title="Arms">
      <FiguresTable
        title="Means by arm"
        heads={["Measure", ...arms.map(({ condition, participants }) => `${condition} (n ${participants})`)]}
        rows={[...measures].map(([measure, label]) => [
          label,
          ...arms.map(({ estimates }) => estimateCell(estimates[measure], "-")),
        ])}
        wrapFirst
        className="mt-2"
      />
    </TitledSection>
  );
}

function ByScenario({ analysis: { rows, arms }, primary }: { analysis: Analysis; primary: string | null }) {
  if (primary === null) return null;
  const scenarios = [...new Set(rows.map(({ scenario }) => scenario))];
  const cell = (scenario: string, condition: string) => {
    const values = rows.flatMap((row) =>
      row.scenario === scenario && row.condition === condition ? (row.values[primary] ?? []) : [],
    );
    return values.length > 0 ? `${mean(values).toFixed(2)} (n ${values.length})` : "-";
  };
  return (
    <TitledSection id="scenarios" title="By scenario">
      <FiguresTable
        title="Primary outcome by scenario: raw means, trials"
        heads={["Scenario", ...arms.map(({ condition }) => condition)]}
        rows={scenarios.map((scenario) => [scenario, ...arms.map(({ condition }) => cell(scenario, condition))])}
        className="mt-2"
      />
    </TitledSection>
  );
}

/** Questionnaires at the end of a within design cover all arms together. */
function WholeRun({ analysis, labels }: { analysis: Analysis; labels: ReadonlyMap<string, string> }) {
  if (analysis.wholeRun.length === 0) return null;
  const groups = [...new Set(analysis.wholeRun.map(({ group }) => group))];
  return (
    <TitledSection id="whole" title="Questionnaires at the end">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">{lab.analysis.whole}</p>
      <FiguresTable
        title="Scores at the end"
        heads={["Score", ...groups]}
        rows={[...labels].map(([measure, label]) => [
          label,
          ...groups.map((group) => {
            const found = analysis.wholeRun.find((each) => each.group === group && each.measure === measure);
            return estimateCell(found?.estimate, "-");
          }),
        ])}
        wrapFirst
        className="mt-2"
      />
    </TitledSection>
  );
}

function Pictures({ analysis, file }: { analysis: Analysis; file: (name: string) => string }) {
  const { arms, measures } = analysis;
  const drawn = [...measures].filter(([measure]) => arms.some(({ estimates }) => estimates[measure]));
  return (
    <TitledSection id="pictures" title="Pictures">
      <div className="mt-3 grid gap-6 lg:grid-cols-2">
        {drawn.map(([measure, label]) => (
          <figure key={measure} className="min-w-0">
            {/* biome-ignore lint/performance/noImgElement: a drawing made here, as data */}
            <img
              src={`data:image/svg+xml;base64,${Buffer.from(plotIntervals(analysis, measure)).toString("base64")}`}
              alt={`${label}: ${arms.map(({ condition, estimates }) => `${condition} ${estimates[measure]?.mean.toFixed(2) ?? "none"}`).join(", ")}`}
              className="w-full rounded-card border border-line"
            />
            <figcaption className="mt-1 text-small">
              <a href={file(`${measure}.svg`)} className="hit-44 link">
                {measure}.svg
              </a>
            </figcaption>
          </figure>
        ))}
      </div>
    </TitledSection>
  );
}

type ComparisonsProps = { analysis: Analysis; primary: string | null; alpha: number };

function Comparisons({ analysis, primary, alpha }: ComparisonsProps) {
  const { measures, effects } = analysis;
  const comparisons = [...analysis.comparisons, ...effects];
  const compared = [...measures].filter(([measure]) => comparisons.some((each) => each.measure === measure));
  const inOrder = compared.toSorted(([a], [b]) => Number(b === primary) - Number(a === primary));
  return (
    <TitledSection id="comparisons" title="Arms against each other">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">{lab.analysis.contrasts({ alpha })}</p>
      {inOrder.map(([measure, label]) => (
        <details key={measure} open={measure === primary} className="mt-3 border-t border-line pt-2">
          <summary className="hit-44 cursor-pointer font-medium">
            {label}
            {measure === primary ? " (primary outcome)" : ""}
          </summary>
          <FiguresTable
            title={`Comparisons: ${label}`}
            heads={["Arms", "n", "Difference", "95%", "df", "p", "p (Holm)"]}
            rows={comparisons.filter((each) => each.measure === measure).map(comparisonCells)}
            className="mt-2"
          />
        </details>
      ))}
    </TitledSection>
  );
}

/** Unequal shares of missing values are no accident. */
const mostUnequal = 0.05;

function comparisonCells(comparison: Analysis["comparisons"][number]) {
  const { effect, a, b, n, difference, estimate, low, high, freedom, p, missing } = comparison;
  const name = `${effect === "arms" ? "" : `${effect}: `}${a} - ${b}`;
  if (Math.abs(missing[0] - missing[1]) > mostUnequal) {
    const [one, other] = missing.map((share) => `${Math.round(share * 100)}%`);
    return [name, String(n), difference.toFixed(3), "-", "-", `missing ${one} and ${other}`, "-"];
  }
  return [
    ...[name, String(n), estimate.toFixed(3), `[${low.toFixed(3)}, ${high.toFixed(3)}]`],
    freedom?.toFixed(1) ?? "-",
    ...[p, comparison.registered ?? comparison.adjusted].map((each) => (each < 0.0001 ? "<0.0001" : each.toFixed(4))),
  ];
}
