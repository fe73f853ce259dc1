/** `node scripts/draw-images.mjs` draws the social card and the icons with Chromium. Rerun it for a new mark. */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findBrowser } from "./browser.mjs";

const font = new URL(
  "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2",
  import.meta.url,
);
const fontData = readFileSync(font).toString("base64");
const mark = `<path fill="#1c1a17" d="M0 0h4v16H0zM7 0h4v16H7z"/><path fill="#b0430c" d="M12.2 16h4L20.4 1.2l-3.9-1z"/>`;

const card = `<body style="margin:0;width:1200px;height:630px;background:#fbf9f4;color:#1c1a17;
  font-family:I;display:flex;flex-direction:column;justify-content:space-between;box-sizing:border-box;padding:72px">
  <div style="display:flex;align-items:center;gap:24px;font-size:44px;font-weight:600;letter-spacing:-.012em">
    <svg viewBox="0 0 20.4 16" width="66" height="52">${mark}</svg>Leeway</div>
  <div style="font-size:60px;line-height:74px;font-weight:600;letter-spacing:-.02em;text-wrap:balance">
    Say what you want in a car. If no car has it all, I tell you what I gave up, and why.</div>
  <div style="display:flex;align-items:center;gap:36px;font-size:52px;font-weight:600;font-variant-numeric:tabular-nums">
    <span style="color:#706a5f;font-weight:400;text-decoration:line-through">35</span>
    <svg width="90" height="30"><path d="M2 15h82M70 4l14 11-14 11" fill="none" stroke="#b0430c" stroke-width="5"/></svg>
    <span style="color:#b0430c">34</span><span style="font-size:32px;font-weight:400;color:#57524a">mpg or more</span>
  </div></body>`;

/** The mark on paper, with space around it for round masks. */
const icon = (
  size,
) => `<body style="margin:0;width:${size}px;height:${size}px;background:#fbf9f4;display:grid;place-items:center">
  <svg viewBox="0 0 20.4 16" width="${size * 0.56}">${mark}</svg></body>`;

const pictures = [
  { path: "app/opengraph-image.png", width: 1200, height: 630, html: card },
  { path: "app/apple-icon.png", width: 180, height: 180, html: icon(180) },
  { path: "public/icon-192.png", width: 192, height: 192, html: icon(192) },
  { path: "public/icon-512.png", width: 512, height: 512, html: icon(512) },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
for (const { path, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  const face = `@font-face{font-family:I;src:url(data:font/woff2;base64,${fontData});font-weight:400 700}`;
  await page.setContent(`<style>${face}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(path, await page.screenshot());
  await page.close();
}
await browser.close();
