import type { ClauseLead } from "@/lib/reading/lexicon/clause-words";
import { clauseMarks, cues, gladToo, leadWords, restarts, signals } from "@/lib/reading/lexicon/clause-words";
import { PhraseTable, phraseTables } from "./phrase-table";
import { endsSentence, firstFrom, type TokenSpan, type Tokens, textIn } from "./tokenize";

export interface Clause extends TokenSpan {
  sentence: number;
  lead: ClauseLead;
  /** Unless a new sentence follows. */
  mark?: string;
}

const leads = PhraseTable.keyed(leadWords.map(([lead, phrase]) => [lead, [phrase]]));
const { demanding, noLead, gladly } = phraseTables(cues);
/** Splits at marks, conjunctions and conditions. Every token except marks is in exactly one clause. */
export function findClauses(tokens: Tokens, owned: readonly boolean[]): Clause[] {
  const clauses: Clause[] = [];
  let open: Clause = { start: 0, end: 0, sentence: 0, lead: "main" };
  const close = (end: number, next: number, lead: ClauseLead, sentence: number, mark?: string) => {
    if (end > open.start) clauses.push({ ...open, end, ...(mark ? { mark } : {}) });
    open = { start: next, end: next, sentence, lead };
  };
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || owned[index]) continue;
    const whole = noLead.at(tokens, index);
    if (whole) {
      index = whole.end - 1;
    } else if (endsSentence(token)) {
      close(index, index + 1, "main", open.sentence + 1);
    } else if (token.kind === "mark" && clauseMarks.has(token.word)) {
      close(index, index + 1, "main", open.sentence, token.word);
    } else {
      const lead = leadAt(tokens, index);
      const isThen = token.word === "then" && index > open.start;
      if (open.lead === "if" && (isThen || (index > open.start + 2 && demanding.at(tokens, index)))) {
        // "If there's none, then a sedan will do", "if we get the van it needs AWD".
        close(index, isThen ? index + 1 : index, "main", open.sentence);
      } else if (lead) {
        close(index, index, lead.payload, open.sentence);
        index = lead.end - 1;
      } else if (/^(?:and|so|plus)$/.test(token.word) && restarts.has(tokens[index + 1]?.word ?? "")) {
        close(index, index, open.lead === "but" ? "main" : open.lead, open.sentence);
      }
    }
  }
  close(tokens.length, tokens.length, "main", open.sentence);
  return clauses;
}

const hoped = 14;

/** "If it has leather that's a bonus": a wish. */
function isHopedFor(tokens: Tokens, from: number): boolean {
  const stop = tokens.findIndex((token, at) => at >= from && endsSentence(token));
  const to = Math.min(from + hoped, stop < 0 ? tokens.length : stop);
  return gladToo.test(textIn(tokens, from, to + 1)) || gladly.startingIn(tokens, from, to).length > 0;
}

function leadAt(tokens: Tokens, index: number) {
  const hit = leads.at(tokens, index);
  // "It beeps when a product is beside me": wished all the same.
  const isSignal = tokens.slice(Math.max(0, index - 3), index).some(({ word }) => signals.has(word));
  return hit?.payload === "if" && (isHopedFor(tokens, hit.end) || isSignal) ? undefined : hit;
}

export function clauseAt(clauses: readonly Clause[], token: number): Clause | undefined {
  return clauses[clauseIndexAt(clauses, token)];
}

/** Returns -1 for a mark between two clauses. */
export function clauseIndexAt(clauses: readonly Clause[], token: number): number {
  const at = firstFrom(clauses, token + 1) - 1;
  return token < (clauses[at]?.end ?? 0) ? at : -1;
}
