import { describe, expect, it } from "vitest";
import { ResearchTries } from "./research-tries";

const tooMany = { status: 429, code: "too-many" };

describe("tries at the research token", () => {
  it("are ten for one address, whose right token gives them back; another address is not held to them", async () => {
    const tries = new ResearchTries();
    for (let number = 0; number < 10; number++) await tries.spend("one");
    await expect(tries.spend("one")).rejects.toMatchObject(tooMany);
    await tries.spend("other");
    await tries.forgive("one");
    await tries.spend("one");
  });

  it("are bounded for all addresses together, so that many of them do not help", async () => {
    const tries = new ResearchTries();
    for (let number = 0; number < 200; number++) await tries.spend(`address ${number}`);
    await expect(tries.spend("one more")).rejects.toMatchObject(tooMany);
  });
});
