import { FiguresTable } from "@/components/research/figures-table";
import { FormNumber } from "@/components/research/form-number";
import { Button } from "@/components/ui/button";
import { simulationCaveat } from "@/lib/study/analysis/power";
import { type PowerReport, powerSentence } from "@/lib/study/analysis/power-report";
import type { PlanQuery } from "./page";

/** How many participants the planned comparison needs, and how far that holds. */
export function PowerSection({ report, query, version }: { report: PowerReport; query: PlanQuery; version: number }) {
  return (
    <section aria-labelledby="power" className="mt-10">
      <h2 id="power" className="text-title">
        How many people
      </h2>
      <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">
        Two arms are compared by agreement with the participant’s own ranking:{" "}
        {report.plan.design === "between"
          ? "Welch’s t test of the participants’ means"
          : "Student’s t test of the participants’ differences"}
        , which stands in for the permutation test. Trials of a participant in an arm: {report.plan.trials}.
      </p>
      <form method="get" action="#power" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="version" value={version} />
        <FormNumber name="one" label="Agreement, better arm" value={query.one} least={0.01} most={0.99} step={0.01} />
        <FormNumber
          name="other"
          label="Agreement, other arm"
          value={query.other}
          least={0.01}
          most={0.99}
          step={0.01}
        />
        <FormNumber name="sd" label="Spread of people (logit)" value={query.sd} least={0} most={5} step={0.1} />
        <FormNumber name="power" label="Power wanted" value={query.power} least={0.5} most={0.99} step={0.01} />
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
    </section>
  );
}
