/** `npm run verify [COMMIT]`: types, lint, dead code, the laws of the tree, and tests near the changes. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { checkNode, giveUp, installPackages, run, say } from "../steps.mjs";
import { testsNear } from "./source-tree.mjs";

/** On an idle machine. */
const testSeconds = 40;
const usualStart = 8;
const planned = 45;
/** For a file without a recorded time. */
const usualSeconds = 1;
/** They start servers, kill processes or measure time. */
const slow = /real-faults|simulate-resume|temporal|linear-cost/;

checkNode();
await installPackages();
const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);

const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();
const left = git("merge-base", "HEAD", "main");
const since = process.argv[2] ?? (left === "" ? "HEAD" : left);
const changed = [
  ...git("diff", "--name-only", since).split("\n"),
  ...git("ls-files", "-o", "--exclude-standard").split("\n"),
];
/** They check the whole tree. */
const ofTheTree = readdirSync("scripts").flatMap((file) =>
  file.endsWith(".test.ts") && !file.endsWith(".whole.test.ts") ? [`scripts/${file}`] : [],
);
const near = testsNear(changed)
  .map(({ file }) => file)
  .filter((file) => !ofTheTree.includes(file))
  .filter((file) => !file.startsWith("db/") && !slow.test(file));
const npx = (...args) => run("npx", ["--no-install", ...args], { quiet: true });
const [types, lint, dead] = await Promise.all([
  npx("tsc", "--noEmit"),
  npx("biome", "check", "--error-on-warnings", "."),
  npx("knip"),
]);
// A slow start means a busy machine, which gets fewer tests.
const pace = Math.max(1, seconds() / usualStart);
const chosen = affordable(near, Math.min(testSeconds, (planned - seconds()) / pace));
say(
  `Types, lint and dead code took ${seconds()} s. Now the laws of the tree and ${chosen.length} of ${near.length} unit test files that reach what changed since ${since.slice(0, 12)}`,
);
const testing = ["vitest", "run", "--project", "!database*", "--bail=1", "--reporter=dot"];
const results = [
  ["types", types],
  ["lint", lint],
  ["dead code or unused packages", dead],
  ["unit tests", await npx(...testing, ...ofTheTree, ...chosen)],
];
const failed = results.filter(([, { code }]) => code !== 0);
for (const [, { output }] of failed) process.stdout.write(output);
if (failed.length > 0) giveUp(`After ${seconds()} s: ${failed.map(([name]) => name).join(", ")} failed.`);
say(`All well after ${seconds()} s.`);

/** Takes the nearest file, and others that fit the time. */
function affordable(files, most) {
  const took = lastSeconds();
  let left = most;
  return files.filter((file, place) => {
    const seconds = took.get(file) ?? usualSeconds;
    if (place > 0 && seconds > left) return false;
    left -= seconds;
    return true;
  });
}

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
