/** Connections a process may hold, those in use, and pieces of work that wait for one. */
export interface PoolUse {
  most: number;
  used: number;
  waiting: number;
}

/**
 * Counts the work that is given to a pool and not done yet; a pool gives each piece a connection of its own as long as it
 * has one. Neither driver says it by itself.
 */
export class PoolCount {
  private given = 0;

  constructor(private readonly most: number) {}

  use(): PoolUse {
    return { most: this.most, used: Math.min(this.most, this.given), waiting: Math.max(0, this.given - this.most) };
  }

  /** The same client, whose methods of these names are counted until what they return settles. */
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

  /** Counts from now on until the function it returns is called. */
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
    // Looked at later: the driver's statement may still be put together by whoever made it.
    queueMicrotask(() => work.then(done, done));
    return work;
  }
}
