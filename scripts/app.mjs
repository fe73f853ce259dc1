/** `npm run app`: goes from Node alone to the running app. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildApp, digestOf } from "./build.mjs";
import "./domain.mjs";
import { serveArgs } from "./serve-args.mjs";
import { checkNode, giveUp, installPackages, run, say } from "./steps.mjs";

checkNode();
await installPackages();
await buildApp();

await prepareDatabase();

const port = process.env.PORT || "3000";
const host = process.env.HOST || "127.0.0.1";
say(`Leeway is at http://${host === "127.0.0.1" ? "localhost" : host}:${port} (stop it with Ctrl+C)`);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
const server = spawn(process.execPath, serveArgs(host, port), { stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("close", (code) => process.exit(code ?? 0));

/** The server would migrate itself, but without showing progress. */
async function prepareDatabase() {
  const folder = process.env.LEEWAY_DATA || ".data";
  const stamp = join(folder, "prepared");
  const digest = digestOf(["db", "domains", "drizzle", "lib/catalog", "package-lock.json"]);
  const isEmbedded = !process.env.DATABASE_URL;
  if (isEmbedded && existsSync(join(folder, "pg")) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest)
    return;
  say("Preparing the database");
  const prepared = await run("npx", ["--no-install", "tsx", "db/seed/prepare-command.ts"]);
  if (prepared.code !== 0) giveUp("The database is not ready: the sentence above says what to do.");
  if (isEmbedded) writeFileSync(stamp, digest, { mode: 0o600 });
}
