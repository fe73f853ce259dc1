/** Serves the built app for the browser tests: on loopback, on a throw-away embedded database of its own. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "leeway-e2e-"));
const server = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "start", "--hostname", "127.0.0.1", "--port", process.env.PORT ?? "3210"],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      LEEWAY_DATA: folder,
      NEXT_TELEMETRY_DISABLED: "1",
      RESEARCH_TOKEN: "research-token-of-the-browser-tests",
    },
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("close", (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
