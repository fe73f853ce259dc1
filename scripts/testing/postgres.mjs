import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, say } from "../steps.mjs";
import { mayUsePackageManager } from "./browser.mjs";

const port = Number(process.env.TEST_POSTGRES_PORT ?? 54_329);

/** Starts a PostgreSQL for tests on loopback. Returns `{ url, stop }`, or why it cannot. */
export async function startPostgres() {
  if (!findPrograms() && mayUsePackageManager()) {
    say("Installing PostgreSQL for the database suite");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "postgresql"]);
  }
  return ownPostgres({ port, settings: ["fsync=off"] });
}

/** A PostgreSQL of our own, or a reason for none. @param {{ port: number, settings?: string[] }} options */
export function ownPostgres({ port, settings = [] }) {
  const programs = findPrograms();
  if (!programs) return "no PostgreSQL is installed, so the database suite runs on the embedded database only";
  const folder = mkdtempSync(join(tmpdir(), "leeway-postgres-"));
  const data = join(folder, "data");
  // The server refuses to run as root, so use the Debian package's user.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync("chown", ["postgres", folder]);
  const call = (program, args) =>
    asRoot
      ? spawnSync("su", ["postgres", "-s", "/bin/sh", "-c", [join(programs, program), ...args].map(quoted).join(" ")])
      : spawnSync(join(programs, program), args);
  const made = call("initdb", ["-D", data, "-A", "trust", "-U", "leeway", "-E", "UTF8", "--no-sync"]);
  if (made.status !== 0) return `PostgreSQL could not make its folder (${String(made.stderr).trim()})`;
  // From version 14, Linux can flush the whole file system at once after a kill.
  const version = Number(/\d+/.exec(String(call("postgres", ["--version"]).stdout))?.[0] ?? 0);
  const recovery = process.platform === "linux" && version >= 14 ? ["recovery_init_sync_method=syncfs"] : [];
  const given = ["listen_addresses=127.0.0.1", "unix_socket_directories=''", ...recovery, ...settings];
  const options = `-p ${port} ${given.map((each) => `-c ${each}`).join(" ")}`;
  const start = () => {
    const args = ["-D", data, "-w", "-t", "60", "-l", join(folder, "log"), "-o", options, "start"];
    // Killed processes may hold their memory a moment longer.
    for (let attempt = 0; attempt < 50; attempt++) {
      if (call("pg_ctl", args).status === 0) return true;
      spawnSync("sleep", ["0.1"]);
    }
    return false;
  };
  const processes = () => {
    const first = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0] ?? "";
    const listed = spawnSync("ps", ["-o", "pid=", "--ppid", first], { encoding: "utf8" }).stdout;
    return [Number(first), ...listed.split("\n").map(Number)].filter((pid) => pid > 0);
  };
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    for (const pid of processes()) {
      try {
        process.kill(pid, name);
      } catch {
        // Gone already.
      }
    }
  };
  const server = {
    url: `postgres://leeway@127.0.0.1:${port}/postgres`,
    /** It may hold tablespaces owned by the server's user. */
    folder,
    start,
    signal,
    /** @param {"fast" | "immediate"} mode */
    halt: (mode) => call("pg_ctl", ["-D", data, "-w", "-m", mode, "stop"]).status === 0,
    stop: () => {
      call("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return start() ? server : `PostgreSQL did not start on port ${port}`;
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
