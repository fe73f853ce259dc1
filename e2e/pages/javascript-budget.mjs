/** `npm run javascript-budget`: the chat page's gzipped JavaScript, bounded against a bare page's. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { appSources } from "@/scripts/build.mjs";
import { giveUp, say } from "@/scripts/steps.mjs";
import { findBrowser } from "@/scripts/testing/browser.mjs";
import { searchWith, serveBuild } from "@/scripts/testing/served-build.mjs";

const budget = 90;
const root = resolve(".");
const work = join(root, ".budget");
const port = Number(process.env.PORT ?? 3212);

rmSync(work, { recursive: true, force: true });
makeBarePage(join(work, "bare"));
makeShop(join(work, "shop"));
try {
  const bare = await weigh("bare", port, async () => ({ path: "/", cookie: "" }));
  const shop = await weigh("shop", port + 1, newConversation);
  const [chat, other] = [shop, bare].map((size) => size.toFixed(1));
  say(`${chat} kB of gzipped JavaScript on the chat page, ${other} on the bare page; ${budget} more are allowed`);
  if (shop - bare > budget) giveUp(`The chat page is over its budget of ${budget} kB.`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function makeBarePage(folder) {
  cpSync(join(root, "scripts/bare-page"), folder, { recursive: true });
  writeFileSync(join(folder, "next.config.mjs"), configText("{}"));
}

function makeShop(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of [...appSources, "package.json"]) cpSync(join(root, name), join(folder, name), { recursive: true });
  // The layout finds fonts by relative path.
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  cpSync(join(root, "next.config.ts"), join(folder, "leeway-config.ts"));
  for (const name of ["domain.mjs", "steps.mjs"]) cpSync(join(root, "scripts", name), join(folder, "scripts", name));
  writeFileSync(join(folder, "next.config.ts"), configText("leeway", 'import leeway from "./leeway-config";\n'));
}

function configText(base, before = "") {
  const root = JSON.stringify(resolve("."));
  return `${before}const base = ${base};\nexport default { ...base, typescript: { ignoreBuildErrors: true }, turbopack: { ...base.turbopack, root: ${root} } };\n`;
}

async function weigh(name, onPort, open) {
  const folder = join(work, name);
  say(`Building the ${name} page`);
  const next = join(root, "node_modules/next/dist/bin/next");
  const env = { ...process.env, LEEWAY_DATA: join(folder, "data"), NEXT_TELEMETRY_DISABLED: "1" };
  const stdio = ["ignore", "ignore", "inherit"];
  const built = spawnSync(process.execPath, [next, "build"], { cwd: folder, stdio, env });
  if (built.status !== 0) giveUp(`The ${name} page could not be built.`);
  const { origin, stop } = await serveBuild(onPort, { cwd: folder, path: "/" });
  try {
    const { path, cookie } = await open(origin);
    return await loadedFrom(origin + path, cookie);
  } finally {
    stop();
  }
}

async function newConversation(origin) {
  const text = "AWD is a must, a wagon or an SUV under $24k, 2019 or newer, 35 mpg would be nice";
  const search = await searchWith(origin, text);
  if (!search.reply.includes("data-relaxation")) giveUp("The conversation to weigh could not be had.");
  return search;
}

/** What a page loads by itself, also after its first paint. In gzipped kilobytes (1000 bytes). */
async function loadedFrom(address, cookie) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ extraHTTPHeaders: cookie ? { cookie } : {} });
    const scripts = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.body());
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const texts = await Promise.all(scripts);
    return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length / 1000, 0);
  } finally {
    await browser.close();
  }
}
