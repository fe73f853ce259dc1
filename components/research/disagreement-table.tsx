import { ScrollRegion } from "./scroll-region";

interface DisagreementTableProps {
  arms: readonly string[];
  /** Share of scenarios in which each two arms give up different wishes. */
  matrix: readonly (readonly number[])[];
  scenarios: readonly {
    scenario: string;
    verdicts: readonly { condition: string; status: string; given: readonly string[] }[];
  }[];
}

/** How often each two arms differ, and what each gives up in each scenario. */
export function DisagreementTable({ arms, matrix, scenarios }: DisagreementTableProps) {
  return (
    <div className="mt-3 grid gap-8 xl:grid-cols-2">
      <ScrollRegion label="How often two arms differ">
        <table className="w-full border-collapse text-small">
          <caption className="pb-1 text-left text-ink2">Share of scenarios in which two arms differ</caption>
          <thead>
            <tr className="border-b border-line2">
              <th scope="col" className="py-1.5 text-left font-medium text-ink2">
                Arm
              </th>
              {arms.map((arm) => (
                <th key={arm} scope="col" className="px-2 py-1.5 text-right font-medium text-ink2">
                  {arm}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {arms.map((arm, row) => (
              <tr key={arm} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {arm}
                </th>
                {arms.map((other, column) => (
                  <td key={other} className="px-2 py-1 text-right">
                    {row === column ? "" : `${Math.round((matrix[row]?.[column] ?? 0) * 100)}%`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ScrollRegion label="What each arm gives up">
        <table className="w-full border-collapse text-small">
          <caption className="pb-1 text-left text-ink2">What each arm gives up, wishes as the persona has them</caption>
          <thead>
            <tr className="border-b border-line2">
              <th scope="col" className="py-1.5 text-left font-medium text-ink2">
                Scenario
              </th>
              {arms.map((arm) => (
                <th key={arm} scope="col" className="px-2 py-1.5 text-left font-medium text-ink2">
                  {arm}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scenarios.map(({ scenario, verdicts }) => (
              <tr key={scenario} className="border-b border-line align-top">
                <th scope="row" className="py-1 pr-2 text-left font-normal">
                  {scenario}
                </th>
                {verdicts.map(({ condition, status, given }) => (
                  <td key={condition} className="px-2 py-1">
                    {given.length > 0 ? slotsOf(given) : status === "satisfied" ? "nothing needed" : "nothing"}
                    {status === "undecided" && given.length > 0 ? " (asks first)" : ""}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function slotsOf(ids: readonly string[]): string {
  return ids.map((id) => id.split(":")[0]).join(", ");
}
