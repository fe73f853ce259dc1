import { holds, type Vocabulary } from "@/lib/catalog/catalog-reader";
import { type SlotName, slotDefinitions, slotsInOrder } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { directionParting, irregular, quantifiers, type Way } from "@/lib/reading/lexicon/direction-words";
import { knownEnglish } from "@/lib/reading/lexicon/english-words";
import { editDistance } from "@/lib/reading/text/edit-distance";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token, Tokens } from "@/lib/reading/text/tokenize";

export interface Direction extends Way {
  slot: SlotName;
  start: number;
  stop: number;
}

interface SlotTables {
  slot: SlotName;
  ways: PhraseTable<Way>;
  amounts: PhraseTable<"with" | "against">;
}

/** Words between an amount and its subject: "the least I'd have to pay". */
const reaches = { superlative: 5, comparative: 1, plain: 0 };
function formsOf(word: string): readonly (readonly [string, string])[] {
  const known = irregular[word];
  if (known) return known;
  const stem = /[^aeiou][aeiou][bdgmnpt]$/.test(word)
    ? `${word}${word.at(-1)}`
    : word.replace(/e$/, "").replace(/([^aeiou])y$/, "$1i");
  return [[`${stem}er`, `${stem}est`]];
}

const tables: readonly SlotTables[] = slotsInOrder(({ places }) => places.facts).map((slot) => {
  const { more = [], less = [], amounts = [], against = [] } = slotWords[slot].asks ?? {};
  const ways = new PhraseTable<Way>();
  for (const [end, other, phrases] of [["most", "least", more] as const, ["least", "most", less] as const])
    for (const phrase of phrases) {
      const [first = "", ...rest] = phrase.split(" ");
      for (const [comparative, superlative] of formsOf(first)) {
        ways.add([comparative, ...rest].join(" "), { end, degree: "comparative" });
        ways.add([superlative, ...rest].join(" "), { end, degree: "superlative" });
      }
      ways.add(phrase, { end, degree: "plain" });
      ways.add(`more ${phrase}`, { end, degree: "comparative" });
      ways.add(`(most|closest to) ${phrase}`, { end, degree: "superlative" });
      ways.add(`less ${phrase}`, { end: other, degree: "comparative" });
      ways.add(`least ${phrase}`, { end: other, degree: "superlative" });
    }
  const counted = [["with", amounts] as const, ["against", against] as const];
  return { slot, ways, amounts: PhraseTable.keyed<"with" | "against">(counted) };
});

export function directionsIn(
  { tokens: said, names }: { tokens: Tokens; names: readonly { start: number; end: number }[] },
  vocabulary: Vocabulary,
): Direction[] {
  const isName = (at: number) => names.some(({ start, end }) => start <= at && at < end);
  const tokens = said.map((token) => (isName(token.start) ? { ...token, word: "" } : mended(token)));
  const held = tables.filter(({ slot }) => holds(vocabulary, slot));
  const found: Direction[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hits = [...waysAt(tokens, at, held), ...amountsFrom(tokens, at, held)];
    const [longest] = [...hits].sort((a, b) => rank(b) - rank(a));
    if (longest) found.push(longest);
    at = longest && longest.start === at ? longest.stop : at + 1;
  }
  return found;
}

export function amountsIn(tokens: Tokens, vocabulary: Vocabulary): SlotName[] {
  return tables
    .filter(({ slot, amounts }) => holds(vocabulary, slot) && tokens.some((_, at) => amounts.at(tokens, at)))
    .map(({ slot }) => slot);
}

/** Counted things first: "the biggest trunk" is not about the outside. */
function rank({ start, stop, degree }: Direction): number {
  return (degree === "plain" ? 0 : 100) + stop - start;
}

function waysAt(tokens: Tokens, at: number, held: readonly SlotTables[]): Direction[] {
  const { word = "" } = tokens[at] ?? {};
  // Most words begin none.
  if (!wayWords.has(word) && !wayWords.has(word.replace(/s$/, ""))) return [];
  return held.flatMap(({ slot, ways }): Direction[] => {
    const hit = ways.at(tokens, at);
    return hit ? [{ slot, ...hit.payload, start: at, stop: hit.end }] : [];
  });
}

function amountsFrom(tokens: Tokens, at: number, held: readonly SlotTables[]): Direction[] {
  const quantity = quantifiers[tokens[at]?.word ?? ""];
  // "7 seats at least" and "7 seats or more" are bounds.
  const isLast = (tokens[at + 1]?.kind ?? "mark") === "mark";
  if (!quantity || (isLast ? /^(?:at|or)$/ : /^at$/).test(tokens[at - 1]?.word ?? "")) return [];
  const ahead = tokens.slice(at + 1, at + 2 + reaches[quantity.degree]);
  const cut = ahead.findIndex(({ kind, word }) => kind === "mark" || directionParting.has(word));
  const places = [...(cut < 0 ? ahead : ahead.slice(0, cut)).map((_, index) => at + 1 + index), at - 1, at - 2];
  for (const place of places) {
    const hits = held.flatMap(({ slot, amounts }) => {
      const hit = place < 0 ? undefined : amounts.at(tokens, place);
      return hit && (place > at || hit.end <= at) ? [{ slot, ...hit }] : [];
    });
    const [hit] = hits.sort((a, b) => b.end - a.end);
    if (!hit) continue;
    const isTurned = quantity.better ? slotDefinitions[hit.slot].direction === "less" : hit.payload === "against";
    const end = isTurned ? opposite[quantity.end] : quantity.end;
    return [{ slot: hit.slot, end, degree: quantity.degree, start: at, stop: Math.max(at + 1, hit.end) }];
  }
  return [];
}

const opposite = { most: "least", least: "most" } as const;

const wayWords = new Set(tables.flatMap(({ ways }) => [...ways.words]));
const knownForms = new Set([...wayWords].filter((word) => word.length > 4));
const mends = new Map<string, string>();

/** "Cheeper": not English, and one letter off. */
function mended(token: Token): Token {
  const { word, kind } = token;
  if (kind !== "word" || word.length < 5 || knownForms.has(word) || knownEnglish.has(word)) return token;
  const known = mends.get(word) ?? [...knownForms].find((form) => editDistance(word, form, 1) <= 1) ?? word;
  if (mends.size < mostMends) mends.set(word, known);
  return known === word ? token : { ...token, word: known };
}

const mostMends = 5000;
