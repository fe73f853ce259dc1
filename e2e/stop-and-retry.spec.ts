import { expect, say, startSearch, test } from "./fixtures";

test("a message that could not be sent is kept and sent again on a tap", async ({ page }) => {
  await startSearch(page, "A sedan");
  await page.route("**/turns", (route) => route.abort());
  await say(page, "under 30k");
  await expect(page.getByRole("alert").filter({ hasText: "Your message is safe" })).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeEnabled();
  await page.unroute("**/turns");
  await again.click();
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("$30,000");
  await page.reload();
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("$30,000");
});

test("a running message can be stopped, and the search goes on from there", async ({ page }) => {
  await startSearch(page, "A sedan");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/turns", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await say(page, "under 30k");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
  release();
  await page.unroute("**/turns");
  await say(page, "under 40k");
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText("$40,000");
  await expect(page.getByRole("region", { name: "Your wishes" })).not.toContainText("$30,000");
});

test("a browser that goes away in the middle of a reply finds it later, and the message acted once", async ({
  page,
}) => {
  await page.goto("/");
  const found = await page.evaluate(async () => {
    const post = (path: string, body: object, signal?: AbortSignal) =>
      fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        ...(signal ? { signal } : {}),
      });
    const outcomes: { delay: number; said: number; replies: number; wishes: boolean }[] = [];
    for (const delay of [0, 3, 10, 30, 80, 200]) {
      const { id } = (await (await post("/api/conversations", {})).json()) as { id: string };
      const turn = { messageId: `gone-after-${delay}`, act: { kind: "words", text: "a wagon under 30k" } };
      const gone = new AbortController();
      setTimeout(() => gone.abort(), delay);
      await post(`/api/conversations/${id}/turns`, turn, gone.signal)
        .then((answer) => answer.text())
        .catch(() => undefined);
      // Resending returns the stored answer. The turn never runs twice.
      const again = await post(`/api/conversations/${id}/turns`, turn);
      const text = await again.text();
      const { messages } = (await (await fetch(`/api/conversations/${id}`)).json()) as { messages: { role: string }[] };
      outcomes.push({
        delay,
        said: messages.filter(({ role }) => role === "user").length,
        replies: messages.filter(({ role }) => role === "assistant").length,
        wishes: text.includes("30000"),
      });
    }
    return outcomes;
  });
  for (const { said, replies, wishes } of found)
    expect({ said, replies, wishes }).toEqual({ said: 1, replies: 1, wishes: true });
  expect(found).toHaveLength(6);
});
