/** A `simulate` process. Gets its context once, then one item at a time. */

import { openCatalog } from "@/cli/catalog/open-catalog";
import type { Item } from "@/lib/benchmark/item";
import { type PlayContext, type Played, playItem } from "@/lib/benchmark/run/play-item";
import type { RunConfig } from "@/lib/benchmark/run/run-config";
import { playContext } from "./play-context";

export type ToWorker =
  | { kind: "open"; catalogFile: string; configs: RunConfig[] }
  | { kind: "play"; config: number; item: Item };
export type FromWorker = { kind: "ready" } | { kind: "done"; outcome: Played } | { kind: "failed"; said: string };

let contexts: PlayContext[] = [];

async function handle(message: ToWorker): Promise<FromWorker> {
  if (message.kind === "open") {
    const catalog = await openCatalog(message.catalogFile);
    contexts = await Promise.all(message.configs.map((config) => playContext(config, catalog)));
    return { kind: "ready" };
  }
  const context = contexts[message.config];
  if (!context) throw new RangeError(`there is no configuration ${message.config}`);
  return { kind: "done", outcome: await playItem(context, message.item) };
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
