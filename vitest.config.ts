import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { pseudoLocale } from "./messages/testing/pseudo-locale.mjs";

const alias = { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") };

/**
 * Tests that change what every module sees (modules, environment, call counters). They slow down other tests in a
 * worker. Tests that set spies or clocks restore them.
 */
const changesAll = /@vitest-environment|\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal)\(|countingCalls\(/;
const unitRooms = ["domains", "lib", "cli", "components", "app", "db/seed", "messages", "scripts"];
const pseudo = "messages/testing/**/*.test.tsx";
/** Tests that start processes of their own. They count as database tests wherever they live. */
const ownsServer = /\bownPostgres\(|\bspawn\(process\.execPath/;
const testsWith = (pattern: RegExp, rooms: readonly string[]) =>
  rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => join(room, file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith("messages/testing/"))
    .filter((file) => pattern.test(readFileSync(file, "utf8")));
const documentation = ["scripts/docs*.test.ts", "scripts/tutorial.test.ts"];
const withServer = testsWith(ownsServer, unitRooms);
const alone = testsWith(changesAll, unitRooms).filter((file) => !withServer.includes(file));
const databaseAlone = testsWith(changesAll, ["db"]).filter((file) => !file.startsWith("db/seed/"));

const unit = {
  include: unitRooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
  environment: "node",
  // Properties run many cases. A busy machine must not fail them.
  testTimeout: 60_000,
} as const;

const database = {
  environment: "node",
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

export default defineConfig({
  test: {
    // Vitest reserves one processor, half of a two-processor machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Caches compiled modules by content.
    experimental: { fsModuleCache: true },
    projects: [
      {
        resolve: { alias },
        // Workers share loaded modules: loading took longer than the tests.
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
