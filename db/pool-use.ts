export type PoolUse = { most: number; used: number; waiting: number };

/** Counts unfinished work on the embedded database's one connection, which the driver does not report. */
export class PoolCount {
  private given = 0;

  use(): PoolUse {
    return { most: 1, used: Math.min(1, this.given), waiting: Math.max(0, this.given - 1) };
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

  private during<Work extends PromiseLike<unknown>>(work: Work): Work {
    this.given++;
    const done = () => {
      this.given--;
    };
    // Later: the caller may still be building the driver's statement.
    queueMicrotask(() => work.then(done, done));
    return work;
  }
}
