import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { spendPoints } from "./spend-points";

interface Lease {
  left: number;
  /** Points it began with. */
  size: number;
  /** Milliseconds of the clock when the lease ends with its window. */
  until: number;
}

/** Leases kept before those that ended are cleared away. */
const tidyAt = 10_000;

/**
 * Counts against a store that all servers share without asking it every time: points are taken from it in lots, and
 * spent here. The first lot of a window is what is asked for and each next one twice the last: many servers that each see little
 * of a sender, or servers that are killed, leave next to nothing unspent. No more points are ever given out than the
 * store allows; what is left of a lot when its window ends is lost.
 */
export class LeasedLimiter {
  private readonly leases = new Map<string, Lease>();
  private readonly asking = new Map<string, Promise<boolean>>();

  constructor(
    private readonly store: () => RateLimiterAbstract,
    private readonly largestLot: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes points of what is held here. False when the store must be asked. */
  takeHeld(key: string, points = 1): boolean {
    const lease = this.leases.get(key);
    if (!lease || lease.left < points || lease.until <= this.now()) return false;
    lease.left -= points;
    return true;
  }

  /**
   * Takes points, all or none. False when the key has not so many left in this window. What costs more than a whole
   * window allows costs the whole window. Throws what the store throws.
   */
  async take(key: string, points = 1): Promise<boolean> {
    const cost = points > 1 ? Math.min(points, this.store().points) : points;
    for (;;) {
      if (this.takeHeld(key, cost)) return true;
      const asked = this.asking.get(key) ?? this.renew(key, cost);
      if (!(await asked)) return false;
    }
  }

  /** Fetches the next lot; others who want the same key wait for it. */
  private renew(key: string, points: number): Promise<boolean> {
    const asked = this.fetch(key, points).finally(() => this.asking.delete(key));
    this.asking.set(key, asked);
    return asked;
  }

  private async fetch(key: string, points: number): Promise<boolean> {
    const before = this.leases.get(key);
    const isSameWindow = before !== undefined && before.until > this.now();
    const lot = isSameWindow ? Math.min(this.largestLot, before.size * 2) : 1;
    const size = Math.max(lot, points - (isSameWindow ? before.left : 0));
    const { left, milliseconds } = await this.consume(key, size);
    if (left <= 0) return false;
    if (this.leases.size > tidyAt) this.tidy();
    // Too few for this request may be enough for the next one: what is held is kept.
    const held = isSameWindow ? before.left : 0;
    this.leases.set(key, { left: held + left, size, until: this.now() + Math.max(1, milliseconds) });
    return true;
  }

  /** Takes a lot, or what is left of the last one. */
  private async consume(key: string, size: number): Promise<{ left: number; milliseconds: number }> {
    const store = this.store();
    const { isOver, spent } = await spendPoints(store, key, size);
    // The store counts what it refuses too: the part of it within the limit is given to nobody else.
    const left = isOver ? store.points - (spent.consumedPoints - size) : size;
    return { left, milliseconds: spent.msBeforeNext };
  }

  private tidy(): void {
    for (const [key, { until }] of this.leases) if (until <= this.now()) this.leases.delete(key);
  }
}
