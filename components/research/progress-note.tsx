import type { ProgressLine } from "./read-progress";

interface ProgressNoteProps {
  label: string;
  progress: ProgressLine | null;
  said: string;
}

const barLook =
  "appearance-none overflow-hidden rounded-full bg-line2 [&::-webkit-progress-bar]:bg-line2 [&::-webkit-progress-value]:bg-keep [&::-moz-progress-bar]:bg-keep";

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
