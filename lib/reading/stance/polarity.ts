import { roles, type SlotName } from "@/lib/constraints";
import * as say from "@/lib/reading/lexicon/stance-words";
import { type Clause, clauseAt } from "@/lib/reading/text/clauses";
import { PhraseTable, phraseTables } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token, type Tokens, textIn, wordsIn } from "@/lib/reading/text/tokenize";
import type { Mention } from "@/lib/reading/values/mentions";
import { isNameSlot } from "@/lib/reading/values/names";

export type Stance = "wished" | "excluded" | "conceded" | "contrasted" | "background" | "condition" | "similar";

const phrases = phraseTables(say.polarity);
const { excluding, rejecting, conceding, contrasting, telling, likening, faults, closed, closedNext } = phrases;
const known = [excluding, rejecting, conceding, contrasting, telling];

export const stanceVocabulary: ReadonlySet<string> = new Set(known.flatMap(({ words }) => [...words]));

export interface StanceContext {
  tokens: Tokens;
  clauses: readonly Clause[];
  /** Tokens of values, bounds and cues, where no excluder starts. */
  taken: readonly boolean[];
  asked?: SlotName;
}

export function findStances(context: StanceContext, mentions: readonly Mention[]): Stance[] {
  const excluded = reachOf(context, excluding, mentions, say.excluderGap, true);
  const contrasted = reachOf(context, contrasting, mentions, say.contrastedGap, false);
  const alike = reachOf(context, likening, mentions, say.likenedGap, true);
  const rejected = new Set(mentions.flatMap((each, index) => (isRejected(context, each) ? [index] : [])));
  return mentions.map(stanceOf);

  function stanceOf(mention: Mention, index: number): Stance {
    if (mention.refused) return "excluded";
    const clause = clauseAt(context.clauses, mention.start);
    // "If there's no wagon, a sedan will do" rejects nothing.
    if (excluded.has(index) && clause?.lead === "if") return "condition";
    if (excluded.has(index) || rejected.has(index)) return "excluded";
    if (alike.has(index) && isNameSlot(mention.slot) && mention.slot !== context.asked) return "similar";
    if (contrasted.has(index) || isSwappedOut(context.tokens, mention, mentions[index + 1])) return "contrasted";
    if (!clause) return "wished";
    if (conceded(context, clause, mention)) return "conceded";
    if (isBackground(context, clause, mention)) return "background";
    if (/^(?:if|unless|than)$/.test(clause.lead)) return "condition";
    return clause.lead === "because" && mention.slot !== context.asked ? "background" : "wished";
  }
}

function isSwappedOut(tokens: Tokens, { slot, start, end, core }: Mention, next: Mention | undefined): boolean {
  if (next?.slot !== slot || core !== undefined) return false;
  const joint = wordsIn(tokens, end, next.start);
  const isJoint = joint.some((word) => /^(?:for|to|into|with)$/.test(word));
  if (!isJoint || !joint.every((word) => say.toNext.has(word))) return false;
  let at = start - 1;
  while (say.ofSwapped.has(tokens[at]?.word ?? "")) at--;
  return say.swapping.has(tokens[at]?.word ?? "");
}

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
    // "I'd be all over a wagon", "I like the Tacoma".
    if (!hit || say.notAfter.get(tokens[index]?.word ?? "")?.test(tokens[index - 1]?.word ?? "")) continue;
    if (tokens[index]?.word === "than" && say.weighsBefore.test(textIn(tokens, index - farThreat, index))) continue;
    // "No, no, the hatchback" refuses what came before.
    if (say.interjected.test(textIn(tokens, index, index + 2))) continue;
    if (lists && tokens[hit.end]?.word === ":") {
      // "Don't want: V8, anything before 2013": covers the rest of the sentence.
      const closing = tokens.findIndex((token, at) => at > hit.end && endsSentence(token));
      const end = closing < 0 ? tokens.length : closing;
      for (const [position, { start }] of mentions.entries()) if (start > hit.end && start < end) reached.add(position);
      continue;
    }
    let from = hit.end;
    let listed = false;
    for (const [position, mention] of mentions.entries()) {
      if (mention.start < from) continue;
      const gapTokens = tokens.slice(from, mention.start);
      const before = mentions[position - 1];
      const isAgain = mention.values.some((value) => before?.values.includes(value));
      const together = listed && before?.slot === mention.slot && !isAgain && joins(gapTokens);
      if (!together && !gapFits(withoutTaken(tokens, taken, from, mention.start), gap, listed)) break;
      reached.add(position);
      if (!lists) break;
      from = mention.end;
      listed = true;
    }
    index = hit.end - 1;
  }
  return reached;
}

function isRejected({ tokens }: StanceContext, mention: Mention): boolean {
  const from = say.carried.has(tokens[mention.end]?.word ?? "") ? mention.end + 1 : mention.end;
  const [lead, behind] = [
    textIn(tokens, mention.start - farThreat, mention.start),
    textIn(tokens, from, from + farThreat),
  ];
  if (say.unlike.test(lead)) return true;
  const isThreat = say.threatens.before.test(lead) && say.threatens.behind.test(behind);
  return isThreat || rejecting.at(tokens, from) !== undefined || isDismissed(tokens, mention);
}

/** In words. */
const farThreat = 10;

/** Also "no Nissan! Or a Mitsubishi." */
function joins(gap: Tokens): boolean {
  return /^(?:,|&|, and|(?:and|[.!]+ n?or)(?: an?| the)?)$/.test(textIn(gap));
}

/** Skips list items without a slot: "can't stand CVTs or front wheel drive". */
function withoutTaken(tokens: Tokens, taken: readonly boolean[], from: number, to: number): Token[] {
  const between = tokens.slice(from, to);
  const joined = between.some(({ word }) => word === "or" || word === "and" || word === ",");
  return joined && between.length <= 5 ? between.filter((_, index) => !taken[from + index]) : between;
}

function gapFits(between: Tokens, gap: ReadonlySet<string>, listed: boolean): boolean {
  if (between.some(endsSentence) || between.length > 6) return false;
  if (!between.every(({ word }, at) => gap.has(word) || (at === 0 && say.gerund.test(word)))) return false;
  if (!listed) return !between.some((token) => token.kind === "mark" && token.word === ",");
  // "Or" and "nor" continue a list. "And" may start a new wish.
  const words = between.map((token) => token.word);
  return words.length === 0 || words.includes("or") || words.includes("nor") || words.every((word) => word === "/");
}

const utmost = PhraseTable.of([...say.utmostWords]);

function conceded({ tokens }: StanceContext, clause: Clause, mention: Mention): boolean {
  const core = mention.core ?? mention.start;
  const hit = conceding.startingIn(tokens, clause.start, core).find(({ end }) => end <= core && core - end <= 4);
  return hit !== undefined && !utmost.anyIn(tokens, clause.start, hit.start + 1);
}

function isBackground({ tokens, taken }: StanceContext, clause: Clause, mention: Mention): boolean {
  if (!say.ownedWords.has(mention.slot)) return false;
  // "I have a preference for" isn't possession.
  const isOwning = ({ kind, word, text }: Token) =>
    kind === "number" || say.possessions.has(word) || /^\p{Lu}/u.test(text);
  return telling.startingIn(tokens, clause.start, mention.start).some(({ start, end }) => {
    const isNear = end <= mention.start && mention.start - end <= 5;
    // "Pre-owned" is a value.
    return !taken[start] && isNear && tokens.slice(end, mention.start).every(isOwning);
  });
}

type Named = { slot: SlotName; start: number; end: number; op?: string };

/** In marks. */
const mostMarks = 4;

/** "Minivans, no thanks", "sedans never again", "the Jeep's out": nothing may follow in the clause. */
function isClosedOff(tokens: Tokens, from: number): boolean {
  let at = from;
  while (at < from + mostMarks && /^[,?!:–—-]$/.test(tokens[at]?.word ?? "")) at++;
  const hit = closed.at(tokens, at) ?? closedNext.at(tokens, tokens[at - 1]?.word === "?" ? at : from);
  const next = hit && (tokens[hit.end]?.word ?? ".");
  return next !== undefined && (/^[^\p{L}\d?]+$/u.test(next) || say.behindVerdicts.has(next));
}

/** "Mustang too heavy", "the Jeep's out", "Nissan won't last", "FWD not AWD": the reason rules the name out. */
export function isDismissed(tokens: Tokens, { slot, start, end, op }: Named): boolean {
  if (op !== undefined) return false;
  // "Anything too big", "it isn't too big": neither wishes for big.
  if (slot === roles.size && tokens[start - 1]?.word === "too") return true;
  let at = say.carried.has(tokens[end]?.word ?? "") ? end + 1 : end;
  if (isClosedOff(tokens, at)) return true;
  while (say.hedges.has(tokens[at]?.word ?? "")) at++;
  const [word, next] = [tokens[at]?.word ?? "", tokens[at + 1]];
  if (word === "too" && next?.kind === "word" && !say.notOverdone.test(next.word)) return true;
  if (!isNameSlot(slot)) return false;
  // "My Honda won't start" tells of what somebody has.
  const lead = tokens.slice(Math.max(0, start - 2), start);
  if (lead.slice(lead.findLastIndex(endsSentence) + 1).some((each) => say.owning.has(each.word))) return false;
  return (
    faults.at(tokens, at) !== undefined ||
    (say.failing.has(word) && next?.kind === "word" && !say.harmlessVerbs.has(next.word))
  );
}
