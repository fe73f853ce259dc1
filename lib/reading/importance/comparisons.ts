import type { SlotName } from "@/lib/constraints/slot-name";
import {
  holding,
  outdoing,
  roomy,
  weighty,
  winning,
  yielding,
  yieldingTo,
} from "@/lib/reading/lexicon/comparison-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";
import type { Anchor, Attachment } from "./attachment";
import { type Place, placesOf, type Sentence, sentencesOf } from "./comparison-places";

/** Two wishes put in order by the shopper's words. */
export interface Comparison {
  lighter: readonly SlotName[];
  heavier: readonly SlotName[];
  start: number;
  end: number;
}

export interface Compared {
  comparisons: Comparison[];
  /** What is said to stand above or below everything else. */
  extremes: Attachment[];
}

const table = <T>(entries: readonly (readonly [readonly string[], T])[]) => {
  const made = new PhraseTable<T>();
  for (const [phrases, payload] of entries) for (const phrase of phrases) made.add(phrase, payload);
  return made;
};
const ordering = table<"up" | "down">([
  [outdoing, "up"],
  [yieldingTo, "down"],
]);
const deciding = table([[winning, true]]);
const raising = new Set([
  "more",
  "rather",
  "sooner",
  "stricter",
  "firmer",
  "tighter",
  "keener",
  "fussier",
  "pickier",
  "choosier",
  "higher",
  "looser",
  "lower",
  "easier",
  "happier",
]);
const denying = new Set("not isnt arent doesnt dont nowhere never wasnt nearly".split(" "));

/** How far apart the words of one comparison may stand. */
const span = 12;

/** Comparisons of wishes: "more flexible on year than on size", "I'd sooner pay more than lose the V6", "AWD beats price". */
export function findComparisons(tokens: readonly Token[], anchors: readonly Anchor[]): Compared {
  const places = placesOf(tokens, anchors);
  const found: Compared = { comparisons: [], extremes: [] };
  if (places.length === 0) return found;
  let next = 0;
  for (const sentence of sentencesOf(tokens)) {
    const first = next;
    while ((places[next]?.start ?? tokens.length) < sentence.end) next++;
    const inside = places.slice(first, next);
    const context: Context = { tokens, places, inside, sentence, found };
    for (let index = sentence.start; index < sentence.end; index++) compareAt(context, index);
    contrastKept(context);
    chained(context);
  }
  return found;
}

interface Context {
  tokens: readonly Token[];
  places: readonly Place[];
  inside: readonly Place[];
  sentence: Sentence;
  found: Compared;
}

function compareAt(context: Context, index: number): void {
  const { tokens } = context;
  const word = tokens[index]?.word ?? "";
  if (word === "than") compareThan(context, index);
  else if (word === "as") compareEqual(context, index);
  else if (word === "over" || word === "above") compareOver(context, index);
  else if (word === "before") compareBefore(context, index);
  else if (word === "more") compareMore(context, index);
  const order = ordering.at(tokens, index);
  if (order) {
    const subject = lastBefore(context, index);
    const object = firstFrom(context, order.end, 5);
    if (order.payload === "up") put(context, subject, object, index);
    else put(context, object, subject, index);
  }
  const decides = deciding.at(tokens, index);
  const winner = decides && lastBefore(context, index, 4);
  if (winner) {
    const rivals = context.inside.filter((each) => each.end <= winner.start && !sameSlots(each, winner));
    for (const rival of rivals) put(context, winner, rival, index);
  }
}

/** "More flexible on X than on Y", "matters more than Y", "I'd rather pay more than lose X". */
function compareThan(context: Context, than: number): void {
  const { tokens, sentence } = context;
  const from = Math.max(sentence.start, than - span);
  let at = than - 1;
  while (at >= from && !raising.has(tokens[at]?.word ?? "") && tokens[at]?.word !== "less") at--;
  // "I'd rather pay more than ...": the comparison is the rather's.
  const rather = tokens.slice(from, than).findLastIndex(({ word }) => word === "rather" || word === "sooner");
  if (rather >= 0) at = from + rather;
  if (at < from) return;
  const comparator = tokens[at]?.word ?? "";
  const between = tokens.slice(at, than).map(({ word }) => word);
  const around = tokens.slice(Math.max(from, at - 4), at).map(({ word }) => word);
  const sign = signOf(comparator, between, around);
  if (sign === 0) return;
  const object = firstFrom(context, than + 1, 10);
  const inner = context.inside.find((each) => each.start > at && each.end <= than);
  const subject = inner ?? lastBefore(context, at) ?? previous(context);
  if (object && around.concat(between).some((word) => word === "nothing")) {
    extreme(context, object, sign > 0, than);
    return;
  }
  if (sign > 0) put(context, subject, object, at);
  else put(context, object, subject, at);
}

/** Whether what is compared matters more (1) or less (-1); 0 where the words weigh nothing. */
function signOf(comparator: string, between: readonly string[], around: readonly string[]): number {
  const has = (words: ReadonlySet<string>) => between.some((word) => words.has(word));
  if (comparator === "rather" || comparator === "sooner") return has(yielding) && !has(holding) ? -1 : 1;
  const less = comparator === "less" ? -1 : 1;
  if (has(roomy) || (has(yielding) && !has(weighty))) return -less;
  if (has(weighty) || around.some((word) => weighty.has(word))) return less;
  return 0;
}

const multiples = new Set("twice double thrice times".split(" "));

/** "Diesel isn't as important as the others", "I care twice as much about price as about AWD". */
function compareEqual(context: Context, index: number): void {
  const { tokens, sentence } = context;
  let as = index + 1;
  while (as < Math.min(sentence.end, index + 5) && tokens[as]?.word !== "as") as++;
  if (tokens[as]?.word !== "as") return;
  const between = tokens.slice(index + 1, as).map(({ word }) => word);
  const inner = context.inside.find((each) => each.start > index && each.end <= as);
  const subject = inner ?? lastBefore(context, index) ?? previous(context);
  const denied = tokens.slice(Math.max(sentence.start, index - 4), index).some(({ word }) => denying.has(word));
  const doubled = tokens.slice(Math.max(sentence.start, index - 2), index).some(({ word }) => multiples.has(word));
  if (doubled && between.some((word) => word === "much" || weighty.has(word))) {
    put(context, subject, firstFrom(context, as + 1, 8), index);
    return;
  }
  if (!denied) return;
  const object = firstFrom(context, as + 1, 8);
  if (between.some((word) => roomy.has(word))) put(context, subject, object, index);
  else if (between.some((word) => weighty.has(word) || word === "much")) put(context, object, subject, index);
}

/** "Electric over price any day"; a bound ("over 30k") is none. */
function compareOver(context: Context, index: number): void {
  const { tokens } = context;
  const subject = context.inside.find((each) => each.end === index);
  const object = firstFrom(context, index + 1, 2);
  if (!subject || !object || tokens[object.start]?.kind === "number" || tokens[index + 1]?.word === "$") return;
  put(context, subject, object, index);
}

/** "I'd take an older one before I'd spend more", "lose the V6 before the price". */
function compareBefore(context: Context, index: number): void {
  const { tokens, sentence } = context;
  const subject = lastBefore(context, index, 3);
  if (!subject) return;
  const lead = tokens.slice(Math.max(sentence.start, subject.start - 5), subject.end).map(({ word }) => word);
  if (!subject.breach && !lead.some((word) => yielding.has(word) || word === "let")) return;
  const object = firstFrom(context, index + 1, 7);
  if (object?.others) return;
  put(context, object, subject, index);
}

/** "28 city would please me, a 2013 would please me more": compared with what was named before. */
function compareMore(context: Context, index: number): void {
  const { tokens, sentence } = context;
  const next = tokens[index + 1];
  const closes =
    index + 1 >= sentence.end ||
    next?.kind === "mark" ||
    (next?.word === "to" && ["me", "us"].includes(tokens[index + 2]?.word ?? ""));
  const than = tokens.slice(index, Math.min(sentence.end, index + 6)).some(({ word }) => word === "than");
  const verb = tokens.slice(Math.max(sentence.start, index - 3), index).some(({ word }) => weighty.has(word));
  if (!closes || than || !verb) return;
  const subject = lastBefore(context, index, 8);
  const rival =
    subject &&
    context.places.findLast((each) => each.end <= subject.start && !each.others && !sameSlots(each, subject));
  put(context, subject, rival, index);
}

/** "I'd keep the A4 and let go of the age", "lose the V6 to keep the price". */
function contrastKept(context: Context): void {
  const { tokens, inside } = context;
  const governed = inside.map((place) => {
    const lead = tokens.slice(Math.max(context.sentence.start, place.start - 5), place.start).map(({ word }) => word);
    const verb = lead.findLast(
      (word) =>
        word === "keep" ||
        word === "let" ||
        (yielding.has(word) && word !== "take" && word !== "accept" && word !== "miss" && word !== "change"),
    );
    return { place, verb };
  });
  const kept = governed.find(({ verb }) => verb === "keep");
  const lost = governed.find(({ verb }) => verb !== undefined && verb !== "keep");
  if (kept && lost) put(context, kept.place, lost.place, kept.place.start);
}

const ranked = new Set("first most priority main top biggest above order".split(" "));

const lettingGo = new Set("cut drop lose sacrifice skip ditch compromise go give".split(" "));

/** "Budget first, then mileage, then the year": each before the next. */
function chained(context: Context): void {
  const { tokens, inside, sentence } = context;
  const said = tokens.slice(sentence.start, sentence.end).map(({ word }) => word);
  if (!said.some((word) => ranked.has(word))) return;
  // "AWD would be the first thing I'd cut, then the size": in the order they are let go.
  const letting = said.some((word) => lettingGo.has(word));
  for (const [index, place] of inside.entries()) {
    const before = inside[index - 1];
    if (!before) continue;
    const gap = tokens.slice(before.end, place.start).map(({ word }) => word);
    if (!gap.includes("then") && !gap.includes("followed")) continue;
    if (letting) put(context, place, before, place.start);
    else put(context, before, place, place.start);
  }
}

function lastBefore({ inside }: Context, index: number, within: number = span): Place | undefined {
  return inside.findLast((each) => each.end <= index && index - each.end <= within);
}

function firstFrom({ inside }: Context, index: number, within: number): Place | undefined {
  return inside.find((each) => each.start >= index && each.start - index <= within);
}

/** What the sentence before was about: "That matters more to me than the year". */
function previous({ places, sentence }: Context): Place | undefined {
  return places.findLast((each) => each.end <= sentence.start);
}

function sameSlots(a: Place, b: Place): boolean {
  return a.slots.some((slot) => b.slots.includes(slot));
}

function put(context: Context, heavier: Place | undefined, lighter: Place | undefined, at: number): void {
  if (!heavier || !lighter) return;
  if (heavier.others !== lighter.others) {
    extreme(context, heavier.others ? lighter : heavier, !heavier.others, at);
    return;
  }
  if (heavier.others || sameSlots(heavier, lighter)) return;
  const start = Math.min(at, heavier.start, lighter.start);
  const end = Math.max(heavier.end, lighter.end);
  context.found.comparisons.push({ heavier: heavier.slots, lighter: lighter.slots, start, end });
}

function extreme({ found }: Context, place: Place, above: boolean, at: number): void {
  const start = Math.min(at, place.start);
  const word = above
    ? ({ kind: "rigid", weight: 0.95, side: "near", say: [] } as const)
    : ({ kind: "flex", weight: 0.06, side: "near", say: [] } as const);
  found.extremes.push({
    cue: { word, start, end: Math.max(at + 1, place.end) },
    slots: place.slots,
    near: true,
    kind: "topic",
    anchor: place.start,
  });
}
