import { expect, expectAccessible, expectAccessibleByDayAndNight, test } from "./fixtures";

const token = "research-token-of-the-browser-tests";

async function signIn(page: import("@playwright/test").Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Research token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

test("the benchmark opens with the token, runs, reports, and replays a dialogue turn by turn", async ({ page }) => {
  await page.goto("/lab/benchmark");
  await page.getByLabel("Research token").fill("something else");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "not the research token" })).toBeVisible();
  await expectAccessible(page);
  await signIn(page, "/lab/benchmark");

  for (const setting of ["S1", "S2"]) await page.getByRole("checkbox", { name: setting, exact: true }).uncheck();
  await page.getByLabel("Items a setting").fill("6");
  await page.getByLabel("Method").selectOption("local");
  await page.getByRole("button", { name: "Start run" }).click();
  const run = /^S3_n6_local_/;
  await expect(page.getByRole("list", { name: "Runs started here" })).toContainText("done", { timeout: 30_000 });
  await expect(page.getByRole("heading", { name: "Report" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Relaxation match by setting" })).toBeVisible();
  await expect(page.getByText("S3 beside the paper (Table 4, captioned S2)")).toBeVisible();
  const paper = page.getByRole("region", { name: /^S3 beside the paper/ });
  await expect(paper.getByRole("row", { name: /local paper, Qwen3-8B .*63\.4/ })).toBeVisible();
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV", exact: true }).click();
  expect((await file).suggestedFilename()).toBe("leeway-report.csv");

  await page.getByRole("link", { name: run }).first().click();
  await expect(page.getByText("6 dialogues")).toBeVisible();
  await page.getByRole("region", { name: "Dialogues" }).getByRole("link").first().click();
  await expect(page.getByText(/^Turn 1 of \d+$/)).toBeVisible();
  const steps = Number((await page.getByText(/^Turn 1 of \d+$/).innerText()).replace(/.* /, ""));
  for (let turn = 2; turn <= steps; turn++) {
    await page.getByRole("link", { name: "Next turn" }).click();
    await expect(page.getByText(`Turn ${turn} of ${steps}`)).toBeVisible();
  }
  const methods = page.getByRole("region", { name: "Methods in this turn" });
  await expect(methods.getByRole("rowheader", { name: /local \(this run\)/ })).toBeVisible();
  await expect(methods.getByRole("row")).toHaveCount(9);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Research token")).toBeVisible();
});

test("the benchmark page has no grave accessibility faults by day and by night", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, "/lab/benchmark");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleByDayAndNight(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("nothing of the benchmark is told to those who have not signed in", async ({ request }) => {
  const run = { settings: ["S3"], count: 1, choices: {} };
  const refusals = [
    await request.get("/api/research/benchmark/runs"),
    await request.post("/api/research/benchmark/runs", { data: run }),
    await request.put("/api/research/benchmark/runs/mine", { data: "x" }),
    await request.delete("/api/research/benchmark/runs/mine"),
    await request.get("/api/research/benchmark/report/report.csv?run=mine"),
  ];
  expect(refusals.map((response) => response.status())).toEqual([401, 401, 401, 401, 401]);
  expect((await request.post("/api/research/session", { data: { token: "" } })).status()).toBe(400);
});
