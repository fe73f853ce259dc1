import type { SlotName } from "@/lib/constraints";
import * as say from "@/lib/reading/lexicon/indifference-words";
import { lightHedges } from "@/lib/reading/lexicon/take-back-words";
import { type Clause, clauseAt, clauseIndexAt } from "@/lib/reading/text/clauses";
import { areLinked } from "@/lib/reading/text/linked";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { type Tokens, textIn, wordsIn } from "@/lib/reading/text/tokenize";
import type { Anchor } from "./anchor";

export interface Indifference {
  slots: readonly SlotName[];
  /** Undefined for the question. */
  anchor?: number;
  isNear: boolean;
  /** "Not that I need it" and "another brand is fine" leave the wish, but weigh it down. */
  isMild?: boolean;
  start: number;
  end: number;
}

interface Context {
  tokens: Tokens;
  clauses: readonly Clause[];
  anchors: readonly Anchor[];
  taken: readonly boolean[];
  asked?: SlotName;
}

const phrases = PhraseTable.of(say.indifference);
export const indifferenceVocabulary: ReadonlySet<string> = phrases.words;

export const reported = PhraseTable.of(say.holdings);

/** Conditions leave nothing open. */
export function findIndifference(context: Context): Indifference[] {
  const { tokens, clauses, taken } = context;
  const lone = loneIndifference(tokens);
  const found: Indifference[] = lone && context.asked ? [{ ...lone, slots: [context.asked], isNear: false }] : [];
  for (let index = 0; index < tokens.length; index++) {
    const end = taken[index] ? undefined : (phrases.at(tokens, index)?.end ?? anyAt(tokens, index));
    if (end === undefined) continue;
    // "Skip the Ford" sends it away.
    const isSent = say.sending.has(tokens[index]?.word ?? "");
    const isAny = say.anyOnes.has(tokens[index]?.word ?? "");
    // "Whichever has AWD" wants it, and so does "any large sedan will do".
    const isOf = ({ kind, start }: Anchor) => kind === "wish" && start >= end && start <= end + 1;
    if (isAny && say.relating.has(tokens[end]?.word ?? "")) continue;
    if ((isSent || isAny) && context.anchors.some(isOf)) continue;
    const clause = clauseAt(clauses, index);
    const object = tokens.slice(end, end + 3).some(({ word }) => say.elsewhere.has(word));
    const subject = tokens
      .slice(Math.max(clause?.start ?? 0, index - 4), index)
      .some(({ word }) => say.elsewhere.has(word));
    if (reported.anyIn(tokens, clause?.start ?? index, index)) continue;
    // "Not that I need a V8, but I'd like one".
    const but =
      tokens[index + 1]?.word === "that" ? tokens.findIndex(({ word }, at) => at > end && word === "but") : -1;
    if (but > 0 && tokens.slice(but, but + 5).some(({ word }) => say.fond.has(word))) continue;
    if (clause && !["if", "unless", "because"].includes(clause.lead) && !object && !subject) {
      const target = targetOf(context, index, end, clause);
      // "A minivan or a big SUV, idk" still names both.
      if (target?.isNear && say.unsureWords.test(textIn(tokens, index, end))) continue;
      // "Make it a crew cab, I don't mind."
      if (target?.isNear && say.remaking.test(textIn(tokens, (target.anchor ?? 0) - 4, target.anchor))) continue;
      const isMild =
        say.otherOnes.has(tokens[index]?.word ?? "") ||
        lightHedges.test(textIn(tokens, index, end + 2)) ||
        say.notMuch.test(textIn(tokens, end, clause.end));
      if (target) found.push({ ...target, isMild, start: index, end });
    }
    index = end - 1;
  }
  return found;
}

/** The nearest name in the clause, else the question's slot, else the sentence's last name. */
function targetOf({ tokens, clauses, anchors, asked }: Context, start: number, end: number, clause: Clause) {
  const inside = anchors.filter((each) => each.start >= clause.start && each.end <= clause.end);
  const answer = asked && inside.find(({ slots }) => slots.includes(asked));
  const distance = (each: Anchor) => (each.end <= start ? start - each.end : each.start - end);
  const [nearest] = [...inside].sort((a, b) => distance(a) - distance(b));
  const near = answer || nearest;
  if (near) return { slots: linkedSlots(near, inside, tokens), anchor: near.start, isNear: near.kind === "wish" };
  if (asked) return { slots: [asked], isNear: false };
  const last = anchors.findLast((each) => each.end <= start);
  const sentence = last && clauses[clauseIndexAt(clauses, last.start)]?.sentence;
  return last && sentence === clause.sentence ? { slots: last.slots, anchor: last.start, isNear: false } : undefined;
}

/** "The year and the miles don't matter" leaves both open. */
function linkedSlots(near: Anchor, inside: readonly Anchor[], tokens: Tokens): SlotName[] {
  const linked = inside.filter((each) => {
    const [first, second] = each.start < near.start ? [each, near] : [near, each];
    return each.kind === "topic" && areLinked(tokens.slice(first.end, second.start));
  });
  return [...new Set([near, ...linked].flatMap(({ slots }) => [...slots]))];
}

function loneIndifference(tokens: Tokens): { start: number; end: number } | undefined {
  const words = tokens.filter((token) => token.kind !== "mark");
  const at = tokens.findIndex((token) => say.openWords.has(token.word));
  const isAlone = words.length <= 4 && words.every(({ word }) => say.openWords.has(word) || say.lonely.has(word));
  return at >= 0 && isAlone ? { start: at, end: at + 1 } : undefined;
}

function anyAt(tokens: Tokens, start: number): number | undefined {
  const isOther = say.otherOnes.has(tokens[start]?.word ?? "");
  if (!isOther && !say.anyOnes.has(tokens[start]?.word ?? "")) return undefined;
  const noun = tokens[start + 1]?.word.replace(/s$/, "") ?? "";
  const beyond = tokens[start + 2];
  const closes = !beyond || beyond.kind === "mark" || say.closesAny.has(beyond.word);
  const ahead = wordsIn(tokens, start - 6, tokens[start - 1]?.word === "a" ? start - 1 : start);
  const isOpen = say.taking.has(ahead.at(-1) ?? "") || ahead.slice(-2).join(" ") === "open to";
  const isTaken = !isOther || isOpen;
  if (say.beforeNames.has(noun) && closes && isTaken) return start + 1;
  if (isOther && !say.beforeNames.has(noun)) return undefined;
  const isFine = [2, 3].some(
    (gap) => say.verbs.has(tokens[start + gap]?.word ?? "") && say.fine.has(tokens[start + gap + 1]?.word ?? ""),
  );
  return isFine ? start + 1 : undefined;
}
