import { setTimeout as wait } from "node:timers/promises";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { spendPoints } from "@/app/_server/limits/limit-store";
import { Refusal } from "@/app/_server/refusal";

/** Per sender in a quarter of an hour. */
export const allowedTries = { points: 10, seconds: 900 } as const;

/** Each further wrong token waits 250 ms longer. */
const answeredAtOnce = 3;
const longerEachTime = 250;

/** Counts wrong tokens across servers. A right token always works, so nobody can be locked out. */
export class ResearchTries {
  constructor(
    private readonly store: () => RateLimiterAbstract,
    private readonly pause: (milliseconds: number) => Promise<unknown> = wait,
  ) {}

  /** Charges a wrong token and always throws. */
  async refuse(sender: string): Promise<never> {
    const { isOver, spent } = await spendPoints(this.store(), sender);
    if (isOver) throw new Refusal(429, "too-many", "That was tried too often: wait a quarter of an hour.");
    await this.pause(Math.max(0, spent.consumedPoints - answeredAtOnce) * longerEachTime);
    throw new Refusal(401, "wrong-token", "That is not the research token of this server.");
  }

  async forgive(sender: string): Promise<void> {
    await this.store().delete(sender);
  }
}
