import { expect, expectAccessible, say, startSearch, test } from "./fixtures";

test("what was heard is corrected with one tap, by the message and on the wish, and undone", async ({ page }) => {
  await startSearch(page, "A Honda under 30k, 30 mpg would be nice");
  const wishes = page.getByRole("region", { name: "Your wishes" });
  const log = page.getByRole("log");
  await log.getByText("Not what I meant").click();
  await expectAccessible(page);
  await page.reload();
  await log.getByText("Not what I meant").click();
  await log.getByRole("button", { name: "From $30,000" }).click();
  await expect(wishes).toContainText("from $30,000");
  await expect(log).toContainText("Not what I meant. From $30,000");
  await say(page, "undo");
  await expect(wishes).toContainText("up to $30,000");

  await wishes.getByRole("button", { name: /^Make/ }).click();
  const editor = page.getByRole("dialog");
  await editor.getByText("Not what I meant").click();
  await expectAccessible(page);
  await editor.getByRole("button", { name: "It's not a wish" }).click();
  await expect(wishes).not.toContainText("Honda");
});

test("a question that was taken for something else is read again as what it was", async ({ page }) => {
  await startSearch(page, "An SUV under 40k");
  const wishes = page.getByRole("region", { name: "Your wishes" });
  await say(page, "how about a Honda");
  await expect(wishes).not.toContainText("Honda");
  const log = page.getByRole("log");
  await log.getByText("Not what I meant").last().click();
  await log.getByRole("button", { name: "It's a wish" }).first().click();
  await expect(wishes).toContainText("Honda");
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(wishes).not.toContainText("Honda");
});
