/** `npm run app`: from an empty machine with Node to the running app, in one command. */
import { spawn } from "node:child_process";
import { buildApp } from "./build.mjs";
import { checkNode, giveUp, installPackages, run, say } from "./steps.mjs";

checkNode();
await installPackages();
await buildApp();

say("Preparing the database");
const prepared = await run("npx", ["--no-install", "tsx", "db/seed/prepare-command.ts"]);
if (prepared.code !== 0) giveUp("The database is not ready: the sentence above says what to do.");

const port = process.env.PORT || "3000";
const host = process.env.HOST || "127.0.0.1";
say(`Leeway is at http://${host === "127.0.0.1" ? "localhost" : host}:${port} (stop it with Ctrl+C)`);
const server = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", "start", "--hostname", host, "--port", port],
  { stdio: "inherit", env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("close", (code) => process.exit(code ?? 0));
