import { Check, OctagonMinus, TriangleAlert } from "lucide-react";

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
      <Icon size={18} strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">{says}</span>
    </span>
  );
}
