import {
  allProducts,
  expect,
  expectAccessible,
  expectAccessibleByDayAndNight,
  openWishes,
  relaxation,
  say,
  startSearch,
  test,
  tooMuch,
} from "./fixtures";

test("questions have counted choices, a tap answers, and asking stops when told", async ({ page }) => {
  await startSearch(page, "Hi there");
  const choice = page.getByRole("log").getByRole("button", { name: /^SUV/ });
  const count = (await choice.innerText()).match(/[\d,]+/)?.[0];
  await choice.click();
  await page.getByRole("log").getByRole("button", { name: "Take this one" }).click();
  await expect(page.getByRole("complementary").getByRole("heading", { name: `${count} cars` })).toBeVisible();
  await say(page, "just show me cars");
  await expect(page.getByRole("log").getByRole("button", { name: "No preference" })).toHaveCount(0);
});

test("words change wishes: another budget, a wish withdrawn, a fresh start", async ({ page }) => {
  await startSearch(page, "A diesel sedan under 40k");
  const wishes = page.getByRole("region", { name: "Your wishes" });
  await expect(wishes).toContainText("diesel");
  await say(page, "change my budget to 30k");
  await expect(wishes).toContainText("$30,000");
  await say(page, "forget the fuel");
  await expect(wishes).not.toContainText("diesel");
  await say(page, "start over");
  await expect(wishes).not.toContainText("$30,000");
  await say(page, "undo");
  await expect(wishes).toContainText("$30,000");
});

test("history brings back earlier searches of this guest and of nobody else", async ({ page, browser }) => {
  await startSearch(page, "A convertible under 40k");
  const address = page.url();
  await page.goto("/saved");
  await page.getByRole("link", { name: /A convertible under 40k/ }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("convertible");

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  const response = await other.goto(address);
  expect(response?.status()).toBe(404);
  await other.goto("/saved");
  await expect(other.getByRole("main")).not.toContainText("convertible");
  await stranger.close();
});

test("everything works from the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("textbox").focus();
  await page.keyboard.type(tooMuch);
  await page.keyboard.press("Enter");
  await expect(relaxation(page)).toContainText("Highway gave way");
  await openWishes(page);
  const slider = page.getByRole("slider", { name: "Weight of highway" });
  for (
    let presses = 0;
    presses < 80 && !(await slider.evaluate((node) => node === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press("Tab");
  }
  await expect(slider).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("log")).toContainText("flexible");
  await page.keyboard.press("l");
  await expect(page.getByRole("button", { name: "Unlock highway" })).toBeVisible();
});

test("on a phone the chat comes first and the cars are one tap away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSearch(page, tooMuch);
  await expect(relaxation(page)).toContainText("Highway gave way");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: allProducts }).click();
  await expect(page.getByRole("dialog")).toContainText("Highway");
});

for (const width of [320, 1280]) {
  test(`pages have no grave accessibility faults by day and by night, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expectAccessibleByDayAndNight(page);
    await startSearch(page, tooMuch);
    await expect(relaxation(page)).toContainText("gave way");
    await expectAccessibleByDayAndNight(page);
    await page.goto("/saved");
    await expectAccessibleByDayAndNight(page);
  });
}

test("the list of cars has other orders, over all cars and not just those shown, and more pages", async ({ page }) => {
  await startSearch(page, "A sedan");
  const products = page.getByRole("complementary");
  await products.getByRole("button", { name: "Best fit first" }).click();
  await page.getByRole("menuitemradio", { name: "Cheapest first" }).click();
  const rows = products.getByRole("listitem").filter({ has: page.locator("button[aria-expanded]") });
  const prices = async () =>
    (await rows.allInnerTexts())
      .flatMap((text) => text.match(/\$[\d,]+/g)?.slice(0, 1) ?? [])
      .map((price) => Number(price.replace(/[$,]/g, "")));
  await expect.poll(async () => (await prices())[0]).toBeLessThan(15_000);
  const first = await prices();
  expect(first).toEqual([...first].sort((a, b) => a - b));
  await products.getByRole("button", { name: /more models/ }).click();
  await expect.poll(async () => (await prices()).length).toBeGreaterThan(first.length);
});

test("a range is one chip: one gauge and one lock for both ends, and an editor for each", async ({ page }) => {
  await startSearch(page, "A Toyota SUV from 2018 to 2021");
  const wishes = page.getByRole("region", { name: "Your wishes" });
  await expect(wishes.getByRole("listitem")).toHaveCount(3);
  await openWishes(page);
  await wishes.getByRole("button", { name: "Lock year" }).click();
  await expect(wishes.getByRole("button", { name: "Unlock year" })).toBeVisible();
  await expect(page.getByRole("log")).toContainText("Lock year");
  await wishes.getByRole("button", { name: "Year 2018 to 2021" }).click();
  const editor = page.getByRole("dialog");
  await expect(editor.getByRole("textbox", { name: "Year, At most" })).toHaveValue("2021");
  await editor.getByText("2018 or newer", { exact: true }).first().click();
  await editor.getByRole("textbox", { name: "Year, At least" }).fill("2019");
  await editor.getByRole("textbox", { name: "Year, At least" }).press("Enter");
  await expect(wishes).toContainText("2019 to 2021");
  await expectAccessible(page);
});
