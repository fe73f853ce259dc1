import { afterEach, expect, it, vi } from "vitest";

const sent = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock("next/headers", () => ({ headers: async () => sent.headers }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function originFor(headers: Record<string, string>, publicUrl = ""): Promise<string> {
  sent.headers = new Headers(headers);
  vi.stubEnv("PUBLIC_URL", publicUrl);
  const { siteOrigin } = await import("./site-origin");
  return siteOrigin();
}

it("PUBLIC_URL names the site, whatever host a request was sent to", async () => {
  const forged = { host: "evil.example", "x-forwarded-host": "evil.example" };
  expect(await originFor(forged, "https://shop.example/")).toBe("https://shop.example");
});

it("without PUBLIC_URL the site is where its visitor found it", async () => {
  expect(await originFor({ host: "lab.example:3000" })).toBe("http://lab.example:3000");
  const behind = { host: "10.0.0.2", "x-forwarded-host": "shop.example", "x-forwarded-proto": "https" };
  expect(await originFor(behind)).toBe("https://shop.example");
});
