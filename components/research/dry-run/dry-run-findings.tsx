import { LevelMark } from "./level-mark";

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
