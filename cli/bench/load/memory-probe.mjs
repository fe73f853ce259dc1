/** Loaded into a measured server: told by SIGUSR2, it collects garbage and writes what memory is left to a file. */
import { renameSync, writeFileSync } from "node:fs";

const file = process.env.LEEWAY_MEMORY_FILE;
process.on("SIGUSR2", () => {
  if (!file) return;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.new`, JSON.stringify({ held: (heapUsed + external) / 2 ** 20 }));
  renameSync(`${file}.new`, file);
});
