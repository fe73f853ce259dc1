/** `npm run docs:figures`: each measured table with its command. Marks stale ones. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** "_Measured 2026-11-28: `command`. Sources: `folder`, `file`._" */
const captions = /^_Measured (\d{4}-\d\d-\d\d): (.+)\. Sources: (.+)\._$/gm;
const spans = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span);

export function figureTables() {
  const pages = readdirSync("docs").filter((file) => file.endsWith(".md"));
  return pages.flatMap((page) =>
    [...readFileSync(`docs/${page}`, "utf8").matchAll(captions)].map(([, date, commands, sources]) => ({
      ...{ page: `docs/${page}`, date, commands: spans(commands), sources: spans(sources) },
    })),
  );
}

function commitsSince(date, sources) {
  const log = spawnSync("git", ["log", "--oneline", `--since=${date} 23:59:59`, "--", ...sources], {
    encoding: "utf8",
  });
  return log.stdout.split("\n").filter(Boolean).length;
}

if (process.argv[1]?.endsWith("docs-figures.mjs")) {
  for (const { page, date, commands, sources } of figureTables()) {
    const commits = commitsSince(date, sources);
    const mark = commits > 0 ? `stale? ${commits} commits since` : "current";
    console.log(`${page}  ${date}  ${mark}\n  ${commands.join("\n  ")}`);
  }
}
