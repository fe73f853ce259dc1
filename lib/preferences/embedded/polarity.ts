import { type Clause, clauseAt, isSubordinate } from "./clauses";
import { background, concessions, contrasts, excluderGap, excluders } from "./lexicon/stance-words";
import type { Mention } from "./mentions";
import { PhraseTable } from "./phrase-table";
import { endsSentence, type Token } from "./tokenize";

/**
 * How a value is meant: wished, turned down, put up with, set against the wish, told as background, or part of a
 * condition.
 */
export type Stance = "wished" | "excluded" | "conceded" | "contrasted" | "background" | "condition";

const table = (phrases: readonly string[]) => phrases.reduce((made, phrase) => made.add(phrase, true), new PhraseTable<true>());
const excluding = table(excluders);
const conceding = table(concessions);
const contrasting = table(contrasts);
const telling = table(background);

/** Words stances are told by: known to the speller. */
export const stanceVocabulary: ReadonlySet<string> = new Set([...excluding.words, ...conceding.words, ...contrasting.words, ...telling.words]);

export interface StanceContext {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  /** Tokens of values, bounds and cues; an excluder cannot start in them. */
  taken: readonly boolean[];
}

/** The stance of every mention, in order. */
export function findStances(context: StanceContext, mentions: readonly Mention[]): Stance[] {
  const excluded = reachOf(context, excluding, mentions, excluderGap, true);
  const contrasted = reachOf(context, contrasting, mentions, new Set("a an the any".split(" ")), false);
  return mentions.map((mention, index) => {
    const clause = clauseAt(context.clauses, mention.start);
    if (excluded.has(index)) return "excluded";
    if (contrasted.has(index)) return "contrasted";
    if (!clause) return "wished";
    if (conceded(context, clause, mention)) return "conceded";
    if (isBackground(context, clause, mention)) return "background";
    if (isSubordinate(clause) && clause.lead !== "because") return "condition";
    if (clause.lead === "because" && (mention.definite || !hasWishVerb(context, clause, mention))) return "background";
    return "wished";
  });
}

/** Mentions that a leading phrase reaches over filler words and earlier items of a list. */
function reachOf(
  { tokens, taken }: StanceContext,
  phrases: PhraseTable<true>,
  mentions: readonly Mention[],
  gap: ReadonlySet<string>,
  lists: boolean,
): Set<number> {
  const reached = new Set<number>();
  for (let index = 0; index < tokens.length; index++) {
    if (taken[index]) continue;
    const hit = phrases.at(tokens, index);
    if (!hit) continue;
    let from = hit.end;
    let listed = false;
    for (const [position, mention] of mentions.entries()) {
      if (mention.start < from) continue;
      if (!gapFits(tokens.slice(from, mention.start), gap, listed)) break;
      reached.add(position);
      if (!lists) break;
      from = mention.end;
      listed = true;
    }
    index = hit.end - 1;
  }
  return reached;
}

function gapFits(between: readonly Token[], gap: ReadonlySet<string>, listed: boolean): boolean {
  if (between.some(endsSentence) || between.length > 6) return false;
  if (!between.every((token) => gap.has(token.word))) return false;
  if (!listed) return !between.some((token) => token.kind === "mark" && token.word === ",");
  // A list goes on with "or" and "nor"; behind a bare comma or "and" a new wish may begin.
  const words = between.map((token) => token.word);
  return words.length === 0 || words.includes("or") || words.includes("nor") || words.every((word) => word === "/");
}

function conceded({ tokens }: StanceContext, clause: Clause, mention: Mention): boolean {
  for (let index = clause.start; index < mention.start; index++) {
    const hit = conceding.at(tokens, index);
    if (hit && hit.end <= mention.start && mention.start - hit.end <= 4) return true;
  }
  return false;
}

const owned = new Set(["make", "model", "style", "fuelType", "year", "transmission", "marketCategory"]);

function isBackground({ tokens }: StanceContext, clause: Clause, mention: Mention): boolean {
  if (!owned.has(mention.slot)) return false;
  for (let index = clause.start; index < mention.start; index++) {
    const hit = telling.at(tokens, index);
    if (hit && hit.end <= mention.start && mention.start - hit.end <= 4) return true;
  }
  return false;
}

const wishVerbs = new Set("want need wants needs like prefer must love".split(" "));

/** A wish stated as a reason has its verb close before it: "because I need AWD". */
function hasWishVerb({ tokens }: StanceContext, clause: Clause, mention: Mention): boolean {
  return tokens.slice(Math.max(clause.start, mention.start - 4), mention.start).some((token) => wishVerbs.has(token.word));
}
