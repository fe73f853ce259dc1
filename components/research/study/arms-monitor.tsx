import { ActButton } from "@/components/research/act-button";
import { CellTable, type TableColumn } from "@/components/research/cell-table";
import type { StudyMonitor } from "@/lib/study/service/study-monitor";
import { lab } from "@/messages/lab";

type Arm = StudyMonitor["arms"][number];

const figure = (head: string, cell: (arm: Arm) => string | number): TableColumn<Arm> => ({
  head,
  cell,
  kind: "figure",
});
const nameOf = ({ condition }: Arm) => condition;
const columns: readonly TableColumn<Arm>[] = [
  { head: "Arm", kind: "name", cell: nameOf },
  figure("Trials begun", ({ started }) => started),
  figure("Ranked", ({ ranked }) => ranked),
  figure("Cars seen", ({ revealed }) => revealed),
  figure("Ended", ({ ended }) => ended),
  figure("Under way", ({ active }) => active),
  figure("Left during", ({ left, started }) =>
    started > 0 ? `${left} (${Math.round((100 * left) / started)}%)` : left,
  ),
  figure("Failed turns", ({ errors }) => errors),
  figure("Median minutes", ({ medianMinutes }) => medianMinutes?.toFixed(1) ?? "-"),
  figure("Last seen", ({ lastSeenAt }) => lastSeenAt?.slice(0, 16).replace("T", " ") ?? "-"),
];

export function ArmsMonitor({ path, arms, canPause }: { path: string; arms: readonly Arm[]; canPause: boolean }) {
  const pause = ({ condition, paused }: Arm) => (
    <ActButton
      path={path}
      body={{ condition, paused: !paused }}
      label={`${paused ? "Resume" : "Pause"} ${condition}`}
    />
  );
  const all = canPause ? [...columns, { head: "New participants", cell: pause }] : columns;
  return (
    <>
      <h3 className="mt-6 font-semibold">Trials by arm</h3>
      <CellTable label="Trials by arm" className="mt-1" nowrap rows={arms} keyOf={nameOf} columns={all} />
      {canPause ? <p className="mt-1 max-w-[46rem] text-small text-pretty text-ink2">{lab.studies.paused}</p> : null}
    </>
  );
}
