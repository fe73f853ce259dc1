import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { spendPoints } from "./limit-store";

interface Lease {
  left: number;
  size: number;
  /** Clock milliseconds. */
  until: number;
}

/** Removes ended leases at this count. */
const tidyAt = 10_000;

/** Takes points from a shared store in lots that double within a window. Never exceeds the limit. */
export class LeasedLimiter {
  private readonly leases = new Map<string, Lease>();
  private readonly asking = new Map<string, Promise<boolean>>();

  constructor(
    private readonly store: () => RateLimiterAbstract,
    private readonly largestLot: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns false when only the store can tell. */
  takeHeld(key: string, points = 1): boolean {
    const lease = this.leases.get(key);
    if (!lease || lease.left < points || lease.until <= this.now()) return false;
    lease.left -= points;
    return true;
  }

  /** Takes all points or none. A cost above the limit takes the whole window. Rethrows store errors. */
  async take(key: string, points = 1): Promise<boolean> {
    const cost = points > 1 ? Math.min(points, this.store().points) : points;
    for (;;) {
      if (this.takeHeld(key, cost)) return true;
      const asked = this.asking.get(key) ?? this.renew(key, cost);
      if (!(await asked)) return false;
    }
  }

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
    const store = this.store();
    const { isOver, spent } = await spendPoints(store, key, size);
    // The store counts refusals too. Only the part within the limit is ours.
    const left = isOver ? store.points - (spent.consumedPoints - size) : size;
    if (left <= 0) return false;
    if (this.leases.size > tidyAt)
      for (const [other, { until }] of this.leases) if (until <= this.now()) this.leases.delete(other);
    // The next request may need fewer points.
    const held = isSameWindow ? before.left : 0;
    this.leases.set(key, { left: held + left, size, until: this.now() + Math.max(1, spent.msBeforeNext) });
    return true;
  }
}
