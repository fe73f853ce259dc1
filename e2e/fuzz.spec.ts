import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { site } from "@/messages/site";
import { attack } from "./fuzz/attack";
import { doors } from "./fuzz/doors";
import { planted } from "./fuzz/hostile";
import { doHostileActs } from "./fuzz/hostile-acts";
import { leaksInLog, lookAtPlanted, plantedIn } from "./fuzz/served";

test.describe.configure({ mode: "default", timeout: 180_000 });
const seed = Number(process.env.FUZZ_SEED ?? 1);

/** `npm run fuzz` sends ten times as much. */
test("whatever is sent to any route or page gets an answer with a reason: no crash, no leak, no hang", async ({
  request,
  baseURL,
}) => {
  expect(doors.filter(({ kind }) => kind === "route").length).toBeGreaterThan(30);
  expect(doors.filter(({ kind }) => kind === "page").length).toBeGreaterThan(20);
  const { faults, statuses } = await attack({
    base: String(baseURL),
    seed,
    requests: Number(process.env.FUZZ_RUNS ?? 300),
    researchToken: "research-token-of-the-browser-tests",
    study: "car-choices",
  });
  expect(faults).toEqual([]);
  expect(statuses.get(200) ?? 0).toBeGreaterThan(20);
  const { id } = await (await request.post("/api/conversations", { data: {} })).json();
  const last = { messageId: randomUUID(), act: { kind: "words", text: `a wagon ${planted}` } };
  expect((await request.post(`/api/conversations/${id}/turns`, { data: last })).status()).toBe(200);
});

test("no act that is taken keeps a page, a list or a new search from its guest", async ({ baseURL }) => {
  const { accepted, faults } = await doHostileActs(String(baseURL), { seed, acts: 18 });
  expect(faults).toEqual([]);
  expect(accepted).toBeGreaterThan(12);
});

test("what earlier versions stored keeps nobody out, and the log tells of faults without their words", async ({
  baseURL,
  page,
}) => {
  expect(await lookAtPlanted(String(baseURL))).toEqual([]);
  const { cookie, broken } = plantedIn(String(baseURL));
  await page.setExtraHTTPHeaders({ cookie });
  await page.goto(`/c/${broken}`);
  await expect(page.getByRole("heading", { name: site.broken.title })).toBeVisible();
  expect(leaksInLog(String(baseURL))).toEqual([]);
});
