import { segmentsOf } from "@/lib/reading/acts/segments";
import { excessive, meaning, opposing } from "@/lib/reading/lexicon/pointing-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";
import type { StandingNumber } from "./units/unit-context";

interface Place {
  start: number;
  end: number;
}

const limits = PhraseTable.of(meaning.limit);
const meant = PhraseTable.of([...meaning.limit, ...meaning.order]);
const consents = PhraseTable.of(meaning.consent);
const opposed = PhraseTable.of(opposing);
const excess = PhraseTable.of(excessive);

/**
 * Whether a message only repeats what the assistant just said: "20k?? I said 17", "the Camry has five seats". A bound
 * ("20k at most") means it, and so do words of wishing or consent ("20k is fine") without a protest. A price to the hundred ("the Outlander then, 16,600") names
 * what was shown, unless a wish gave way and may move there.
 */
export function quotesIn(tokens: readonly Token[], told: string | undefined, wished: readonly StandingNumber[]) {
  const isBare = tokens.length <= bareWords;
  const figures = [...(told ?? "").matchAll(/(?<![\w-])\d[\d,]*(?:\.\d+)?(?![\w-])/g)].map(([figure]) =>
    Number(figure.replaceAll(",", "")),
  );
  const names = told?.toLowerCase() ?? "";
  const clauses = segmentsOf(tokens);
  const gives = wished.some(({ gave }) => gave);
  const isExact = (value: number) => !gives && value >= 1000 && value % 1000 !== 0 && figures.includes(value);
  const isQuoted = ({ start }: Place, isTold: boolean, isPriced = false) => {
    const clause = clauses.find((each) => start >= each.start && start < each.end);
    if (!clause || isBare) return false;
    const says = (table: PhraseTable<true>) => table.anyIn(tokens, clause.start, clause.end);
    if (isPriced) return !says(limits);
    const said = tokens.slice(clause.start, clause.end).filter(({ kind }) => kind !== "mark");
    const isAnswer = said.length <= bareWords && tokens[clause.end - 1]?.word !== "?" && !says(opposed);
    if (says(meant) || isAnswer) return false;
    return isTold ? !says(consents) || says(opposed) : wished.length > 0 && excess.anyIn(tokens, start, clause.end);
  };
  return {
    isNumber: (number: SpokenNumber) =>
      isQuoted(
        number,
        figures.some((figure) => isSame(number.value, figure)),
        isExact(number.value),
      ),
    isName: (place: Place & { values: readonly (string | number)[] }) =>
      place.values.every((value) => names.includes(String(value).toLowerCase())) && isQuoted(place, true),
  };
}

/** So short a message answers. */
const bareWords = 3;

/** "20k" repeats $20,800, and "31" repeats $31,300. */
function isSame(said: number, figure: number): boolean {
  const value = said < 1000 && figure >= 1000 ? said * 1000 : said;
  return value === figure || (value >= 1000 && value % 1000 === 0 && Math.abs(figure - value) < 1000);
}
