import type { ToldAct } from "@/lib/reading/preference-reader";
import type { ModelAnswer } from "./model-answer";
import { locateQuote } from "./model-quote";

/** The acts whose quotes are in the words, each from where the last one ended. */
export function actsIn({ acts }: Pick<ModelAnswer, "acts">, words: string): ToldAct[] {
  let at = 0;
  return acts.flatMap(({ act, quote }) => {
    const later = locateQuote(words.slice(at), quote);
    const span = later ? { start: at + later.start, end: at + later.end } : locateQuote(words, quote);
    if (later && span) at = span.end;
    return span ? [{ act, ...span }] : [];
  });
}
