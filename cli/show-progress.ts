import { SingleBar } from "cli-progress";

interface Progress {
  /** Calls `note` only when showing something. */
  step: (note?: () => string) => void;
  end: () => void;
}

/** Hands on each of `total` things, and counts it once its work is done. */
export function* withProgress<Each>(what: string, total: number, all: Iterable<Each>): Generator<Each, void> {
  const progress = showProgress(what, total);
  for (const each of all) {
    yield each;
    progress.step();
  }
  progress.end();
}

/** Shows a bar on terminals, else a line per tenth for long work. */
export function showProgress(what: string, total: number, done = 0): Progress {
  return process.stderr.isTTY ? showBar(what, total, done) : showTenths(what, total, done);
}

function showBar(what: string, total: number, done: number): Progress {
  const bar = new SingleBar({
    format: `{bar} {value} of {total} ${what} {note}`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(total, done, { note: "" });
  return { step: (note) => bar.increment(1, { note: note?.() ?? "" }), end: () => bar.stop() };
}

const longWork = 200;

function showTenths(what: string, total: number, done: number): Progress {
  const tenth = Math.ceil(total / 10);
  let count = done;
  return {
    step: (note) => {
      count++;
      if (total < longWork || count % tenth !== 0) return;
      console.error([`${count} of ${total} ${what}`, ...(note ? [note()] : [])].join(": "));
    },
    end: () => undefined,
  };
}
