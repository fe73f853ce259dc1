import type { Page } from "@playwright/test";
import { expect, expectAccessible, say, startSearch, test } from "./fixtures";

const log = (page: Page) => page.getByRole("log");
const wishes = (page: Page) => page.getByRole("region", { name: "Your wishes" });
const heading = (page: Page, name: RegExp | string) => page.getByRole("complementary").getByRole("heading", { name });

async function countOf(page: Page, name: RegExp): Promise<number> {
  const text = await log(page).getByRole("button", { name }).innerText();
  return Number((text.match(/([\d,]+) cars?/)?.[1] ?? "").replace(",", ""));
}

test("several choices of one question can be taken at once, and their counts add up", async ({ page }) => {
  await startSearch(page, "Hi there");
  const sum = (await countOf(page, /^sedan/)) + (await countOf(page, /^coupe/));
  await log(page)
    .getByRole("button", { name: /^sedan/ })
    .click();
  await log(page)
    .getByRole("button", { name: /^coupe/ })
    .click();
  await log(page).getByRole("button", { name: "Take these 2" }).click();
  await expect(wishes(page)).toContainText("sedan or coupe");
  await expect(heading(page, `${sum.toLocaleString("en-US")} cars`)).toBeVisible();
});

test("a bound can be set on a slider over the cars still possible, with keys alone", async ({ page }) => {
  await startSearch(page, "A pickup");
  await expect(log(page)).toContainText(/your budget|want to spend/);
  await log(page).getByRole("button", { name: "Set my own" }).click();
  const slider = log(page).getByRole("slider", { name: "Budget, at most" });
  await slider.focus();
  const before = Number(await slider.getAttribute("aria-valuenow"));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  const bound = Number(await slider.getAttribute("aria-valuenow"));
  expect(bound).toBe(before - 1000);
  await expectAccessible(page);
  await log(page).getByRole("button", { name: "Take this", exact: true }).click();
  await expect(wishes(page)).toContainText(`$${bound.toLocaleString("en-US")}`);
});

test("a tie is put as one comparison, answered by a tap or in words, and not asked again", async ({ page }) => {
  await startSearch(page, "A diesel convertible");
  await expect(log(page)).toContainText("Which should I keep: convertible, or diesel?");
  await expectAccessible(page);
  const count = await countOf(page, /^diesel/);
  const convertibles = await countOf(page, /^convertible/);
  await log(page)
    .getByRole("button", { name: /^diesel/ })
    .click();
  await expect(heading(page, `${count} cars`)).toBeVisible();
  await say(page, "undo");
  await expect(log(page).getByRole("button", { name: /^convertible/ })).toBeVisible();
  await say(page, "keep the convertible");
  expect(convertibles).not.toBe(count);
  await expect(heading(page, `${convertibles.toLocaleString("en-US")} cars`)).toBeVisible();
  await say(page, "automatic");
  await expect(log(page).getByText("Which should I keep")).toHaveCount(2);
});

test("no preference leaves a slot open for good, either is fine settles a tie, and asking stops", async ({ page }) => {
  await startSearch(page, "Hi there");
  await log(page).getByRole("button", { name: "No preference" }).click();
  await expect(wishes(page)).toContainText("No preference: body");
  await expect(log(page).getByText(/body/i).first()).toBeVisible();
  await startSearch(page, "A diesel convertible");
  await log(page).getByRole("button", { name: "Either is fine" }).click();
  await expect(log(page)).toContainText("the smallest step");
});

test("an answer that cannot be read is asked for once more in other words, and then left", async ({ page }) => {
  await startSearch(page, "Hi there");
  await say(page, "qwerty asdf");
  await expect(log(page)).toContainText("Can you say the body style another way");
  await say(page, "zxcv");
  await expect(log(page)).toContainText("I'll go on without it");
  await expect(wishes(page)).not.toContainText("SUV");
});

test("a digression leaves the open question open until cars are named", async ({ page }) => {
  await startSearch(page, "Hi there");
  await expect(log(page).getByRole("button", { name: "No preference" })).toBeVisible();
  await say(page, "why do you ask?");
  await expect(log(page)).toContainText(/narrows down [\d,]+ cars the most/);
  await expect(log(page).getByRole("button", { name: "No preference" })).toBeVisible();
});

test("an answer that was read counts at once", async ({ page }) => {
  await startSearch(page, "A pickup");
  await expect(log(page)).toContainText(/your budget|want to spend/);
  await say(page, "at most $30,000");
  await expect(wishes(page)).toContainText("$30,000");
  await expect(log(page)).not.toContainText("I read that as");
  await expectAccessible(page);
});

test("a word of the trade is explained, and the question it interrupts stays open", async ({ page }) => {
  await startSearch(page, "Hi there");
  await say(page, "what is a CVT?");
  await expect(log(page)).toContainText("an automatic without fixed gears");
  await expect(log(page).getByRole("button", { name: "No preference" })).toBeVisible();
});

test("who is after one car is asked for bands, and one tap sets both ends", async ({ page }) => {
  await startSearch(page, "I have one particular car in mind");
  await expect(log(page)).toContainText("OK, one particular car.");
  await say(page, "a Honda Civic");
  const band = log(page)
    .getByRole("button", { name: /^(\$[\d,]+|\d+) to / })
    .first();
  const value = log(page).getByRole("button", { name: /^20\d\d/ });
  await expect(band.or(value.first()).first()).toBeVisible();
});

test("what was said in the search before is offered again, and counts only once it is taken", async ({ page }) => {
  await startSearch(page, "An SUV under $35,000");
  await expect(wishes(page)).toContainText("$35,000");
  await startSearch(page, "Hi there");
  const again = log(page).getByRole("button", { name: /^As last time: / });
  await expect(again).toBeVisible();
  await expect(wishes(page)).not.toContainText("SUV");
  await again.click();
  await expect(wishes(page)).toContainText(/SUV|\$35,000/);
});
