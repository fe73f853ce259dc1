import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { wholeNumber } from "@/cli/flags";
import type { Item } from "@/lib/benchmark/item";
import type { Played, RunConfig } from "@/lib/benchmark/run/play-item";
import type { ModelLimits } from "./play-context";
import type { FromWorker, ToWorker } from "./play-worker";

type Configs = readonly RunConfig[];

export interface PlayPool {
  size: number;
  play(config: number, item: Item): Promise<Played>;
  close(): void;
}

/** Fewer items do not repay opening the catalog. */
const leastItems = 40;

/** Defaults to one per core when there is enough work. */
export function workersFor(asked: string, items: number): number {
  if (asked !== "auto") return Math.max(1, wholeNumber("workers", asked));
  return Math.max(1, Math.min(availableParallelism(), Math.floor(items / leastItems)));
}

export async function processPool(file: string, configs: Configs, use: ModelLimits, size: number): Promise<PlayPool> {
  const workers = Array.from({ length: size }, () => startWorker());
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  await Promise.all(
    workers.map(async (worker) => {
      await worker.ask({ kind: "open", catalogFile: file, configs: [...configs], use });
      idle.push(worker);
    }),
  );
  return {
    size,
    async play(config, item) {
      const worker = idle.pop() ?? (await new Promise<Worker>((resolve) => waiting.push(resolve)));
      const reply = await worker.ask({ kind: "play", config, item });
      const next = waiting.shift();
      if (next) next(worker);
      else idle.push(worker);
      if (reply.kind !== "done") throw new Error("a worker answered out of turn");
      return reply.outcome;
    },
    close: () => {
      for (const { child } of workers) child.kill();
    },
  };
}

type Worker = ReturnType<typeof startWorker>;

function startWorker() {
  const child = fork(fileURLToPath(new URL("./play-worker.ts", import.meta.url)), { stdio: ["ignore", 2, 2, "ipc"] });
  return {
    child,
    ask: (message: ToWorker) =>
      new Promise<FromWorker>((resolve, reject) => {
        const ended = () => reject(new Error("a process that played items ended before it was done"));
        child.once("exit", ended);
        child.once("message", (reply: FromWorker) => {
          child.off("exit", ended);
          if (reply.kind === "failed") reject(new Error(reply.said));
          else resolve(reply);
        });
        child.send(message);
      }),
  };
}
