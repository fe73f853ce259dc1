import { expect, expectAccessible, openWishes, relaxation, say, test } from "./fixtures";

test("the demo plays a real search to the relaxation and ends on the page of a car", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("link", { name: "Watch a one-minute search" }).click();
  await page.getByRole("button", { name: "Play" }).click();
  const demo = page.getByRole("region", { name: "Demo" });
  const wishes = page.getByRole("region", { name: "Your wishes" });
  await expect(demo).toContainText(/One message, 3 wishes/);
  await expect(wishes.getByRole("listitem")).toHaveCount(3);
  await demo.getByRole("button", { name: "Next" }).click();
  await expect(demo).toContainText("40 to 34 mpg");
  await expect(wishes).toContainText("2024 or newer");
  await openWishes(page);
  await expect(wishes.getByRole("slider", { name: "Weight of year" })).toHaveAttribute(
    "aria-valuetext",
    "nice, 1 of 5",
  );
  await expect(relaxation(page)).toContainText("Highway gave way");
  await expectAccessible(page);
  await demo.getByRole("button", { name: "Next" }).click();
  await expect(demo).toContainText("other ways");
  // Wide lists show the marks in columns and keep a line of marks for narrow ones.
  const marks = page.getByRole("region", { name: /^\d+ cars?$/ }).locator("[data-product] li");
  const years = await marks.filter({ hasText: /^Year/ }).allTextContents();
  expect(years.length).toBeGreaterThan(0);
  for (const year of years) expect(Number(/\d{4}/.exec(year)?.[0]), year).toBeGreaterThanOrEqual(2024);
  await demo.getByRole("button", { name: "Next" }).click();
  await expect(demo).toContainText("The mileage stays");
  await demo.getByRole("button", { name: "Next" }).click();
  const link = demo.getByRole("link", { name: /^See the / });
  const name = (await link.innerText()).replace("See the ", "");
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

test("the demo is taken over by doing anything in it, and stays the visitor's own search", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/demo");
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("region", { name: "Demo" })).toContainText(/One message/);
  await say(page, "under 30k is fine too");
  await expect(page.getByRole("region", { name: "Demo" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("$30,000");
  await expect(page).toHaveURL(/\/c\/[\w-]+$/);
  await page.reload();
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("$30,000");
});
