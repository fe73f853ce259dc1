import * as say from "@/lib/reading/lexicon/take-back-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { type Token, type Tokens, textIn, wordsIn } from "@/lib/reading/text/tokenize";
import { isNameSlot } from "@/lib/reading/values/names";
import type { Anchor } from "./anchor";

export interface Removal {
  anchor: Anchor;
  /** "Never mind the AWD" ends it. "Drop the AWD" lets it give way in a conflict. */
  isOver?: boolean;
  /** "Don't drop the AWD", "rather pay more than lose the AWD". */
  isDenied?: boolean;
  start: number;
  end: number;
}

const verbs = PhraseTable.keyed(say.removalVerbs);
const going = PhraseTable.keyed(Object.entries(say.goings));

export function findRemovals(tokens: Tokens, anchors: readonly Anchor[], taken: readonly boolean[]): Removal[] {
  // "Skip Nissan" excludes. "Skip the AWD thing" takes back.
  const isMeant = ({ start, anchor }: Removal) =>
    tokens[start]?.word !== "skip" || say.behind.has(tokens[anchor.end]?.word ?? "");
  return [...objectsOf(verbs, tokens, anchors, taken).filter(isMeant), ...goingRemovals(tokens, anchors)];
}

/** "I can live without the AWD", "skip Nissan", of a wish that gave way. */
export const sparing = PhraseTable.keyed([[false, say.letGo]]);

/** They must follow closely. */
export function objectsOf(
  table: typeof verbs,
  tokens: Tokens,
  anchors: readonly Anchor[],
  taken: readonly boolean[] = [],
): Removal[] {
  const found: Removal[] = [];
  for (const { payload: isOver, start: index, end } of table.hitsIn(tokens, ({ start }) => !taken[start])) {
    let from = end;
    let last: Anchor | undefined;
    for (const anchor of anchors) {
      if (anchor.start < from) continue;
      const between = tokens.slice(from, anchor.start);
      // "Forget the truck being new."
      if (say.beingOf.has(tokens[anchor.end]?.word ?? "") && between.every(({ word }) => say.gap.has(word))) {
        from = anchor.end + 1;
        continue;
      }
      // "No need for leather or a V8": "or" continues the list, and so does "and" in "forget coupes and sedans".
      const isListed = !last || isJoint(between, last.slots[0] === anchor.slots[0] ? say.listWords : say.either);
      // "Forget the coupe, sedan now": a comma lists only where "and" or "or" still comes.
      const isAlone = between.length === 1 && between[0]?.word === ",";
      // "Needn't be a Lexus, Toyota or Honda is fine."
      const goesOn =
        !say.allowedAfter.test(textIn(tokens, anchor.start, anchor.end + 6)) &&
        tokens.slice(anchor.end, anchor.end + 3).some(({ word }) => word !== "," && say.listWords.has(word));
      const isNear = between.length <= 3 && between.every((token) => (last ? fits(token) : say.gap.has(token.word)));
      // "Drop to 27" and "drop the budget to 27" move a number.
      const isMoved = [anchor.start, anchor.end].some((at) => /^to \W?\d/.test(textIn(tokens, at, at + 3)));
      if (!isListed || (last && isAlone && !goesOn) || !isNear || isMoved || anchor.slots.length === 0) break;
      found.push({ anchor, isOver, isDenied: denies(tokens, index), start: index, end: anchor.end });
      from = anchor.end;
      last = anchor;
    }
  }
  return found;
}

/** "Not necessarily a BMW" rules nothing out. "I don't need a truck" does. */
export function isMildly(tokens: Tokens, { start, anchor }: Removal): boolean {
  const said = wordsIn(tokens, start, anchor.end + 2);
  const isNeedless = anchor.slots[0] === "style" && say.needless.test(said.join(" "));
  return !isNeedless && said.some((word) => say.mildly.has(word));
}

/** In words. */
const nearDenial = 3;
const farDenial = 8;

/** "I don't want to drop the V8", "I'd rather pay than lose it", "I never said you could drop it". */
function denies(tokens: Tokens, at: number): boolean {
  const near = tokens.slice(Math.max(0, at - farDenial), at);
  const before = near.slice(near.findLastIndex(({ kind }) => kind === "mark") + 1);
  return before.some(
    ({ word }, place) =>
      say.denials.has(word) &&
      !say.proposing.test(textIn(before, place, place + 2)) &&
      (before.length - place <= nearDenial || say.claiming.has(before[place + 1]?.word ?? "")),
  );
}

/** "AWD can go", "no AWD needed", "no price limit", "leave the Kia off". */
function goingRemovals(tokens: Tokens, anchors: readonly Anchor[]): Removal[] {
  return anchors.flatMap((anchor, index): Removal[] => {
    if (anchor.kind === "feature") return [];
    const word = (at: number) => tokens[at]?.word ?? "";
    const from = say.behind.has(word(anchor.end)) ? anchor.end + 1 : anchor.end;
    const [start, isNo] = [anchor.start - 1, word(anchor.start - 1) === "no"];
    const isLimit = [anchor.end - 1, anchor.end].some((at) => say.limits.has(word(at)));
    if (isNo && anchor.kind === "topic" && isLimit) return [{ anchor, isOver: true, start, end: anchor.end }];
    // "Take the RAV4 and the CR-V out".
    const [first, last] = listAround(tokens, anchors, index);
    const isParting = say.partingVerbs.has(word(say.gap.has(word(first - 1)) ? first - 2 : first - 1));
    const isTakenOff = isParting && tokens[first]?.kind !== "number" && say.partings.has(word(Math.max(from, last)));
    if (isTakenOff || (isNo && say.unneeded.has(word(from)))) return [{ anchor, isOver: true, start, end: from + 1 }];
    // "Leather, who cares." Of two named together, as in "V6 or V8, whatever", neither goes.
    const hit = word(start) === "or" ? undefined : going.at(tokens, say.briefPauses.has(word(from)) ? from + 1 : from);
    // "An Impala, an Avalon whatever" gives examples.
    const isExample = word(from) === "whatever" && anchor.slots.some(isNameSlot);
    const closes =
      hit && ((tokens[hit.end]?.kind ?? "mark") === "mark" || /^(?:now|too|again|then|though)$/.test(word(hit.end)));
    const isOver = hit?.payload === "over";
    return closes && !isExample ? [{ anchor, isOver, start: anchor.start, end: hit.end }] : [];
  });
}

const fits = ({ word }: Token) => say.gap.has(word) || say.listWords.has(word);

function isJoint(between: Tokens, joints: ReadonlySet<string>): boolean {
  return between.length <= 3 && between.every(fits) && between.some(({ word }) => joints.has(word));
}

/** Where the first of names listed together starts, and the last ends. */
function listAround(tokens: Tokens, anchors: readonly Anchor[], at: number): [number, number] {
  const joins = (left?: Anchor, right?: Anchor) =>
    left && right && left.end <= right.start && isJoint(tokens.slice(left.end, right.start), say.listWords);
  let [first, last] = [at, at];
  while (joins(anchors[first - 1], anchors[first])) first--;
  while (joins(anchors[last], anchors[last + 1])) last++;
  return [anchors[first]?.start ?? 0, anchors[last]?.end ?? 0];
}
