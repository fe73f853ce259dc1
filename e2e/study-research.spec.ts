import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";

/** What scripts/serve-test.mjs gives the server. */
const token = "research-token-of-the-browser-tests";

async function signIn(page: Page): Promise<void> {
  await page.goto("/research/studies");
  await page.getByLabel("Research token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

test("a study is written, piloted, launched, watched, looked into, and taken away", async ({ page }) => {
  test.slow();
  await signIn(page);
  await page.getByRole("link", { name: "Write a new configuration" }).click();
  const text = page.getByLabel("Configuration, YAML or JSON");
  const store = page.getByRole("button", { name: "Store this configuration" });
  await expect(page.getByText("Complete and without contradictions.")).toBeVisible();
  const whole = await text.inputValue();
  const own = whole.replace("slug: car-choices", "slug: browser-journey");
  await text.fill(own.replace("seed: 20261122", "seed: soon"));
  await expect(page.getByText("seed", { exact: true })).toBeVisible();
  await expect(store).toBeDisabled();
  await text.fill(own);
  await expect(page.getByText("Complete and without contradictions.")).toBeVisible();
  await expectAccessible(page);
  await store.click();

  await expect(page.getByRole("heading", { name: "Car choices study" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "nothing", exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Run a simulated participant" }).click();
  const runs = page.getByRole("region", { name: "Runs" });
  await expect(runs.getByRole("link")).not.toHaveCount(0, { timeout: 60_000 });
  await page.getByRole("button", { name: "Open to participants" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("study-pause")).toBeVisible();
  await expectAccessible(page);

  await runs.getByRole("link").first().click();
  await expect(page.getByText(/^All \d+ turns come to the same hashes/)).toBeVisible();
  await page.getByText("What every method would have given up here").first().click();
  await expect(page.getByRole("row", { name: /^greedy / }).first()).toBeVisible();
  await page.getByRole("button", { name: "Leave out of the analysis" }).click();
  await expect(page.getByText("Say why this run is left out.")).toBeVisible();
  await page.getByLabel("Reason").fill("a try of the analysis");
  await page.getByRole("button", { name: "Leave out of the analysis" }).click();
  await expect(page.getByText("Left out: a try of the analysis")).toBeVisible();
  await page.getByRole("button", { name: "Take back in" }).click();
  await expect(page.getByLabel("Reason")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Back to the study" }).click();
  await page.getByRole("link", { name: "Analysis" }).click();
  await expect(page.getByRole("heading", { name: "Analysis of participants" })).toBeVisible();
  await page.getByRole("link", { name: "Simulated runs", exact: true }).click();
  await expect(page.getByText("They are not evidence about people")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Exactly the wish ranked first gave way/ })).toBeVisible();
  await expectAccessible(page);
  const table = page.waitForEvent("download");
  await page.getByRole("link", { name: "Table as LaTeX" }).click();
  expect((await table).suggestedFilename()).toBe("table.tex");
  await page.getByRole("link", { name: "Back to the study" }).click();
  const zip = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export simulated runs" }).click();
  expect((await zip).suggestedFilename()).toBe("browser-journey.zip");
});

test("without the token no page or address of a study tells anything", async ({ page, request }) => {
  await page.goto("/research/studies/browser-journey");
  await expect(page.getByLabel("Research token")).toBeVisible();
  const paths = ["browser-journey/export", "browser-journey/status", "check"];
  for (const path of paths) {
    const address = `/api/research/studies/${path}`;
    const answer = path.endsWith("export") ? await request.get(address) : await request.post(address, { data: {} });
    expect([401, 403]).toContain(answer.status());
  }
});
