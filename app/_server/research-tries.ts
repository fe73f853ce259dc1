import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refusal } from "./refusal";

/** Tries at the research token in a quarter of an hour: of one address, and of all together. */
export class ResearchTries {
  readonly #ofAddress = new RateLimiterMemory({ points: 10, duration: 900 });
  readonly #ofAll = new RateLimiterMemory({ points: 200, duration: 900 });

  /** Spends one; refused when there are none left. */
  async spend(address: string): Promise<void> {
    try {
      await this.#ofAddress.consume(address);
      await this.#ofAll.consume("all");
    } catch (outcome) {
      if (!(outcome instanceof RateLimiterRes)) throw outcome;
      throw new Refusal(429, "too-many", "That was tried too often: wait a quarter of an hour.");
    }
  }

  /** Whoever knew the token has all tries again. */
  async forgive(address: string): Promise<void> {
    await this.#ofAddress.delete(address);
  }
}
