import { LRUCache } from "lru-cache";

/**
 * Remembers the answers that were asked for last, by key. It asks once while an answer is on its way, and asks again for
 * one that failed.
 */
export class LastAsked<Answer> {
  private readonly known: LRUCache<string, Promise<Answer>>;

  /** Keeps at most this many answers. */
  constructor(most: number) {
    this.known = new LRUCache({ max: most });
  }

  /** The answer if it is known or on its way. */
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
