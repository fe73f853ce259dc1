import { expect, startSearch, test } from "./fixtures";

test("figures for Prometheus count turns and requests, for the token alone", async ({ page, request }) => {
  const ask = (token: string) => request.get("/metrics", { headers: { authorization: `Bearer ${token}` } });
  expect((await request.get("/metrics")).status()).toBe(404);
  expect((await ask("some-other-token-of-24-letters")).status()).toBe(404);
  const figures = async () => {
    const response = await ask("metrics-token-of-the-browser-tests");
    expect(response.status()).toBe(200);
    const text = await response.text();
    return (line: string) =>
      Number(
        text
          .split("\n")
          .find((each) => each.startsWith(`${line} `))
          ?.split(" ")
          .at(-1) ?? 0,
      );
  };
  const before = await figures();
  await startSearch(page, "a wagon under 30k");
  // A request is counted once its response has ended, which may be after the page shows it.
  const counted = [
    'leeway_turns_total{outcome="answered"}',
    ...["turn", "page", "search"].map((route) => `leeway_request_seconds_count{route="${route}",status="2xx"}`),
  ];
  await expect
    .poll(async () => {
      const now = await figures();
      return counted.filter((line) => now(line) <= before(line));
    })
    .toEqual([]);
  const after = await figures();
  expect(after('leeway_database_connections{state="most"}')).toBe(1);
  expect(after("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
});
