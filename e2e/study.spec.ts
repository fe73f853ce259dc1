import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures";
import { openStudy, rankCard, showPage, toFirstTask } from "./study-fixtures";

/** The shipped example, with its practice task. */
const address = "/study/car-choices";

// Must not fail on a busy machine.
test.setTimeout(180_000);

const wishes =
  "all-wheel drive is very important, under $24,000 is very important, a wagon or an SUV, 35 mpg highway would be nice";

async function rankAndState(page: Page): Promise<void> {
  await rankCard(page);
  await sayWishes(page);
}

async function sayWishes(page: Page, words = wishes, count = 4): Promise<void> {
  await page.getByRole("textbox").first().fill(words);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`I have ${count} wishes.`)).toBeVisible();
  await expect(page.getByText(/\d+ cars?\b/)).toHaveCount(0);
  await page.getByRole("button", { name: "That is everything" }).click();
}

async function decide(page: Page): Promise<void> {
  await page.getByRole("button", { name: "I have decided" }).click();
  await expect(page.getByRole("heading", { name: "Which car is the one?" })).toBeVisible();
  const none = page.getByLabel(/None of these|No car was shown/);
  await none.check();
  await page.getByLabel("Something else").check();
  for (const group of await page.getByRole("group").all()) {
    const four = group.getByRole("radio", { name: /^4 of 7/ });
    if (await four.count()) await four.check({ force: true });
  }
  await page.getByRole("button", { name: "End this task" }).click();
}

async function rate(page: Page): Promise<void> {
  for (const slider of await page.getByRole("slider").all()) await slider.press("ArrowRight");
  await page.getByRole("button", { name: "Go on" }).click();
}

test("a participant goes from consent to the code, and nothing that comes names an arm", async ({ page }) => {
  const named: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("/api/")) return;
    const text = await response.text().catch(() => "");
    const found = /\b(optimal|greedy|pairwise|weighting)\b|"(method|condition)"/i.exec(text);
    if (found) named.push(`${response.url()}: ${found[0]}`);
  });
  await toFirstTask(page, address);
  await expect(page.getByText("This task is practice and doesn't count.")).toBeVisible();
  await expectAccessible(page);
  await rankCard(page);
  await sayWishes(page, "an SUV, under $45,000, 24 mpg highway would be nice", 3);
  await decide(page);
  await expect(page.getByText("The practice is over.")).toBeVisible();
  for (let task = 1; task <= 4; task++) {
    if (task === 1) await expectAccessible(page);
    await rankAndState(page);
    await decide(page);
    await expect(page.getByRole("heading", { name: "How the task was" })).toBeVisible();
    if (task === 1) await expectAccessible(page);
    await rate(page);
  }
  for (const title of ["The assistant as a whole", "Two more sentences", "Trust and understanding"]) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    for (const group of await page.getByRole("group").all()) {
      const wanted = /choose (\d)/.exec(await group.innerText())?.[1] ?? "3";
      await group.getByRole("radio", { name: new RegExp(`^${wanted} of`) }).check({ force: true });
    }
    await page.getByRole("button", { name: "Go on" }).click();
  }
  await page.getByLabel("Two or more").check();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByText("LEEWAY-DONE")).toBeVisible();
  await expectAccessible(page);
  expect(named).toEqual([]);
});

test("who leaves in a task loses everything at once, and gets a code and a receipt", async ({ page, request }) => {
  const address = `/study/${await openStudy(request, "leaving")}`;
  await toFirstTask(page, address);
  await page.getByRole("button", { name: "Leave the study" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Leave and delete everything" }).click();
  await expect(page.getByRole("heading", { name: "You have left, and your data is deleted" })).toBeVisible();
  await expect(page.getByText("LEEWAY-LEFT")).toBeVisible();
  await expect(page.getByText("Its files can hold remains for up to 7 days")).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("checkbox", { name: /I agree to take part/ })).toBeVisible();
});

test("a run goes on after a reload, in a second tab, and on another device by its code", async ({
  page,
  browser,
  request,
}) => {
  const slug = await openStudy(request, "several-tabs");
  const address = `/study/${slug}`;
  await toFirstTask(page, address);
  const order = await page.getByRole("list").last().innerText();
  await page.reload();
  await expect(page.getByRole("button", { name: "This is my order" })).toBeVisible();
  expect(await page.getByRole("list").last().innerText()).toBe(order);

  const second = await page.context().newPage();
  await second.goto(address);
  await rankCard(second);
  // The first tab follows by itself and says so.
  const followed = "You went on in another tab or on another device.";
  await expect(page.getByText(followed)).toBeVisible();
  await expect(page.getByRole("button", { name: "That is everything" })).toBeVisible();
  await sayWishes(page);
  await expect(page.getByRole("button", { name: "I have decided" })).toBeVisible();
  await expect(second.getByRole("button", { name: "I have decided" })).toBeVisible();

  // Where no tab can tell it, a refused message does.
  await second.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
  });
  await second.getByRole("button", { name: "I have decided" }).click();
  await expect(second.getByRole("heading", { name: "Which car is the one?" })).toBeVisible();
  await page.getByRole("textbox").first().fill("and automatic");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Which car is the one?" })).toBeVisible();
  await expect(page.getByText(followed)).toBeVisible();
  const code = await page.evaluate(
    async (path) => (await (await fetch(path)).json()).runCode,
    `/api/study/${slug}/run`,
  );
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  await other.goto(`${address}/code`);
  await other.getByRole("textbox").fill(code.toLowerCase().replaceAll("-", " "));
  await other.getByRole("button", { name: "Continue here" }).click();
  await expect(other.getByRole("heading", { name: "Which car is the one?" })).toBeVisible();
  await expectAccessible(other);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.close();
});

test("with the keyboard alone, on a phone's width, wishes are ordered", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/study/${await openStudy(request, "by-keyboard")}`);
  const press = async (name: string | RegExp, role: "button" | "checkbox" | "radio", key: string) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      const here = page.locator(":focus");
      if ((await here.count()) && (await page.getByRole(role, { name }).and(here).count()))
        return page.keyboard.press(key);
    }
    throw new Error(`the keyboard does not reach ${name}`);
  };
  for (const box of [/18 or older/, /have read this/, /I agree/]) await press(box, "checkbox", "Space");
  await press("Begin", "button", "Enter");
  await expect(page.getByRole("heading", { name: "Before you start" })).toBeFocused();
  await press("Well or very well", "radio", "Space");
  await press("Go on", "button", "Enter");
  await expect(page.getByRole("heading", { name: "How it works" })).toBeFocused();
  await press("Go on", "button", "Enter");
  await expect(page.getByRole("heading", { name: "A quick check" })).toBeFocused();
  await page.getByLabel("Those of the person on the card").focus();
  await page.keyboard.press("Space");
  await page.getByLabel("The one this person could most easily do without").focus();
  await page.keyboard.press("Space");
  await press("Go on", "button", "Enter");
  await expect(page.getByRole("heading", { name: /which wish would you give up first/ })).toBeFocused();
  const first = page.getByRole("list").last().getByRole("listitem").first();
  const before = await first.innerText();
  await page
    .getByRole("button", { name: /^Move .* down/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  expect(await first.innerText()).not.toBe(before);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a participant sees a warning before time runs out, can ask for more, and sees when it is up", async ({
  page,
  request,
}) => {
  const slug = await openStudy(request, "study-of-time", (same) => ({
    ...same,
    trials: { ...same.trials, maximumMinutes: 1, timeExtensions: 1 },
  }));
  await toFirstTask(page, `/study/${slug}`);
  const notice = page.getByText("About a minute left for this task");
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "One more minute" }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "This is my order" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("the clock stands still while the page is hidden, and the page says when the time is up", async ({
  page,
  request,
}) => {
  const slug = await openStudy(request, "study-of-breaks", (same) => ({
    ...same,
    trials: { ...same.trials, maximumMinutes: 1, timeExtensions: 0 },
  }));
  await toFirstTask(page, `/study/${slug}`);
  const left = () =>
    page.evaluate(async (path) => Date.parse((await (await fetch(path)).json()).deadline), `/api/study/${slug}/run`);
  const before = await left();
  await showPage(page, "hidden");
  await expect.poll(left).toBeGreaterThan(before);
  await showPage(page, "visible");
  const after = await left();
  expect(after).toBeGreaterThan(before);
  expect(await left()).toBe(after);
  await expect(page.getByText("The time for that task was up.")).toBeVisible({ timeout: 100_000 });
  await expect(page.getByRole("heading", { name: "How the task was" })).toBeVisible();
  await expectAccessible(page);
});

test("a link to a study that does not exist says whom to ask", async ({ page }) => {
  const answered = await page.goto("/study/no-such-study");
  expect(answered?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no study at this address" })).toBeVisible();
  await expectAccessible(page);
});
