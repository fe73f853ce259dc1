import { stringify } from "yaml";
import { dryTools } from "@/app/_server/study-research/known-analysis";
import type { OpenedStudy } from "@/app/_server/study-research/stored-study";
import { CellTable } from "@/components/research/cell-table";
import { FormNumber } from "@/components/research/labelled-field";
import { Button } from "@/components/ui/button";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { TitledSection } from "@/components/ui/titled-section";
import { seededRandom } from "@/lib/random";
import { type DesignedScenario, designScenarios } from "@/lib/study/dry-run/design-scenarios";
import { advises } from "@/lib/study/dry-run/dry-run";
import { lab } from "@/messages/lab";
import type { PlanQuery } from "./plan-query";

/** Every arm plays each draw. */
const draws = 80;

export async function ScenariosSection({ opened, query }: { opened: OpenedStudy; query: PlanQuery }) {
  const { catalog, version } = opened;
  const { configuration } = version;
  const found =
    query.find > 0
      ? await designScenarios(configuration, dryTools(opened), await catalog.cars([], catalog.catalog.size), {
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
