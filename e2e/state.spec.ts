import { expect, relaxation, say, startSearch, test, tooMuch } from "./fixtures";

for (const width of [390, 1280]) {
  test.describe(`nothing is lost, ${width} wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("by back, forward, a reload, a page kept in the browser's cache, or a shared link", async ({
      page,
      context,
    }) => {
      await startSearch(page, tooMuch);
      await expect(relaxation(page)).toContainText("Highway gave way");
      const search = page.url();
      await page.goto("/about");
      await page.goBack();
      await expect(page).toHaveURL(search);
      await expect(relaxation(page)).toContainText("Highway gave way");
      await page.goForward();
      await expect(page).toHaveURL(/about$/);
      await page.goto(search);
      await page.reload();
      await expect(relaxation(page)).toContainText("Highway gave way");
      // A page from the cache shows turns from elsewhere.
      const other = await context.newPage();
      await other.goto(search);
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
      await say(other, "under 30k is fine");
      await expect(other.getByRole("log")).toContainText(/30,000[\s\S]*Leeway:|Leeway:[\s\S]*\$30,000/);
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
      await expect(page.getByRole("log")).toContainText("under 30k is fine");
      const token = await page.evaluate(async (id) => {
        const response = await fetch(`/api/conversations/${id}/share`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: "{}",
        });
        return ((await response.json()) as { token: string }).token;
      }, search.split("/").at(-1));
      await other.goto(`/s/${token}`);
      await expect(other.getByRole("log")).toContainText("under 30k is fine");
    });

    test("in a second tab, which follows the first", async ({ page, context }) => {
      await startSearch(page, "A sedan");
      const second = await context.newPage();
      await second.goto(page.url());
      await expect(second.getByRole("log")).toContainText("A sedan");
      await say(page, "under 30k");
      await expect(second.getByRole("region", { name: "Your wishes" }).first()).toContainText("$30,000");
      await say(second, "all-wheel drive");
      await expect(page.getByRole("region", { name: "Your wishes" }).first()).toContainText("AWD");
    });

    test("of the focus, after sending, another way and an undo", async ({ page }) => {
      await startSearch(page, tooMuch);
      const focused = () => page.evaluate(() => document.activeElement !== document.body);
      await page.getByRole("textbox").first().focus();
      await say(page, "what is AWD?");
      await expect(page.getByRole("log")).toContainText("what is AWD?");
      await expect(page.getByRole("textbox").first()).toBeFocused();
      await say(page, "35 mpg is not that important");
      await expect(page.getByRole("log").getByText("Leeway:")).toHaveCount(3);
      await page
        .getByRole("list", { name: /give up/ })
        .last()
        .getByRole("button")
        .first()
        .press("Enter");
      await expect(page.getByRole("log").getByText("Leeway:")).toHaveCount(4);
      await expect.poll(focused).toBe(true);
      await page.getByRole("button", { name: "Undo" }).first().press("Enter");
      await expect(page.getByRole("log").getByText("Leeway:")).toHaveCount(5);
      await expect.poll(focused).toBe(true);
    });

    test("offline: what was written is sent when the network is back, and says so", async ({ page, context }) => {
      await startSearch(page, "A sedan");
      await context.setOffline(true);
      await say(page, "under 30k");
      await expect(page.getByText("I'll send this when you're back.")).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("region", { name: "Your wishes" }).first()).toContainText("$30,000");
      await expect(page.getByRole("textbox").first()).toHaveValue("");
    });
  });
}

for (const width of [320, 390]) {
  test(`nothing fixed covers a button, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 400 ? 640 : 844 });
    for (const words of [tooMuch, "A diesel convertible"]) {
      await startSearch(page, words);
      await page.waitForLoadState("networkidle");
      const covered = () =>
        page.getByRole("main").evaluate((main) =>
          [...main.querySelectorAll<HTMLElement>("button, a[href]")].flatMap((button) => {
            if (!button.checkVisibility() || button.closest("[inert]")) return [];
            button.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
            const { left, top, width: wide, height } = button.getBoundingClientRect();
            const hit = document.elementFromPoint(left + wide / 2, top + height / 2);
            return hit && (button.contains(hit) || hit.contains(button)) ? [] : [button.innerText || button.ariaLabel];
          }),
        );
      // A new turn first scrolls into place.
      await expect.poll(covered, { message: words }).toEqual([]);
    }
  });
}

test("an Enter before the first page's code is there isn't lost, and that code waits for the paint", async ({
  page,
}) => {
  const held: (() => void)[] = [];
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    if (!route.request().url().includes("/paint-")) await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const html = await (await page.request.get("/")).text();
  const named = new Set([...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src));
  expect([...named].filter((src) => src?.includes("/paint-"))).toHaveLength(1);
  await expect.poll(() => held.length).toBeGreaterThan(named.size - 2);
  await say(page, "A sedan under 30k");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const release of held) release();
  await page.waitForURL(/\/c\/[\w-]+$/);
  await expect(page.getByRole("region", { name: "Your wishes" }).first()).toContainText("$30,000");
});

test("a click before the search's code is there isn't lost, and neither is what was typed", async ({ page }) => {
  await startSearch(page, "A sedan");
  const address = page.url();
  const first = await (await page.request.get(address)).text();
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const isFirst = first.includes(new URL(route.request().url()).pathname);
    if (isHeld && !isFirst) await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.getByRole("textbox").first().fill("under 30k");
  // The button still says that there is nothing to send.
  await page.getByRole("button", { name: "Send" }).first().click({ force: true });
  isHeld = false;
  for (const release of held) release();
  await expect(page.getByRole("region", { name: "Your wishes" }).first()).toContainText("$30,000");
});
