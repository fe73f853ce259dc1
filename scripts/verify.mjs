/**
 * `npm run verify [COMMIT]`: what is worth knowing before a commit, in under a minute. It runs types, lint, and the unit
 * tests nearest to what changed since `main`, or since the commit named. `npm test` proves the rest.
 */
import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { testsNear } from "./source-tree.mjs";
import { checkNode, giveUp, installPackages, run, say } from "./steps.mjs";

/** Seconds of tests that are run at most, of two at a time, and when they are stopped, in seconds after the start. */
const testSeconds = 30;
const deadline = 50;
/** Of a file that was never run here. */
const usualSeconds = 1;
/** They start servers, kill processes or measure time. */
const slow = /real-faults|simulate-resume|temporal|linear-cost/;

checkNode();
await installPackages();
const began = performance.now();
let wasStopped = false;
const seconds = () => Math.round((performance.now() - began) / 1000);

const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();
const left = git("merge-base", "HEAD", "main");
const since = process.argv[2] ?? (left === "" ? "HEAD" : left);
const changed = [
  ...git("diff", "--name-only", since).split("\n"),
  ...git("ls-files", "-o", "--exclude-standard").split("\n"),
];
const near = testsNear(changed)
  .map(({ file }) => file)
  .filter((file) => (!file.startsWith("db/") || file.startsWith("db/seed/")) && !slow.test(file));
const chosen = affordable(near);

say(
  `Types, lint, and ${chosen.length} of ${near.length} unit test files that reach what changed since ${since.slice(0, 12)}`,
);
const npx = (...args) => run("npx", ["--no-install", ...args], { quiet: true });
const [types, lint] = await Promise.all([npx("tsc", "--noEmit"), npx("biome", "check", "--error-on-warnings", ".")]);
const results = [
  ["types", types],
  ["lint", lint],
  ["unit tests", await unitTests(chosen)],
];
const failed = results.filter(([, { code }]) => code !== 0);
for (const [, { output }] of failed) process.stdout.write(output);
if (failed.length > 0) giveUp(`After ${seconds()} s: ${failed.map(([name]) => name).join(", ")} failed.`);
say(`${wasStopped ? "Nothing failed so far," : "All well"} after ${seconds()} s.`);

/** The nearest files that fit the time together, by how long each took when it last ran here. */
function affordable(files) {
  const took = lastSeconds();
  let left = testSeconds;
  return files.filter((file) => {
    const seconds = took.get(file) ?? usualSeconds;
    if (seconds > left) return false;
    left -= seconds;
    return true;
  });
}

/** What Vitest keeps of its runs: seconds by file. */
function lastSeconds() {
  const kept = "node_modules/.vite/vitest";
  try {
    const results = readdirSync(kept).flatMap(
      (folder) => JSON.parse(readFileSync(`${kept}/${folder}/results.json`, "utf8")).results,
    );
    const ran = results.filter(([, { duration }]) => duration > 0);
    return new Map(ran.map(([name, { duration }]) => [name.slice(name.indexOf(":") + 1), duration / 1000]));
  } catch {
    return new Map();
  }
}

/** Stopped at the deadline: what did not fail until then is left to `npm test`. */
function unitTests(files) {
  if (files.length === 0) return { code: 0, output: "" };
  const args = ["--no-install", "vitest", "run", "--project", "unit*", "--bail=1", "--reporter=dot", ...files];
  return new Promise((resolve) => {
    const child = spawn("npx", args, { stdio: ["ignore", "pipe", "pipe"], detached: true });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
    const stop = setTimeout(
      () => {
        say(`The unit tests took too long and were stopped after ${deadline} s; npm test runs them all.`);
        process.kill(-child.pid, "SIGKILL");
        wasStopped = true;
        resolve({ code: 0, output });
      },
      Math.max(5000, deadline * 1000 - (performance.now() - began)),
    );
    child.on("close", (code) => {
      clearTimeout(stop);
      resolve({ code: code ?? 1, output });
    });
  });
}
