/** A process's connections, those in use, and the waiting pieces of work. */
export type PoolUse = { most: number; used: number; waiting: number };

/** Counts a pool's unfinished work, which neither driver reports. Each piece has its own connection if one is free. */
export class PoolCount {
  private given = 0;

  constructor(private readonly most: number) {}

  use(): PoolUse {
    return { most: this.most, used: Math.min(this.most, this.given), waiting: Math.max(0, this.given - this.most) };
  }

  /** The same client, whose named methods count until their results settle. */
  counted<Client extends object>(client: Client, names: readonly string[]): Client {
    return new Proxy(client, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name, target);
        if (typeof found !== "function") return found;
        if (!names.includes(String(name))) return found.bind(target);
        return (...given: unknown[]) => this.during(found.apply(target, given));
      },
    });
  }

  /** Counts until the returned function is called. */
  begin(): () => void {
    this.given++;
    let isDone = false;
    return () => {
      if (!isDone) this.given--;
      isDone = true;
    };
  }

  private during<Work extends PromiseLike<unknown>>(work: Work): Work {
    const done = this.begin();
    // Later: the caller may still be building the driver's statement.
    queueMicrotask(() => work.then(done, done));
    return work;
  }
}
