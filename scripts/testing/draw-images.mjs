/** `node scripts/testing/draw-images.mjs` draws the social card from a real search, and the icons. */
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { buildApp } from "../build.mjs";
import { findBrowser } from "./browser.mjs";
import { searchWith, serveBuild } from "./served-build.mjs";

const mark = `<path fill="#1c1a17" d="M0 0h4v16H0zM7 0h4v16H7z"/><path fill="#b0430c" d="M12.2 16h4L20.4 1.2l-3.9-1z"/>`;

const words = "AWD is a must, a wagon or an SUV under $24k, 2019 or newer, 35 mpg would be nice";

/** Keeps only the first product's drawing and the card of what gave way. */
function asCard(promise) {
  const [drawing] = document.querySelectorAll("[data-product] [role=img]");
  const gave = document.querySelector('section[aria-label$="gave way"] h2').closest("div.border-line");
  const name = document.querySelector("[data-product] button").textContent;
  const mark = document.querySelector('header a[href="/"] svg');
  document.body.innerHTML = `<div style="width:1200px;height:630px;padding:56px 72px;box-sizing:border-box;display:grid;grid-template:auto 1fr auto/1fr 1fr;gap:20px 56px;align-items:end">
    <div id="mark" style="display:flex;align-items:center;gap:20px;font-size:40px;font-weight:600;grid-column:1/-1"></div>
    <h1 style="font-size:54px;line-height:64px;font-weight:600;letter-spacing:-.02em;text-wrap:balance;grid-column:1/-1;align-self:center">${promise}</h1>
    <div id="car" style="font-size:30px;font-weight:600;line-height:56px"></div><div id="gave" style="width:470px;transform:scale(1.12);transform-origin:100% 100%;justify-self:end"></div></div>`;
  mark.setAttribute("width", 60);
  mark.setAttribute("height", 48);
  document.querySelector("#mark").append(mark, "Leeway");
  drawing.style.cssText = "display:block;width:500px";
  document.querySelector("#car").append(drawing, name);
  gave.className = "rounded-card border border-line2 bg-raised p-5";
  document.querySelector("#gave").append(gave);
}

const icon = (
  size,
) => `<body style="margin:0;width:${size}px;height:${size}px;background:#fbf9f4;display:grid;place-items:center">
  <svg viewBox="0 0 20.4 16" width="${size * 0.56}">${mark}</svg></body>`;

const pictures = [
  { path: "app/apple-icon.png", width: 180, height: 180, html: icon(180) },
  { path: "public/icon-192.png", width: 192, height: 192, html: icon(192) },
  { path: "public/icon-512.png", width: 512, height: 512, html: icon(512) },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
for (const { path, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  writeFileSync(path, await page.screenshot());
  await page.close();
}
await drawCard();
await browser.close();

async function drawCard() {
  await buildApp();
  const { origin, stop } = await serveBuild(process.env.PORT ?? "3215");
  try {
    const search = await searchWith(origin, words);
    const page = await browser.newPage({
      viewport: { width: 1200, height: 630 },
      reducedMotion: "reduce",
      bypassCSP: true,
      extraHTTPHeaders: { cookie: search.cookie },
    });
    await page.goto(origin + search.path, { waitUntil: "networkidle" });
    await page.evaluate(
      asCard,
      "Say what you want in a car. If no car has it all, I tell you what I gave up, and why.",
    );
    writeFileSync("app/opengraph-image.png", await page.screenshot());
  } finally {
    stop();
  }
}
