/** `npm test`: every check, from lint to the browser. The last line counts. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "../build.mjs";
import { checkNode, installPackages, run, say } from "../steps.mjs";
import { findBrowser } from "./browser.mjs";
import { startPostgres } from "./postgres.mjs";
import { soakStudy } from "./study-soak.mjs";

checkNode();
await installPackages();

const results = mkdtempSync(join(tmpdir(), "leeway-test-"));
const counts = { passed: 0, failed: 0 };
const failures = [];

function count(name, passed, failed) {
  counts.passed += passed;
  counts.failed += failed;
  if (failed > 0) failures.push(name);
}

async function check(name, ...args) {
  const { code, output } = await run("npx", ["--no-install", ...args], { quiet: true });
  say(name);
  process.stdout.write(output);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

async function suite(name, project, env = {}) {
  say(name);
  const file = join(results, `${project.replace("*", "")}.json`);
  const args = ["--no-install", "vitest", "run", "--project", project, "--reporter=default", "--reporter=json"];
  const { code } = await run("npx", [...args, `--outputFile.json=${file}`], { env });
  const report = read(file);
  const failed = report?.numFailedTests ?? 0;
  count(name, report?.numPassedTests ?? 0, code === 0 ? failed : Math.max(1, failed));
}

/** Removes the migration drizzle-kit writes for a changed schema. */
async function migrations() {
  say("Migrations match the schema");
  const before = new Set(readdirSync("drizzle"));
  const journal = readFileSync("drizzle/meta/_journal.json");
  const { code } = await run("npx", ["--no-install", "drizzle-kit", "generate", "--name", "drift"], { quiet: true });
  const drift = readdirSync("drizzle").filter((name) => !before.has(name));
  for (const name of drift) rmSync(join("drizzle", name));
  if (drift.length) {
    writeFileSync("drizzle/meta/_journal.json", journal);
    for (const name of readdirSync("drizzle/meta")) {
      if (drift.some((file) => name.startsWith(`${file.slice(0, 4)}_`))) rmSync(join("drizzle/meta", name));
    }
    process.stdout.write("The schema has changed since the last migration: run `npm run db:generate`.\n");
  }
  const ok = code === 0 && drift.length === 0;
  count("Migrations match the schema", ok ? 1 : 0, ok ? 0 : 1);
}

async function journeys() {
  say("Browser journeys");
  const browser = await findBrowser();
  await buildApp();
  const file = join(results, "journeys.json");
  const { code } = await run("npx", ["--no-install", "playwright", "test", "--reporter=list,json"], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const stats = read(file)?.stats;
  const failed = stats?.unexpected ?? 0;
  count("Browser journeys", (stats?.expected ?? 0) + (stats?.flaky ?? 0), code === 0 ? failed : Math.max(1, failed));
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

// Each check keeps about one processor busy.
await Promise.all([
  check("Lint, format and import walls", "biome", "check", "--error-on-warnings", "."),
  check("Types", "tsc", "--noEmit", "-p", "."),
  check("Types of laptops", "tsc", "--noEmit", "-p", "tsconfig.laptops.json"),
  check("Dead code", "knip"),
  migrations(),
]);
await suite("Unit and property tests", "unit*");
await suite("Whole corpora, catalogs and studies", "whole*");
await suite("Documentation", "documentation");

const server = process.env.TEST_DATABASE_URL
  ? { url: process.env.TEST_DATABASE_URL, stop: () => undefined }
  : await startPostgres();
const isServed = typeof server !== "string";
if (!isServed) say(`Skipped: database suite on a PostgreSQL server (${server})`);
try {
  const where = isServed ? "embedded Postgres and a PostgreSQL server" : "embedded Postgres";
  await suite(`Database suite, ${where}`, "database*", isServed ? { TEST_DATABASE_URL: server.url } : {});
} finally {
  if (isServed) server.stop();
}
await journeys();
const soaked = await soakStudy({ participants: 12, atOnce: 6, kills: 1, comeBack: false });
count("A study under load", soaked === 0 ? 1 : 0, soaked === 0 ? 0 : 1);

rmSync(results, { recursive: true, force: true });
if (failures.length) process.stdout.write(`\nFailed: ${failures.join("; ")}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
