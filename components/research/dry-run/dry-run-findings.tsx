import { Check, OctagonMinus, TriangleAlert } from "lucide-react";
import type { DryRun } from "@/lib/study/dry-run/dry-run";
import { asShare, leastDiffering, reach } from "@/lib/study/dry-run/launch-findings";

interface DryRunFindingsProps {
  findings: readonly { id: string; level: "stop" | "warn" | "done"; says: string; fix: string }[];
}

export function DryRunFindings({ findings }: DryRunFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label="Findings" className="mt-6 border-t border-line">
      {findings.map(({ id, level, says, fix }) => (
        <li
          key={id}
          className={`flex gap-3 border-b border-line px-3 py-2 ${level === "stop" ? "border-l-2 border-l-stop bg-stop-wash" : ""}`}
        >
          <LevelMark level={level} />
          <p className="min-w-0 text-pretty break-words">
            {says} <span className="text-ink2">{fix}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

const marks = {
  stop: { Icon: OctagonMinus, says: "Stops the launch:", look: "text-stop" },
  warn: { Icon: TriangleAlert, says: "To look at:", look: "text-ink" },
  done: { Icon: Check, says: "Fine:", look: "text-ink" },
} as const;

/** Never by color alone: each level has its own shape. */
export function LevelMark({ level }: { level: keyof typeof marks }) {
  const { Icon, says, look } = marks[level];
  return (
    <span className={`inline-flex shrink-0 ${look}`}>
      <Icon size={18} />
      <span className="sr-only">{says}</span>
    </span>
  );
}

export function DryRunFigures({ run }: { run: DryRun }) {
  const arms = run.arms.filter(({ advises }) => advises);
  const sum = (of: "decides" | "trials" | "lots") => arms.reduce((total, arm) => total + arm[of], 0);
  const agreements = arms.flatMap(({ agreement }) => agreement ?? []);
  const [low, high] = [Math.min(...agreements), Math.max(...agreements)];
  const measurable = run.scenarios.filter(({ most }) => most !== null && most >= reach.floor).length;
  const isWithin = low >= reach.floor && high <= reach.ceiling;
  const isTop1 = run.outcome === "agreement-top1";
  const agreement = {
    head: "Agreement by arm",
    value: `${asShare(low)} to ${asShare(high)}`,
    note: isTop1 ? `between ${asShare(reach.floor)} and ${asShare(reach.ceiling)}` : run.outcome,
    holds: !isTop1 || isWithin,
  };
  const cards = {
    head: "Can be measured",
    value: `${measurable} of ${run.scenarios.length}`,
    note: "cards",
    holds: measurable === run.scenarios.length,
  };
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
    ...(agreements.length > 0 ? [agreement] : []),
    ...(isTop1 ? [cards] : []),
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
