import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "../build.mjs";
import { run, say } from "../steps.mjs";
import { startPostgres } from "./postgres.mjs";

/** Runs simulated participants over HTTP while the server crashes. Checks the database and returns the exit code. */
export async function soakStudy({ participants, atOnce, kills, comeBack }) {
  say(`A study with ${participants} simulated participants, ${atOnce} at once, the server killed ${kills} times`);
  await buildApp();
  const folder = mkdtempSync(join(tmpdir(), "leeway-soak-"));
  const server = await startPostgres();
  if (typeof server === "string") process.stdout.write(`On the embedded database: ${server}.\n`);
  const [SOAK_KILLS, SOAK_COME_BACK] = [kills, comeBack ? 1 : 0];
  const asked = { SOAK_PARTICIPANTS: participants, SOAK_AT_ONCE: atOnce, SOAK_KILLS, SOAK_COME_BACK };
  try {
    const { code } = await run("npx", ["--no-install", "tsx", "e2e/soak/run-soak.ts"], {
      env: { ...asked, LEEWAY_DATA: folder, DATABASE_URL: typeof server === "string" ? "" : server.url },
    });
    return code;
  } finally {
    if (typeof server !== "string") server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
