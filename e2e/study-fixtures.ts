import type { APIRequestContext, Page } from "@playwright/test";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { expect } from "./fixtures";

export const example = exampleConfiguration();

export async function signIn(researcher: APIRequestContext): Promise<void> {
  const session = { data: { token: "research-token-of-the-browser-tests" } };
  expect((await researcher.post("/api/research/session", session)).status()).toBe(204);
}

export async function openStudy(
  researcher: APIRequestContext,
  slug: string,
  change: (configuration: Configuration) => Configuration,
): Promise<void> {
  await signIn(researcher);
  const roomy = { ...example, slug, recruitment: { ...example.recruitment, perAddress: 1000 } };
  const data = { text: JSON.stringify(change(roomy)) };
  const stored = await researcher.post("/api/research/studies", { data });
  expect(await stored.json()).toMatchObject({ slug });
  await setStatus(researcher, slug, "open");
}

export async function setStatus(researcher: APIRequestContext, slug: string, status: "open" | "closed"): Promise<void> {
  const answered = await researcher.post(`/api/research/studies/${slug}/status`, {
    data: { status, reason: "The browser tests open it." },
  });
  expect(answered.status()).toBe(204);
}

export async function toFirstTask(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("checkbox", { name: /I agree to take part/ }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByLabel("Well or very well").check();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByLabel("Those of the person on the card").check();
  await page.getByLabel("The one this person could most easily do without").check();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "This is my order" })).toBeVisible();
}

/** Keeps the drawn order, which the page asks about. */
export async function rankCard(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: /which wish would you give up first/ })).toBeVisible();
  await page.getByRole("button", { name: "This is my order" }).click();
  await page.getByRole("button", { name: "Yes, this is my order" }).click();
  await expect(page.getByRole("button", { name: "That is everything" })).toBeVisible();
}
