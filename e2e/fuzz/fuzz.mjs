/** `npm run fuzz`: hostile requests to all routes, then hostile acts. FUZZ_SEED, _REQUESTS, _ACTS and BASE set it. */
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { buildApp } from "@/scripts/build.mjs";
import { checkNode, giveUp, installPackages, run } from "@/scripts/steps.mjs";

checkNode();
await installPackages();
const fuzz = (env) => run("npx", ["--no-install", "tsx", "e2e/fuzz/run-fuzz.ts"], { env });
if (process.env.BASE) process.exit((await fuzz({})).code);

await buildApp();
const port = process.env.PORT || "3211";
const base = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ["scripts/testing/serve-test.mjs"], {
  stdio: ["ignore", "ignore", "ignore"],
  env: { ...process.env, PORT: port },
});
const ended = new Promise((resolve) => server.once("close", resolve));
for (let look = 0; ; look++) {
  if (server.exitCode !== null || look > 1200) giveUp("The server for the fuzz did not start.");
  if ((await fetch(`${base}/api/ready`).catch(() => null))?.ok) break;
  await wait(200);
}
const { code } = await fuzz({ BASE: base, FUZZ_OWN_SERVER: "1" });
const isAlive = server.exitCode === null && (await fetch(`${base}/api/health`).catch(() => null))?.ok;
if (!isAlive) process.stdout.write("The server did not outlive it.\n");
server.kill("SIGTERM");
await ended;
process.exit(isAlive ? code : 1);
