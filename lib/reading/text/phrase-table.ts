import { rememberedFor } from "@/lib/catalog/remembered";
import { firstFrom, type Token, type TokenSpan, type Tokens } from "./tokenize";

interface Node<T> {
  next: Map<string, Node<T>>;
  payload?: T;
}

export interface PhraseHit<T> {
  payload: T;
  end: number;
}

type Found<T> = PhraseHit<T> & TokenSpan;

/** Allowed inside a phrase: "premium unleaded (required)". */
const passable = new Set(["(", ")", "/"]);

export function phraseTables<Name extends string>(groups: Record<Name, readonly string[]>) {
  const tables = Object.entries<readonly string[]>(groups).map(([name, phrases]) => [name, PhraseTable.of(phrases)]);
  return Object.fromEntries(tables) as Record<Name, PhraseTable<true>>;
}

/** Matches the longest phrase. `(a|b)` is a choice, `[a|b]` optional. Ignores hyphens and apostrophes. */
export class PhraseTable<T> {
  private readonly root: Node<T> = { next: new Map() };
  readonly words = new Set<string>();
  private readonly hitsOf = rememberedFor((tokens: Tokens): readonly TokenSpan[] =>
    tokens.flatMap((_, start) => {
      const hit = this.at(tokens, start);
      return hit ? [{ start, end: hit.end }] : [];
    }),
  );

  static of(phrases: readonly string[]): PhraseTable<true> {
    return PhraseTable.keyed([[true, phrases]]);
  }

  static keyed<T>(groups: Iterable<readonly [T, readonly string[]]>): PhraseTable<T> {
    const table = new PhraseTable<T>();
    for (const [payload, phrases] of groups) for (const phrase of phrases) table.add(phrase, payload);
    return table;
  }

  add(phrase: string, payload: T): this {
    for (const words of expandPhrase(phrase)) {
      let node = this.root;
      for (const word of words) {
        this.words.add(word);
        let child = node.next.get(word);
        if (!child) {
          child = { next: new Map() };
          node.next.set(word, child);
        }
        node = child;
      }
      node.payload ??= payload;
    }
    return this;
  }

  at(tokens: readonly Pick<Token, "word">[], start: number, limit: number = tokens.length): PhraseHit<T> | undefined {
    let node: Node<T> | undefined = this.root;
    let best: PhraseHit<T> | undefined;
    for (let index = start; index < limit; index++) {
      const token = tokens[index];
      if (!token) break;
      if (index > start && passable.has(token.word)) continue;
      node = childOf(node, token.word);
      if (!node) break;
      if (node.payload !== undefined) best = { payload: node.payload, end: index + 1 };
    }
    return best;
  }

  /** Yields the hits that count, from left to right. Their words start no others. */
  *hitsIn(tokens: Tokens, counts: (hit: Found<T>) => boolean = () => true): Generator<Found<T>> {
    for (let start = 0; start < tokens.length; start++) {
      const hit = this.at(tokens, start);
      const found = hit && { ...hit, start };
      if (!found || !counts(found)) continue;
      yield found;
      start = found.end - 1;
    }
  }

  /** Searches a message once for all queries. */
  anyIn(tokens: Tokens, from = 0, to = tokens.length): boolean {
    for (const { end } of this.startingIn(tokens, from, to)) if (end <= to) return true;
    return false;
  }

  /** Yields each start with its longest end. Searches once. */
  *startingIn(tokens: Tokens, from: number, to: number): Generator<TokenSpan> {
    const hits = this.hitsOf(tokens);
    for (let at = firstFrom(hits, from); at < hits.length; at++) {
      const hit = hits[at];
      if (!hit || hit.start >= to) return;
      yield hit;
    }
  }
}

function childOf<T>(node: Node<T>, word: string): Node<T> | undefined {
  return node.next.get(word) ?? (word.length > 3 && word.endsWith("s") ? node.next.get(word.slice(0, -1)) : undefined);
}

/** All sequences of words that a phrase stands for. */
export function expandPhrase(phrase: string): string[][] {
  const parts = phrase.match(/[([|\])]|[^([|\])]+/g) ?? [];
  return choices(parts.values()).filter((words) => words.length > 0);
}

/** Reads up to the end of a group. */
function choices(parts: Iterator<string>): string[][] {
  const sides: string[][] = [];
  let side: string[][] = [[]];
  for (let part = parts.next(); !part.done && !/[\])]/.test(part.value); part = parts.next()) {
    if (part.value === "|") {
      sides.push(...side);
      side = [[]];
      continue;
    }
    const isGroup = part.value === "(" || part.value === "[";
    const next = isGroup ? choices(parts) : [phraseWords(part.value)];
    if (part.value === "[") next.push([]);
    side = side.flatMap((before) => next.map((words) => [...before, ...words]));
  }
  return [...sides, ...side];
}

export function phraseWords(phrase: string): string[] {
  const plain = phrase.toLowerCase().replace(/['’]/g, "");
  return plain.match(/\p{L}+|\d+(?:\.\d+)?|[<>]=?|[+%]/gu) ?? [];
}
