/**
 * `npx tsx scripts/drawing-test.mjs [FOLDER] [SEED] [COUNT]`: a quiz on which line a drawing shows. Drawings are 64 px
 * wide, with four lines of the same family and different makes each. The key is in its own file.
 */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SidePaths } from "../components/results/drawing/side-drawing.tsx";
import { defaultCars } from "../db/seed/default-catalog.ts";
import lines from "../domains/cars/drawing/lines.json" with { type: "json" };
import { newestLooks } from "../domains/cars/drawing/look-of.ts";
import { sideView } from "../domains/cars/drawing/side-view.ts";
import { findBrowser } from "./browser.mjs";

const [folder = "out/drawings", seed = "1", count = "30"] = process.argv.slice(2);
const width = 64;
const paint =
  ".fill-drawn{fill:#fffefb}.fill-glass{fill:#d9d3c6}.fill-cladding{fill:#a8a193}.fill-lamp{fill:#8c8578}.fill-tire{fill:#2b2824}.stroke-ink{stroke:#1c1a17}.stroke-lamp{stroke:#8c8578}.stroke-ink2{stroke:#57524a}";

/** Lines with a hand-set shape, in their newest version. */
const known = Object.entries(lines).flatMap(([name, [shape]]) => {
  const cars =
    Object.keys(shape).length > 8 ? defaultCars().filter(({ make, model }) => `${make} ${model}` === name) : [];
  return newestLooks(cars)
    .slice(0, 1)
    .map(({ look }) => ({ name, make: cars[0].make, look }));
});
const hashOf = (text) => createHash("sha256").update(text).digest("hex");
const mixed = (all, salt) => all.toSorted((a, b) => (hashOf(salt + a.name) < hashOf(salt + b.name) ? -1 : 1));

const asked = mixed(known, seed)
  .slice(0, Number(count))
  .map((line) => {
    const kin = known.filter(({ make, look }) => make !== line.make && look.family === line.look.family);
    const others = new Map(mixed(kin, line.name + seed).map((each) => [each.make, each]));
    return { line, options: mixed([line, ...[...others.values()].slice(0, 3)], `${seed}/${line.name}`) };
  });
mkdirSync(folder, { recursive: true });
const key = asked.map(({ line, options }) => ({
  line: line.name,
  family: line.look.family,
  is: "abcd"[options.indexOf(line)],
}));
writeFileSync(`${folder}/key.json`, JSON.stringify(key, null, 1));
const cells = asked.map(({ line: { look }, options }, index) => {
  const view = sideView(look, width);
  const box = `viewBox="0 ${-view.height} ${view.length} ${view.height}" width="${width}"`;
  const paths = renderToStaticMarkup(createElement(SidePaths, { view, width }));
  const named = options.map(({ name }, place) => `<br>${"abcd"[place]} ${name}`).join("");
  return `<div><b>${index + 1}</b><br><svg ${box} style="overflow:visible">${paths}</svg><p>${named}</p></div>`;
});
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 760, height: 420 }, deviceScaleFactor: 2 });
for (let from = 0; from < cells.length; from += 10) {
  const style = `body{font:13px sans-serif;background:#fbf9f4;display:grid;grid-template-columns:repeat(5,1fr);gap:12px}${paint}`;
  await page.setContent(`<style>${style}</style>${cells.slice(from, from + 10).join("")}`);
  await page.screenshot({ path: `${folder}/sheet-${from / 10 + 1}.png`, fullPage: true });
}
await browser.close();
