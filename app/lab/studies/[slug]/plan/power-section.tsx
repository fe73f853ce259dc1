import { FiguresTable } from "@/components/research/figures-table";
import { FormNumber } from "@/components/research/labelled-field";
import { TitledSection } from "@/components/research/titled-section";
import { Button } from "@/components/ui/button";
import { simulationCaveat } from "@/lib/study/analysis/power";
import { type PowerReport, powerSentence } from "@/lib/study/analysis/power-report";

interface PowerSectionProps {
  report: PowerReport;
  version: number;
  isPlanned: boolean;
}

export function PowerSection({ report, version, isPlanned }: PowerSectionProps) {
  const { plan, wanted } = report;
  const [one, other] = plan.means;
  return (
    <TitledSection id="power" title="How many people" className="mt-10">
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">
        Two arms are compared by agreement with the participant’s own ranking:{" "}
        {plan.design === "between"
          ? "Welch’s t test of the participants’ means"
          : "Student’s t test of the participants’ differences"}
        , which stands in for the permutation test. Trials of a participant in an arm: {plan.trials}.{" "}
        {isPlanned
          ? "The first figures are those of the configuration; others are tried out here."
          : "The configuration plans with none (plan.power is null); those here are an example to begin with."}
      </p>
      <form method="get" action="#power" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="version" value={version} />
        <FormNumber name="one" label="Agreement, better arm" value={one} least={0.01} most={0.99} step={0.01} />
        <FormNumber name="other" label="Agreement, other arm" value={other} least={0.01} most={0.99} step={0.01} />
        <FormNumber name="sd" label="Spread of people (logit)" value={plan.betweenSd} least={0} most={5} step={0.1} />
        <FormNumber name="power" label="Power wanted" value={wanted} least={0.5} most={0.99} step={0.01} />
        <Button type="submit">Compute</Button>
      </form>
      <p className="mt-4 font-medium">{powerSentence(report)}</p>
      <div className="mt-2 max-w-2xl">
        <FiguresTable
          title="Power at that number should effect and spread be others"
          heads={["Difference of arms", "Spread", "Power", "Error of simulation"]}
          rows={report.sensitivity.map(({ effect, sd, power, error }) => [
            ...[effect.toFixed(2), sd.toFixed(1), power.toFixed(2), error.toFixed(3)],
          ])}
        />
      </div>
      <p className="mt-2 max-w-[46rem] text-small text-pretty text-give">{simulationCaveat}</p>
    </TitledSection>
  );
}
