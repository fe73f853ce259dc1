/** A `simulate` process. Gets its context once, then one item at a time. */

import { openCatalog } from "@/cli/catalog/open-catalog";
import type { Item } from "@/lib/benchmark/item";
import type { Played } from "@/lib/benchmark/run/play-item";
import type { RunConfig } from "@/lib/benchmark/run/run-config";
import { localPool, type PlayPool } from "./play-pool";

export type ToWorker =
  | { kind: "open"; catalogFile: string; configs: RunConfig[] }
  | { kind: "play"; config: number; item: Item };
export type FromWorker = { kind: "ready" } | { kind: "done"; outcome: Played } | { kind: "failed"; said: string };

let pool: PlayPool | undefined;

async function handle(message: ToWorker): Promise<FromWorker> {
  if (message.kind === "open") {
    pool = await localPool(await openCatalog(message.catalogFile), message.configs);
    return { kind: "ready" };
  }
  if (!pool) throw new Error("an item came before its configurations");
  return { kind: "done", outcome: await pool.play(message.config, message.item) };
}

process.on("message", (message: ToWorker) => {
  handle(message)
    .catch(
      (error: unknown): FromWorker => ({
        kind: "failed",
        said: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    .then((reply) => process.send?.(reply));
});
process.on("disconnect", () => process.exit(0));
