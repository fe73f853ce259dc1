import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { FromReader, ToReader } from "./reading-worker";

export interface ReaderThread {
  /** Resolves when it can take work; rejects when it cannot be started. */
  readonly opened: Promise<void>;
  /** One piece of work at a time. Rejects when the thread ends before it is done. */
  ask(message: ToReader): Promise<unknown>;
  spent(): number;
  end(): void;
}

/** Words need fewer megabytes; with room for one message's objects, little is collected. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 96 };

/** The build bundles the thread's code; tests run the source. */
const fromSource = `
  const { pathToFileURL } = require("node:url");
  const { workerData } = require("node:worker_threads");
  import("tsx/esm/api").then(({ register }) => {
    register();
    return import(pathToFileURL(workerData).href);
  });
`;

/** Starts a reading thread, which keeps no process alive. */
export function startThread(): ReaderThread {
  const worker = process.env.NEXT_RUNTIME
    ? new Worker(new URL("./reading-worker.ts", import.meta.url), { resourceLimits })
    : new Worker(fromSource, {
        eval: true,
        workerData: join(import.meta.dirname, "reading-worker.ts"),
        resourceLimits,
      });
  worker.unref();
  let thread: number | null = null;
  let settle: { resolve: (output: unknown) => void; reject: (error: unknown) => void } | undefined;
  const ended = new Promise<never>((_, reject) => {
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("a thread that read words ended")));
  });
  let hasEnded = false;
  ended.catch((error: unknown) => {
    hasEnded = true;
    settle?.reject(error);
  });
  const open = new Promise<void>((resolve) => {
    worker.on("message", (message: FromReader) => {
      if (message.kind === "open") {
        thread = message.thread;
        resolve();
      } else if (message.kind === "done") settle?.resolve(message.output);
      else settle?.reject(message.error);
    });
  });
  const opened = Promise.race([open, ended]);
  opened.catch(() => undefined);
  return {
    opened,
    ask: (message) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        if (hasEnded) reject(new Error("a thread that read words has ended"));
        else worker.postMessage(message);
      }),
    spent: () => processorTime(thread) ?? worker.performance.eventLoopUtilization().active,
    end: () => void worker.terminate(),
  };
}

/** A thread's processor time, or else its busy time, which includes waiting for a processor. */
function processorTime(thread: number | null): number | null {
  if (thread === null) return null;
  try {
    const [nanoseconds = ""] = readFileSync(`/proc/self/task/${thread}/schedstat`, "utf8").split(" ");
    const spent = Number(nanoseconds) / 1e6;
    return spent > 0 ? spent : null;
  } catch {
    return null;
  }
}
