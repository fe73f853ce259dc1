import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mayUsePackageManager } from "./browser.mjs";
import { run, say } from "./steps.mjs";

const port = Number(process.env.TEST_POSTGRES_PORT ?? 54_329);

/**
 * Starts a PostgreSQL server of our own on loopback for the database suite, when its programs are installed or may be
 * installed. Returns `{ url, stop }`, or a sentence that says why there is none.
 */
export async function startPostgres() {
  let programs = findPrograms();
  if (!programs && mayUsePackageManager()) {
    say("Installing PostgreSQL for the database suite");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"]);
    programs = findPrograms();
  }
  if (!programs) return "no PostgreSQL is installed, so the database suite runs on the embedded database only";
  const folder = mkdtempSync(join(tmpdir(), "leeway-postgres-"));
  const data = join(folder, "data");
  // The server refuses to run as root; Debian's package brings a user of its own.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync("chown", ["postgres", folder]);
  const call = (program, args) =>
    asRoot
      ? spawnSync("su", ["postgres", "-s", "/bin/sh", "-c", [join(programs, program), ...args].map(quoted).join(" ")])
      : spawnSync(join(programs, program), args);
  const made = call("initdb", ["-D", data, "-A", "trust", "-U", "leeway", "-E", "UTF8", "--no-sync"]);
  if (made.status !== 0) return `PostgreSQL could not make its folder (${String(made.stderr).trim()})`;
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const started = call("pg_ctl", ["-D", data, "-w", "-t", "60", "-l", join(folder, "log"), "-o", options, "start"]);
  if (started.status !== 0) return `PostgreSQL did not start on port ${port} (${String(started.stdout).trim()})`;
  return {
    url: `postgres://leeway@127.0.0.1:${port}/postgres`,
    stop: () => {
      call("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms() {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(base, version, "bin")),
    "/usr/local/bin",
    "/opt/homebrew/bin",
    "/usr/bin",
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
