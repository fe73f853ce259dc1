import { expect, expectAccessibleByDayAndNight, test } from "./fixtures";

test("methods are compared on the same wishes, weights are edited live, and the address carries it all", async ({
  page,
}) => {
  await page.goto("/lab/methods");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("seven methods");
  for (const name of ["Local", "Hybrid", "Formal", "Optimal", "Global", "Greedy", "Pairwise"]) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
  const answers = page.getByRole("heading", { level: 1 });
  const before = await answers.innerText();
  await page.getByRole("button", { name: "Edit wishes" }).click();
  const slider = page.getByRole("slider").nth(1);
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(/[?&]w=/);
  await expect(answers).not.toHaveText(before);
  const live = await answers.innerText();
  await page.reload();
  await expect(answers).toHaveText(live);
});

test("the compare page has no grave accessibility faults by day and by night", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/lab/methods");
    await expectAccessibleByDayAndNight(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("a request that cannot be compared is refused with a sentence", async ({ request }) => {
  for (const [data, status] of [
    [{ text: "" }, 400],
    [{ text: "x".repeat(5000) }, 400],
    [{}, 400],
  ] as const) {
    const response = await request.post("/api/compare", { data });
    expect(response.status()).toBe(status);
    expect((await response.json()).error.message).toMatch(/\w{3}/);
  }
});
