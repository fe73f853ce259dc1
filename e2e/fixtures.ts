import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { settled } from "./settled";

/** No product meets all five. */
export const tooMuch =
  "AWD is a must. A wagon or an SUV, under $24k is really important, 2019 or newer is flexible. 35 mpg highway would be nice.";

export async function startSearch(page: Page, words: string): Promise<void> {
  await page.goto("/");
  await say(page, words);
  await page.waitForURL(/\/c\/[\w-]+$/);
  await expect(page.getByRole("log")).toContainText("Leeway:");
}

export async function say(page: Page, words: string): Promise<void> {
  const message = page.getByRole("textbox").first();
  await message.fill(words);
  await message.press("Enter");
}

export async function openWishes(page: Page, view: "Wishes" | "Filters" = "Wishes"): Promise<void> {
  const aside = page.getByRole("complementary");
  await aside.getByRole("button", { name: "All wishes and filters" }).click();
  if (view === "Filters") await aside.getByText("Filters", { exact: true }).click();
}

export const allProducts = /^(Show all|Details|Show the closest)/;

export function relaxation(page: Page) {
  return page.getByRole("region", { name: /gave way/ }).last();
}

export async function expectAccessible(page: Page, rule?: "color-contrast"): Promise<void> {
  let faults: string[] = [];
  // Counts load late and fade in. A fault that a second look doesn't find was in motion.
  for (let look = 0; look === 0 || (look < 2 && faults.length > 0); look += 1) {
    await settled(page);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
    const { violations } = await (rule ? axe.withRules(rule) : axe).analyze();
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    faults = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  }
  expect(faults).toEqual([]);
}

/** Only colors differ between themes, so other rules run once. */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, "color-contrast");
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/** Limits count by address and tests run in parallel. */
function addressOf(name: string): string {
  let state = 7;
  for (const letter of name) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return `10.${state % 256}.${(state >>> 8) % 256}.${1 + ((state >>> 16) % 254)}`;
}

/** A console error on any page fails its test. */
export const test = base.extend<{ watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  extraHTTPHeaders: async ({}, use, { testId, retry }) => {
    await use({ "x-forwarded-for": addressOf(`${testId} ${retry}`) });
  },
  watched: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        // Some journeys assert refused requests.
        if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
          faults.push(message.text());
        }
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
