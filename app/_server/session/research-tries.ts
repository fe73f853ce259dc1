import { setTimeout as wait } from "node:timers/promises";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { spendPoints } from "@/app/_server/limits/spend-points";
import { Refusal } from "@/app/_server/refusal";

/** Wrong tokens that one sender may try in a quarter of an hour. */
export const allowedTries = { points: 10, seconds: 900 } as const;

/** Wrong tokens that are answered at once; each further one waits a quarter of a second longer than the last. */
const answeredAtOnce = 3;
const longerEachTime = 250;

/**
 * Counts wrong tokens by sender, in a store that all servers share. A right token is never asked how many wrong ones came
 * before it: it has too many characters to be found by trying, and nobody can lock out whoever knows it.
 */
export class ResearchTries {
  constructor(
    private readonly store: () => RateLimiterAbstract,
    private readonly pause: (milliseconds: number) => Promise<unknown> = wait,
  ) {}

  /** Charges a wrong token and always throws: refused at once, refused late, or refused as one too many. */
  async refuse(sender: string): Promise<never> {
    const { isOver, spent } = await spendPoints(this.store(), sender);
    if (isOver) throw new Refusal(429, "too-many", "That was tried too often: wait a quarter of an hour.");
    await this.pause(Math.max(0, spent.consumedPoints - answeredAtOnce) * longerEachTime);
    throw new Refusal(401, "wrong-token", "That is not the research token of this server.");
  }

  /** A sender who knew the token has all tries again. */
  async forgive(sender: string): Promise<void> {
    await this.store().delete(sender);
  }
}
