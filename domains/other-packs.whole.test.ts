import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

const packs = readdirSync("domains").filter((name) => name !== "cars" && existsSync(`domains/${name}/index.ts`));

/** In another process, because this one sells cars. */
it.each(packs)("works: %s", { timeout: 300_000 }, (DOMAIN) => {
  const args = ["node_modules/vitest/vitest.mjs", "run", "domains/pack.whole.test.ts"];
  const told = execFileSync(process.execPath, args, { env: { ...process.env, DOMAIN }, encoding: "utf8" });
  expect(told).toMatch(/passed/);
});
