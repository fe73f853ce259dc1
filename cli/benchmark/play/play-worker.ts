/** A `simulate` process. Gets its context once, then one item at a time. */

import { openCatalog } from "@/cli/catalog/open-catalog";
import type { Item } from "@/lib/benchmark/item";
import type { Played, RunConfig } from "@/lib/benchmark/run/play-item";
import { type ModelLimits, playerFor } from "./play-context";

export type ToWorker =
  | { kind: "open"; catalogFile: string; configs: RunConfig[]; use: ModelLimits }
  | { kind: "play"; config: number; item: Item };
export type FromWorker = { kind: "ready" } | { kind: "done"; outcome: Played } | { kind: "failed"; said: string };

let players: ((item: Item) => Promise<Played>)[] = [];

async function handle(message: ToWorker): Promise<FromWorker> {
  if (message.kind === "open") {
    const catalog = await openCatalog(message.catalogFile);
    players = await Promise.all(message.configs.map((config) => playerFor(config, catalog, message.use)));
    return { kind: "ready" };
  }
  const play = players[message.config];
  if (!play) throw new RangeError(`there is no configuration ${message.config}`);
  return { kind: "done", outcome: await play(message.item) };
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
