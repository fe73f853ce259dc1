import { LRUCache } from "lru-cache";

/** Remembers the latest answers by key. Callers share a pending one. Failures are not kept. */
export class LastAsked<Answer> {
  private readonly known: LRUCache<string, Promise<Answer>>;

  constructor(most: number) {
    this.known = new LRUCache({ max: most });
  }

  /** Known or pending. */
  find(key: string): Promise<Answer> | undefined {
    return this.known.get(key);
  }

  ask(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const found = this.known.get(key);
    if (found) return found;
    const answer = ask();
    this.known.set(key, answer);
    answer.catch(() => {
      if (this.known.peek(key) === answer) this.known.delete(key);
    });
    return answer;
  }
}
