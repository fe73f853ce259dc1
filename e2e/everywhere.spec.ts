import { allProducts, expect, openWishes, relaxation, startSearch, test, tooMuch } from "./fixtures";
import { smallTargets } from "./targets";

async function expectFits(page: import("@playwright/test").Page, state: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${state}, width`)
    .toBeLessThanOrEqual(width);
  expect.soft(await smallTargets(page), `${state}, targets`).toEqual([]);
}

for (const width of [320, 1280]) {
  test.describe(`with a thumb, ${width} wide`, () => {
    test.use({ hasTouch: true, isMobile: width < 500, viewport: { width, height: 800 }, reducedMotion: "reduce" });
    const narrow = width < 500;

    test("everything that can be pressed has 44 pixels, and nothing sticks out", async ({ page }) => {
      for (const path of ["/", "/lab/methods", "/demo", "/saved", "/about", "/nowhere"]) {
        await page.goto(path);
        await expectFits(page, path);
      }
      await startSearch(page, tooMuch);
      await expect(relaxation(page)).toContainText("gave way");
      await expectFits(page, "a card");
      if (narrow) {
        await page.getByRole("button", { name: allProducts }).tap();
        await expect(page.getByRole("dialog")).toContainText("Highway");
        await expectFits(page, "cars");
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await page.getByRole("button", { name: "Filters" }).tap();
      } else {
        await openWishes(page, "Filters");
      }
      const panel = page.getByRole("region", { name: "Filters" });
      await panel.getByRole("button", { name: /^Year/ }).tap();
      await panel.getByRole("button", { name: /^Fuel/ }).tap();
      await expect(panel.getByRole("checkbox").first()).toBeVisible();
      await expectFits(page, "filters");
      await page.goto("/saved");
      await page.getByRole("button", { name: "Delete everything" }).tap();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectFits(page, "what is kept");
    });

    test("editors have 44 pixels too", async ({ page }) => {
      await startSearch(page, tooMuch);
      await expect(relaxation(page)).toContainText("gave way");
      const wishes = page.getByRole("region", { name: "Your wishes" });
      for (const name of [/Budget/, /Body/]) {
        await wishes.getByRole("button", { name }).first().tap();
        await expect(page.getByRole("dialog").getByRole("button", { name: /^Drop it/ })).toBeVisible();
        await expectFits(page, `editor of ${name.source}`);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
      await page.getByRole("button", { name: "Save, share or print this search" }).locator("visible=true").tap();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await expectFits(page, "menu");
    });
  });
}

test("nothing sticks out at any width from 320 to 1920", async ({ page }) => {
  await startSearch(page, tooMuch);
  await expect(relaxation(page)).toContainText("gave way");
  const search = page.url();
  for (const path of ["/", search, "/lab/methods"]) {
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
  await page
    .getByRole("region", { name: "Your wishes" })
    .getByRole("button", { name: /Budget/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText("Drop it", { timeout: 20_000 });
});
