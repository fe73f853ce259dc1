import type { ProgressLine } from "./read-progress";

interface ProgressNoteProps {
  /** What is being done, for those who hear the bar. */
  label: string;
  progress: ProgressLine | null;
  /** What came of it; empty before and meanwhile. */
  said: string;
}

/** The page's own colours in place of the browser's. */
const barLook =
  "appearance-none overflow-hidden rounded-full bg-line2 [&::-webkit-progress-bar]:bg-line2 [&::-webkit-progress-value]:bg-keep [&::-moz-progress-bar]:bg-keep";

/** How far work is, as a bar with its step, and in the end what came of it. */
export function ProgressNote({ label, progress, said }: ProgressNoteProps) {
  return (
    <>
      {progress ? (
        <span className="inline-flex items-center gap-2 text-small text-ink2">
          <progress aria-label={label} max={1} value={progress.share} className={`h-2 w-28 ${barLook}`} />
          {progress.step}, {Math.round(progress.share * 100)}%
        </span>
      ) : null}
      <span role="status" className={said ? "text-small text-ink2" : "sr-only"}>
        {said}
      </span>
    </>
  );
}
