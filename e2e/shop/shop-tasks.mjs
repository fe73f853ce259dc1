/** `npm run shop-tasks`: the tasks of docs/shop.md by chat and by filters, counted and timed by keystrokes. */
import { chromium } from "@playwright/test";
import { buildApp } from "@/scripts/build.mjs";
import { findBrowser } from "@/scripts/testing/browser.mjs";
import { serveBuild } from "@/scripts/testing/served-build.mjs";
import { tasks } from "./task-list.mjs";

const port = process.env.PORT ?? "3213";

await buildApp();
const { origin, stop } = await serveBuild(port);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
let failures = 0;
try {
  process.stdout.write(`${"task".padEnd(44)}${"way".padEnd(9)}clicks  keys turns  wait s  hand s\n`);
  for (const task of tasks) {
    for (const way of ["chat", "filters"]) await attempt(task, way);
  }
} finally {
  await browser.close();
  stop();
}
process.exit(failures === 0 ? 0 : 1);

async function attempt(task, way) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 860 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const hand = handOn(page);
  await page.goto("/");
  const begin = Date.now();
  let outcome = "";
  try {
    if (way === "filters") {
      await hand.click(page.getByRole("button", { name: "Search with filters" }));
      await page.waitForURL(/view=filters/);
    }
    await task[way](page, hand);
    await task.done(page);
  } catch (fault) {
    failures += 1;
    outcome = `  NOT DONE: ${String(fault.message).split("\n")[0]}`;
  }
  const waited = (Date.now() - begin) / 1000;
  const { clicks, keys, steps, turns } = hand.counts;
  const hands = clicks * 1.3 + keys * 0.28 + steps * 1.35;
  const numbers = [clicks, keys, turns].map((count) => String(count).padStart(6)).join("");
  process.stdout.write(
    `${task.name.padEnd(44)}${way.padEnd(9)}${numbers}${waited.toFixed(1).padStart(8)}${hands.toFixed(0).padStart(8)}${outcome}\n`,
  );
  await context.close();
}

function handOn(page) {
  const counts = { clicks: 0, keys: 0, steps: 0, turns: 0 };
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/turns$/.test(request.url())) counts.turns += 1;
  });
  const click = async (target) => {
    await target.click();
    counts.clicks += 1;
    counts.steps += 1;
  };
  const type = async (target, text, key = "Enter") => {
    await target.fill(text);
    await target.press(key);
    counts.clicks += 1;
    counts.keys += text.length + 1;
    counts.steps += 1;
  };
  const say = async (text) => {
    const before = await page
      .getByRole("log")
      .getByText("Leeway:")
      .count()
      .catch(() => 0);
    await type(page.getByRole("textbox").first(), text);
    await page.waitForURL(/\/c\//);
    await page.waitForFunction(
      (least) =>
        [...document.querySelectorAll('[role="log"] .sr-only')].filter((node) => node.textContent === "Leeway: ")
          .length > least,
      before,
    );
  };
  return { counts, click, type, say };
}
