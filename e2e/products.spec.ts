import { expect, expectAccessible, expectAccessibleByDayAndNight, startSearch, test, tooMuch } from "./fixtures";

test("a car's row leads to all versions of its model, marked for the search, and back", async ({ page }) => {
  await startSearch(page, tooMuch);
  const search = page.url();
  const rows = page.getByRole("complementary").locator("li:has(button[aria-expanded])");
  const open = rows.first().locator("button[aria-expanded]");
  const name = (await open.innerText()).trim();
  await open.click();
  await page.getByRole("link", { name: `All versions of the ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  const main = page.getByRole("main");
  await expect(main).toContainText(/\d+ of \d+ versions pass(es)? every wish as it is now: all-wheel drive/);
  await expect(main.getByRole("cell", { name: /Budget met/ }).first()).toBeVisible();
  await expect(main.getByRole("cell", { name: /Highway bent/ }).first()).toBeVisible();
  await main.getByRole("link", { name: "Your search" }).click();
  await expect(page).toHaveURL(search);
});

test("a stranger sees the same page without anybody's marks", async ({ page, browser }) => {
  await startSearch(page, tooMuch);
  const id = page.url().split("/c/")[1];
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  const response = await other.goto(`/models/Mazda/CX-30?c=${id}`);
  expect(response?.status()).toBe(200);
  await expect(other.getByRole("main")).not.toContainText("every wish as it is now");
  await expect(other.getByRole("link", { name: "New search" }).first()).toBeVisible();
  await stranger.close();
});

test("versions come in the order of a column, by plain links", async ({ page }) => {
  await page.goto("/models/Honda/Civic");
  await expect(page).toHaveTitle(/^Honda Civic, \d{4} to \d{4}: all versions/);
  await page.getByRole("link", { name: "List price" }).click();
  await expect(page).toHaveURL("/models/Honda/Civic?sort=price");
  await expect(page.getByRole("columnheader", { name: /List price/ })).toHaveAttribute("aria-sort", "ascending");
  const prices = (await page.getByRole("row").allInnerTexts())
    .flatMap((text) => text.match(/\$[\d,]+/)?.[0] ?? [])
    .map((price) => Number(price.replace(/[$,]/g, "")));
  expect(prices.length).toBeGreaterThan(20);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test("addresses from before models had a page of their own name lead on", async ({ page }) => {
  await page.goto("/cars/Lexus/NX%20450h%2B?sort=price");
  await expect(page).toHaveURL("/models/Lexus/NX%20450h%2B?sort=price");
  expect((await page.request.get("/cars/Honda/Civic", { maxRedirects: 0 })).status()).toBe(308);
});

test("names in another case lead to the car, unknown ones to a page that leads on", async ({ page }) => {
  await page.goto("/models/lexus/nx%20450h%2B");
  await expect(page).toHaveURL("/models/Lexus/NX%20450h%2B");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lexus NX 450h+");
  for (const path of [
    "/models/Mazda/None",
    "/models/100%25/x",
    "/models/Mazda/%00",
    "/models/%E0%A4%A/x",
    "/c/%zz",
    "/%",
    "/nowhere",
  ]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can't find that page");
  await expectAccessible(page);
  await page.getByRole("link", { name: "New search" }).click();
  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("CC0");
  await expectAccessible(page);
});

test("the page of a car has no grave accessibility faults by day and by night", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await startSearch(page, tooMuch);
  const id = page.url().split("/c/")[1];
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/models/Nissan/Kicks?c=${id}`);
    await expect(page.getByRole("main")).toContainText("every wish as it is now");
    await expectAccessibleByDayAndNight(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
