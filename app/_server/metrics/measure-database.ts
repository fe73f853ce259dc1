import { Gauge } from "prom-client";
import { faultOf } from "@/app/_server/fault-of";
import { log } from "@/app/_server/log";
import { sharedDatabase } from "@/db/connection/client";
import { queueDepths } from "@/db/queries/queue-depths";
import { metrics } from "./metrics";

/** Longest that looking at the database may hold up an answer, in milliseconds. */
const patience = 2000;

/** Adds what is looked up each time somebody asks: the connections in use, and the jobs in the queues. */
export function measureDatabase(): void {
  const registers = [metrics().registry];
  new Gauge({
    name: "leeway_database_connections",
    help: "Connections of this process to the database: the most there may be, those in use, and statements that wait for one",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const use = (await withinPatience(sharedDatabase()))?.use();
      for (const [state, count] of Object.entries(use ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "leeway_queue_jobs",
    help: "Jobs in the queues all servers share, by queue and state",
    labelNames: ["queue", "state"],
    registers,
    async collect() {
      this.reset();
      const depths = await withinPatience(sharedDatabase().then(queueDepths));
      for (const { queue, state, count } of depths ?? []) this.set({ queue, state }, count);
    },
  });
}

/** `null` where the database does not say in time: figures of the process are wanted most when it is away. */
async function withinPatience<Result>(asked: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null);
  });
  try {
    return await Promise.race([asked.catch(noted), late]);
  } finally {
    clearTimeout(timer);
  }
}

function noted(error: unknown): null {
  log.warn({ fault: faultOf(error) }, "the figures of the database could not be looked up");
  return null;
}
