import { RateLimiterMemory } from "rate-limiter-flexible";
import { describe, expect, it } from "vitest";
import { allowedTries, ResearchTries } from "./research-tries";

function storeOf({ points, seconds }: { points: number; seconds: number }) {
  const store = new RateLimiterMemory({ points, duration: seconds });
  return () => store;
}
const stores = () => ({ ofAddress: storeOf(allowedTries.ofAddress), ofAll: storeOf(allowedTries.ofAll) });

const tooMany = { status: 429, code: "too-many" };

describe("tries at the research token", () => {
  it("are ten for one address, whose right token gives them back; another address is not held to them", async () => {
    const tries = new ResearchTries(stores());
    for (let number = 0; number < 10; number++) await tries.spend("one");
    await expect(tries.spend("one")).rejects.toMatchObject(tooMany);
    await tries.spend("other");
    await tries.forgive("one");
    await tries.spend("one");
  });

  it("are bounded for all addresses together, so that many of them do not help", async () => {
    const tries = new ResearchTries(stores());
    for (let number = 0; number < 200; number++) await tries.spend(`address ${number}`);
    await expect(tries.spend("one more")).rejects.toMatchObject(tooMany);
  });

  it("are the same ones whichever server is asked", async () => {
    const shared = stores();
    const [one, other] = [new ResearchTries(shared), new ResearchTries(shared)];
    for (let number = 0; number < 5; number++) {
      await one.spend("same");
      await other.spend("same");
    }
    await expect(one.spend("same")).rejects.toMatchObject(tooMany);
    await expect(other.spend("same")).rejects.toMatchObject(tooMany);
  });
});
