import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { WrongUse } from "@/cli/flags";
import { serveArgs } from "@/scripts/serve-args.mjs";

export type ServedApp = Awaited<ReturnType<typeof serveApp>>;

/** All shoppers share one address here. */
export const unlimited = { RATE_LIMIT_GUEST: "1000000", RATE_LIMIT_ADDRESS: "1000000", RATE_LIMIT_ALL: "1000000" };

export async function withServedApp<Result>(
  port: number,
  env: Record<string, string>,
  work: (app: ServedApp) => Promise<Result>,
): Promise<Result> {
  const app = await serveApp(port, env);
  try {
    return await work(app);
  } finally {
    await app.kill("SIGTERM");
  }
}

/** Serves the production build on loopback. Throws `WrongUse` without one. */
export async function serveApp(port: number, env: Record<string, string>) {
  if (!existsSync(".next/BUILD_ID")) throw new WrongUse("There is no build yet: run `npm run build` first.");
  const launch = async () => {
    const started = start(port, env);
    await untilReady(port, started);
    return started;
  };
  let child = await launch();
  return {
    port,
    pid: () => child.pid ?? 0,
    signal: (name: NodeJS.Signals) => child.kill(name),
    kill: async (signal: "SIGKILL" | "SIGTERM" = "SIGKILL") => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.kill(signal);
      await ended;
    },
    restart: async () => {
      child = await launch();
    },
  };
}

function start(port: number, env: Record<string, string>): ChildProcess {
  // As `npm run app` starts it.
  return spawn(process.execPath, serveArgs("127.0.0.1", port), {
    // stdout is for results.
    stdio: ["ignore", process.env.LOAD_VERBOSE ? 2 : "ignore", process.env.LOAD_VERBOSE ? 2 : "ignore"],
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", ...env },
  });
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  for (let look = 0; look < 1800; look++) {
    if (child.exitCode !== null) throw new Error(`the server ended at its start with code ${child.exitCode}`);
    const response = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error("the server was not ready after three minutes");
}

/** Megabytes and milliseconds. Zeros if hidden. */
export function processUsage(pid: number): { megabytes: number; milliseconds: number } {
  try {
    const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0";
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // User and system time, in hundredths of a second.
    return { megabytes: Number(pages) / 1024, milliseconds: (Number(fields[11]) + Number(fields[12])) * 10 };
  } catch {
    return { megabytes: 0, milliseconds: 0 };
  }
}
