import { expect, expectAccessible, say, startSearch, test, tooMuch } from "./fixtures";

test("an earlier message is said anew: what came after is set aside, and one undo brings it back", async ({ page }) => {
  await startSearch(page, "A diesel sedan under 40k");
  await say(page, "2018 or newer");
  const wishes = page.getByRole("region", { name: "Your wishes" });
  await expect(wishes).toContainText("2018 or newer");
  await page.getByText("A diesel sedan under 40k").hover();
  await page.getByRole("button", { name: "Edit this message" }).first().click();
  const field = page.getByRole("textbox", { name: "Your message in other words" });
  await expect(field).toBeFocused();
  await field.fill("A hybrid wagon under 45k");
  await field.press("Enter");
  await expect(wishes).toContainText("$45,000");
  await expect(wishes).not.toContainText("2018 or newer");
  await expect(page.getByText("2 messages set aside")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 messages set aside")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(wishes).toContainText("2018 or newer");
  await expect(wishes).toContainText("diesel");
  await expect(page.getByText("2 messages set aside")).toHaveCount(0);
});

test("a search is shared read-only until the sharing is stopped, and shows nothing said later", async ({
  page,
  browser,
}) => {
  await startSearch(page, tooMuch);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const menu = page.getByRole("button", { name: "Save, share or print this search" }).first();
  await menu.click();
  await page.getByRole("menuitem", { name: /Copy a link to share/ }).click();
  await expect(page.getByText("Link copied.").last()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/s\/[\w-]{32}$/);
  await say(page, "and it must be a diesel");
  await expect(page.getByRole("log")).toContainText("iesel");

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(link);
  await expect(other.getByRole("region", { name: "Wishes", exact: true })).toContainText("34 mpg or more");
  await expect(other.getByRole("log")).toContainText("Highway gave way");
  await expect(other.getByRole("main")).not.toContainText("iesel");
  await expect(other.getByRole("textbox")).toHaveCount(0);
  await expect(other.getByRole("button", { name: "34 is fine" })).toHaveCount(0);
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(other);

  await menu.click();
  await page.getByRole("menuitem", { name: "Stop sharing" }).click();
  await expect(page.getByText("The link no longer works.").last()).toBeVisible();
  expect((await other.goto(link))?.status()).toBe(404);
  await stranger.close();
});

test("a summary is copied, with wishes, what gave way and cars", async ({ page }) => {
  await startSearch(page, tooMuch);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Save, share or print this search" }).first().click();
  await page.getByRole("menuitem", { name: "Copy a summary" }).click();
  await expect(page.getByText("Summary copied.").last()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain("- Highway: 34 mpg or more (nice, gave way from 35 mpg or more)");
  expect(text).toMatch(/- Nissan Kicks 20\d\d .*\$23,330/);
});

test("searches are found by what was said, saved ones are marked, and deleted ones are gone", async ({ page }) => {
  await startSearch(page, "A convertible under 40k");
  await page.getByRole("button", { name: "Save, share or print this search" }).first().click();
  await page.getByRole("menuitem", { name: /Save this search/ }).click();
  await expect(page.getByText(/^Saved\. I'll tell you/).last()).toBeVisible();
  await startSearch(page, "A pickup with 300 hp");
  await page.goto("/saved");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "convertible" }).getByLabel("saved")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search your searches" }).fill("pickup");
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: /^Delete “A pickup/ }).click();
  await page.getByRole("button", { name: /^Delete for good/ }).click();
  await expect(page.getByText("None of your searches mentions “pickup”.")).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
});
