import type { ScenarioVerdicts } from "@/lib/study/configuration/scenario-disagreement";
import { CellTable } from "./cell-table";

interface DisagreementTableProps {
  arms: readonly string[];
  matrix: readonly (readonly number[])[];
  scenarios: readonly Scenario[];
}

/** In the order of the arms. */
type Scenario = Pick<ScenarioVerdicts, "scenario" | "verdicts">;

export function DisagreementTable({ arms, matrix, scenarios }: DisagreementTableProps) {
  return (
    <div className="mt-3 grid gap-8 xl:grid-cols-2">
      <CellTable
        label="How often two arms differ"
        caption="Share of scenarios in which two arms differ"
        rows={arms.map((arm, row) => ({ arm, shares: matrix[row] ?? [] }))}
        keyOf={({ arm }) => arm}
        columns={[
          { head: "Arm", kind: "name", cell: ({ arm }) => arm },
          ...arms.map((other, column) => ({
            head: other,
            kind: "figure" as const,
            cell: (row: { arm: string; shares: readonly number[] }) =>
              row.arm === other ? "" : `${Math.round((row.shares[column] ?? 0) * 100)}%`,
          })),
        ]}
      />
      <CellTable
        label="What each arm gives up"
        caption="What each arm gives up, wishes as the persona has them"
        rows={scenarios}
        keyOf={({ scenario }) => scenario}
        columns={[
          { head: "Scenario", kind: "name", cell: ({ scenario }) => scenario },
          ...arms.map((arm, column) => ({
            head: arm,
            cell: ({ verdicts }: Scenario) => verdictOf(verdicts[column]),
          })),
        ]}
      />
    </div>
  );
}

function verdictOf(verdict: Scenario["verdicts"][number] | undefined): string {
  if (!verdict) return "";
  const { status, given } = verdict;
  if (given.length === 0) return status === "satisfied" ? "nothing needed" : "nothing";
  return `${given.map((id) => id.split(":")[0]).join(", ")}${status === "undecided" ? " (asks first)" : ""}`;
}
