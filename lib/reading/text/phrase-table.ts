import { rememberedFor } from "@/lib/catalog/remembered";
import { firstFrom, type Token } from "./tokenize";

interface Node<T> {
  next: Map<string, Node<T>>;
  payload?: T;
}

export interface PhraseHit<T> {
  payload: T;
  end: number;
}

interface Stretch {
  start: number;
  end: number;
}

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
  private readonly hitsOf = rememberedFor((tokens: readonly Token[]): readonly Stretch[] =>
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

  /** Searches a message once for all queries. */
  anyIn(tokens: readonly Token[], from: number, to: number): boolean {
    for (const { end } of this.startingIn(tokens, from, to)) if (end <= to) return true;
    return false;
  }

  /** Yields each start with its longest end. Searches once. */
  *startingIn(tokens: readonly Token[], from: number, to: number): Generator<Stretch> {
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

export function expandPhrase(phrase: string): string[][] {
  return sequences(partsOf(phrase)).filter((words) => words.length > 0);
}

function partsOf(phrase: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const cut = (to: number) => {
    if (to > from) parts.push(phrase.slice(from, to));
    from = to;
  };
  for (let index = 0; index < phrase.length; index++) {
    const letter = phrase[index] ?? "";
    if (letter === "(" || letter === "[") {
      if (depth === 0) cut(index);
      depth++;
    } else if (letter === ")" || letter === "]") {
      depth--;
      if (depth === 0) cut(index + 1);
    }
  }
  cut(phrase.length);
  return parts;
}

function sequences(parts: readonly string[]): string[][] {
  let results: string[][] = [[]];
  for (const part of parts) {
    const group = part[0] === "(" || part[0] === "[";
    const choices = group
      ? alternatives(part.slice(1, -1)).flatMap((each) => sequences(partsOf(each)))
      : [phraseWords(part)];
    if (part[0] === "[") choices.push([]);
    results = results.flatMap((prefix) => choices.map((choice) => [...prefix, ...choice]));
  }
  return results;
}

function alternatives(group: string): string[] {
  const sides: string[] = [""];
  let depth = 0;
  for (const letter of group) {
    if (letter === "(" || letter === "[") depth++;
    if (letter === ")" || letter === "]") depth--;
    if (letter === "|" && depth === 0) sides.push("");
    else sides[sides.length - 1] += letter;
  }
  return sides;
}

export function phraseWords(phrase: string): string[] {
  return (
    phrase
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/\p{L}+|\d+(?:\.\d+)?|[<>]=?|\+/gu) ?? []
  );
}
