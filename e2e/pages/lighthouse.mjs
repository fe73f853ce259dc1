/** `npm run lighthouse`: the median of five, on a phone. Fails below bounds. */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { buildApp } from "@/scripts/build.mjs";
import { giveUp, say } from "@/scripts/steps.mjs";
import { findBrowser } from "@/scripts/testing/browser.mjs";
import { searchWith, serveBuild } from "@/scripts/testing/served-build.mjs";

const version = "12.2.3";
const port = process.env.PORT ?? "3211";
const debuggingPort = String(Number(port) + 1);
const runs = 5;
const bounds = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
const words =
  "AWD is a must. A wagon or an SUV, under $24k is really important, 2019 or newer is flexible. 35 mpg highway would be nice.";

await buildApp();
const browser = (await findBrowser()) || playwright.executablePath();
const { origin, folder, stop } = await serveBuild(port);
// A child has this command's priority.
const chromium = spawn(
  browser,
  [
    ...["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
    ...[`--remote-debugging-port=${debuggingPort}`, `--user-data-dir=${join(folder, "profile")}`, "about:blank"],
  ],
  { stdio: "ignore" },
);
let failed = false;
try {
  const search = await searchWith(origin, words);
  const products = [...new Set([...search.reply.matchAll(/"position":(\d+)/g)].map(([, position]) => position))];
  const beside = `/side-by-side?c=${search.path.slice(3)}&cars=${products.slice(0, 3)}`;
  const pages = [
    ["/", {}],
    ["/models/Toyota/Camry", {}],
    [search.path, { Cookie: search.cookie }],
    [beside, { Cookie: search.cookie }],
  ];
  // The first visit compiles and fills caches.
  for (const [path, headers] of pages) await fetch(origin + path, { headers });
  failed = pages.map((page) => measure(...page)).includes(false);
} finally {
  chromium.kill("SIGKILL");
  stop();
}
process.exit(failed ? 1 : 0);

/** Returns whether all suffice. */
function measure(path, headers) {
  const reports = Array.from({ length: runs }, () => lighthouse(path, headers));
  const byPerformance = reports.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score);
  const { categories, audits, environment } = byPerformance[Math.floor(runs / 2)];
  const scores = Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
  const said = Object.entries(scores).map(([key, score]) => `${key} ${score}`);
  say(`${path.replace(/^\/c\/.*/, "a conversation").replace(/\?.*/, "")}: ${said.join(", ")}`);
  const performances = byPerformance.map((report) => Math.round(report.categories.performance.score * 100));
  process.stdout.write(
    `  ${times.map((id) => `${id} ${audits[id].displayValue}`).join(", ")}; performance of all runs ${performances.join(" ")}, benchmark index ${environment.benchmarkIndex}\n`,
  );
  const below = Object.entries(bounds).filter(([key, least]) => (scores[key] ?? 0) < least);
  for (const [key] of below) {
    const faults = categories[key].auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9);
    process.stdout.write(`  below its bound: ${key} (${faults.map(({ id }) => id).join(", ")})\n`);
  }
  return below.length === 0;
}

/** Retries a failed trace ("NO_NAVSTART") twice. */
function lighthouse(path, headers, tries = 3) {
  const file = join(folder, "report.json");
  const outcome = spawnSync(
    "npx",
    [
      ...["--yes", `lighthouse@${version}`, origin + path, "--quiet", "--output=json", `--output-path=${file}`],
      ...["--form-factor=mobile", `--extra-headers=${JSON.stringify(headers)}`, `--port=${debuggingPort}`],
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  if (outcome.status !== 0 && tries > 1) return lighthouse(path, headers, tries - 1);
  if (outcome.status !== 0) giveUp("Lighthouse did not run: the message above says why.");
  return JSON.parse(readFileSync(file, "utf8"));
}
