import type { Page } from "@playwright/test";
import { expect, expectAccessible, relaxation, say, test } from "./fixtures";

const wishes = "AWD wagon or SUV under $24k, 2019 or newer, 35 mpg highway would be nice";

function proposal(page: Page) {
  return page.getByRole("region", { name: /^Suggestion: / }).last();
}

function replies(page: Page) {
  return page.getByRole("log").getByText(/^Leeway:\s*$/);
}

async function startWithProposals(page: Page): Promise<void> {
  await page.goto("/?method=formal");
  await say(page, wishes);
  await page.waitForURL(/\/c\/[\w-]+$/);
  await expect(proposal(page)).toBeVisible();
}

test("a shopper turns two proposals down, agrees to the third and reaches the cars it promised", async ({ page }) => {
  await startWithProposals(page);
  await expect(page.getByRole("log")).toContainText(/No car fits (both|all) of these: .+\./);
  for (let turn = 0; turn < 2; turn++) {
    const before = await page.getByRole("region", { name: /^Suggestion: / }).count();
    await page.getByRole("button", { name: "Something else" }).click();
    await expect(page.getByRole("region", { name: /^Suggestion: / })).toHaveCount(before + 1);
    await expect(page.getByRole("button", { name: "Something else" })).toHaveCount(1);
  }
  await expectAccessible(page);

  const promised = (await page.getByRole("log").innerText()).match(
    /That gets you ([\d,]+ cars?)\.(?![\s\S]*That gets you)/,
  )?.[1];
  await page.getByRole("button", { name: / is fine$/ }).click();
  await expect(relaxation(page)).toBeVisible();
  await expect(page.getByRole("complementary").getByRole("heading", { name: /^[\d,]+ cars?$/ })).toHaveText(
    promised ?? "",
  );

  // The reply names products, so it asks no more.
  await expect(page.getByRole("log")).toHaveText(/has everything else/);
  await expect(page.getByRole("log").getByRole("button", { name: "Show me now" })).toHaveCount(0);
  const shown = await page.getByRole("log").innerText();
  await page.reload();
  await expect(relaxation(page)).toBeVisible();
  await expect(page.getByRole("log")).toHaveText(/has everything else/);
  expect(await page.getByRole("log").innerText()).toBe(shown);

  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByRole("button", { name: "Something else" })).toBeVisible();
});

test("a shopper who allows no change reads which limits clash, and goes on when one is lifted", async ({ page }) => {
  await startWithProposals(page);
  for (const words of [
    "don't touch the price",
    "the drive has to stay",
    "keep the body",
    "the mileage must not change",
  ]) {
    const before = await replies(page).count();
    await say(page, words);
    await expect(replies(page)).toHaveCount(before + 1);
  }
  await expect(page.getByRole("log")).toContainText(/You said they all stay\./);
  const end = page.getByRole("region", { name: "Nothing to give up" }).last();
  await expect(end).toContainText("No car fits");
  await expect(end.getByRole("button", { name: /^Unlock/ })).not.toHaveCount(0);
  await end.getByRole("button", { name: /^Unlock 35 mpg/ }).click();
  await expect(proposal(page)).toContainText("Highway");
  await page.getByRole("button", { name: / is fine$/ }).click();
  await expect(relaxation(page)).toContainText("Highway");
});

test("the shopper's own change is taken instead of the proposal, and nothing sent names the method", async ({
  page,
}) => {
  const sent: string[] = [];
  await page.route("**/turns", async (route) => {
    const response = await route.fetch();
    sent.push(await response.text());
    await route.fulfill({ response });
  });
  await startWithProposals(page);
  await say(page, "make it 40k instead");
  await expect(relaxation(page)).toContainText("$40,000");
  expect(sent.join("").toLowerCase()).not.toMatch(/"method"|formal/);
  expect((await page.getByRole("log").innerText()).toLowerCase()).not.toContain("formal");
});
