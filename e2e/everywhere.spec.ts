import { expect, relaxation, startSearch, test, tooMuch } from "./fixtures";

test("nothing sticks out at any width from 320 to 1920", async ({ page }) => {
  await startSearch(page, tooMuch);
  await expect(relaxation(page)).toContainText("gave way");
  const search = page.url();
  for (const path of ["/", search, "/compare"]) {
    await page.goto(path);
    for (const width of [320, 360, 412, 600, 768, 900, 1023, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${path} at ${width}` })
        .toBeLessThanOrEqual(width);
    }
  }
});

test("on a slow network words are sent as soon as the page can be seen, and it says what it waits for", async ({
  page,
  context,
}) => {
  const slow = await context.newCDPSession(page);
  await slow.send("Network.enable");
  await slow.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: 60_000,
    uploadThroughput: 30_000,
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("textbox").fill(tooMuch);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Looking through the cars").first()).toBeVisible();
  await expect(relaxation(page)).toContainText("Highway gave way", { timeout: 40_000 });
  // A part of the page that is still on its way says so, and comes.
  await page
    .getByRole("region", { name: "Your wishes" })
    .getByRole("button", { name: /Budget/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText("Let go", { timeout: 20_000 });
});
