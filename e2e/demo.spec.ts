import { expect, expectAccessible, relaxation, say, test } from "./fixtures";

test("the demo plays a real search to the relaxation and ends on the compare page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("link", { name: "Watch a one-minute search" }).click();
  await page.getByRole("button", { name: "Play" }).click();
  const demo = page.getByRole("region", { name: "Demo" });
  await expect(demo).toContainText(/One message, \d wishes/);
  await demo.getByRole("button", { name: "Next" }).click();
  await expect(demo).toContainText("two notches");
  await demo.getByRole("button", { name: "Next" }).click();
  await expect(demo).toContainText("35 to 34 mpg");
  await expect(relaxation(page)).toContainText("Highway gave way");
  await expectAccessible(page);
  await demo.getByRole("button", { name: "Next" }).click();
  await expect(demo).toContainText("other ways");
  await demo.getByRole("button", { name: "Next" }).click();
  await demo.getByRole("link", { name: "See all methods on these words" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("seven methods");
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
