import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "@/app/_server/refusal";

/** Tries at the research token in a quarter of an hour: of one address, and of all together. */
export const allowedTries = {
  ofAddress: { points: 10, seconds: 900 },
  ofAll: { points: 200, seconds: 900 },
} as const;

/** Counts tries in stores that all servers share. */
export class ResearchTries {
  constructor(private readonly stores: Record<keyof typeof allowedTries, () => RateLimiterAbstract>) {}

  /** Spends one; refused when there are none left. */
  async spend(address: string): Promise<void> {
    try {
      await this.stores.ofAddress().consume(address);
      await this.stores.ofAll().consume("all");
    } catch (outcome) {
      if (!(outcome instanceof RateLimiterRes)) throw outcome;
      throw new Refusal(429, "too-many", "That was tried too often: wait a quarter of an hour.");
    }
  }

  /** Whoever knew the token has all tries again. */
  async forgive(address: string): Promise<void> {
    await this.stores.ofAddress().delete(address);
  }
}
