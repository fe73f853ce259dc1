import { afterEach, expect, it, vi } from "vitest";
import { costs } from "@/app/_server/answered-route";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  Reflect.deleteProperty(globalThis, "leewayLimits");
});

async function limitsWith(settings: Record<string, string>) {
  vi.stubEnv("DATABASE_URL", "");
  vi.stubEnv("SESSION_SECRET", "a secret of this test alone");
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import("./rate-limits");
}

function asked(address: string) {
  return { headers: new Headers({ "x-leeway-address": address }) };
}

type Spend = (request: ReturnType<typeof asked>, cost: number) => Promise<void>;

async function passed(spend: Spend, address: string, cost: number) {
  for (let count = 0; ; count++) {
    const refused = await spend(asked(address), cost).then(
      () => false,
      () => true,
    );
    if (refused) return count;
  }
}

it("a request is charged by what it costs, to the address it comes from", async () => {
  const { spend } = await limitsWith({ RATE_LIMIT_ADDRESS: "40", RATE_LIMIT_GUEST: "1000" });
  expect(await passed(spend, "198.51.100.1", costs.light)).toBe(40);
  expect(await passed(spend, "198.51.100.2", costs.counting)).toBe(20);
  expect(await passed(spend, "198.51.100.3", costs.words)).toBe(10);
  expect(await passed(spend, "198.51.100.4", costs.heavy)).toBe(2);
});

it("a comparison without a cookie is charged like a turn: the address stands in for the guest", async () => {
  const { spend } = await limitsWith({ RATE_LIMIT_ADDRESS: "1000", RATE_LIMIT_GUEST: "40" });
  expect(await passed(spend, "198.51.100.5", costs.words)).toBe(10);
  await expect(spend(asked("198.51.100.5"), costs.words)).rejects.toMatchObject({ status: 429 });
  await expect(spend(asked("198.51.100.5"), costs.light)).resolves.toBeUndefined();
  await expect(spend(asked("198.51.100.6"), costs.words)).resolves.toBeUndefined();
});

it("a request whose reading had to be ended is charged for the thread it cost", async () => {
  await limitsWith({ RATE_LIMIT_ADDRESS: "25", RATE_LIMIT_GUEST: "1000" });
  const { answer } = await import("@/app/_server/answered-route");
  const { TooLongToRead } = await import("@/app/_server/refusal");
  const send = (cost: number, work: () => Promise<Response>) => {
    const { headers } = asked("198.51.100.7");
    headers.set("host", "leeway.test");
    return answer(new Request("http://leeway.test/api", { headers }), work, { cost });
  };
  const refused = await send(costs.words, () => Promise.reject(new TooLongToRead()));
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("Please shorten it") } });
  const statuses = [];
  for (let look = 0; look < 2; look++) {
    statuses.push((await send(costs.light, async () => Response.json({}))).status);
  }
  expect(statuses).toEqual([200, 429]);
});

it("an address may make so many guests in ten minutes, and another address is not held back by it", async () => {
  const { spendNewGuest } = await limitsWith({ RATE_LIMIT_ADDRESS: "24" });
  const from = (address: string) => spendNewGuest(new Headers({ "x-leeway-address": address }));
  for (let guest = 0; guest < 24; guest++) await from("198.51.100.1");
  await expect(from("198.51.100.1")).rejects.toMatchObject({ status: 429, code: "too-many" });
  await expect(from("198.51.100.2")).resolves.toBeUndefined();
  for (let guest = 0; guest < 24; guest++) await from(`2001:db8::${guest.toString(16)}:1`);
  await expect(from("2001:db8::ffff")).rejects.toMatchObject({ status: 429, code: "too-many" });
  await expect(from("2001:db8:0:1::1")).resolves.toBeUndefined();
});
