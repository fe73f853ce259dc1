/** `npm run javascript-budget`: the chat page's gzipped JavaScript by package, bounded against a bare page's. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { appSources } from "./build.mjs";
import { searchWith, serveBuild } from "./served-build.mjs";
import { giveUp, say } from "./steps.mjs";

const budget = 90;
/** Characters between source-map look-ups. */
const stride = 6;
const root = resolve(".");
const work = join(root, ".budget");
const port = Number(process.env.PORT ?? 3212);

rmSync(work, { recursive: true, force: true });
makeBarePage(join(work, "bare"));
makeShop(join(work, "shop"));
try {
  const bare = await weigh("bare", port, async () => ({ path: "/", cookie: "" }));
  const shop = await weigh("shop", port + 1, newConversation);
  print(bare, shop);
  if (shop.total - bare.total > budget) giveUp(`The chat page is over its budget of ${budget} kB.`);
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
  writeFileSync(join(folder, "next.config.ts"), configText("leeway", 'import leeway from "./leeway-config";\n'));
}

function configText(base, before = "") {
  const root = JSON.stringify(resolve("."));
  return `${before}const base = ${base};\nexport default { ...base, productionBrowserSourceMaps: true, typescript: { ignoreBuildErrors: true }, turbopack: { ...base.turbopack, root: ${root} } };\n`;
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
    const html = await (await fetch(origin + path, { headers: { cookie } })).text();
    // Includes preloaded scripts.
    const named = html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"?]+\.js)[^"]*"(?![^>]*nomodule)/gi);
    return tally(join(folder, ".next"), [...new Set([...named].map(([, file]) => file))]);
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

/** In gzipped kilobytes (1000 bytes). */
function tally(dist, files) {
  const packages = new Map();
  let total = 0;
  for (const file of files) {
    const path = join(dist, file.replace(/^\/_next\//, ""));
    const text = readFileSync(path, "utf8");
    const size = gzipSync(text, { level: 9 }).length / 1000;
    total += size;
    for (const [name, share] of shares(path, text)) packages.set(name, (packages.get(name) ?? 0) + share * size);
  }
  return { total, packages, files: files.length };
}

function shares(path, text) {
  const found = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(text);
  const counts = new Map();
  const map = found ? readMap(path, found[1]) : null;
  const lines = text.split("\n");
  lines.forEach((line, row) => {
    for (let column = 0; column < line.length; column += stride) {
      const source = map?.findEntry(row, column)?.originalSource;
      const name = packageOf(source);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0) || 1;
  return [...counts].map(([name, count]) => [name, count / all]);
}

function readMap(path, reference) {
  const folder = join(path, "..");
  const name = decodeURIComponent(reference.split("/").at(-1));
  if (!readdirSync(folder).includes(name)) return null;
  return new SourceMap(JSON.parse(readFileSync(join(folder, name), "utf8")));
}

function packageOf(source) {
  if (!source) return "bundler";
  const path = source.split("node_modules/").at(-1);
  if (source.includes("node_modules/")) {
    const [first, second] = path.split("/");
    if (first === "next" && path.includes("compiled/react")) return "react (in next)";
    return first.startsWith("@") ? `${first}/${second}` : first;
  }
  return /\/(app|components|domains|lib|db)\//.test(source) ? "leeway" : "bundler";
}

function print(bare, shop) {
  const names = [...new Set([...bare.packages.keys(), ...shop.packages.keys()])];
  const rows = names
    .map((name) => ({ name, bare: bare.packages.get(name) ?? 0, shop: shop.packages.get(name) ?? 0 }))
    .filter((row) => row.bare >= 0.1 || row.shop >= 0.1)
    .sort((a, b) => b.shop - a.shop);
  const line = (name, one, two) =>
    `${name.padEnd(34)}${one.toFixed(1).padStart(9)}${two.toFixed(1).padStart(9)}${(two - one).toFixed(1).padStart(9)}\n`;
  process.stdout.write(`\n${"kB gzipped".padEnd(34)}${"bare".padStart(9)}${"chat".padStart(9)}${"more".padStart(9)}\n`);
  for (const row of rows) process.stdout.write(line(row.name, row.bare, row.shop));
  process.stdout.write(line("all", bare.total, shop.total));
  process.stdout.write(`Budget: ${budget} kB more than the bare page.\n`);
}
