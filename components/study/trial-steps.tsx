import { Check } from "lucide-react";
import type { RunView } from "@/lib/study/run-view";

type Trial = Extract<RunView, { kind: "trial" }>;

/** The parts of a task, in the order that the study has. */
export function TrialSteps({ view: { phase, ranksFirst } }: { view: Pick<Trial, "phase" | "ranksFirst"> }) {
  const rank = { name: "Rank", phases: ["rank"] };
  const chat = { name: "Chat", phases: ranksFirst ? ["state", "search"] : ["state"] };
  const choose = { name: "Choose", phases: ranksFirst ? ["judge"] : ["search", "judge"] };
  const parts = ranksFirst ? [rank, chat, choose] : [chat, rank, choose];
  const now = parts.findIndex(({ phases }) => phases.includes(phase));
  if (now === -1) return null;
  return (
    <ol aria-label="Parts of this task" className="flex flex-wrap gap-x-8 text-small text-ink2">
      {parts.map(({ name }, index) => (
        <li
          key={name}
          aria-current={index === now ? "step" : undefined}
          className={`inline-flex items-center gap-2 ${index === now ? "font-semibold text-ink" : ""}`}
        >
          {index < now ? <Check size={15} strokeWidth={2} aria-label="Done:" /> : <span>{index + 1}</span>}
          {name}
        </li>
      ))}
    </ol>
  );
}
