import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { readBundle } from "@/lib/study/export/read-bundle";
import { expect, expectAccessible, test } from "./fixtures";
import { agree, ownSlug } from "./study-fixtures";

const token = "research-token-of-the-browser-tests";

async function signIn(page: Page, by = token): Promise<void> {
  await page.goto("/lab/studies");
  await page.getByLabel("Research token").fill(by);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

test("a study is written, piloted, launched, watched, looked into, and taken away", async ({ page }) => {
  // A pilot, a power simulation and an export take minutes on a busy machine.
  test.setTimeout(300_000);
  await signIn(page);
  await page.getByRole("link", { name: "Build a study" }).click();
  await page.getByText("YAML", { exact: true }).click();
  const text = page.getByLabel("Configuration, YAML or JSON");
  const store = page.getByRole("button", { name: /^Store/ });
  await expect(page.getByText(/^Complete and without contradictions/)).toBeVisible();
  const whole = await text.inputValue();
  const slug = ownSlug("browser-journey");
  const own = whole.replace("slug: car-choices", `slug: ${slug}`);
  await text.fill(own.replace("seed: 20261122", "seed: soon"));
  await expect(page.getByText("seed", { exact: true })).toBeVisible();
  await expect(store).toBeDisabled();
  await text.fill(own);
  await expect(page.getByText(`There is no study "${slug}" yet.`)).toBeVisible();
  await expectAccessible(page);
  await store.click();

  await expect(page.getByRole("heading", { name: "Car choices study" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Findings" }).getByRole("listitem").first()).toBeVisible();
  await page.getByLabel("Simulated participants").fill("1");
  await page.getByRole("button", { name: "Run a pilot" }).click();
  await expect(page.getByText("All 1 are through.")).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("pilot-run")).toBeVisible();
  await page.getByRole("button", { name: "Open to participants" }).click();
  // Opening plays the dry run first.
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText("Results by arm stay hidden until the study closes.")).toBeVisible();
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(page.getByText("study-pause")).toBeVisible();
  await page.getByRole("button", { name: "Pause greedy" }).click();
  await expect(page.getByRole("button", { name: "Resume greedy" })).toBeVisible();
  await expect(page.getByText("arm-pause")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Simulated runs", exact: true }).click();
  const runs = page.getByRole("region", { name: "Runs" });
  await expect(runs.getByRole("link")).toHaveCount(1);

  await runs.getByRole("link").first().click();
  await expect(page.getByText(/^All \d+ turns come to the same hashes/)).toBeVisible();
  await page.getByText("What every method would have given up here").first().click();
  await expect(page.getByRole("row", { name: /^greedy / }).first()).toBeVisible();
  await page.getByRole("button", { name: "Leave out of the analysis" }).click();
  await expect(page.getByText("Say why this run is left out.")).toBeVisible();
  await page.getByLabel("Reason").fill("a try of the analysis");
  await page.getByRole("button", { name: "Leave out of the analysis" }).click();
  await expect(page.getByText("Left out: a try of the analysis")).toBeVisible();
  // Changed rows invalidate earlier results.
  const run = page.url();
  await page.goto(`/lab/studies/${slug}/analysis?kind=simulated`);
  await expect(page.getByText("a try of the analysis 1")).toBeVisible();
  await page.goto(run);
  await page.getByRole("button", { name: "Take back in" }).click();
  await expect(page.getByLabel("Reason")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Back to the study" }).click();
  await page.getByRole("link", { name: "Analysis" }).click();
  await expect(page.getByRole("heading", { name: "Analysis of participants" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "All arms together" })).toBeVisible();
  await expect(page.getByText("p (Holm)")).toHaveCount(0);
  await page.getByRole("link", { name: "Simulated runs", exact: true }).click();
  await expect(page.getByText("They are not evidence about people")).toBeVisible();
  await expect(page.getByText("a try of the analysis")).toHaveCount(0);
  await expect(page.getByRole("img", { name: /^Exactly the wish ranked first gave way/ })).toBeVisible();
  await expectAccessible(page);
  const table = page.waitForEvent("download");
  await page.getByRole("link", { name: "Table as LaTeX" }).click();
  expect((await table).suggestedFilename()).toBe("table.tex");
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await page.getByRole("button", { name: "Find scenarios" }).click();
  await page.getByText("As YAML for the configuration").click();
  await expect(page.getByText(/kind: persona/)).toBeVisible();
  await page.getByText("Fields of AsPredicted").click();
  await expect(page.getByText(/\d+ participants who complete the study give a power/).last()).toBeVisible();
  await expectAccessible(page);
  const zip = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export simulated runs" }).click();
  const taken = await zip;
  expect(taken.suggestedFilename()).toBe(`${slug}-v1-simulated.zip`);
  const bundle = readBundle(new Uint8Array(await readFile(await taken.path())));
  expect(bundle.faults).toEqual([]);
  expect(bundle.rows("participants.csv")).toHaveLength(1);
  expect(bundle.text("preregistration-osf.md")).toMatch(/\d+ participants who complete the study give a power/);
  await expect(page.getByText(`${slug}-v1-simulated.zip is in your downloads.`)).toBeVisible();
});

async function storeExample(
  request: APIRequestContext,
  slug: string,
  change: (example: Configuration) => object = () => ({}),
): Promise<void> {
  const example = exampleConfiguration();
  const catalog = { checksum: await checksumHere(request) };
  const text = JSON.stringify({ ...example, slug, catalog, ...change(example) });
  const stored = await request.post("/api/research/studies", { data: { text } });
  expect(await stored.json()).toMatchObject({ slug });
}

async function checksumHere(request: APIRequestContext): Promise<string> {
  const page = await (await request.get("/lab/studies")).text();
  return /[0-9a-f]{64}/.exec(page)?.[0] ?? "";
}

test("an arm is seen whole by a researcher before anybody else, and what that leaves behind is deleted", async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  const slug = ownSlug("preview-journey");
  await storeExample(page.request, slug);
  await page.goto(`/lab/studies/${slug}`);
  await page.getByLabel("Arm", { exact: true }).selectOption("greedy");
  await page.getByRole("button", { name: "Preview a whole run" }).click();
  await expect(page.getByText("Preview, not counted")).toBeVisible();
  await agree(page);
  await expect(page.getByText("Preview, not counted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Before you start" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/lab/studies/${slug}`);
  await expect(page.getByText("Consented: 0")).toBeVisible();
  await expect(page.getByText(/not begun yet/)).toBeVisible();
  await page.getByRole("link", { name: "Previews" }).click();
  await expect(page.getByRole("region", { name: "Runs" }).getByRole("link")).toHaveCount(1);
  await page.getByRole("button", { name: "Delete all previews" }).click();
  await page.getByRole("button", { name: "Delete all previews: press again to do it" }).click();
  await expect(page.getByText("Nobody has begun yet.")).toBeVisible();
  await expect(page.getByText("runs-delete")).toBeVisible();
});

test("a study that its dry run stops is launched with a typed reason alone, which goes on record", async ({ page }) => {
  await signIn(page);
  // One method with more or fewer alternatives gives up the same.
  const slug = ownSlug("same-arms");
  await storeExample(page.request, slug, (example) => ({
    conditions: example.conditions.slice(0, 1).flatMap((arm) => [
      { ...arm, id: "few", choices: 1 },
      { ...arm, id: "many", choices: 5 },
    ]),
    scenarios: example.scenarios.slice(0, 2),
    varied: ["choices"],
    design: { ...example.design, groups: [{ id: "everyone", conditions: ["few", "many"] }] },
    trials: { ...example.trials, perParticipant: 2, practice: null },
  }));
  const status = `/api/research/studies/${slug}/status`;
  const launch = (reason?: string) => page.request.post(status, { data: { status: "open", reason } });
  const refused = await launch();
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: "launch-stopped" } });
  expect((await launch("because")).status()).toBe(409);
  await page.goto(`/lab/studies/${slug}/dry-run`);
  await expect(page.getByText("two arms give up different wishes in only 0% of trials")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/lab/studies/${slug}`);
  await expect(page.getByRole("heading", { name: "Launch is off" })).toBeVisible();
  await page.getByRole("button", { name: "Open to participants" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Launch is off" })).toBeVisible();
  await page.getByLabel(/Launch anyway, with a reason/).fill("We only try the pages out.");
  await page.getByRole("button", { name: "Open to participants" }).click();
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await expect(page.getByText(/reason We only try the pages out/)).toBeVisible();
});

test("a study that was begun gets a next version, and both are on record with their participants", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const slug = ownSlug("two-versions");
  await storeExample(page.request, slug);
  const reason = "The browser tests open it.";
  await page.request.post(`/api/research/studies/${slug}/status`, { data: { status: "open", reason } });
  const participant = await browser.newContext();
  const version = exampleConfiguration().consent.version;
  const consent = await participant.request.post(`/api/study/${slug}/consent`, {
    data: { age: true, read: true, agreed: true, version },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(consent.ok()).toBe(true);
  await participant.close();

  await page.goto(`/lab/studies/new?from=${slug}`);
  await page.getByText("YAML", { exact: true }).click();
  const text = page.getByLabel("Configuration, YAML or JSON");
  await expect(page.getByRole("button", { name: "Go to the study" })).toBeEnabled();
  await text.fill((await text.inputValue()).replace("target: 220", "target: 221"));
  await page.getByRole("button", { name: "Store as version 2" }).click();
  await expect(page.getByText(/version 2, not begun yet/)).toBeVisible();
  await expect(page.getByText("Consented: 0")).toBeVisible();
  await page.getByRole("link", { name: "Version 1" }).click();
  await expect(
    page.getByText(/version 1, frozen with its first participant; new participants get version 2/),
  ).toBeVisible();
  await expect(page.getByText("Consented: 1")).toBeVisible();
  await page.getByRole("region", { name: "Runs" }).getByRole("link").click();
  await expect(page.getByRole("heading", { name: /^Run / })).toBeVisible();
});

test("a viewer sees the monitor and nothing to press, and the record names who asked for more", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const slug = ownSlug("for-viewers");
  await storeExample(page.request, slug);
  const context = await browser.newContext();
  const viewer = await context.newPage();
  await signIn(viewer, "viewer-token-of-the-browser-tests");
  await expect(viewer.getByText("Mei Lin, viewer").first()).toBeVisible();
  await viewer.goto(`/lab/studies/${slug}`);
  await expect(viewer.getByRole("heading", { name: "Monitor" })).toBeVisible();
  for (const name of ["Open to participants", "Run a pilot", "Preview a whole run", "Show results now"])
    await expect(viewer.getByRole("button", { name })).toHaveCount(0);
  await expect(viewer.getByRole("link", { name: "Export participants" })).toHaveCount(0);
  await expectAccessible(viewer);
  await viewer.goto(`/lab/studies/${slug}/analysis`);
  await expect(viewer.getByRole("heading", { name: "That takes the role of analyst." })).toBeVisible();
  const origin = new URL(viewer.url()).origin;
  const asked = await context.request.get(`/api/research/studies/${slug}/export`, { headers: { origin } });
  expect(asked.status()).toBe(403);
  await context.close();
  await page.goto(`/lab/studies/${slug}`);
  await expect(
    page.getByRole("listitem").filter({ hasText: "act-refuse" }).filter({ hasText: "Mei Lin" }),
  ).toBeVisible();
  await page.getByLabel(/Why now\?/).fill("The safety board asks for them.");
  await page.getByRole("button", { name: "Show results now" }).click();
  await expect(page.getByText("study-unblind")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show results now" })).toHaveCount(0);
});

test("without the token no page or address of a study tells anything", async ({ page, request }) => {
  await page.goto("/lab/studies/browser-journey");
  await expect(page.getByLabel("Research token")).toBeVisible();
  const paths = ["a/export", "a/status", "a/preview", "a/pilot", "a/arms", "a/runs", "a/runs/b", "check", "."];
  for (const path of paths) {
    const address = `/api/research/studies/${path}`;
    const answer = path.endsWith("export") ? await request.get(address) : await request.post(address, { data: {} });
    expect([401, 403]).toContain(answer.status());
  }
});
