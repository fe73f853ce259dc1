import { expect, say, startSearch, test } from "./fixtures";

test("a message that could not be sent is kept and sent again on a tap", async ({ page }) => {
  await startSearch(page, "A sedan");
  await page.route("**/turns", (route) => route.abort());
  await say(page, "under 30k");
  await expect(page.getByRole("alert").filter({ hasText: "Your message is kept" })).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeEnabled();
  await page.unroute("**/turns");
  await again.click();
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("$30,000");
  await page.reload();
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("$30,000");
});

test("a running message can be stopped, and the search goes on from there", async ({ page }) => {
  await startSearch(page, "A sedan");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/turns", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await say(page, "under 30k");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
  release();
  await page.unroute("**/turns");
  await say(page, "under 40k");
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("$40,000");
  await expect(page.getByRole("region", { name: "Your wishes" })).not.toContainText("$30,000");
});
