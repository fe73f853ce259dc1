import { FiguresTable } from "@/components/research/figures-table";
import { FormNumber } from "@/components/research/labelled-field";
import { Button } from "@/components/ui/button";
import { TitledSection } from "@/components/ui/titled-section";
import { counted } from "@/lib/dialogue/wording/count-words";
import { type PowerReport, powerSentence } from "@/lib/study/analysis/power-report";

interface PowerSectionProps {
  report: PowerReport;
  version: number;
  isPlanned: boolean;
}

export function PowerSection({ report, version, isPlanned }: PowerSectionProps) {
  const { plan, expected } = report;
  const [one, other] = plan.means;
  return (
    <TitledSection id="power" title="How many people" className="mt-10">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">
        Power of the mixed model that the analysis fits, for the pair of arms that fewest participants inform. A
        participant has {counted(plan.trials, "trial")} in an arm.{" "}
        {isPlanned
          ? "The first figures are those of the configuration; others are tried out here."
          : "The configuration plans with none (plan.power is null); those here are an example to begin with."}
      </p>
      <form method="get" action="#power" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="version" value={version} />
        <FormNumber name="one" label="Agreement, better arm" value={one} least={0.01} most={0.99} step={0.01} />
        <FormNumber name="other" label="Agreement, other arm" value={other} least={0.01} most={0.99} step={0.01} />
        <FormNumber
          name="sd"
          label="Between-participant SD (logit)"
          value={plan.betweenSd}
          least={0}
          most={5}
          step={0.1}
        />
        <FormNumber
          name="scenarioSd"
          label="Arm-by-scenario SD (logit)"
          value={plan.scenarioSd}
          least={0}
          most={5}
          step={0.1}
        />
        <FormNumber name="power" label="Power wanted" value={expected.wanted} least={0.5} most={0.99} step={0.01} />
        <Button type="submit">Compute</Button>
      </form>
      <p className="mt-4 max-w-[46rem] font-medium text-pretty">{powerSentence(report)}</p>
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
