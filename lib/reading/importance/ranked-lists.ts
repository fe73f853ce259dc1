import type { CueWord } from "@/lib/reading/lexicon/cue-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Anchor, Attachment } from "./attachment";
import type { Comparison } from "./comparisons";

const headers = new PhraseTable<true>()
  .add(
    "(ranked|ordered|sorted|listed|in order|in descending order|order) [in order] (by|of) [my|our|their] (importance|priority|preference|priorities)",
    true,
  )
  .add("(my|our) priorities [in order|in this order] [are|would be|are as follows]", true)
  .add("[my|our|a|the] (priority|ranked|prioritized|prioritised) (list|order|ranking)", true)
  .add("(most important first|[from] most to least important)", true);
/** Only a colon makes headings of these: "in order to" and "priorities are" say something else. */
const beforeColon = new PhraseTable<true>().add("(in [this|that] order|priorities [in order])", true);
const markers = new PhraseTable<number>()
  .add("(first|firstly|number one|no 1|1st)", 1)
  .add("(second|secondly|number two|no 2|2nd)", 2)
  .add("(third|thirdly|number three|no 3|3rd)", 3)
  .add("(fourth|fourthly|4th)", 4)
  .add("(then|next|after that|followed by|and then)", 0)
  .add("(last|lastly|finally|last of all)", 99);
/** How far behind its marker a wish stands. */
const reach = 5;

/**
 * Wishes told in order of importance: "ranked by importance: AWD, price, year", "first: under 30k; second: AWD", "price
 * is king, then mileage, then the year". Each outweighs the next.
 */
export function rankedList(
  tokens: readonly Token[],
  anchors: readonly Anchor[],
  attached: readonly Attachment[],
): { attachments: Attachment[]; comparisons: Comparison[] } {
  const named = anchors.filter((anchor) => anchor.kind !== "feature" && anchor.slots.length > 0);
  const order =
    named.length < 2
      ? []
      : (headedList(tokens, named) ?? markedList(tokens, named, attached) ?? pointedList(tokens, named));
  const [first] = order;
  if (!first || order.length < 2) return { attachments: [], comparisons: [] };
  const cue = { word: foremost, start: first.start, end: first.end };
  const attachment = { cue, slots: first.slots, near: true, kind: first.kind, anchor: first.start };
  return { attachments: [attachment], comparisons: chain(order) };
}

const foremost: CueWord = { kind: "strong", weight: 0.8, side: "near", say: ["first of several"] };

function chain(order: readonly Anchor[]): Comparison[] {
  return order.slice(1).flatMap((lighter, index): Comparison[] => {
    const heavier = order[index];
    if (!heavier || heavier.slots.some((slot) => lighter.slots.includes(slot))) return [];
    return [{ lighter: lighter.slots, heavier: heavier.slots, start: heavier.start, end: lighter.end }];
  });
}

/** What a heading puts in order: everything up to the end of its sentence. */
function headedList(tokens: readonly Token[], anchors: readonly Anchor[]): Anchor[] | undefined {
  for (let index = 0; index < tokens.length; index++) {
    const hit = headers.at(tokens, index) ?? beforeColon.at(tokens, index);
    if (!hit || !(headers.at(tokens, index) || tokens[hit.end]?.word === ":")) continue;
    const stop = tokens.findIndex((token, at) => at >= hit.end && endsSentence(token) && !isItem(tokens, at));
    const end = stop < 0 ? tokens.length : stop;
    const after = anchors.filter((anchor) => anchor.start >= hit.end && anchor.end <= end);
    const before = anchors.filter((anchor) => anchor.end <= index);
    const list = after.length > 1 ? after : before;
    return list.length > 1 ? list : undefined;
  }
  return undefined;
}

/** The mark of "1. AWD 2. price": it numbers an item, and ends no sentence. */
function isItem(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at - 1];
  return tokens[at]?.word === "." && number?.kind === "number" && number.word.length === 1 && at + 1 < tokens.length;
}

interface Marked {
  place: number;
  anchor: Anchor;
}

function markedList(
  tokens: readonly Token[],
  anchors: readonly Anchor[],
  attached: readonly Attachment[],
): Anchor[] | undefined {
  const marked: Marked[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const hit = opensItem(tokens, index) ? markers.at(tokens, index) : undefined;
    if (!hit) continue;
    const anchor = anchors.find((each) => each.start >= hit.end && each.start <= hit.end + reach);
    if (!anchor) continue;
    if (hit.payload === 0 && marked.length === 0) {
      const opener = openerBefore(anchors, attached, index);
      if (!opener) continue;
      marked.push({ place: 1, anchor: opener });
    }
    marked.push({ place: hit.payload || (marked.at(-1)?.place ?? 0) + 1, anchor });
    index = hit.end - 1;
  }
  if (marked[0]?.place !== 1) return undefined;
  return marked.map((each) => each.anchor);
}

/** "Wagon > price > AWD". */
function pointedList(tokens: readonly Token[], anchors: readonly Anchor[]): Anchor[] {
  const list: Anchor[] = [];
  for (const anchor of anchors) {
    const last = list.at(-1);
    const between = last ? tokens.slice(last.end, anchor.start) : [];
    if (last && (between.length === 0 || !between.every(({ word }) => word === ">"))) {
      if (list.length > 1) break;
      list.length = 0;
    }
    list.push(anchor);
  }
  return list;
}

/** A place in a list opens its clause. */
function opensItem(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  return !before || before.kind === "mark" || endsSentence(before) || before.word === "and";
}

/** What was said to matter most before the list goes on with "then". */
function openerBefore(anchors: readonly Anchor[], attached: readonly Attachment[], index: number): Anchor | undefined {
  const rigid = attached.findLast(({ cue }) => cue.word.kind === "rigid" && cue.end <= index);
  return rigid && anchors.find((anchor) => anchor.start === rigid.anchor);
}
