import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { FromReader, ToReader } from "./reading-worker";

export type ReaderThread = ReturnType<typeof startThread>;

/** Reading needs little memory, but a roomy young generation avoids garbage collection. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 96 };

/** The build bundles the thread's code. Tests run the source. */
const fromSource = `
  const { pathToFileURL } = require("node:url");
  const { workerData } = require("node:worker_threads");
  import("tsx/esm/api").then(({ register }) => {
    register();
    return import(pathToFileURL(workerData).href);
  });
`;

/** The thread does not keep the process alive. It takes one task at a time, and rejects if it cannot start or ends early. */
export function startThread() {
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
    ask: (message: ToReader) =>
      new Promise<unknown>((resolve, reject) => {
        settle = { resolve, reject };
        if (hasEnded) reject(new Error("a thread that read words has ended"));
        else worker.postMessage(message);
      }),
    spent: () => processorTime(thread) ?? worker.performance.eventLoopUtilization().active,
    end: () => void worker.terminate(),
  };
}

/** Uses processor time if visible, else busy time, which includes waiting for a processor. */
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
