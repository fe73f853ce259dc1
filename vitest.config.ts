import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { pseudoLocale } from "./messages/testing/pseudo-locale.mjs";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
const { DOMAIN: domain = "cars" } = process.env;
/** A pack's own file, or the plain one, as `tsconfig.NAME.json` says. */
const folders: Readonly<Record<string, readonly string[]>> = {
  "@pack": [`domains/${domain}`, "domains/plain"],
  "@/messages": [`domains/${domain}/messages`, "messages"],
};
const ofPack = {
  name: "pack",
  enforce: "pre" as const,
  resolveId(address: string) {
    const [, room = "", path = ""] = /^(@pack|@\/messages)\/(.+)$/.exec(address) ?? [];
    const paths = (folders[room] ?? []).flatMap((each) =>
      ["", ".ts", "/index.ts"].map((end) => `${root}/${each}/${path}${end}`),
    );
    return paths.find((each) => /\.\w+$/.test(each) && existsSync(each));
  },
};
const alias = { ...(domain === "cars" ? { "@pack": `${root}/domains/cars` } : {}), "@": root };

/**
 * Tests that change what every module sees (modules, environment, call counters). They slow down other tests in a
 * worker. Tests that set spies or clocks restore them.
 */
const changesAll = /@vitest-environment|\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal)\(|countingCalls\(/;
const unitRooms = ["domains", "lib", "cli", "components", "app", "messages", "scripts"];
/** They read a whole corpus or catalog, or have a larger run (`scripts/tree.test.ts` looks). */
const whole = `{${unitRooms.join()}}/**/*.whole.test.{ts,tsx}`;
const isWhole = (file: string) => /\.whole\.test\.tsx?$/.test(file);
const pseudo = "messages/testing/**/*.test.tsx";
/** Tests that start processes or open databases of their own. They count as database tests wherever they live. */
const ownsServer = /\.database\.test\.ts$|\bopenTestDatabase\(|\bownPostgres\(|\bspawn\(process\.execPath/m;
const testsWith = (pattern: RegExp, rooms: readonly string[]) =>
  rooms
    .flatMap((room) => readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => join(room, file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith("messages/testing/"))
    .filter((file) => pattern.test(`${file}\n${readFileSync(file, "utf8")}`));
const documentation = ["scripts/docs*.test.ts", "scripts/tutorial.test.ts"];
const withServer = testsWith(ownsServer, unitRooms).filter((file) => !isWhole(file));
const changing = testsWith(changesAll, unitRooms);
const alone = changing.filter((file) => !withServer.includes(file));
const databaseAlone = [...testsWith(changesAll, ["db"]), ...changing.filter((file) => withServer.includes(file))];

const unit = {
  include: unitRooms.map((room) => `${room}/**/*.test.{ts,tsx}`),
  environment: "node",
  // Properties run many cases. A busy machine must not fail them.
  testTimeout: 60_000,
} as const;

/** Workers share loaded modules: loading took longer than the tests. */
const shared = { ...unit, isolate: false };
const database = { ...unit, hookTimeout: 120_000 };

const project = <Test extends object>(name: string, test: Test, plugins: ReturnType<typeof pseudoLocale>[] = []) => ({
  resolve: { alias },
  plugins: domain === "cars" ? plugins : [ofPack, ...plugins],
  test: { ...test, name },
});

export default defineConfig({
  test: {
    // Vitest reserves one processor, half of a two-processor machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Caches compiled modules by content, which leaves out DOMAIN.
    experimental: { fsModuleCache: domain === "cars" },
    projects: [
      project("unit", { ...shared, exclude: [...alone, ...withServer, ...documentation, pseudo, whole] }),
      project("unit-alone", { ...unit, include: alone.filter((file) => !isWhole(file)) }),
      project("unit-pseudo", { ...unit, include: [pseudo], exclude: [whole] }, [pseudoLocale()]),
      project("whole", { ...shared, include: [whole], exclude: [...alone, pseudo] }),
      project("whole-alone", { ...unit, include: alone.filter(isWhole) }),
      project("whole-pseudo", { ...unit, include: ["messages/testing/**/*.whole.test.tsx"] }, [pseudoLocale()]),
      project("documentation", { ...unit, include: documentation }),
      project("database", {
        ...database,
        isolate: false,
        include: ["db/**/*.test.ts", ...withServer],
        exclude: databaseAlone,
      }),
      project("database-alone", { ...database, include: databaseAlone }),
    ],
  },
});
