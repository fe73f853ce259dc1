import { readFileSync } from "node:fs";
import { expect, expectAccessible, say, startSearch, test } from "./fixtures";

test("a guest takes away all that is kept as one file, and deletes all of it at once, by keyboard", async ({
  page,
  context,
}) => {
  await startSearch(page, "A convertible under 40k");
  await say(page, "2018 or newer");
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("2018 or newer");
  const first = page.url();
  await startSearch(page, "A pickup with 300 hp");
  await page.getByRole("button", { name: "Save, share or print this search" }).first().click();
  await page.getByRole("menuitem", { name: /Save this search/ }).click();
  await expect(page.getByText(/^Saved\. I'll tell you/).last()).toBeVisible();

  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "Saved" }).click();
  const kept = page.getByRole("region", { name: "What I keep about you" });
  await expect(kept).toContainText("400 days");
  await expectAccessible(page);

  const agrees = kept.getByRole("checkbox", { name: /Use my corrections/ });
  await agrees.focus();
  await page.keyboard.press("Space");
  await expect(agrees).toBeChecked();
  await expect(async () => {
    await page.reload();
    await expect(agrees).toBeChecked();
  }).toPass();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    kept.getByRole("link", { name: "Download everything" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leeway-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), "utf8")) as {
    searches: { title: string; savedAt: string | null; turns: { act: { text: string } }[]; events: object[] }[];
  };
  expect(file.searches.map(({ title }) => title)).toEqual(["A convertible under 40k", "A pickup with 300 hp"]);
  const [convertible, pickup] = file.searches;
  expect(convertible?.turns.map(({ act }) => act.text)).toEqual(["A convertible under 40k", "2018 or newer"]);
  expect(convertible?.events.length).toBeGreaterThan(2);
  expect(pickup?.savedAt).toMatch(/^\d{4}-/);

  const button = kept.getByRole("button", { name: "Delete everything" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Delete everything?" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Delete everything for good" }).focus();
  await page.keyboard.press("Enter");
  const done = page.getByText("All your searches are deleted.");
  await expect(done).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(done).toBeFocused();
  await expectAccessible(page);

  expect((await context.cookies()).filter(({ name }) => name.includes("leeway_guest"))).toEqual([]);
  expect((await page.goto(first))?.status()).toBe(404);
  await page.goto("/saved");
  await expect(page.getByText("Your searches will show up here")).toBeVisible();
  await expect(page.getByRole("region", { name: "What I keep about you" })).toHaveCount(0);
});

test("a guest who agrees starts the next search with what lasts, sees it, and takes it off", async ({ page }) => {
  await startSearch(page, "An SUV with all-wheel drive and 7 seats under 40k");
  await page.goto("/saved");
  const remembers = page.getByRole("checkbox", { name: /Start new searches with what lasts/ });
  await expect(page.getByRole("region", { name: "What I keep about you" })).toContainText("From your last search");
  await remembers.check();
  await expect(async () => {
    await page.reload();
    await expect(remembers).toBeChecked();
  }).toPass();

  await startSearch(page, "a hybrid under 45k");
  const wishes = page.getByRole("region", { name: "Your wishes" });
  await expect(wishes).toContainText("7 seats");
  await say(page, "forget the seats this time");
  await expect(wishes).not.toContainText("7 seats");
  await expectAccessible(page);

  await page.goto("/saved");
  await remembers.uncheck();
  await expect(async () => {
    await page.reload();
    await expect(remembers).not.toBeChecked();
  }).toPass();
  await startSearch(page, "a coupe under 45k");
  await expect(wishes).not.toContainText("all-wheel drive");
});
