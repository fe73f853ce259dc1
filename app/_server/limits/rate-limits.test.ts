import { afterEach, expect, it, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

it("an address may make so many guests in ten minutes, and another address is not held back by it", async () => {
  vi.stubEnv("RATE_LIMIT_ADDRESS", "24");
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("SESSION_SECRET", "a secret of this test alone");
  // Loaded here, because the environment is read once.
  const { spendNewGuest } = await import("./rate-limits");
  const from = (address: string) => spendNewGuest(new Headers({ "x-leeway-address": address }));
  for (let guest = 0; guest < 24; guest++) await from("198.51.100.1");
  await expect(from("198.51.100.1")).rejects.toMatchObject({ status: 429, code: "too-many" });
  await expect(from("198.51.100.2")).resolves.toBeUndefined();
  // One network of IPv6 is one sender, however many of its addresses it uses.
  for (let guest = 0; guest < 24; guest++) await from(`2001:db8::${guest.toString(16)}:1`);
  await expect(from("2001:db8::ffff")).rejects.toMatchObject({ status: 429, code: "too-many" });
  await expect(from("2001:db8:0:1::1")).resolves.toBeUndefined();
});
