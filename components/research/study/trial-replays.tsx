import { ReplayedTurnView } from "@/components/research/benchmark/replayed-turn";
import { type Constraint, describeConstraint } from "@/lib/constraints";
import type { TrialOutcome } from "@/lib/study/trial/judge-trial";
import type { RecordedSearch, ReplayedTurn } from "@/lib/study/trial/replay-search";
import { lab } from "@/messages/lab";

export interface TrialReplay extends Pick<RecordedSearch, "trial" | "condition" | "scenario"> {
  /** First to give up comes first. */
  ranking: readonly Constraint[];
  outcome: TrialOutcome | null;
  turns: readonly ReplayedTurn[];
}

export function TrialReplays({ trials }: { trials: readonly TrialReplay[] }) {
  const turns = trials.flatMap((trial) => trial.turns);
  const different = turns.filter(({ same }) => !same).length;
  return (
    <>
      <p className="mt-6" role="status">
        {different === 0
          ? `All ${turns.length} turns come to the same hashes when they are executed again.`
          : `${different} of ${turns.length} turns come to other hashes when they are executed again.`}
      </p>
      {trials.map(({ trial, condition, scenario, ranking, outcome, turns: own }) => (
        <section key={trial} aria-labelledby={`trial-${trial}`} className="mt-8">
          <h2 id={`trial-${trial}`} className="text-title">
            Trial {trial}: {condition}, {scenario}
          </h2>
          <p className="mt-1 text-small text-ink2">
            {ranking.length > 0
              ? `Would give up first: ${ranking.map((wish) => describeConstraint(wish)).join(", then ")}.`
              : "Nothing was ranked."}{" "}
            {outcome ? outcomeText(outcome) : "Not judged."}
          </p>
          <ol className="mt-3 flex flex-col gap-4">
            {own.map((turn, index) => (
              <li key={turn.number} className="border-l-2 border-line2 pl-4">
                <ReplayedTurnView turn={turn} before={own[index - 1]?.reply ?? []} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function outcomeText({ end, car: product, reason, acceptance, satisfaction, confidence, fit }: TrialOutcome): string {
  const taken = product?.name ?? lab.studies.one;
  const how = lab.studies.outcome({ end: end === "time-up" ? "other" : end, product: taken, reason: reason ?? "" });
  const ratings = Object.entries({ acceptance, satisfaction, confidence, fit })
    .flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]))
    .join(", ");
  return `${how}${ratings ? `; ${ratings}` : ""}.`;
}
