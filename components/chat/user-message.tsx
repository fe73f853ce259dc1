import type { Act } from "@/lib/dialogue/act";

interface UserMessageProps {
  act: Act;
  /** The act in words, as `describeAct` says it. */
  text: string;
  /** What became of it, when it was not answered. */
  status: "stopped" | "failed" | null;
}

const spoken: ReadonlySet<Act["kind"]> = new Set(["words", "answer", "compare", "skip", "agree", "disagree"]);

/** What the shopper said, on sunk ground; what they did on a chip or a button stands as a small line. */
export function UserMessage({ act, text, status }: UserMessageProps) {
  return (
    <div className="flex flex-col items-end">
      <span className="sr-only">You: </span>
      {spoken.has(act.kind) ? (
        <p className="max-w-[81%] rounded-card bg-sunk px-4 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
      ) : (
        <p className="text-small text-ink2">{text}</p>
      )}
      {status === "stopped" ? <p className="mt-1 text-small text-ink3">Stopped before an answer.</p> : null}
    </div>
  );
}
