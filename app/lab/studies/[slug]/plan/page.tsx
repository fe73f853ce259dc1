import { stringify } from "yaml";
import { z } from "zod";
import type { Researcher } from "@/app/_server/session/research-session";
import { dryTools } from "@/app/_server/study-research/known-analysis";
import { type OpenedStudy, studyForPage } from "@/app/_server/study-research/opened-study";
import { type AnyQuery, researchMetadata, researchPage } from "@/app/lab/research-page";
import { CellTable } from "@/components/research/cell-table";
import { FiguresTable } from "@/components/research/figures-table";
import { FormNumber } from "@/components/research/labelled-field";
import { StudyNav } from "@/components/research/study/study-nav";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { TitledSection } from "@/components/ui/titled-section";
import { counted } from "@/lib/dialogue/wording/count-words";
import { seededRandom } from "@/lib/random";
import type { PowerReport } from "@/lib/study/analysis/power-report";
import { expectedMeans, plannedPower, powerReport, powerSentence } from "@/lib/study/analysis/power-report";
import { preregistrationOf } from "@/lib/study/configuration/preregistration";
import { type DesignedScenario, designScenarios } from "@/lib/study/dry-run/design-scenarios";
import { advises } from "@/lib/study/dry-run/dry-run";
import { lab } from "@/messages/lab";

export const metadata = researchMetadata("Plan of a study");

const example = { expected: [0.6, 0.4], sd: 0.5, scenarioSd: 0.3, attrition: 0.1, wanted: 0.8 } as const;

export default researchPage<{ slug: string }>("/lab/studies", PlanPage);

async function PlanPage({ slug, query: asked, researcher }: { slug: string; query: AnyQuery; researcher: Researcher }) {
  const query = querySchema.parse(asked);
  const opened = await studyForPage(slug, query.version);
  const { configuration, number } = opened.version;
  const [own, ...others] = expectedMeans(configuration);
  const planned = own ?? { ...example, outcome: configuration.plan.primaryOutcome };
  const [one = planned.expected[0], other = planned.expected[1]] = [query.one, query.other];
  const isPossible = planned.outcome !== "agreement-top1" || [one, other].every((share) => share > 0 && share < 1);
  const report = powerReport(configuration, {
    ...planned,
    expected: isPossible ? [one, other] : [planned.expected[0], planned.expected[1]],
    sd: query.sd ?? planned.sd,
    scenarioSd: query.scenarioSd ?? planned.scenarioSd ?? 0,
    attrition: planned.attrition ?? 0,
    wanted: query.power ?? planned.wanted,
  });
  const besides = others.map((each) => powerSentence(powerReport(configuration, each)));
  return (
    <>
      <h1 className="text-title sm:text-headline">Plan of {configuration.title}</h1>
      <StudyNav slug={slug} version={number} current="plan" role={researcher.role} />
      <ScenariosSection opened={opened} query={query} />
      <PowerSection {...{ report, besides }} version={number} isPlanned={own !== undefined} />
      <RegistrationSection version={opened.version} />
    </>
  );
}

function RegistrationSection({ version }: { version: OpenedStudy["version"] }) {
  const { configuration, hash } = version;
  const { osf, asPredicted } = preregistrationOf(configuration, hash, plannedPower(configuration));
  const forms = [
    { id: "osf", name: "OSF", fields: osf },
    { id: "aspredicted", name: "AsPredicted", fields: asPredicted },
  ];
  return (
    <TitledSection id="registration" title="Preregistration" className="mt-10">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">{lab.plan.registration}</p>
      {forms.map(({ id, name, fields }) => (
        <details key={id} className="mt-3 border-t border-line pt-2">
          <summary className="hit-44 cursor-pointer font-medium">Fields of {name}</summary>
          <dl className="mt-2 max-w-[50rem]">
            {Object.entries(fields).map(([field, text]) => (
              <div key={field} className="border-b border-line py-2">
                <dt className="text-small font-semibold">{field}</dt>
                <dd className="mt-0.5 whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </TitledSection>
  );
}

interface PowerSectionProps {
  report: PowerReport;
  /** Of the other registered outcomes. */
  besides: readonly string[];
  version: number;
  isPlanned: boolean;
}

function PowerSection({ report, besides, version, isPlanned }: PowerSectionProps) {
  const { plan, expected } = report;
  const [one, other] = plan.means;
  const isShare = plan.outcome === "share";
  const [what, scale] = isShare ? ["Agreement", " (logit)"] : ["Mean", ""];
  const range = isShare ? { least: 0.01, most: 0.99 } : { least: -1000, most: 1000 };
  return (
    <TitledSection id="power" title="How many people" className="mt-10">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">
        {lab.plan.power({ trials: counted(plan.trials, "trial"), planned: isPlanned })}
      </p>
      <form method="get" action="#power" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="version" value={version} />
        <FormNumber name="one" label={`${what}, one arm`} value={one} {...range} step={0.01} />
        <FormNumber name="other" label={`${what}, other arm`} value={other} {...range} step={0.01} />
        <FormNumber name="sd" label={`Between-participant SD${scale}`} value={plan.betweenSd} step={0.01} />
        <FormNumber name="scenarioSd" label={`Arm-by-scenario SD${scale}`} value={plan.scenarioSd} step={0.01} />
        <FormNumber name="power" label="Power wanted" value={expected.wanted} least={0.5} most={0.99} step={0.01} />
        <Button type="submit">Compute</Button>
      </form>
      <p className="mt-4 max-w-[46rem] font-medium text-pretty">{powerSentence(report)}</p>
      {besides.map((sentence) => (
        <p key={sentence} className="mt-2 max-w-[46rem] text-pretty">
          {sentence}
        </p>
      ))}
      <FiguresTable
        title="Power at that number should effect and spread be others, at Holm’s first step"
        heads={["Difference of arms", "Arm-by-scenario SD", "Power"]}
        rows={report.sensitivity.map(({ effect, scenarioSd, power }) => [
          ...[effect.toFixed(2), scenarioSd.toFixed(1), power.toFixed(2)],
        ])}
        className="mt-2 max-w-2xl"
      />
    </TitledSection>
  );
}

/** Every arm plays each draw. */
const draws = 80;

async function ScenariosSection({ opened, query }: { opened: OpenedStudy; query: PlanQuery }) {
  const { catalog, version } = opened;
  const { configuration } = version;
  const found =
    query.find > 0
      ? await designScenarios(configuration, dryTools(opened), await catalog.products([], catalog.catalog.size), {
          ...{ count: query.find, draws },
          random: seededRandom(query.seed, "design"),
        })
      : [];
  return (
    <TitledSection id="scenarios" title="Scenarios that tell arms apart">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">{lab.plan.scenarios}</p>
      <form method="get" action="#scenarios" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="version" value={version.number} />
        <FormNumber name="find" label="How many" value={query.find || 6} least={1} most={12} step={1} />
        <FormNumber name="seed" label="Seed" value={query.seed} most={999_999} step={1} />
        <Button type="submit">Find scenarios</Button>
      </form>
      {query.find > 0 ? (
        <Found scenarios={found} arms={configuration.conditions.filter(advises).map(({ id }) => id)} />
      ) : null}
    </TitledSection>
  );
}

function Found({ scenarios, arms }: { scenarios: readonly DesignedScenario[]; arms: readonly string[] }) {
  if (scenarios.length === 0) {
    return <p className="mt-3">In none of {draws} drawn states do the arms give up different wishes.</p>;
  }
  return (
    <>
      <CellTable
        label="What each arm gives up"
        className="mt-3"
        rows={scenarios}
        keyOf={({ scenario }) => scenario.id}
        columns={[
          { head: "Scenario", kind: "name", cell: ({ scenario }) => `${scenario.id}: ${scenario.title}` },
          ...arms.map((arm, column) => ({
            head: arm,
            cell: ({ card }: DesignedScenario) =>
              card.cells[column]?.ways[0]?.gave.map(({ label }) => label).join(", ") ?? "nothing",
          })),
        ]}
      />
      <details className="mt-3">
        <summary className="hit-44 cursor-pointer link">As YAML for the configuration</summary>
        <ScrollRegion label="Scenarios as YAML" className="mt-2 max-h-96 overflow-y-auto rounded-card bg-sunk">
          <pre className="p-3 text-small">{stringify({ scenarios: scenarios.map(({ scenario }) => scenario) })}</pre>
        </ScrollRegion>
      </details>
    </>
  );
}

/** Treats unusable fields as absent. */
const querySchema = z.object({
  version: z.string().optional().catch(undefined),
  one: z.coerce.number().min(-1000).max(1000).optional().catch(undefined),
  other: z.coerce.number().min(-1000).max(1000).optional().catch(undefined),
  sd: z.coerce.number().min(0).max(100).optional().catch(undefined),
  scenarioSd: z.coerce.number().min(0).max(100).optional().catch(undefined),
  power: z.coerce.number().min(0.5).max(0.99).optional().catch(undefined),
  find: z.coerce.number().int().min(0).max(12).catch(0),
  seed: z.coerce.number().int().min(0).max(999_999).catch(1),
});
type PlanQuery = z.infer<typeof querySchema>;
