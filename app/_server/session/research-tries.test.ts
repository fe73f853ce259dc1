import { RateLimiterMemory } from "rate-limiter-flexible";
import { describe, expect, it } from "vitest";
import { allowedTries, ResearchTries } from "./research-session";

function storeOf({ points, seconds }: { points: number; seconds: number }) {
  const store = new RateLimiterMemory({ points, duration: seconds });
  return () => store;
}

function triesWith(store = storeOf(allowedTries)) {
  const pauses: number[] = [];
  return { pauses, tries: new ResearchTries(store, async (milliseconds) => pauses.push(milliseconds)) };
}

const wrong = { status: 401, code: "wrong-token" };
const tooMany = { status: 429, code: "too-many" };

describe("wrong research tokens", () => {
  it("slow their sender, ten of them end it for a quarter of an hour, and another sender is not slowed", async () => {
    const { tries, pauses } = triesWith();
    for (let number = 0; number < 10; number++) await expect(tries.refuse("one")).rejects.toMatchObject(wrong);
    expect(pauses).toEqual([0, 0, 0, 250, 500, 750, 1000, 1250, 1500, 1750]);
    await expect(tries.refuse("one")).rejects.toMatchObject(tooMany);
    await expect(tries.refuse("other")).rejects.toMatchObject(wrong);
    expect(pauses.at(-1)).toBe(0);
  });

  it("of many senders are no more than wrong tokens of many senders: nobody else is refused for them", async () => {
    const { tries } = triesWith();
    for (let number = 0; number < 500; number++)
      await expect(tries.refuse(`sender ${number}`)).rejects.toMatchObject(wrong);
    await expect(tries.refuse("one more")).rejects.toMatchObject(wrong);
  });

  it("are forgotten when their sender knows the token after all", async () => {
    const { tries, pauses } = triesWith();
    for (let number = 0; number < 11; number++) await tries.refuse("one").catch(() => undefined);
    await tries.forgive("one");
    await expect(tries.refuse("one")).rejects.toMatchObject(wrong);
    expect(pauses.at(-1)).toBe(0);
  });

  it("are counted together, whichever server is asked", async () => {
    const shared = storeOf(allowedTries);
    const [one, other] = [triesWith(shared).tries, triesWith(shared).tries];
    for (let number = 0; number < 5; number++) {
      await expect(one.refuse("same")).rejects.toMatchObject(wrong);
      await expect(other.refuse("same")).rejects.toMatchObject(wrong);
    }
    await expect(one.refuse("same")).rejects.toMatchObject(tooMany);
    await expect(other.refuse("same")).rejects.toMatchObject(tooMany);
  });
});
