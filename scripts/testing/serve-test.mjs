/** Serves the built app for browser tests and fuzzing, on loopback with a throw-away database. */
import { spawnSync } from "node:child_process";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownPostgres } from "./postgres.mjs";
import { startNext } from "./served-build.mjs";

const port = process.env.PORT ?? "3210";
const folder = mkdtempSync(join(tmpdir(), "leeway-e2e-"));
// SQL reads run on a real server where there is one.
const isSql = process.env.CATALOG_READER === "postgres";
const served = isSql ? ownPostgres({ port: 10_000 + Number(port), settings: ["fsync=off"] }) : "";
if (typeof served === "string") console.log(served);
else process.on("exit", () => served.stop());
const env = {
  ...process.env,
  LEEWAY_DATA: folder,
  DATABASE_URL: typeof served === "string" ? "" : served.url,
  // Journeys expect list prices.
  PRICES: process.env.PRICES ?? "list",
  NEXT_TELEMETRY_DISABLED: "1",
  // Many tests share one address. Limits have tests of their own.
  RATE_LIMIT_GUEST: "100000",
  RATE_LIMIT_ADDRESS: "100000",
  RATE_LIMIT_ALL: "100000",
  // Wrong research tokens come from separate addresses.
  TRUSTED_PROXIES: "1",
  RESEARCH_TOKEN: "research-token-of-the-browser-tests",
  RESEARCHERS: "Mei Lin, viewer, viewer-token-of-the-browser-tests",
  METRICS_TOKEN: "metrics-token-of-the-browser-tests",
};
const told = join(tmpdir(), `leeway-served-${port}`);
mkdirSync(told, { recursive: true });

function prepare(...args) {
  const done = spawnSync("npx", ["--no-install", "tsx", ...args], { stdio: ["ignore", "pipe", "inherit"], env });
  if (done.status !== 0) process.exit(1);
  return done.stdout;
}

prepare("cli/leeway.ts", "study", "create", "docs/examples/study.yaml", "--open");
writeFileSync(join(told, "planted.json"), prepare("e2e/fuzz/plant.ts"));
const server = startNext(port, { stdio: ["ignore", "pipe", "pipe"], env });
const log = createWriteStream(join(told, "server.log"));
for (const [from, to] of [
  [server.stdout, process.stdout],
  [server.stderr, process.stderr],
]) {
  from.pipe(log, { end: false });
  from.pipe(to, { end: false });
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("close", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
