import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { type FrontDoor, putInOrder } from "./front-door";

function through(sent: { method?: string; url?: string; headers?: IncomingHttpHeaders }, door?: Partial<FrontDoor>) {
  const headers: IncomingHttpHeaders = { host: "leeway.test", ...sent.headers };
  const request = { method: "GET", url: "/", ...sent, headers };
  const answered = new Map<string, unknown>();
  const response = { setHeader: (name: string, value: unknown) => answered.set(name, value) };
  putInOrder(request, response as never, { trustedProxies: 0, ...door });
  return { ...request, hsts: answered.get("strict-transport-security") };
}

const forged = { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" };

it("believes a forwarded host and scheme from trusted proxies only", () => {
  const direct = through({ headers: forged });
  expect(direct.headers).toEqual({ host: "leeway.test" });
  expect(direct.hsts).toBeUndefined();
  const behind = through({ headers: forged }, { trustedProxies: 1 });
  expect(behind.headers).toMatchObject(forged);
  const appended = { "x-forwarded-proto": "https, http", "x-forwarded-host": "evil.example, shop.example" };
  expect(through({ headers: appended }, { trustedProxies: 1 }).headers).toMatchObject({
    "x-forwarded-proto": "http",
    "x-forwarded-host": "shop.example",
  });
});

it("sends HSTS with whatever is asked for over HTTPS: pages, data and files", () => {
  for (const url of ["/", "/api/health", "/_next/static/chunks/a.js", "/icon.svg", "/api/%zz", "/%00"]) {
    expect(through({ url, headers: forged }, { trustedProxies: 1 }).hsts, url).toMatch(/^max-age=\d{7,}$/);
    expect(through({ url, headers: { "x-forwarded-proto": "http" } }, { trustedProxies: 1 }).hsts).toBeUndefined();
  }
});

it("knows that the site is on HTTPS from PUBLIC_URL, where it is asked for by that name", () => {
  const publicUrl = "https://shop.example";
  const own = through({ headers: { host: "shop.example" } }, { publicUrl });
  expect(own.headers).toMatchObject({ "x-forwarded-proto": "https" });
  expect(own.hsts).toBeDefined();
  const local = through({ headers: { host: "localhost:3000" } }, { publicUrl });
  expect(local.headers).not.toHaveProperty(["x-forwarded-proto"]);
  expect(local.hsts).toBeUndefined();
});

it("leads addresses that cannot be read to where they are refused", () => {
  for (const url of [
    "/api/%",
    "/api/conversations/%E0%A4%A",
    "/api/study/%00/run",
    "/api/conversations/a%0a",
    "/api/x?y=%00",
  ])
    expect(through({ url }).url, url).toBe("/api/unreadable-address");
  for (const url of ["/c/%", "/study/%00", "/s/%1f"]) expect(through({ url }).url, url).toBe("/unreadable-address");
  for (const url of ["/", "/lab/methods?q=50%25%0Aoff", "/models/Citro%C3%ABn/C4?c=1", "/lab/methods?q=%zz"])
    expect(through({ url }).url).toBe(url);
});

it("leads methods that nothing here takes to where they are refused", () => {
  for (const method of ["TRACE", "PROPFIND", "LOCK", "SUBSCRIBE"])
    expect(through({ method, url: "/saved" })).toMatchObject({ method: "GET", url: "/api/odd-method" });
  for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    expect(through({ method, url: "/saved" })).toMatchObject({ method, url: "/saved" });
});
