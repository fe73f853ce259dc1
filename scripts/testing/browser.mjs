import { existsSync } from "node:fs";
import { giveUp, run, say } from "../steps.mjs";

const installed = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Finds an installed Chromium, Playwright's (""), or the package manager's. Returns its path. */
export async function findBrowser() {
  const found = installed.find((path) => path && existsSync(path));
  if (found) return found;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return "";
  say("Installing a Chromium for the browser tests");
  const own = await run("npx", ["--no-install", "playwright", "install", "chromium-headless-shell"], { quiet: true });
  if (own.code === 0) return "";
  if (mayUsePackageManager()) {
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    if (existsSync("/usr/bin/chromium")) return "/usr/bin/chromium";
  }
  return giveUp(
    "The browser tests need a Chromium: run `npx playwright install chromium` (or set CHROMIUM_PATH) and try again.",
  );
}

/** Only as root on a Debian-like system, or when CI says so. */
export function mayUsePackageManager() {
  const debianLike = existsSync("/usr/bin/apt-get");
  return debianLike && (process.getuid?.() === 0 || process.env.CI === "true");
}
