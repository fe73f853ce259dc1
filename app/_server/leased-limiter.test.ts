import { RateLimiterMemory } from "rate-limiter-flexible";
import { describe, expect, it } from "vitest";
import { LeasedLimiter } from "./leased-limiter";

describe("a limit counted in lots", () => {
  const allowance = { points: 24, duration: 600 };

  it("never gives out more than the store allows, however many servers and requests at once", async () => {
    const store = new RateLimiterMemory(allowance);
    const servers = [1, 2, 3].map(() => new LeasedLimiter(() => store, 4));
    const taken = await Promise.all(
      Array.from({ length: 90 }, (_, index) => servers[index % 3]?.take("one") ?? Promise.resolve(false)),
    );
    expect(taken.filter(Boolean)).toHaveLength(24);
  });

  it("asks the store once for each lot, and keeps keys apart", async () => {
    const store = new RateLimiterMemory(allowance);
    let asked = 0;
    const limiter = new LeasedLimiter(() => {
      asked += 1;
      return store;
    }, 8);
    for (let turn = 0; turn < 16; turn++) expect(await limiter.take("one")).toBe(true);
    expect(asked).toBe(2);
    expect(await limiter.take("other")).toBe(true);
    expect(asked).toBe(3);
  });

  it("lets the next window begin afresh", async () => {
    let now = Date.now();
    const store = new RateLimiterMemory({ points: 2, duration: 1 });
    const limiter = new LeasedLimiter(
      () => store,
      2,
      () => now,
    );
    expect([await limiter.take("one"), await limiter.take("one"), await limiter.take("one")]).toEqual([
      true,
      true,
      false,
    ]);
    await store.delete("one");
    now += 1100;
    expect(await limiter.take("one")).toBe(true);
  });
});
