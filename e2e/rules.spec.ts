import { expect, expectAccessible, say, test } from "./fixtures";

const token = "research-token-of-the-browser-tests";
const policy =
  "Managers may choose a hybrid or electric up to 45,000, everyone else up to 35,000; no convertibles. Employees may pay the difference themselves, up to $75 a month over 48 months. We want a fleet to be proud of.";

test("a policy is pasted, checked, approved and shopped with; a rule stands in the way, and a what-if only looks", async ({
  page,
}) => {
  test.slow();
  await page.goto("/lab/rules");
  await page.getByLabel("Research token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Owner, as in the link").fill("northwind");
  await page.getByLabel("Title").fill("Company cars");
  await page.getByLabel("Text of the policy").fill(policy);
  await page.getByRole("button", { name: "Check" }).click();

  await expect(page.getByRole("heading", { name: "1 sentence I couldn’t read" })).toBeVisible();
  const table = page.getByRole("region", { name: "Sentences, rules and worked cases" });
  await expect(table.getByRole("row")).toHaveCount(5);
  await expect(table.getByText(/^if grade is manager, then fuel is hybrid or electric/i)).toBeVisible();
  await expect(table.getByText("not allowed").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("Text of the policy").fill(policy.replace(" We want a fleet to be proud of.", ""));
  await page.getByRole("button", { name: "Check the new text" }).click();
  await expect(page.getByRole("heading", { name: "All sentences read, as 4 rules" })).toBeVisible();
  await page.getByLabel("Your name").fill("Rhea Patel");
  await page.getByRole("button", { name: "Approve version 1" }).click();
  await expect(page.getByText(/approved by Rhea Patel/)).toBeVisible();

  await page.getByRole("link", { name: "shop with the rules of northwind" }).click();
  await expect(page.getByText("Company cars in force")).toBeVisible();
  await say(page, "an SUV with all-wheel drive");
  await page.waitForURL(/\/c\/[\w-]+$/);
  const log = page.getByRole("log");
  await expect(log).toContainText("What's your grade?");
  await page.getByRole("button", { name: /^Manager/ }).click();
  await expect(log).toContainText("Your policy sets");
  await expect(page.getByText("hybrid or electric").first()).toBeVisible();

  await say(page, "I want a convertible");
  await expect(log).toContainText("Your policy is in the way: “no convertibles.”");
  await say(page, "I'd pay up to 50 a month myself");
  await expect(page.getByText("up to $47,400").first()).toBeVisible();
  await say(page, "and if I weren't a manager?");
  await expect(log).toContainText("I'm only looking: nothing changes.");
  await expectAccessible(page);
});
