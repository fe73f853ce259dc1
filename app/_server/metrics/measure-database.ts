import { Gauge } from "prom-client";
import { logFault } from "@/app/_server/log";
import { sharedDatabase } from "@/db/connection/client";
import { Patience } from "@/db/patience";
import { queueDepths } from "@/db/queries/queue-depths";
import { metrics } from "./metrics";

/** Milliseconds. */
const patience = 2000;

export function measureDatabase(): void {
  const registers = [metrics().registry];
  new Gauge({
    name: "leeway_database_connections",
    help: "Connections of this process to the database: the most there may be, those in use, and statements that wait for one",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const use = (await withinPatience(sharedDatabase))?.use();
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
      const depths = await withinPatience(() => sharedDatabase().then(queueDepths));
      for (const { queue, state, count } of depths ?? []) this.set({ queue, state }, count);
    },
  });
}

/** Returns `null` if the database is silent. */
function withinPatience<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  return new Patience(patience).wait(ask).catch(noted);
}

function noted(error: unknown): null {
  logFault(error, "the figures of the database could not be looked up", "warn");
  return null;
}
