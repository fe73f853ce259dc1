import type { LaunchFinding } from "@/lib/study/dry-run/launch-findings";
import { LevelMark } from "./level-mark";

export function DryRunFindings({ findings }: { findings: readonly LaunchFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label="Findings" className="mt-6 border-t border-line">
      {findings.map(({ id, level, says, fix }) => (
        <li
          key={id}
          className={`flex gap-3 border-b border-line px-3 py-2 ${level === "stop" ? "border-l-2 border-l-stop bg-stop-wash" : ""}`}
        >
          <LevelMark level={level} />
          <p className="min-w-0 text-pretty">
            {says} <span className="text-ink2">{fix}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
