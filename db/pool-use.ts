export type PoolUse = { most: number; used: number; waiting: number };

/** Counts unfinished work, which neither driver reports. */
export class PoolCount {
  private given = 0;

  constructor(private readonly most: number) {}

  use(): PoolUse {
    return { most: this.most, used: Math.min(this.most, this.given), waiting: Math.max(0, this.given - this.most) };
  }

  /** Counts calls of the named methods until they settle. */
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
