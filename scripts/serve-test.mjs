/** Serves the built app for the browser tests: on loopback, on a throw-away embedded database of its own. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "leeway-e2e-"));
// The example study is there and open, for the journeys of participants.
const study = spawnSync(
  "npx",
  ["--no-install", "tsx", "cli/leeway.ts", "study", "create", "docs/examples/study.yaml", "--open"],
  { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, LEEWAY_DATA: folder } },
);
if (study.status !== 0) process.exit(1);
const server = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", process.env.PORT ?? "3210"],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      LEEWAY_DATA: folder,
      NEXT_TELEMETRY_DISABLED: "1",
      // Tests of limits come from addresses of their own.
      TRUSTED_PROXIES: "1",
      RESEARCH_TOKEN: "research-token-of-the-browser-tests",
      METRICS_TOKEN: "metrics-token-of-the-browser-tests",
    },
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("close", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
