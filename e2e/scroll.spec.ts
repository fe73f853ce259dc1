import { expect, say, startSearch, test, tooMuch } from "./fixtures";

test("a new turn stands at the top, stays there when it ends, and scrolling up lets go", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 560 });
  await startSearch(page, "A wagon or an SUV with AWD");
  await say(page, tooMuch);
  const log = page.getByRole("log");
  await expect(log).toContainText("Highway gave way");
  const top = async () => log.evaluate((box) => Math.round(box.scrollTop));
  const newest = log.locator("[data-turn]").last();
  // The start of the answer is in sight, not its end.
  await expect
    .poll(async () => Math.round(((await newest.boundingBox())?.y ?? 0) - ((await log.boundingBox())?.y ?? 0)))
    .toBeLessThan(60);
  // A reply that takes its time, and a reader who scrolls up meanwhile: nothing moves when the turn ends.
  await page.route("**/turns", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await say(page, "2021 or newer");
  await expect(log).toContainText("Looking through the cars");
  await log.evaluate((box) => box.scrollTo(0, 0));
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("2021 or newer");
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  expect(await top()).toBe(0);
  await page.getByRole("button", { name: "Jump to latest" }).click();
  await expect.poll(top).toBeGreaterThan(0);
});

test("words no column holds are asked back with counted readings, or said not to be searchable", async ({ page }) => {
  await startSearch(page, "Something good for dogs");
  const log = page.getByRole("log");
  const reading = log.getByRole("button", { name: /[\d,]+ cars?$/ }).first();
  const label = (await reading.innerText()).split("\n")[0] ?? "";
  await reading.click();
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText(new RegExp(label, "i"));
});
