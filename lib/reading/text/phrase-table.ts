import { rememberedFor } from "@/lib/catalog/remembered";
import { firstFrom, type Token, type TokenSpan, type Tokens } from "./tokenize";

/** A word leads to all places where phrases go on, the first phrase's first. Phrases of choices share what follows. */
interface Node<T> {
  next: Map<string, Node<T>[]>;
  payload?: T | undefined;
}

type Step<T> = (after: Node<T>) => Node<T>;

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
    for (const word of phraseWords(phrase)) this.words.add(word);
    joined([nodeOf(phrase, payload)], this.root);
    return this;
  }

  at(tokens: readonly Pick<Token, "word">[], start: number, limit: number = tokens.length): PhraseHit<T> | undefined {
    let node: Node<T> | undefined = this.root;
    let best: PhraseHit<T> | undefined;
    for (let index = start; node && index < limit; index++) {
      const { word } = tokens[index] ?? { word: "" };
      if (index > start && passable.has(word)) continue;
      node = childOf(node, word);
      if (node?.payload !== undefined) best = { payload: node.payload, end: index + 1 };
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
    return this.startingIn(tokens, from, to).some(({ end }) => end <= to);
  }

  /** Each start with its longest end. Searches once. */
  startingIn(tokens: Tokens, from: number, to: number): readonly TokenSpan[] {
    const hits = this.hitsOf(tokens);
    return hits.slice(firstFrom(hits, from), firstFrom(hits, to));
  }
}

/** Joins places only once they are read: all of them would take hundreds of megabytes. */
function childOf<T>({ next }: Node<T>, said: string): Node<T> | undefined {
  const word = said.length > 3 && said.endsWith("s") && !next.has(said) ? said.slice(0, -1) : said;
  const found = next.get(word);
  if (!found || found.length < 2) return found?.[0];
  next.set(word, [joined(found)]);
  return next.get(word)?.[0];
}

function joined<T>(nodes: readonly Node<T>[], into: Node<T> = { next: new Map() }): Node<T> {
  for (const { next, payload } of new Set(nodes)) {
    into.payload ??= payload;
    for (const [word, children] of next) into.next.set(word, [...(into.next.get(word) ?? []), ...children]);
  }
  return into;
}

/** All sequences of words that a phrase stands for. */
export function expandPhrase(phrase: string): string[][] {
  return wordsFrom(nodeOf(phrase, true)).filter((words) => words.length > 0);
}

function wordsFrom({ next, payload }: Node<true>): string[][] {
  const more = [...next].flatMap(([word, nodes]) => nodes.flatMap(wordsFrom).map((rest) => [word, ...rest]));
  return payload ? [[], ...more] : more;
}

function nodeOf<T>(phrase: string, payload: T): Node<T> {
  return choices<T>((phrase.match(/[([|\])]|[^([|\])]+/g) ?? []).values())({ next: new Map(), payload });
}

/** Reads up to the end of a group. */
function choices<T>(parts: Iterator<string>): Step<T> {
  const sides: Step<T>[][] = [[]];
  for (let part = parts.next(); !part.done && !/[\])]/.test(part.value); part = parts.next()) {
    if (part.value === "|") sides.push([]);
    else sides.at(-1)?.push(stepOf(part.value, parts));
  }
  return (after) => joined(sides.map((side) => side.reduceRight((next, step) => step(next), after)));
}

function stepOf<T>(part: string, parts: Iterator<string>): Step<T> {
  if (part !== "(" && part !== "[")
    return (after) => phraseWords(part).reduceRight((next, word) => ({ next: new Map([[word, [next]]]) }), after);
  const group = choices<T>(parts);
  return part === "(" ? group : (after) => joined([group(after), after]);
}

export function phraseWords(phrase: string): string[] {
  const plain = phrase.toLowerCase().replace(/['’]/g, "");
  return plain.match(/\p{L}+|\d+(?:\.\d+)?|[<>]=?|[+%]/gu) ?? [];
}
