import type { DryRun } from "@/lib/study/dry-run/dry-run";
import { asShare, leastDiffering, reach } from "@/lib/study/dry-run/launch-findings";
import { LevelMark } from "./level-mark";

export function DryRunFigures({ run }: { run: DryRun }) {
  const arms = run.arms.filter(({ advises }) => advises);
  const sum = (of: "decides" | "trials" | "lots") => arms.reduce((total, arm) => total + arm[of], 0);
  const agreements = arms.flatMap(({ agreement }) => agreement ?? []);
  const [low, high] = [Math.min(...agreements), Math.max(...agreements)];
  const measurable = run.scenarios.filter(({ most }) => most !== null && most >= reach.floor).length;
  const isWithin = low >= reach.floor && high <= reach.ceiling;
  const isTop1 = run.outcome === "agreement-top1";
  const figures = [
    {
      head: "Arms differ when both decide",
      value: `${Math.round(run.differ * 100)}%`,
      note: `at least ${Math.round(leastDiffering * 100)}%`,
      holds: arms.length < 2 || run.differ >= leastDiffering,
    },
    {
      head: "Decides",
      value: `${sum("decides")} of ${sum("trials")}`,
      note: `${sum("lots")} ties broken by lot, logged`,
      holds: true,
    },
    ...(agreements.length > 0
      ? [
          {
            head: "Agreement by arm",
            value: `${asShare(low)} to ${asShare(high)}`,
            note: isTop1 ? `between ${asShare(reach.floor)} and ${asShare(reach.ceiling)}` : run.outcome,
            holds: !isTop1 || isWithin,
          },
        ]
      : []),
    ...(isTop1
      ? [
          {
            head: "Can be measured",
            value: `${measurable} of ${run.scenarios.length}`,
            note: "cards",
            holds: measurable === run.scenarios.length,
          },
        ]
      : []),
  ];
  return (
    <dl className="mt-6 grid border-y border-line sm:grid-cols-2 xl:grid-cols-4">
      {figures.map(({ head, value, note, holds }) => (
        <div key={head} className="border-line py-3 sm:px-5 sm:not-first:border-l sm:first:pl-0">
          <dt className="text-small text-ink2">{head}</dt>
          <dd>
            <span className="text-figure">{value}</span>
            <span className="mt-1 flex items-center gap-2 text-small">
              <LevelMark level={holds ? "done" : "stop"} />
              {note}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
