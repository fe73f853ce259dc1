import { readBundle } from "@/lib/study/export/read-bundle";
import { type StudyEventName, studyEventSchemas } from "@/lib/study/study-event";
import { expect, test } from "./fixtures";
import { openStudy, rankCard, showPage, signIn, toFirstTask } from "./study-fixtures";

const wanted: readonly StudyEventName[] = [
  ...(["step-enter", "step-answer", "trial-start", "act-receive", "words-read"] as const),
  ...(["question-ask", "question-answer", "wish-change", "state-restore", "wishes-complete", "ranking-give"] as const),
  ...(["lattice-read", "relaxation-choose", "explanation-show", "relaxation-answer", "result-show"] as const),
  ...([
    "reply-certify",
    "turn-time",
    "reply-show",
    "device-note",
    "page-blur",
    "page-focus",
    "time-pause",
    "card-view",
    "trial-end",
  ] as const),
];

test("what happens in a task is in the exported log, each kind with the fields described", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  // Arms that always propose something, the single-button one first.
  const slug = await openStudy(request, "every-event", (same) => ({
    ...same,
    conditions: same.conditions.filter(({ id }) => id !== "none"),
    design: {
      ...same.design,
      groups: [{ id: "everyone", conditions: ["optimal", "local", "greedy"] }],
      conditionOrder: "fixed",
    },
    trials: { ...same.trials, perParticipant: 3 },
  }));
  await toFirstTask(page, `/study/${slug}`);
  await rankCard(page);
  const say = async (words: string) => {
    await page.getByRole("textbox").first().fill(words);
    await page.keyboard.press("Enter");
  };
  await say("something cheap");
  await page.getByRole("button", { name: /up to \$20,000/ }).click();
  await expect(page.getByText(/I have one wish/)).toBeVisible();
  await say("all-wheel drive, a convertible, 45 mpg on the highway would be nice");
  await expect(page.getByText(/I have 4 wishes/)).toBeVisible();
  const slider = page.getByRole("slider", { name: "Weight of highway" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  const undo = page.getByRole("button", { name: "Undo" }).first();
  await expect(undo).toBeEnabled();
  await undo.click();
  await page.evaluate(() => {
    window.dispatchEvent(new Event("blur"));
    window.dispatchEvent(new Event("focus"));
  });
  await showPage(page, "hidden");
  await showPage(page, "visible");
  await page.getByRole("button", { name: "That is everything" }).click();
  await expect(page.locator("[data-product]").first()).toBeVisible();
  await page.locator("[data-product]").first().scrollIntoViewIfNeeded();
  await page.getByRole("log").getByRole("button", { name: /fine$/ }).click();
  await expect(page.getByRole("button", { name: "I have decided" })).toBeEnabled();
  // The browser sends its own events every few seconds and on close.
  await page.getByRole("button", { name: "I have decided" }).click();
  await expect(page.getByRole("heading", { name: "Which car is the one?" })).toBeVisible();
  await page.getByRole("group", { name: "This is the one" }).getByRole("radio").first().check();
  for (const group of await page.getByRole("group").all()) {
    const four = group.getByRole("radio", { name: /^4 of 7/ });
    if (await four.count()) await four.check({ force: true });
  }
  const taken = page.waitForResponse((each) => each.url().endsWith("/trial") && each.ok());
  await page.getByRole("button", { name: "End this task" }).click();
  await taken;

  await signIn(request);
  let rows: Record<string, string>[] = [];
  await expect(async () => {
    const exported = await request.get(`/api/research/studies/${slug}/export`);
    rows = readBundle(new Uint8Array(await exported.body())).rows("events.csv");
    const known = new Set(rows.map(({ name }) => name));
    expect(wanted.filter((name) => !known.has(name))).toEqual([]);
  }).toPass({ timeout: 15_000 });
  for (const { name = "", data = "" } of rows) {
    const schema = studyEventSchemas[name as StudyEventName];
    const fault = schema ? schema.safeParse(JSON.parse(data)).error?.message : "has no description";
    expect(fault, `${name} ${data.slice(0, 300)}`).toBeUndefined();
  }
  // Every event names its arm, latency too.
  const timed = rows.filter(({ name }) => name === "turn-time" || name === "reply-show");
  expect(timed.every(({ condition }) => ["optimal", "local", "greedy"].includes(condition ?? ""))).toBe(true);
});
