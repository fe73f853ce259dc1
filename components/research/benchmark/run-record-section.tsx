import { FiguresTable } from "@/components/research/figures-table";
import { TitledSection } from "@/components/ui/titled-section";
import { counted } from "@/lib/dialogue/wording/count-words";
import type { RunRecord } from "@/lib/study/analysis/run-record";

const ofSearches: ReadonlySet<string> = new Set([
  ...["act-receive", "words-read", "question-ask", "question-answer", "wish-change", "edit-refuse", "lattice-read"],
  ...["relaxation-choose", "relaxation-answer", "result-show", "state-restore", "explanation-show"],
]);

export function RunRecordSection({ run: { events, answers } }: { run: RunRecord }) {
  const own = events.filter(({ name }) => !ofSearches.has(name));
  return (
    <TitledSection id="rest" title="Steps and answers" className="mt-10">
      <details className="mt-2 border-t border-line pt-2">
        <summary className="hit-44 cursor-pointer font-medium">{own.length} events outside the searches</summary>
        <FiguresTable
          title="Events outside the searches"
          heads={["At", "Event", "Trial", "Data"]}
          rows={own.map(({ at, name, trial, data }) => [
            ...[at.slice(11, 19), name, String(trial ?? ""), shortened(JSON.stringify(data))],
          ])}
        />
      </details>
      <details className="mt-2 border-t border-line pt-2">
        <summary className="hit-44 cursor-pointer font-medium">{counted(answers.length, "answer")}</summary>
        <FiguresTable
          title="Answers"
          heads={["Step", "Item", "Attempt", "Place", "Answer"]}
          rows={answers.map(({ step, item, attempt, position, value }) => [
            ...[step, item, String(attempt), String(position)],
            shortened(Array.isArray(value) ? value.join(", ") : String(value ?? "")),
          ])}
        />
      </details>
    </TitledSection>
  );
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
