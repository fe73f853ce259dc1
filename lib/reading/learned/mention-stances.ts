import { isNumericSlot, likeness, type SlotName, takesBounds, unitOf } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { givenLimits, listJoints, ownLimits } from "@/lib/reading/lexicon/reference-words";
import { beforeObjects, breaksWish, openWishes, turnsDown, wishVerbs } from "@/lib/reading/lexicon/stance-words";
import { isDismissed, type Stance } from "@/lib/reading/stance/polarity";
import { type LearnedStance, learnedStances, type StanceChances } from "@/lib/reading/stance/stance-chances";
import type { Statement } from "@/lib/reading/stance/statement";
import { accepts } from "@/lib/reading/stance/statements";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import { byName, classify, modelNamed } from "./linear-model";
import modelFile from "./mention-model.json";
import { spanFeatures, withSpans, wordsBeside } from "./span-features";

export type MentionSpan = Pick<Statement, "slot" | "start" | "end" | "stance" | "op" | "definite">;

/** Three times as many as people write. Rules read the rest. */
const mostMentions = 60;

export function stancesOfMentions(tokens: Tokens, mentions: readonly MentionSpan[], asked?: SlotName): StanceChances[] {
  const model = modelNamed("mentions", modelFile);
  return mentionFeatures(tokens, mentions.slice(0, mostMentions), asked).map((features) =>
    byName(learnedStances, classify(model, features)),
  );
}

export function mentionFeatures(tokens: Tokens, mentions: readonly MentionSpan[], asked?: SlotName): number[][] {
  const { words, placeOf } = withSpans<{ word: string; slot?: SlotName }, MentionSpan>(tokens, mentions, {
    word: ({ kind, word }) => ({ word: kind === "number" ? "#" : word }),
    span: ({ slot }) => ({ word: named.has(slot) ? "CAR" : "OOO", slot }),
  });
  const counts = new Map<SlotName, number>();
  for (const { slot } of mentions) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  const seen = new Map<SlotName, number>();
  return mentions.map((mention) => {
    const { slot, stance, op, start, end, definite } = mention;
    const { words: near, at } = wordsBeside(words, placeOf.get(start) ?? 0);
    const rank = seen.get(slot) ?? 0;
    seen.set(slot, rank + 1);
    const facts = [
      kindOf(slot),
      `slot ${slot}`,
      `rules ${stance}`,
      ...Array.from({ length: rulesCopies }, (_, copy) => `rules${copy} ${stance}`),
      `op ${op ?? "is"}`,
      `asked ${asked === undefined ? "none" : asked === slot}`,
      `of ${Math.min(3, counts.get(slot) ?? 1)} at ${Math.min(2, rank)}`,
      `last ${rank + 1 === counts.get(slot)}`,
      `plural ${(tokens[end - 1]?.word ?? "").endsWith("s")}`,
      `definite ${definite}`,
      `long ${Math.min(4, Math.floor(tokens.length / 20))}`,
    ];
    const shown = near.map((each, index) =>
      index === at ? "TTT" : each.slot === slot && each.word !== "CAR" ? "SSS" : each.word,
    );
    return spanFeatures({ words: shown, at, facts });
  });
}

/** Balances hundreds of words. */
const rulesCopies = 4;
const named: ReadonlySet<SlotName> = new Set(["make", "model"]);

function kindOf(slot: SlotName): string {
  return named.has(slot) ? "name" : isNumericSlot(slot) && takesBounds(slot) ? "number" : "value";
}

/** Minimum probabilities to overrule the rules. */
const sure = { none: 0.6, noRefusal: 0.75, certain: 0.9, refused: 0.65, accepted: 0.75, wished: 0.75 } as const;

/** Prefers the model where it is surer than the rules. */
export function meantAs(said: readonly Statement[], chances: readonly StanceChances[], tokens: Tokens): Statement[] {
  const shared = sharedInLists(said, chances, tokens);
  let told = Number.NEGATIVE_INFINITY;
  // "Outback 2020+ 30k??"
  const isOwned = ({ kind }: Tokens[number], at: number) =>
    kind === "mark" || said.some(({ start, end }) => start <= at && at < end);
  const isBare = tokens.length <= shortMessage && tokens.every(isOwned);
  return said.map((statement, index) => {
    const chance = shared[index];
    if (!chance) return statement;
    if (statement.refused) return { ...statement, veto: "own-refusal" };
    const before = said[index - 1];
    const isSwapped = before?.stance === "contrasted" && before.slot === statement.slot;
    const isLimit = isOwnLimit(statement, tokens);
    // "Power can come down to 200" revises.
    const isPlain = isPointed(statement, tokens)
      ? /^(?:wished|conceded)$/.test(statement.stance)
      : statement.stance === "wished" && (isLimit || isSwapped || isObject(said, index, tokens));
    const { wished, refused, none } = chance;
    const learned =
      isLimit || (isBare && statement.stance === "wished") || (isPlain && none < sure.certain)
        ? { ...chance, wished: wished + none, none: 0 }
        : isTurnedDown(statement, tokens)
          ? { ...chance, refused: refused + wished, wished: 0 }
          : chance;
    const isRuled = isRuledOut(statement, tokens, before);
    const meant = isLimit || isRuled ? statement.stance : stanceOf(statement, learned);
    const { slot, op, start, end } = statement;
    const isBeside = start - told <= besideTold && !tokens.slice(told, start).some(endsSentence);
    const isOfTold =
      op !== undefined && !isLimit && learned.wished < sure.certain && (tokens[start]?.word === "since" || isBeside);
    const stance = isOfTold && meant === "wished" ? "background" : meant;
    if (stance === "background" && (named.has(slot) || isOfTold)) told = end;
    const isFixed = fixed.has(stance) && learned.wished + learned.refused + learned.accepted > learned.none;
    return { ...statement, stance, chances: learned, ...(isFixed ? { veto: "fixed-stance" } : {}) };
  });
}

/** In words. */
const shortMessage = 20;

/** In words: "my Corolla got 38 mpg". Also "the same song since 2016". */
const besideTold = 3;

/** "My budget for the Volvo is 30k", "my dad said up to 20k": what somebody sets is theirs to wish. */
function isOwnLimit({ stance, op, start, end }: Statement, tokens: Tokens): boolean {
  if (op === undefined || stance !== "wished") return false;
  const saidUpTo = (at: number) => {
    const lead = tokens.slice(Math.max(0, start - limitReach), at);
    return textIn(lead.slice(lead.findLastIndex(endsSentence) + 1));
  };
  // "Max is 30k" is one bound.
  return ownLimits.test(saidUpTo(end)) || (op !== "==" && givenLimits.test(saidUpTo(start)));
}

const limitReach = 14;

/** "FWD not AWD", "the Mustang's too heavy". */
function isRuledOut(statement: Statement, tokens: Tokens, before: Statement | undefined): boolean {
  const { slot, stance, start } = statement;
  if (stance !== "excluded") return false;
  const isContrast =
    before?.slot === slot && /^,? ?(?:and |but )?(?:not|never)(?: an?| the)?$/.test(textIn(tokens, before.end, start));
  return isContrast || isDismissed(tokens, statement);
}

/** "No crew cab", "anything except a truck": in a long message the model may lose the word right before. */
export function isTurnedDown({ stance, op, start, slot }: Statement, tokens: Tokens): boolean {
  const isSaid = op === undefined || slotWords[slot].states !== undefined;
  return stance === "excluded" && isSaid && turnsDown.test(textIn(tokens, start - 4, start));
}

/** Only rules can see these. */
const fixed: ReadonlySet<Stance> = new Set(["condition", "similar", "contrasted"]);

/** List members share their mean chances. */
function sharedInLists(statements: readonly Statement[], chances: readonly StanceChances[], tokens: Tokens) {
  const lists: number[][] = [];
  for (const [index, { slot, start, op }] of statements.entries()) {
    const before = statements[index - 1];
    const between = before && tokens.slice(before.end, start);
    const words = between?.map(({ word }) => word) ?? ["."];
    const isListed = before?.slot === slot && words.every((word) => listJoints.has(word));
    // "A Ford Focus" is one name.
    const isOneName = before?.slot === "make" && slot === "model" && words.length === 0;
    // "A Porsche with a manual": a part has its product's stance.
    const isPart = words[0] === "with" && words.slice(1).every((word) => listJoints.has(word));
    const isNext = op === undefined && (isListed || isOneName || isPart);
    if (isNext) lists.at(-1)?.push(index);
    else lists.push([index]);
  }
  return lists.flatMap((list) => {
    const known = list.flatMap((index) => chances[index] ?? []);
    const mean = (name: LearnedStance) => known.reduce((sum, each) => sum + each[name], 0) / Math.max(1, known.length);
    const shared = byName(learnedStances, learnedStances.map(mean));
    return list.map((index) => (chances[index] ? shared : undefined));
  });
}

/** "My garage is 16 feet long": the product must fit. */
export function isToldMeasure(slot: SlotName): boolean {
  return slotWords[slot].near !== undefined && ["in", "lb"].includes(unitOf(slot));
}

/** "30k miles or less" is a limit. The voices' catalogs lack miles, where such a number is never a wish. */
function isPointed({ slot, op, quantity, end }: Statement, tokens: Tokens): boolean {
  // "Hang on, 18 not 15." "6 seats is enough."
  if (quantity?.veto === "standing-number" || (quantity && accepts(tokens, end))) return true;
  return slotWords[slot].counts === "odometer" && op === "<=" && quantity?.open === false;
}

const wishing = PhraseTable.of(wishVerbs);
const having = PhraseTable.of(["(i|we) [only|just] (have|got)", "(ive|weve) [only|just] (got|saved)"]);
const wishingFor = PhraseTable.of(openWishes);

/** "I want a brand new Camry", "I've got about 30k", "need something that starts and has heated seats". */
function isObject(statements: readonly Statement[], index: number, tokens: Tokens): boolean {
  let at = statements[index]?.start ?? 0;
  const parted = tokens.slice(0, at).findLastIndex((token) => endsSentence(token) || breaksWish.has(token.word));
  if (wishingFor.anyIn(tokens, parted + 1, at)) return true;
  const verbs = statements[index]?.slot === likeness.price ? [wishing, having] : [wishing];
  for (let before = index - 1; ; ) {
    if (statements[before]?.end === at) at = statements[before--]?.start ?? at;
    else if (beforeObjects.has(tokens[at - 1]?.word ?? "")) at--;
    else break;
  }
  return [1, 2, 3, 4].some((back) => verbs.some((each) => each.at(tokens, at - back)?.end === at));
}

function stanceOf({ stance, op, slot }: Statement, { wished, refused, accepted, none }: StanceChances): Stance {
  // "It would be nice if it managed 35 on the highway". "If it's electric" stays a condition.
  if (stance === "condition" && op !== undefined && wished >= sure.certain) return "wished";
  if (fixed.has(stance) || isToldMeasure(slot)) return stance;
  if (stance !== "excluded" && refused >= sure.refused && op === undefined) return "excluded";
  if (stance === "wished" || stance === "excluded" || stance === "conceded") {
    // "Not the Civic, my cousin crashed his" still rejects it.
    if (none >= (stance === "excluded" ? sure.noRefusal : sure.none)) return "background";
    if (stance === "wished" && accepted >= sure.accepted && op === undefined) return "conceded";
  }
  return stance !== "wished" && wished >= sure.wished ? "wished" : stance;
}
