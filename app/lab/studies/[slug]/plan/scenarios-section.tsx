import { stringify } from "yaml";
import type { OpenedStudy } from "@/app/_server/study-research/stored-study";
import { DisagreementTable } from "@/components/research/disagreement-table";
import { FormNumber } from "@/components/research/labelled-field";
import { ScrollRegion } from "@/components/research/scroll-region";
import { TitledSection } from "@/components/research/titled-section";
import { Button } from "@/components/ui/button";
import { seededRandom } from "@/lib/random";
import { type DesignedScenario, designScenarios } from "@/lib/study/configuration/design-scenarios";
import { disagreementOf } from "@/lib/study/configuration/scenario-disagreement";
import type { PlanQuery } from "./plan-query";

/** Every arm runs on each draw. */
const draws = 200;

/** Finds scenarios in which arms provably give up different wishes. */
export async function ScenariosSection({ opened, query }: { opened: OpenedStudy; query: PlanQuery }) {
  const { catalog, version } = opened;
  const { conditions } = version.configuration;
  const found =
    query.find > 0
      ? await designScenarios(catalog, await catalog.cars([], catalog.catalog.size), conditions, {
          ...{ count: query.find, draws },
          random: seededRandom(query.seed, "design"),
        })
      : [];
  const drawn = found.map(({ scenario }) => scenario);
  const { matrix } = await disagreementOf(catalog, conditions, drawn);
  return (
    <TitledSection id="scenarios" title="Scenarios that tell arms apart">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">
        Wishes are drawn over the cars of the study’s catalog and put to every arm; kept are those in which the arms
        give up different ones. The texts are drafts: rewrite them as a person would tell it before use.
      </p>
      <form method="get" action="#scenarios" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="version" value={version.number} />
        <FormNumber name="find" label="How many" value={query.find || 6} least={1} most={12} step={1} />
        <FormNumber name="seed" label="Seed" value={query.seed} least={0} most={999_999} step={1} />
        <Button type="submit">Find scenarios</Button>
      </form>
      {query.find > 0 ? <Found scenarios={found} arms={conditions.map(({ id }) => id)} matrix={matrix} /> : null}
    </TitledSection>
  );
}

interface FoundProps {
  scenarios: readonly DesignedScenario[];
  arms: readonly string[];
  matrix: readonly (readonly number[])[];
}

function Found({ scenarios, arms, matrix }: FoundProps) {
  if (scenarios.length === 0) {
    return <p className="mt-3">In none of {draws} drawn states do the arms give up different wishes.</p>;
  }
  return (
    <>
      <DisagreementTable
        arms={arms}
        matrix={matrix}
        scenarios={scenarios.map(({ scenario, verdicts }) => ({
          scenario: `${scenario.id}: ${scenario.title}`,
          verdicts: verdicts.verdicts,
        }))}
      />
      <details className="mt-3">
        <summary className="hit-44 cursor-pointer underline underline-offset-4">As YAML for the configuration</summary>
        <ScrollRegion label="Scenarios as YAML" className="mt-2 max-h-96 overflow-y-auto rounded-card bg-sunk">
          <pre className="p-3 text-small">{stringify({ scenarios: scenarios.map(({ scenario }) => scenario) })}</pre>
        </ScrollRegion>
      </details>
    </>
  );
}
