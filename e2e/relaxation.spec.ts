import { readFileSync } from "node:fs";
import { checkReply } from "@/cli/verify/check-reply";
import { defaultProducts } from "@/db/seed/default-catalog";
import { replyCertificateSchema } from "@/lib/dialogue/certifying/reply-certificate";
import { expect, openWishes, relaxation, say, startSearch, test, tooMuch } from "./fixtures";

test("a shopper is told what gave way and why, changes a weight, takes another way, undoes it, and finds it all again", async ({
  page,
}) => {
  await startSearch(
    page,
    "AWD is a must. A wagon or an SUV, under $24k is really important, 2019 or newer is flexible",
  );
  await expect(page.getByRole("log")).toContainText("everything on your list");
  await say(page, "35 mpg highway would be nice, but it is the first thing I would drop");

  const card = relaxation(page);
  await expect(card).toContainText("Highway gave way");
  await expect(card).toContainText("was 35");
  await expect(card.getByRole("blockquote")).toContainText("would be nice");
  await expect(card).toContainText("nice to have");
  await expect(card.getByRole("list").first()).toContainText("2019 or newer");
  await expect(page.getByRole("log")).toContainText("No car has all five");

  await card.getByRole("button", { name: "Check this" }).click();
  const proof = page.getByRole("dialog", { name: "Why this one" });
  await expect(proof.getByRole("row", { name: /35 mpg or more \(gave way\)/ })).toBeVisible();
  await expect(proof).toContainText("weighs as much or more");
  const saved = page.waitForEvent("download");
  await proof.getByRole("link", { name: "Download the proof" }).click();
  const written = JSON.parse(readFileSync(await (await saved).path(), "utf8"));
  expect(replyCertificateSchema.parse(written).proof.claim).toBe("least");
  expect(
    checkReply(replyCertificateSchema.parse(written), defaultProducts("list")).filter(({ holds }) => !holds),
  ).toEqual([]);
  await proof.getByRole("button", { name: "Close" }).click();
  await expect(proof).toBeHidden();

  await openWishes(page);
  await page.getByRole("slider", { name: "Weight of highway" }).focus();
  await page.keyboard.press("End");
  await expect(relaxation(page)).not.toContainText("Highway gave way");

  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(relaxation(page)).toContainText("Highway gave way");

  const other = relaxation(page).getByRole("button", { name: /^Budget ?: was \$24,000/ });
  const products = (await other.innerText()).match(/([\d,]+)\s*cars?$/)?.[1];
  await other.click();
  await expect(relaxation(page)).toContainText("Budget gave way");
  await expect(page.getByRole("complementary").getByRole("heading", { name: /^[\d,]+ cars?$/ })).toHaveText(
    new RegExp(`^${products} cars?$`),
  );

  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(relaxation(page)).toContainText("Highway gave way");

  const shown = await page.getByRole("log").innerText();
  const wishes = await page.getByRole("region", { name: "Your wishes" }).innerText();
  await page.reload();
  await expect(relaxation(page)).toContainText("Highway gave way");
  await openWishes(page);
  expect(await page.getByRole("log").innerText()).toBe(shown);
  expect(await page.getByRole("region", { name: "Your wishes" }).innerText()).toBe(wishes);
});

test("a wish that is kept is locked, and something else gives way", async ({ page }) => {
  await startSearch(page, tooMuch);
  await expect(relaxation(page)).toContainText("Highway gave way");
  await page.getByRole("button", { name: "Keep 35" }).click();
  await expect(relaxation(page)).not.toContainText("Highway gave way");
  await openWishes(page);
  await expect(page.getByRole("button", { name: "Unlock highway" })).toBeVisible();
});

test("locked wishes that contradict each other are named, and one is unlocked only when told", async ({ page }) => {
  await startSearch(page, "It must be a Tesla and it must have a manual gearbox");
  await expect(page.getByRole("log")).toContainText("locked");
  const unlock = page.getByRole("button", { name: /^Unlock manual/ }).last();
  await unlock.click();
  await expect(page.getByRole("log")).toContainText(/gave way|cars?/);
  await openWishes(page);
  await expect(page.getByRole("button", { name: "Lock gearbox" })).toBeVisible();
});
