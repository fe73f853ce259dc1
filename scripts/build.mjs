import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, typeSettings } from "./domain.mjs";
import { giveUp, run, say } from "./steps.mjs";

export const appSources = [
  "app",
  "components",
  "domains",
  "lib",
  "messages",
  "db",
  "drizzle",
  "public",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "proxy.ts",
  "postcss.config.mjs",
  "tsconfig.json",
];
const stamp = join(buildFolder, "leeway-sources");

export async function buildApp() {
  const digest = digestOf([
    ...appSources,
    typeSettings,
    "next.config.ts",
    "package-lock.json",
    "scripts/after-paint.mjs",
  ]);
  if (existsSync(join(buildFolder, "BUILD_ID")) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  say("Building the app (once, about a minute)");
  const { code } = await run("npm", ["run", "--silent", "build"], { env: { NEXT_TELEMETRY_DISABLED: "1" } });
  if (code !== 0) giveUp("The app could not be built: the message above says where.");
  writeFileSync(stamp, digest);
}

/** SHA-256 over names and contents. */
export function digestOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) if (existsSync(path)) add(hash, path);
  return hash.digest("hex");
}

function add(hash, path) {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) add(hash, join(path, name));
  } else {
    hash.update(path).update(readFileSync(path));
  }
}
