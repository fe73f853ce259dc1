import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { pseudoLocale } from "./messages/testing/pseudo-locale.mjs";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };

/**
 * A test that changes what every module sees: modules, environment, counters of calls. Those slow down whatever a worker
 * has loaded. Spies and clocks are put back by who sets them.
 */
const changesAll = /@vitest-environment|\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal)\(|countingCalls\(/;
const unitRooms = ["domains", "lib", "cli", "components", "app", "db/seed", "messages", "scripts"];
/** Tests in the pseudo-locale. */
const pseudo = "messages/testing/**/*.test.tsx";
/** A test that starts a PostgreSQL server of its own. It counts as a database test wherever it lives. */
const ownsServer = /\bownPostgres\(/;
const testsWith = (pattern: RegExp, rooms: readonly string[]) =>
  rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => join(room, file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith("messages/testing/"))
    .filter((file) => pattern.test(readFileSync(file, "utf8")));
/** Documentation beside the code: links, commands, the generated reference, the tutorial. */
const documentation = ["scripts/docs*.test.ts", "scripts/tutorial.test.ts"];
const withServer = testsWith(ownsServer, unitRooms);
const alone = testsWith(changesAll, unitRooms).filter((file) => !withServer.includes(file));
const databaseAlone = testsWith(changesAll, ["db"]).filter((file) => !file.startsWith("db/seed/"));

const unit = {
  include: unitRooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
  environment: "node",
  // Properties run many cases; a busy machine must not turn them into failures.
  testTimeout: 60_000,
} as const;

const database = {
  environment: "node",
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  test: {
    // Vitest leaves one processor to itself, which on two would be every other one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Keeps what was compiled, by content, so that the next run compiles what changed alone.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve: { alias },
        // One set of loaded modules for all files of a worker: loading them took longer than the tests.
        test: {
          ...unit,
          name: "unit",
          isolate: false,
          exclude: [...configDefaults.exclude, ...alone, ...withServer, ...documentation, pseudo],
        },
      },
      { resolve: { alias }, test: { ...unit, name: "unit-alone", include: alone } },
      { resolve: { alias }, test: { ...unit, name: "documentation", include: documentation } },
      { resolve: { alias }, plugins: [pseudoLocale()], test: { ...unit, name: "unit-pseudo", include: [pseudo] } },
      {
        resolve: { alias },
        test: {
          ...database,
          name: "database",
          isolate: false,
          include: ["db/**/*.test.ts", ...withServer],
          exclude: ["db/seed/**", ...databaseAlone],
        },
      },
      { resolve: { alias }, test: { ...database, name: "database-alone", include: databaseAlone } },
    ],
  },
});
