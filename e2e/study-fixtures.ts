import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { expect } from "./fixtures";

export const example = exampleConfiguration();

export async function signIn(researcher: APIRequestContext): Promise<void> {
  const session = { data: { token: "research-token-of-the-browser-tests" } };
  expect((await researcher.post("/api/research/session", session)).status()).toBe(204);
}

/** A name of its own for each attempt, since a retry meets what the first one stored. */
export function ownSlug(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}`;
}

/** Without practice and blinding. Returns the study's own slug. */
export async function openStudy(
  researcher: APIRequestContext,
  name: string,
  change: (configuration: Configuration) => Configuration = (same) => same,
): Promise<string> {
  await signIn(researcher);
  const slug = ownSlug(name);
  const roomy = {
    ...{ ...example, slug, plan: { ...example.plan, blinded: false } },
    trials: { ...example.trials, practice: null },
    recruitment: { ...example.recruitment, perAddress: 1000 },
  };
  const data = { text: JSON.stringify(change(roomy)) };
  const stored = await researcher.post("/api/research/studies", { data });
  expect(await stored.json()).toMatchObject({ slug });
  await setStatus(researcher, slug, "open");
  return slug;
}

export async function setStatus(researcher: APIRequestContext, slug: string, status: "open" | "closed"): Promise<void> {
  const answered = await researcher.post(`/api/research/studies/${slug}/status`, {
    data: { status, reason: "The browser tests open it." },
  });
  expect(answered.status()).toBe(204);
}

/** A tick box each for age, reading and consent. */
export async function agree(page: Page): Promise<void> {
  const begin = page.getByRole("button", { name: "Begin" });
  for (const box of [/18 or older/, /have read this/, /agree to take part/]) {
    await expect(begin).toBeDisabled();
    await page.getByRole("checkbox", { name: box }).check();
  }
  await begin.click();
}

export async function toFirstTask(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await agree(page);
  await page.getByLabel("Well or very well").check();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByLabel("Those of the person on the card").check();
  await page.getByLabel("The one this person could most easily do without").check();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "This is my order" })).toBeVisible();
}

/** As when the participant looks at another tab and comes back. Waits until the server knows. */
export async function showPage(page: Page, state: "hidden" | "visible"): Promise<void> {
  const known = page.waitForResponse((each) => each.url().endsWith("/trial"));
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
  await known;
}

/** Keeps the drawn order, which the page asks about. */
export async function rankCard(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: /which wish would you give up first/ })).toBeVisible();
  await page.getByRole("button", { name: "This is my order" }).click();
  await page.getByRole("button", { name: "Yes, this is my order" }).click();
  await expect(page.getByRole("button", { name: "That is everything" })).toBeVisible();
}
