import { type Term, tradeTerms } from "@/lib/reading/lexicon/trade-terms";

const byWord: ReadonlyMap<string, Term> = new Map(
  (Object.keys(tradeTerms) as Term[]).flatMap((term) => tradeTerms[term].map((word) => [word, term] as const)),
);

const asks: readonly RegExp[] = [
  /^(?:and |so |sorry,? |wait,? |um,? )*what(?:'s| is| are| does| do) (?:an? |the )?(.+?)(?: mean| stand for| exactly| again| anyway)*\??$/,
  /^(?:and |so )*what(?:'s| is) meant by (?:an? |the )?(.+?)\??$/,
  /^(?:please )?(?:can|could) you (?:please )?(?:explain|tell me) what (?:an? |the )?(.+?) (?:is|are|means?)(?: please)?\??$/,
  /^(?:please )?(?:can you )?(?:explain|define) (?:an? |the )?(.+?)(?: to me| please)*\??$/,
  /^(.+?) means what\??$/,
];

/** The word of the trade whose meaning is all that a message asks for. */
export function askedTerm(message: string): Term | undefined {
  const said = message.trim().toLowerCase().replaceAll("’", "'").replace(/[“”"]/g, "").replace(/\s+/g, " ");
  for (const pattern of asks) {
    const word = pattern.exec(said)?.[1];
    const term = word ? (byWord.get(word) ?? byWord.get(word.replace(/s$/, ""))) : undefined;
    if (term) return term;
  }
  return undefined;
}
