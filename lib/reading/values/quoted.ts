import { type Segment, segmentsOf } from "@/lib/reading/acts/segments";
import { quoting } from "@/lib/reading/lexicon/pointing-words";
import type { Reference } from "@/lib/reading/questions/question";
import { type PhraseTable, phraseTables } from "@/lib/reading/text/phrase-table";
import type { Tokens } from "@/lib/reading/text/tokenize";
import { boundAfter } from "./bounds";
import type { SpokenNumber } from "./numbers";
import { isSet } from "./set-numbers";
import type { StandingNumber } from "./units/unit-context";

type Wished = readonly StandingNumber[];

const { limits, meant, consents, opposed, excess, accepting } = phraseTables(quoting);

/**
 * Whether a message only repeats what the assistant just said: "20k?? I said 17", "the Camry has five seats". A bound
 * ("20k at most") means it, and so do words of wishing or consent ("20k is fine") without a protest. A price to the
 * hundred ("the Outlander then, 16,600") names what was shown, unless a wish gave way and may move there. So do the
 * price and year of a product that was shown and that the message names. Linear in the message.
 */
export function quotesIn(tokens: Tokens, told: string | undefined, wished: Wished, named: readonly Reference[] = []) {
  const figures = [...(told ?? "").matchAll(/(?<![\w-]|\bfrom \$?)\d[\d,]*(?:\.\d+)?(?![\w-])/g)].map(([figure]) =>
    Number(figure.replaceAll(",", "")),
  );
  const names = told?.toLowerCase() ?? "";
  const gives = wished.some(({ gave }) => gave);
  const isTold = (value: number) => figures.some((figure) => isSame(value, figure));
  // "8 seats is plenty" accepts a figure. "30k is fine" about the budget that gave way moves it.
  const isGiven = (said: number) => wished.some(({ gave, value }) => gave && said < value * 2 && value < said * 2);
  const isAccepted = ({ end, value }: SpokenNumber) =>
    figures.includes(value) && !isGiven(value) && !isGiven(value * 1000) && accepting.anyIn(tokens, end, end + 5);
  const isExact = (value: number) => !gives && value >= 1000 && value % 1000 !== 0 && figures.includes(value);
  // "I want a 2023 Corolla" sets the year, "2023 Corolla, 19,200" tells which one.
  const isOfNamed = ({ start, end, value }: SpokenNumber) =>
    named.some(({ price }) => price === value) ||
    (named.some(({ year }) => year === value) &&
      !meant.anyIn(tokens, Math.max(0, start - near), start + near) &&
      boundAfter(tokens, end)?.op === undefined);
  const isAny = tokens.length > bareWords && (told !== undefined || wished.length > 0);
  // "49 dollar, you count six days?" asks about a figure.
  const asks = tokens.some(({ word }) => word === "?");
  const clauses = isAny ? segmentsOf(tokens).map((clause) => ({ ...clause, ...tellIn(tokens, clause, asks) })) : [];
  let at = 0;
  const isQuoted = (start: number, isSaid: boolean, isPriced = false, value = 0) => {
    while (at > 0 && (clauses[at]?.start ?? 0) > start) at--;
    while (at < clauses.length - 1 && (clauses[at]?.end ?? 0) <= start) at++;
    const clause = clauses[at];
    if (!clause) return false;
    // "20 is too much, I said 12" repeats what was shown. "35k is too much" beside 40k is a limit.
    if (excess.anyIn(tokens, start, clause.end)) return wished.some((wish) => isOver(wish, value));
    if (isPriced || (clause.isOfProduct && value >= leastPrice)) return !clause.isLimit;
    if (clause.isMeant) return false;
    return isSaid && (!clause.consents || clause.opposes);
  };
  return {
    isNumber: (each: SpokenNumber) =>
      isAccepted(each) ||
      (!isSet(tokens, each) &&
        isQuoted(each.start, isTold(each.value), isExact(each.value) || isOfNamed(each), each.value)),
    isName: ({ start, values }: { start: number; values: readonly (string | number)[] }) =>
      values.every((value) => names.includes(String(value).toLowerCase())) && isQuoted(start, true),
  };
}

function tellIn(tokens: Tokens, { start, end }: Segment, asks: boolean) {
  const says = (table: PhraseTable<true>) => table.anyIn(tokens, start, end);
  const opposes = says(opposed);
  const said = tokens.slice(start, end).filter(({ kind }) => kind !== "mark");
  const isAnswer = said.length <= bareWords && !asks && !opposes;
  // "The 2018 Spark for 7,600" tells which product.
  const isOfProduct = /\bthe (?:19|20)\d\d (?!or\b|and\b|to\b)[a-z]/.test(said.map(({ word }) => word).join(" "));
  return { isLimit: says(limits), isMeant: isAnswer || says(meant), consents: says(consents), opposes, isOfProduct };
}

/** Less is short for thousands. */
function isOver({ op, value }: StandingNumber, said: number): boolean {
  return op === "<=" && (value >= 1000 && said < 1000 ? said * 1000 : said) >= value;
}

/** Less is a year or a count. */
const leastPrice = 2500;

/** In words. */
const near = 3;

/** So short a message answers. */
const bareWords = 3;

/** "20k" repeats $20,800, "31" repeats $31,300, and "39" repeats 39.3 cubic feet. */
function isSame(said: number, figure: number): boolean {
  const value = said < 1000 && figure >= 1000 ? said * 1000 : said;
  return (
    value === figure ||
    (figure % 1 !== 0 && value === Math.round(figure)) ||
    (value >= 1000 && value % 1000 === 0 && Math.abs(figure - value) < 1000)
  );
}
