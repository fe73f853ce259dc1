import type { Locator, Page } from "@playwright/test";
import {
  allProducts,
  expect,
  expectAccessibleByDayAndNight,
  openWishes,
  relaxation,
  startSearch,
  test,
  tooMuch,
} from "./fixtures";
import { tasks } from "./shop/task-list.mjs";

/** Fails if unreachable. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const aimed = target.first();
  await expect(aimed).toBeVisible();
  const isBefore = await aimed.evaluate((node) => {
    const here = document.activeElement;
    return here !== null && here !== document.body && (node.compareDocumentPosition(here) & 4) !== 0;
  });
  const isInMenu = (await aimed.getAttribute("role"))?.startsWith("menuitem");
  const key = isInMenu ? "ArrowDown" : isBefore ? "Shift+Tab" : "Tab";
  for (let presses = 0; presses < 250; presses += 1) {
    if (await aimed.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(aimed).toBeFocused();
}

async function pressOn(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test("chips, editors, filters, critiques and the shortlist need no pointer", async ({ page }) => {
  await startSearch(page, tooMuch);
  await expect(relaxation(page)).toContainText("gave way");
  const aside = page.getByRole("complementary");
  const wishes = page.getByRole("region", { name: "Your wishes" });
  const chip = wishes.getByRole("button", { name: /Budget/ }).first();
  await pressOn(page, chip);
  const amount = page.getByRole("dialog").getByRole("textbox", { name: /Budget/ });
  await tabTo(page, amount);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("30000");
  await page.keyboard.press("Enter");
  await expect(wishes).toContainText("$30,000");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const critique = aside.getByRole("button", { name: /^(Cheaper|Newer|Better mileage|More power)/ }).first();
  await expect(critique).toBeVisible();
  const count = (await critique.innerText()).match(/[\d,]+ cars?/)?.[0] ?? "no count";
  await pressOn(page, critique);
  await expect(aside.getByRole("heading", { level: 2, name: count, exact: true })).toBeVisible();
  await pressOn(page, aside.getByRole("button", { name: "All wishes and filters" }));
  await tabTo(page, aside.getByRole("radio", { name: "Wishes" }));
  await page.keyboard.press("ArrowRight");
  const panel = aside.getByRole("region", { name: "Filters" });
  await pressOn(page, panel.getByRole("button", { name: /^Fuel/ }));
  const box = panel.getByRole("checkbox").first();
  await pressOn(page, box, "Space");
  await expect(box).toBeChecked();
});

test("an earlier message, the shortlist, comparing, sharing and history need no pointer", async ({ page }) => {
  await startSearch(page, "A sedan or wagon, AWD, under 32k");
  const aside = page.getByRole("complementary");
  await pressOn(page, page.getByRole("button", { name: "Edit this message" }));
  await expect(page.getByRole("textbox", { name: "Your message in other words" })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(", 2019 or newer");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("2019 or newer");
  await pressOn(page, aside.getByRole("button", { name: /^Put the/ }));
  await pressOn(page, aside.getByRole("button", { name: /^Put the/ }));
  await expect(aside.getByRole("link", { name: "Compare 2" })).toBeVisible();
  await pressOn(page, page.getByRole("button", { name: "Save, share or print this search" }).locator("visible=true"));
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  for (let line = 0; line < 6; line += 1) {
    if (
      await page.getByRole("menuitem", { name: /Save this search/ }).evaluate((node) => node === document.activeElement)
    )
      break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Saved\. I'll tell you/).last()).toBeVisible();
  await pressOn(page, aside.getByRole("link", { name: "Compare 2" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two cars side by side");
  await pressOn(page, page.getByRole("link", { name: "Add a car" }));
  await expect(page.getByRole("log")).toBeVisible();
  await pressOn(page, page.getByRole("link", { name: "Saved" }));
  await expect(page.getByRole("searchbox", { name: "Search your searches" })).toBeVisible();
});

for (const task of tasks) {
  test(`the keyboard alone does the task ${task.name}`, async ({ page }) => {
    const replies = page.getByRole("log").getByText("Leeway:");
    await page.goto("/");
    await task.chat(page, {
      click: (target: Locator) => pressOn(page, target),
      say: async (text: string) => {
        const before = page.url().includes("/c/") ? await replies.count() : 0;
        await tabTo(page, page.getByRole("textbox"));
        await page.keyboard.type(text);
        await page.keyboard.press("Enter");
        await expect(replies).toHaveCount(before + 1);
      },
    });
    await task.done(page);
  });
}

for (const width of [320, 1280]) {
  test(`what opens has no grave accessibility faults by day and by night, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await startSearch(page, tooMuch);
    await expect(relaxation(page)).toContainText("gave way");
    const wishes = page.getByRole("region", { name: "Your wishes" }).locator("visible=true");
    for (const name of [/Budget/, /Body/]) {
      await wishes.getByRole("button", { name }).first().click();
      await expect(page.getByRole("dialog").getByRole("button", { name: /^Drop it/ })).toBeVisible();
      await expectAccessibleByDayAndNight(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.getByRole("button", { name: "Save, share or print this search" }).locator("visible=true").click();
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    await expectAccessibleByDayAndNight(page);
    await page.keyboard.press("Escape");
    if (width < 500) await page.getByRole("button", { name: "Filters" }).click();
    else await openWishes(page, "Filters");
    await page.getByRole("region", { name: "Filters" }).getByRole("button", { name: /^Fuel/ }).click();
    await expect(page.getByRole("region", { name: "Filters" }).getByRole("checkbox").first()).toBeVisible();
    await expectAccessibleByDayAndNight(page);
  });
}

test.describe("with a thumb, 320 wide", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 800 }, reducedMotion: "reduce" });

  test("the cross of the cars stays where it is while they arrive, and closes them", async ({ page }) => {
    await startSearch(page, tooMuch);
    await expect(relaxation(page)).toContainText("gave way");
    await page.getByRole("button", { name: allProducts }).tap();
    const cross = page.getByRole("dialog").getByRole("button", { name: "Close" });
    await expect(cross).toBeVisible();
    await page.getByRole("dialog").evaluate((sheet) => Promise.all(sheet.getAnimations().map((each) => each.finished)));
    const before = await cross.boundingBox();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "What would more money buy?" })).toBeVisible();
    expect(await cross.boundingBox()).toEqual(before);
    await page.touchscreen.tap((before?.x ?? 0) + 18, (before?.y ?? 0) + 18);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
