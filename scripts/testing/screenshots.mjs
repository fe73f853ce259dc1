/** `npm run docs:pictures`: the README's pictures, a search and the card of what gave way, by day and by night. */
import { chromium } from "@playwright/test";
import { buildApp } from "../build.mjs";
import { findBrowser } from "./browser.mjs";
import { searchWith, serveBuild } from "./served-build.mjs";

const words = "AWD is a must, a wagon or an SUV under $24k, 2019 or newer, 35 mpg would be nice";
const sizes = { search: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

await buildApp();
const { origin, stop } = await serveBuild(process.env.PORT ?? "3216");
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
try {
  const { cookie, path } = await searchWith(origin, words);
  for (const [name, viewport] of Object.entries(sizes))
    for (const colorScheme of ["light", "dark"]) {
      const look = { viewport, colorScheme, reducedMotion: "reduce", hasTouch: name === "phone" };
      const page = await browser.newPage({ ...look, extraHTTPHeaders: { cookie } });
      await page.goto(origin + path, { waitUntil: "networkidle" });
      await page.screenshot({ path: `docs/pictures/${name}-${colorScheme}.png` });
      await page.close();
    }
} finally {
  await browser.close();
  stop();
}
