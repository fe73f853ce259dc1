import type { Token } from "@/lib/reading/text/tokenize";

/** Found once, so range queries take constant time. */
export class TokenPlaces {
  private readonly known = new WeakMap<readonly Token[], Uint16Array>();

  constructor(private readonly holds: (token: Token) => boolean) {}

  static of(words: ReadonlySet<string>): TokenPlaces {
    return new TokenPlaces(({ word }) => words.has(word));
  }

  anyIn(tokens: readonly Token[], from: number, to: number): boolean {
    const counts = this.countsOf(tokens);
    const [first, last] = [Math.max(0, from), Math.min(to, tokens.length)];
    return first < last && (counts[last] ?? 0) > (counts[first] ?? 0);
  }

  private countsOf(tokens: readonly Token[]): Uint16Array {
    const known = this.known.get(tokens);
    if (known) return known;
    const counts = new Uint16Array(tokens.length + 1);
    for (const [index, token] of tokens.entries())
      counts[index + 1] = (counts[index] ?? 0) + (this.holds(token) ? 1 : 0);
    this.known.set(tokens, counts);
    return counts;
  }
}
