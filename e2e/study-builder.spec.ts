import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessibleByDayAndNight, test } from "./fixtures";
import { ownSlug } from "./study-fixtures";

const token = "research-token-of-the-browser-tests";

async function openBuilder(page: Page): Promise<void> {
  await page.goto("/lab/studies/new");
  await page.getByLabel("Research token").fill(token);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(/^Complete and without contradictions/)).toBeVisible({ timeout: 30_000 });
}

/** A button or link of that name, or one that begins with it. */
async function named(page: Page, name: string): Promise<Locator> {
  const either = (of: string | RegExp) =>
    page.getByRole("button", { name: of, exact: true }).or(page.getByRole("link", { name: of, exact: true }));
  await expect(either(new RegExp(`^${name}`)).first()).toBeVisible({ timeout: 120_000 });
  const whole = either(name);
  return ((await whole.count()) > 0 ? whole : either(new RegExp(`^${name}\\b`))).first();
}

test("the tutorial's first study is built by what its page says", async ({ page }) => {
  // A dry run, a pilot and a launch take minutes on a busy machine.
  test.setTimeout(420_000);
  const slug = ownSlug("my-first-study");
  const own = (text: string) => text.replace("a-token-for-the-tutorial", token).replace("my-first-study", slug);
  const steps = readFileSync("docs/tutorial.md", "utf8").match(/^\d+\. .*$/gm) ?? [];
  expect(steps.length).toBeGreaterThan(15);
  for (const step of steps) {
    await test.step(step, async () => {
      const [, address] = /Open http:\/\/localhost:3000(\S*[\w-])/.exec(step) ?? [];
      const [, typed, field] = /Type `([^`]+)` into \*\*([^*]+)\*\*/.exec(step) ?? [];
      const [, button] = /Press \*\*([^*]+)\*\*/.exec(step) ?? [];
      const [, read] = /You read \*\*([^*]+)\*\*/.exec(step) ?? [];
      if (address) await page.goto(own(address));
      else if (typed && field) await page.getByLabel(field, { exact: true }).fill(own(typed));
      else if (button) await (await named(page, button)).click();
      else throw new Error("The step says nothing to do.");
      if (read) await expect(page.getByText(read).first()).toBeVisible({ timeout: 120_000 });
    });
  }
  await expect(page.getByRole("heading", { name: "My first study" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
});

test("blocks move by keys and by drag, the YAML follows, and Undo and Escape put them back", async ({ page }) => {
  test.slow();
  // All blocks in sight, to drag between.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await openBuilder(page);
  const blocks = page.getByRole("navigation", { name: "Blocks of the study" });
  const order = async () => {
    const names = await blocks.getByRole("button", { name: /(after each trial|at the end)$/ }).allInnerTexts();
    return names.map((name) => name.split("\n")[0]);
  };
  const before = ["How the task was", "The assistant as a whole", "Two more sentences", "Trust and understanding"];
  expect((await order()).slice(0, 4)).toEqual(before);
  const second = blocks.getByRole("button", { name: /^The assistant as a whole/ });
  await second.focus();
  await page.keyboard.press("Alt+ArrowDown");
  expect((await order()).slice(1, 3)).toEqual(["Two more sentences", "The assistant as a whole"]);
  await expect(second).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Alt+ArrowUp");
  // Past the first of its group it joins the other one.
  await expect(second).toContainText("after each trial");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(second).toContainText("at the end");

  const grip = blocks.getByRole("button", { name: /^Move Trust and understanding/ });
  const drag = async () => {
    const [from, to] = [await grip.boundingBox(), await second.boundingBox()];
    if (!from || !to) throw new Error("There is nothing to drag.");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    for (let step = 1; step <= 8; step += 1)
      await page.mouse.move(from.x + 10, from.y + 10 + ((to.y - from.y) * step) / 8);
  };
  await page.getByRole("button", { name: "Undo" }).click();
  const start = await order();
  await drag();
  const dragged = ["How the task was", "Trust and understanding", "The assistant as a whole", "Two more sentences"];
  const firstFour = async () => (await order()).slice(0, 4);
  await expect.poll(firstFour).toEqual(dragged);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(order).toEqual(start);
  await drag();
  await expect.poll(firstFour).toEqual(dragged);
  await page.mouse.up();
  const moved = await order();
  await page.getByText("Both", { exact: true }).click();
  const text = page.getByLabel("Configuration, YAML or JSON");
  const yaml = await text.inputValue();
  expect(yaml).toContain("# the published order");
  expect(moved.map((name) => yaml.indexOf(`title: ${name}`))).toEqual(
    moved.map((name) => yaml.indexOf(`title: ${name}`)).sort((a, b) => a - b),
  );
});

test("a problem has its block, its line and a way out, in the blocks and in the YAML", async ({ page }) => {
  test.slow();
  await openBuilder(page);
  const problems = page.getByRole("region", { name: /problem/ });
  await page.getByText("Both", { exact: true }).click();
  const text = page.getByLabel("Configuration, YAML or JSON");
  const line = async (words: string) =>
    (await text.inputValue()).split("\n").findIndex((each) => each.includes(words)) + 1;
  await text.fill((await text.inputValue()).replace("alpha: 0.05", "alpha: small"));
  await expect(problems.getByText("plan.alpha")).toBeVisible();
  await problems.getByRole("button", { name: `Line ${await line("alpha: small")}` }).click();
  await expect(text).toBeFocused();
  expect(
    await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toContain("alpha: small");
  await expect(page.getByRole("heading", { name: "Plan" })).toBeVisible();
  await expect(page.getByLabel("Alpha")).toHaveValue("");
  await problems.getByRole("button", { name: "Take the example’s" }).click();
  await expect(page.getByLabel("Alpha")).toHaveValue("0.05");
  expect(await text.inputValue()).toContain("alpha: 0.05");
  await expect(page.getByRole("heading", { name: "No problem" })).toBeVisible();

  await page.getByRole("button", { name: /^Trials / }).click();
  await page.getByRole("button", { name: "Let Alternatives shown differ between arms" }).click();
  await expect(problems.getByText("varied", { exact: true })).toBeVisible();
  await page.getByLabel("Alternatives shown of greedy").fill("5");
  await expect(page.getByRole("heading", { name: "No problem" })).toBeVisible();
  await page.getByRole("button", { name: "Make Alternatives shown the same in all arms" }).click();
  await expect(page.getByLabel("Alternatives shown", { exact: true })).toHaveValue("3");

  await text.fill("title: [");
  await expect(page.getByText(/^The YAML can’t be read/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "No problem" })).toBeVisible();
});

test("the builder is accessible by day and by night, wide and narrow, with its preview", async ({ page }) => {
  // Axe looks into the preview's frame, too.
  test.setTimeout(240_000);
  await openBuilder(page);
  const shown = page.frameLocator('iframe[title="What the participant sees"]');
  await expect(shown.getByText(/which wish would you give up first/)).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleByDayAndNight(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole("button", { name: /^Consent/ }).click();
  await expect(shown.getByText("I have read this.")).toBeVisible();
  await page.getByLabel("Read", { exact: true }).fill("I have read all of it.");
  await expect(shown.getByText("I have read all of it.")).toBeVisible();
  await page.getByText("Both", { exact: true }).click();
  await expectAccessibleByDayAndNight(page);
});
