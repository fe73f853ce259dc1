import type { Metadata } from "next";
import { studyForPage } from "@/app/_server/study-research/stored-study";
import { ResearchPage } from "@/app/lab/research-page";
import { StudyNav } from "@/components/research/study/study-nav";
import { seededRandom } from "@/lib/random";
import { powerPlanOf, powerReport } from "@/lib/study/analysis/power-report";
import { type PlanQuery, querySchema } from "./plan-query";
import { PowerSection } from "./power-section";
import { RegistrationSection } from "./registration-section";
import { ScenariosSection } from "./scenarios-section";

export const metadata: Metadata = { title: "Plan of a study", robots: { index: false } };

/** What a power analysis starts from where the configuration plans with none. */
const example = { expected: [0.6, 0.4], sd: 0.5, wanted: 0.8 } as const;

interface PlanProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Before anybody is recruited: scenarios that tell arms apart, how many people, and the text to register. */
export default async function Page({ params, searchParams }: PlanProps) {
  const { slug } = await params;
  const query = querySchema.parse(await searchParams);
  return <ResearchPage current="/lab/studies">{() => <PlanPage slug={slug} query={query} />}</ResearchPage>;
}

/** Simulated studies a figure: its error is below two points, and the page comes within seconds. */
const studies = 600;

async function PlanPage({ slug, query }: { slug: string; query: PlanQuery }) {
  const opened = await studyForPage(slug, query.version);
  const { configuration, number } = opened.version;
  const planned = configuration.plan.power ?? example;
  const report = powerReport(
    powerPlanOf(configuration, {
      means: [query.one ?? planned.expected[0], query.other ?? planned.expected[1]],
      sd: query.sd ?? planned.sd,
    }),
    { wanted: query.power ?? planned.wanted, studies, random: seededRandom(1, "power") },
  );
  return (
    <>
      <h1 className="text-title sm:text-headline">Plan of {configuration.title}</h1>
      <StudyNav slug={slug} version={number} current="plan" />
      <ScenariosSection opened={opened} query={query} />
      <PowerSection report={report} version={number} isPlanned={Boolean(configuration.plan.power)} />
      <RegistrationSection version={opened.version} />
    </>
  );
}
