import { ActButton } from "@/components/research/act-button";
import { ScrollRegion } from "@/components/research/scroll-region";

interface ArmsMonitorProps {
  /** Where pausing and resuming is sent. */
  path: string;
  arms: readonly {
    condition: string;
    paused: boolean;
    started: number;
    ranked: number;
    revealed: number;
    ended: number;
    active: number;
    left: number;
    errors: number;
    medianMinutes: number | null;
    lastSeenAt: string | null;
  }[];
  canPause: boolean;
}

const heads = [
  ...["Trials begun", "Ranked", "Cars seen", "Ended", "Under way", "Left during", "Failed turns"],
  ...["Median minutes", "Last seen"],
];

/** Trials by arm: how far they come, where they are left, and the switch of each arm. */
export function ArmsMonitor({ path, arms, canPause }: ArmsMonitorProps) {
  return (
    <>
      <h3 className="mt-6 font-semibold">Trials by arm</h3>
      <ScrollRegion label="Trials by arm" className="mt-1">
        <table className="w-full border-collapse text-small whitespace-nowrap">
          <thead>
            <tr className="border-b border-line2 text-right text-ink2">
              <th scope="col" className="px-2 py-1.5 text-left font-medium">
                Arm
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="px-2 py-1.5 font-medium">
                  {head}
                </th>
              ))}
              {canPause ? (
                <th scope="col" className="px-2 py-1.5 text-left font-medium">
                  New participants
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {arms.map((arm) => (
              <tr key={arm.condition} className="border-b border-line">
                <th scope="row" className="px-2 py-1 text-left font-normal">
                  {arm.condition}
                </th>
                {cellsOf(arm).map((cell, column) => (
                  <td key={heads[column]} className="px-2 py-1 text-right">
                    {cell}
                  </td>
                ))}
                {canPause ? (
                  <td className="px-2 py-1">
                    <ActButton
                      path={path}
                      body={{ condition: arm.condition, paused: !arm.paused }}
                      label={arm.paused ? `Resume ${arm.condition}` : `Pause ${arm.condition}`}
                    />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {canPause ? (
        <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">
          Who is new goes where no paused arm is met; in a within design that means to groups without it, and nobody new
          begins while every group has one. Runs under way go on.
        </p>
      ) : null}
    </>
  );
}

function cellsOf(arm: ArmsMonitorProps["arms"][number]): string[] {
  const { started, ranked, revealed, ended, active, left, errors, medianMinutes, lastSeenAt } = arm;
  const share = started > 0 ? ` (${Math.round((100 * left) / started)}%)` : "";
  return [
    ...[started, ranked, revealed, ended, active].map(String),
    `${left}${share}`,
    String(errors),
    medianMinutes === null ? "-" : medianMinutes.toFixed(1),
    lastSeenAt === null ? "-" : lastSeenAt.slice(0, 16).replace("T", " "),
  ];
}
