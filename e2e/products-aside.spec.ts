import { expect, expectAccessible, openWishes, startSearch, test } from "./fixtures";

const request = "A sedan or wagon, AWD, under 32k, 30 mpg highway would be nice";

test("critiques say how many cars they leave, and leave as many", async ({ page }) => {
  await startSearch(page, request);
  const products = page.getByRole("complementary");
  const heading = (name: string) => products.getByRole("heading", { level: 2, name, exact: true });
  const before = await products.getByRole("heading", { level: 2, name: /cars$/ }).first().innerText();
  for (const name of ["Cheaper", "Newer"]) {
    const critique = products.getByRole("button", { name: new RegExp(`^${name}`) }).first();
    const count = (await critique.innerText()).match(/([\d,]+) cars?/)?.[0] ?? "no count";
    await critique.click();
    await expect(heading(count)).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Undo" }).click();
    await expect(heading(before)).toBeVisible();
  }
});

test("cars are set aside, survive a reload, and stand side by side by wish", async ({ page }) => {
  await startSearch(page, request);
  const aside = page.getByRole("complementary");
  for (let kept = 0; kept < 3; kept += 1) {
    await aside
      .getByRole("button", { name: /^Put the/ })
      .first()
      .click();
  }
  await expect(aside.getByRole("region", { name: "Shortlist" }).getByRole("listitem")).toHaveCount(3);
  await page.reload();
  await expect(aside.getByRole("region", { name: "Shortlist" }).getByRole("listitem")).toHaveCount(3);
  await aside.getByRole("link", { name: "Compare 3" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three cars side by side");
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await expect(page.getByRole("row", { name: /^Budget/ }).getByText("Budget met:")).toHaveCount(3);
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two cars side by side");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Choose the/ })
    .first()
    .click();
  await expect(page.getByRole("log")).toContainText(/I'll take the .* it is: \$/);
});

test("the filter panel does what chips do: values with counts, both ends of a number, exclusions, weight and lock", async ({
  page,
}) => {
  await startSearch(page, "A sedan");
  const aside = page.getByRole("complementary");
  await openWishes(page, "Filters");
  const panel = aside.getByRole("region", { name: "Filters" });
  const total = aside.getByRole("heading", { level: 2, name: /cars?$/ }).first();
  await panel.getByRole("button", { name: /^Make/ }).click();
  await panel.getByRole("searchbox", { name: "Search make" }).fill("maz");
  const mazda = panel.locator("div", { has: page.getByRole("checkbox", { name: "Mazda" }) }).last();
  const count = (await mazda.innerText()).match(/[\d,]+ cars/)?.[0] ?? "no count";
  await panel.getByRole("checkbox", { name: "Mazda" }).check();
  await expect(total).toHaveText(count);
  await panel.getByRole("button", { name: /^Year/ }).click();
  const lower = panel.getByRole("textbox", { name: /^Year, At least/ });
  await lower.fill("2019");
  await lower.press("Tab");
  await expect(panel.getByRole("button", { name: /^Year 2019 or newer/ })).toBeVisible();
  await panel.getByRole("slider", { name: "Weight of year" }).focus();
  await page.keyboard.press("End");
  await expect(panel).toContainText("must");
  await panel.getByRole("button", { name: "Lock year" }).click();
  await expect(panel.getByRole("button", { name: "Unlock year" })).toBeVisible();
  await panel.getByRole("button", { name: "Remove 2019 or newer" }).click();
  await expect(panel.getByRole("button", { name: /^Year any/ })).toBeVisible();
  await panel.getByRole("button", { name: /^Make/ }).click();
  await panel.getByRole("button", { name: /^Fuel/ }).click();
  await panel.getByText("None of these").click();
  await panel.getByRole("checkbox").last().check();
  await expect(panel.getByRole("button", { name: /^Fuel not / })).toBeVisible();
  // Waits for the reply: the test judges pages at rest.
  await page.waitForLoadState("networkidle");
  await expectAccessible(page);
});
