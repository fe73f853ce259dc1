import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

interface Lease {
  left: number;
  /** Milliseconds of the clock when the lease ends with its window. */
  until: number;
}

/** Leases kept before those that ended are cleared away. */
const tidyAt = 10_000;

/**
 * Counts against a store that all servers share without asking it every time: points are taken from it in lots, and
 * spent here. No more points are ever given out than the store allows; what is left of a lot when its window ends is lost.
 */
export class LeasedLimiter {
  private readonly leases = new Map<string, Lease>();
  private readonly asking = new Map<string, Promise<boolean>>();

  constructor(
    private readonly store: () => RateLimiterAbstract,
    private readonly lot: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes one point of what is held here. False when the store must be asked. */
  takeHeld(key: string): boolean {
    const lease = this.leases.get(key);
    if (!lease || lease.left <= 0 || lease.until <= this.now()) return false;
    lease.left -= 1;
    return true;
  }

  /** Takes one point. False when the key has none left in this window. Throws what the store throws. */
  async take(key: string): Promise<boolean> {
    for (;;) {
      if (this.takeHeld(key)) return true;
      const asked = this.asking.get(key) ?? this.renew(key);
      if (!(await asked)) return false;
    }
  }

  /** Fetches the next lot; others who want the same key wait for it. */
  private renew(key: string): Promise<boolean> {
    const asked = this.fetch(key).finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async fetch(key: string): Promise<boolean> {
    try {
      const { msBeforeNext } = await this.store().consume(key, this.lot);
      if (this.leases.size > tidyAt) this.tidy();
      this.leases.set(key, { left: this.lot, until: this.now() + Math.max(1, msBeforeNext) });
      return true;
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) return false;
      throw outcome;
    }
  }

  private tidy(): void {
    for (const [key, { until }] of this.leases) if (until <= this.now()) this.leases.delete(key);
  }
}
