import { test as unwatched } from "@playwright/test";
import { expect, say, startSearch, test } from "./fixtures";

test("every page has a policy with a fresh nonce, and hydrates under it without a violation", async ({
  page,
  request,
}) => {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text());
  });
  const nonces = new Set<string>();
  for (const path of ["/", "/lab/methods", "/saved", "/about", "/no-such-page"]) {
    const response = await request.get(path);
    const nonce = /'nonce-([^']+)'/.exec(response.headers()["content-security-policy"] ?? "")?.[1] ?? "";
    expect(nonce, path).not.toBe("");
    nonces.add(nonce);
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const script of scripts) expect(script, path).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(5);
  // Only a hydrated page responds. The theme menu and a toast add their own styles.
  await startSearch(page, "a wagon under 30k");
  await say(page, "AWD is a must");
  await expect(page.getByRole("region", { name: "Your wishes" })).toContainText(/all-wheel|AWD/i);
  expect(violations).toEqual([]);
});

unwatched("markup that got into a page runs nothing", async ({ page }) => {
  const smuggled = `<script>window.ranInline = true</script><img src="data:," onerror="window.ranHandler = true">
    <script src="https://elsewhere.example/x.js"></script>`;
  const reached: string[] = [];
  page.on("requestfinished", (request) => reached.push(request.url()));
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<body[^>]*>)/, `$1${smuggled}`);
    expect(body).toContain("ranInline");
    await route.fulfill({ response, body });
  });
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => ["ranInline" in window, "ranHandler" in window])).toEqual([false, false]);
  expect(reached.filter((url) => url.includes("elsewhere"))).toEqual([]);
});

test("every answer carries the security headers, and the session cookie is bound to this host", async ({ request }) => {
  const made = await request.post("/api/conversations", { data: {} });
  const cookie = made.headers()["set-cookie"] ?? "";
  expect(cookie).toMatch(/^__Host-leeway_guest=[\w-]+\.\d+\.[\w-]+; Path=\/;/);
  for (const flag of ["HttpOnly", "Secure", /SameSite=lax/i]) expect(cookie).toMatch(flag);
  expect(cookie).not.toMatch(/domain/i);
  for (const response of [made, await request.get("/"), await request.get("/api/health")]) {
    const headers = response.headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-powered-by"]).toBeUndefined();
  }
  expect(made.headers()["cache-control"]).toBe("no-store");
});

test("on plain HTTP beyond this machine the cookie is a plain one, and behind HTTPS a bound one with HSTS", async ({
  request,
}) => {
  const lab = { host: "lab.example:3000" };
  const plain = await request.post("/api/conversations", { data: {}, headers: lab });
  expect(plain.headers()["set-cookie"]).toMatch(/^leeway_guest=/);
  expect(plain.headers()["set-cookie"]).not.toMatch(/secure/i);
  const https = { host: "leeway.example", "x-forwarded-proto": "https" };
  const bound = await request.post("/api/conversations", { data: {}, headers: https });
  expect(bound.headers()["set-cookie"]).toMatch(/^__Host-leeway_guest=.*Secure/);
  for (const path of ["/about", "/api/health", "/icon.svg", "/no-such-page", "/api/no-such-address"]) {
    const headersOf = async (sent = {}) => (await request.get(path, { headers: sent })).headers();
    expect((await headersOf(https))["strict-transport-security"], path).toMatch(/max-age=\d{7,}/);
    expect((await headersOf())["strict-transport-security"], path).toBeUndefined();
  }
});

test("wrong research tokens slow a whole /64 of IPv6, and the right token is never locked out", async ({ request }) => {
  const signIn = (address: string, token: string) =>
    request.post("/api/research/session", { data: { token }, headers: { "x-forwarded-for": address } });
  const began = Date.now();
  for (let attempt = 0; attempt < 10; attempt++) {
    expect((await signIn(`2001:db8:77::${attempt + 1}`, "not it, surely")).status()).toBe(401);
  }
  expect(Date.now() - began).toBeGreaterThan(6000);
  const late = await signIn("2001:db8:77::ffff", "not it, surely");
  expect(late.status()).toBe(429);
  expect(late.headers()["set-cookie"]).toBeUndefined();
  const right = await signIn("2001:db8:77::1", "research-token-of-the-browser-tests");
  expect(right.ok()).toBe(true);
  expect(right.headers()["set-cookie"]).toMatch(/^__Host-leeway_research=.*HttpOnly.*SameSite/i);
});
