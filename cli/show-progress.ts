import { SingleBar } from "cli-progress";

/** A bar on stderr where a person watches; silent where nobody does. */
export function showProgress(what: string, total: number): { step: () => void; end: () => void } {
  if (!process.stderr.isTTY) return { step: () => undefined, end: () => undefined };
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${what}`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(total, 0);
  return { step: () => bar.increment(), end: () => bar.stop() };
}
