/** A `simulate` process. Gets its context once, then one item at a time. */

import { openCatalog } from "@/cli/catalog/open-catalog";
import { stackOf } from "@/cli/run-command";
import type { Item } from "@/lib/benchmark/item";
import type { Played, RunConfig } from "@/lib/benchmark/run/play-item";
import { type ModelLimits, playersFor } from "./play-context";

export type ToWorker =
  | { kind: "open"; catalogFile: string; configs: RunConfig[]; use: ModelLimits }
  | { kind: "play"; config: number; item: Item };
export type FromWorker = { kind: "ready" } | { kind: "done"; outcome: Played } | { kind: "failed"; said: string };

let play: Awaited<ReturnType<typeof playersFor>> | undefined;

async function handle(message: ToWorker): Promise<FromWorker> {
  if (message.kind === "open") {
    play = await playersFor(message.configs, await openCatalog(message.catalogFile), message.use);
    return { kind: "ready" };
  }
  if (!play) throw new RangeError("an item came before the catalog");
  return { kind: "done", outcome: await play(message.config, message.item) };
}

process.on("message", (message: ToWorker) => {
  handle(message)
    .catch((error: unknown): FromWorker => ({ kind: "failed", said: stackOf(error) }))
    .then((reply) => process.send?.(reply));
});
process.on("disconnect", () => process.exit(0));
