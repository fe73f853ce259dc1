import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guestCookieName, openGuest, sealGuest, setCookieHeader } from "./guest-cookie";
import { hostCookie } from "./host-cookie";

const now = new Date("2026-03-01T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const day = 24 * 3600;
const key = "a key of sixteen or more";
const safari = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
const chrome = "Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

describe("the session cookie", () => {
  it("names the guest it was signed for, and nobody after any change to it", () => {
    const sealed = sealGuest("guest-1", now, key);
    expect(openGuest(sealed, now, [key])).toEqual({ id: "guest-1", isStale: false });
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (place, other) => {
        fc.pre(sealed[place] !== other);
        const forged = sealed.slice(0, place) + other + sealed.slice(place + 1);
        expect(openGuest(forged, now, [key])).toBeNull();
      }),
    );
    expect(openGuest(sealed, now, ["another key, not ours"])).toBeNull();
  });

  it("is signed anew after a day, and ends after ninety", () => {
    const sealed = sealGuest("guest-1", now, key);
    expect(openGuest(sealed, later(day / 2), [key])?.isStale).toBe(false);
    expect(openGuest(sealed, later(2 * day), [key])?.isStale).toBe(true);
    expect(openGuest(sealed, later(91 * day), [key])).toBeNull();
  });

  it("bears a clock that is a few minutes behind, but no value from the future", () => {
    const sealed = sealGuest("guest-1", now, key);
    expect(openGuest(sealed, later(-120), [key])?.id).toBe("guest-1");
    expect(openGuest(sealed, later(-day), [key])).toBeNull();
  });

  it("stays good under the key before, and is then signed anew", () => {
    expect(openGuest(sealGuest("guest-1", now, "the key before this"), now, [key, "the key before this"])).toEqual({
      id: "guest-1",
      isStale: true,
    });
  });

  it.each([
    ["HTTPS", { host: "leeway.example", "x-forwarded-proto": "https", "user-agent": safari }, "__Host-leeway_guest"],
    ["localhost", { host: "localhost:3000", "user-agent": chrome }, "__Host-leeway_guest"],
    ["127.0.0.1", { host: "127.0.0.1:3000" }, "__Host-leeway_guest"],
    ["Safari on localhost", { host: "localhost:3000", "user-agent": safari }, "leeway_guest"],
    ["a lab's plain HTTP", { host: "lab-3.example:3000", "user-agent": chrome }, "leeway_guest"],
    ["a name that only looks local", { host: "localhost.evil.example" }, "leeway_guest"],
  ])("on %s has the right name and is secure where it can be", (_, given, name) => {
    const headers = new Headers(given as unknown as Record<string, string>);
    expect(hostCookie(guestCookieName, headers)).toEqual({ name, secure: name.startsWith("__Host-") });
    const cookie = setCookieHeader("value", headers);
    expect(cookie).toContain("HttpOnly; SameSite=Lax");
    expect(cookie).toContain("Path=/;");
    expect(cookie).not.toContain("Domain");
    expect(setCookieHeader(null, headers)).toBe(cookie.replace("=value;", "=;").replace(/Max-Age=\d+/, "Max-Age=0"));
    expect(cookie.endsWith("; Secure")).toBe(name.startsWith("__Host-"));
  });
});
