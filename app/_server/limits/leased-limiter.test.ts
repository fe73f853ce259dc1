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

  it("asks the store ever more seldom, and keeps keys apart", async () => {
    const store = new RateLimiterMemory({ points: 100, duration: 600 });
    let asked = 0;
    const limiter = new LeasedLimiter(() => {
      asked += 1;
      return store;
    }, 8);
    for (let turn = 0; turn < 23; turn++) expect(await limiter.take("one")).toBe(true);
    expect(asked).toBe(5);
    expect(await limiter.take("other")).toBe(true);
    expect(asked).toBe(6);
  });

  it("is not used up by servers that each see one request, or that die", async () => {
    const store = new RateLimiterMemory(allowance);
    for (let server = 0; server < 24; server++) {
      expect(await new LeasedLimiter(() => store, 8).take("one")).toBe(true);
    }
    expect(await new LeasedLimiter(() => store, 8).take("one")).toBe(false);
  });

  it("gives out the last points although a lot is more than those", async () => {
    const store = new RateLimiterMemory(allowance);
    const limiter = new LeasedLimiter(() => store, 16);
    const taken = [];
    for (let turn = 0; turn < 30; turn++) taken.push(await limiter.take("one"));
    expect(taken.filter(Boolean)).toHaveLength(24);
  });

  it("takes several points at once, all or none, and keeps what is too few for the next who needs less", async () => {
    const store = new RateLimiterMemory({ points: 10, duration: 600 });
    const limiter = new LeasedLimiter(() => store, 4);
    expect(await limiter.take("one", 4)).toBe(true);
    expect(await limiter.take("one", 4)).toBe(true);
    expect(await limiter.take("one", 4)).toBe(false);
    expect([await limiter.take("one"), await limiter.take("one"), await limiter.take("one")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("never gives out more than the store allows when requests cost different amounts", async () => {
    const store = new RateLimiterMemory({ points: 60, duration: 600 });
    const servers = [1, 2, 3].map(() => new LeasedLimiter(() => store, 5));
    const costs = Array.from({ length: 90 }, (_, index) => [1, 2, 4, 20][index % 4] ?? 1);
    const taken = await Promise.all(costs.map((cost, index) => servers[index % 3]?.take("one", cost)));
    const spent = costs.reduce((sum, cost, index) => sum + (taken[index] ? cost : 0), 0);
    expect(spent).toBeLessThanOrEqual(60);
    expect(spent).toBeGreaterThan(30);
  });

  it("lets the dearest request through once where a whole window allows less than it costs", async () => {
    const limiter = new LeasedLimiter(() => new RateLimiterMemory({ points: 5, duration: 600 }), 1);
    expect(await limiter.take("one", 20)).toBe(true);
    expect(await new LeasedLimiter(() => new RateLimiterMemory(allowance), 2).take("one", 20)).toBe(true);
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
