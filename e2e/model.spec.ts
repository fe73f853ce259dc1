import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type ServedApp, serveApp, unlimited } from "@/cli/bench/load/served-app";
import { expect, say, startSearch, test } from "./fixtures";
import { type ScriptedModel, startScriptedModel } from "./scripted-model/scripted-model";
import type { ScriptedReply, ScriptedRequest } from "./scripted-model/scripted-reply";
import { playRoles } from "./scripted-model/scripted-roles";

const port = Number(process.env.E2E_PORT ?? 3210) + 4;
test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: "serial", timeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), "leeway-model-"));
let app: ServedApp;
let model: ScriptedModel;
/** Milliseconds between the pieces of worded replies. */
let pace = 60;
/** Leaves requests of this kind without an answer. */
let silent: "reading" | null = null;

function answer(request: ScriptedRequest): ScriptedReply {
  const reply = playRoles("plainly")(request);
  if (silent === "reading" && request.messages[0]?.text.startsWith("You read")) return { kind: "silence" };
  return reply.kind === "answer" && request.stream ? { ...reply, pace } : reply;
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  model = await startScriptedModel(answer, 900_000);
  const env = { LEEWAY_DATA: folder, OPENAI_BASE_URL: model.baseUrl, OPENAI_MODEL: "scripted", DATABASE_URL: "" };
  app = await serveApp(port, { ...env, ...unlimited, OPENAI_TIMEOUT: "20" });
});
test.afterAll(async () => {
  await app.kill();
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

/** No product has both. The script reads it as we do. */
const nothing = "A wagon under $5k";

const card = (page: Page) => page.getByRole("heading", { name: "Something has to give." });
const wishes = (page: Page) => page.getByRole("region", { name: "Your wishes" });
const stop = (page: Page) => page.getByRole("button", { name: "Stop" });
const quiet = (page: Page) => page.getByRole("log").getByText(/^Looked at [\d,]+ cars$/);

/** Collects what the page shows of the conversation, from now on. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const log = document.querySelector("[role=log]");
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => seen.push(log?.textContent ?? "");
    if (log) new MutationObserver(look).observe(log, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test("a quiet line says what the model looks at, and its words come after the cars, a sentence at a time", async ({
  page,
}) => {
  await startSearch(page, "A sedan");
  await expect(stop(page)).toHaveCount(0);
  const seen = await watch(page);
  await say(page, nothing);
  await expect(quiet(page)).toBeVisible();
  // The facts are there while the words are still to come.
  await expect(card(page)).toBeVisible();
  await expect(stop(page)).toBeVisible();
  await expect(stop(page)).toHaveCount(0);
  await expect(quiet(page)).toHaveCount(0);
  const shown = await seen();
  const [, last = ""] = (shown.at(-1) ?? "").split(nothing);
  const told = String(JSON.parse(model.requests.at(-1)?.messages.at(-1)?.text ?? "{}").reply);
  const sentences = told.split(/(?<=[.!?]) /);
  expect(sentences.length).toBeGreaterThan(1);
  expect(last).toContain(told);
  const [first = ""] = sentences;
  expect(shown.some((each) => each.includes(first) && !each.includes(told))).toBe(true);
  const [looked] = /Looked at [\d,]+ cars/.exec(shown.join(" ")) ?? [];
  expect(looked).toMatch(/\d/);
});

test("Stop ends a message that the model is still reading, and the search goes on without it", async ({ page }) => {
  await startSearch(page, "A sedan");
  await expect(stop(page)).toHaveCount(0);
  silent = "reading";
  const before = model.requests.length;
  await say(page, "A wagon");
  await expect.poll(() => model.requests.length).toBeGreaterThan(before);
  await stop(page).click();
  await expect(stop(page)).toHaveCount(0);
  silent = null;
  await say(page, "under 30k");
  await expect(wishes(page)).toContainText("$30,000");
  await expect(wishes(page)).toContainText("sedan");
  await expect(wishes(page)).not.toContainText(/wagon/i);
});

test("Stop in the middle of the words keeps the wishes and what was shown, and code tells the rest", async ({
  page,
}) => {
  await startSearch(page, "A sedan");
  await expect(stop(page)).toHaveCount(0);
  pace = 400;
  await say(page, nothing);
  await expect(quiet(page)).toBeVisible();
  await stop(page).click();
  await expect(stop(page)).toHaveCount(0);
  pace = 60;
  await expect(card(page)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("log")).toContainText("which matters more to you", { timeout: 5000 });
  }).toPass();
  await say(page, "under 40k");
  await expect(wishes(page)).toContainText("$40,000");
});

test("a model that is switched off in the middle of a turn leaves everything working", async ({ page }) => {
  await startSearch(page, "A sedan");
  await expect(stop(page)).toHaveCount(0);
  pace = 400;
  await say(page, nothing);
  await expect(quiet(page)).toBeVisible();
  await model.close();
  await expect(stop(page)).toHaveCount(0);
  await expect(card(page)).toBeVisible();
  // The router's own alert reads the page's title out.
  await expect(page.getByRole("alert").filter({ hasText: /\w/, hasNotText: "Your search" })).toHaveCount(0);
  await say(page, "under 40k");
  await expect(page.getByRole("log")).toContainText("so I read this one myself");
  await expect(wishes(page)).toContainText("$40,000");
  await page.reload();
  await expect(wishes(page)).toContainText("$40,000");
  await say(page, "Which is the cheapest?");
  await expect(page.getByRole("log")).toContainText(/\$\d/);
});
