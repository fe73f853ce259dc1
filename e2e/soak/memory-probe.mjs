/** Loaded into a measured server. SIGUSR2 collects garbage and writes the remaining memory to a file. */
import { renameSync, writeFileSync } from "node:fs";

const file = process.env.LEEWAY_MEMORY_FILE;
process.on("SIGUSR2", () => {
  if (!file) return;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.new`, JSON.stringify({ held: (heapUsed + external) / 2 ** 20 }));
  renameSync(`${file}.new`, file);
});
