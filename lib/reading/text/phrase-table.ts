import type { Token } from "./tokenize";

interface Node<T> {
  next: Map<string, Node<T>>;
  payload?: T;
}

export interface PhraseHit<T> {
  payload: T;
  /** One past the phrase. */
  end: number;
}

interface Stretch {
  start: number;
  end: number;
}

/** Marks allowed inside a phrase: "premium unleaded (required)", "unleaded/E85". */
const passable = new Set(["(", ")", "/"]);

/** Phrases, longest first. `(a|b)` is a choice, `[a|b]` an optional one. Hyphens and apostrophes don't count. */
export class PhraseTable<T> {
  private readonly root: Node<T> = { next: new Map() };
  readonly words = new Set<string>();
  private readonly found = new WeakMap<readonly Token[], readonly Stretch[]>();

  static of(phrases: readonly string[]): PhraseTable<true> {
    return phrases.reduce((table, phrase) => table.add(phrase, true), new PhraseTable<true>());
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

  /** The longest phrase from a token to at most `limit`. */
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

  /** Whether a whole phrase is between two places. Searches a message once for all queries. */
  anyIn(tokens: readonly Token[], from: number, to: number): boolean {
    for (const { end } of this.startingIn(tokens, from, to)) if (end <= to) return true;
    return false;
  }

  /** Every phrase start between two places with its longest end. Also searches once. */
  *startingIn(tokens: readonly Token[], from: number, to: number): Generator<Stretch> {
    const hits = this.hitsOf(tokens);
    let low = 0;
    let high = hits.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((hits[middle]?.start ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    for (let at = low; at < hits.length; at++) {
      const hit = hits[at];
      if (!hit || hit.start >= to) return;
      yield hit;
    }
  }

  private hitsOf(tokens: readonly Token[]): readonly Stretch[] {
    const known = this.found.get(tokens);
    if (known) return known;
    const hits = tokens.flatMap((_, start) => {
      const hit = this.at(tokens, start);
      return hit ? [{ start, end: hit.end }] : [];
    });
    this.found.set(tokens, hits);
    return hits;
  }
}

function childOf<T>(node: Node<T>, word: string): Node<T> | undefined {
  return node.next.get(word) ?? (word.length > 3 && word.endsWith("s") ? node.next.get(word.slice(0, -1)) : undefined);
}

/** All word sequences of a phrase. Groups may nest. */
export function expandPhrase(phrase: string): string[][] {
  return sequences(partsOf(phrase)).filter((words) => words.length > 0);
}

/** Splits a phrase into groups and the words between. */
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

/** A group's sides, split at its own bars. */
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

/** A phrase's words as the tokenizer returns them. */
export function phraseWords(phrase: string): string[] {
  return (
    phrase
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/\p{L}+|\d+(?:\.\d+)?|[<>]=?|\+/gu) ?? []
  );
}
