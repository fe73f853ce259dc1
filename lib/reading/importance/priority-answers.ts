import { levelWeights, type SlotName } from "@/lib/constraints";
import { segmentsOf } from "@/lib/reading/acts/segments";
import { priorities } from "@/lib/reading/lexicon/answer-words";
import { elliptic, levelsAfter, levelsBefore } from "@/lib/reading/lexicon/attitude-words";
import { behind } from "@/lib/reading/lexicon/take-back-words";
import type { Anchor } from "@/lib/reading/stance/anchor";
import { neededIn } from "@/lib/reading/stance/needed";
import { phraseTables } from "@/lib/reading/text/phrase-table";
import { endsSentence, isIn, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import type { Comparison, SlotWeight } from "./importance";

const { letsGo, keeps } = phraseTables(priorities);

/** What goes first, and what matters most. */
const [going, staying] = [0.05, 0.82];

export interface PriorityAnswer {
  weights: SlotWeight[];
  comparisons: Comparison[];
}

export const noPriorityAnswer: PriorityAnswer = { weights: [], comparisons: [] };
/** In words. */
const longest = 12;

/** "What would you give up first?" "The price." A bare name goes first, or matters most. */
export function priorityAnswer(
  tokens: Tokens,
  question: Tokens,
  named: readonly Anchor[],
  offered: readonly SlotName[],
): PriorityAnswer {
  const lets = asksWhatGoes(question);
  const keep = keeps.anyIn(question);
  if (lets === keep) return noPriorityAnswer;
  const close = tokens.findIndex(endsSentence);
  const end = close < 0 ? tokens.length : close;
  const all = named.filter((anchor) => anchor.end <= end);
  const places = all.filter((anchor) => anchor.kind !== "feature");
  const [first] = places;
  const slots = [...new Set(places.flatMap((anchor) => [...anchor.slots]))];
  if (!first || places.length < all.length || places.length > 2 || end > longest) return noPriorityAnswer;
  if (close >= 0 && close < tokens.length - 1) return noPriorityAnswer;
  const others = [...new Set(offered)].filter((slot) => !slots.includes(slot));
  const { start, end: stop } = first;
  const order = lets ? { lighter: slots, heavier: others } : { lighter: others, heavier: slots };
  return {
    weights: keep && others.length > 0 ? [] : [{ slots, weight: lets ? going : staying, start, end: stop }],
    comparisons: others.length > 0 ? [{ ...order, start, end: stop }] : [],
  };
}

export function asksWhatGoes(question: Tokens): boolean {
  return letsGo.anyIn(question);
}

/** `PhraseTable`'s language as a pattern of words that each follow a space. Behind or before `†`, the name. */
function patternOf(phrases: readonly string[]): string {
  const parts = phrases.join("|").match(/[()[\]|]|[^\s()[\]|]+/g) ?? [];
  const signs = new Map(Object.entries({ "(": "(?:", "[": "(?:", ")": ")", "]": ")?", "|": "|" }));
  return `(?:${parts.map((part) => signs.get(part) ?? ` ${part}`).join("")})`;
}

const levels = [
  ...levelsAfter.map(([level, said]) => [level, new RegExp(`†(${patternOf(said)})(?= |$)`)] as const),
  ...levelsBefore.map(([level, said]) => [level, new RegExp(`${patternOf(said)} †()`)] as const),
];

/** "AWD is a must", "all important except the year": a clause about one wish that only weighs it. */
export function levelsApart(tokens: Tokens, named: readonly Anchor[]): SlotWeight[] {
  let last: { weight: number; isDenied: boolean; sentence: number } | undefined;
  return segmentsOf(tokens).flatMap(({ start, end, sentence }) => {
    const all = named.filter(isIn({ start, end }));
    const framed = all.flatMap((anchor) => ({ anchor, level: neededIn(tokens, anchor) })).find(({ level }) => level);
    const told = framed ? undefined : all.flatMap((each) => levelBeside(tokens, each, start) ?? [])[0];
    const anchor = (framed ?? told)?.anchor ?? all[0];
    if (!anchor || tokens[end - 1]?.word === "?") return [];
    const [lead, rest] = [textIn(tokens, start, anchor.start), textIn(tokens, anchor.end, end)];
    const isNot = (each: Anchor) => elliptic.not.test(textIn(tokens, anchor.end, each.start));
    const opposed = all.find((each) => told && each.start >= anchor.end && isNot(each));
    // "AWD is a luxury" names no kind. "200 hp 2020+ year can slip" weighs the last, and "the SUV and AWD can go" both.
    const before = told ? all.filter((each) => each.end <= anchor.start) : [];
    const parted = before.findLastIndex(
      (each, at) => !elliptic.joined.test(textIn(tokens, each.end, (before[at + 1] ?? anchor).start)),
    );
    const list = [...before.slice(parted + 1), anchor];
    const isBeside = (each: Anchor) => each === opposed || (told && isIn(told)(each)) || before.includes(each);
    const isSame = (each: Anchor) => each.slots.some((slot) => anchor.slots.includes(slot));
    if (!framed && !all.every((each) => isSame(each) || isBeside(each))) return [];
    // "Diesel isn't sacred, newer is", "stretch the money, not the age", "AWD is a must, and the price too".
    const isShort = elliptic.said.test(rest) || (elliptic.not.test(lead) && elliptic.end.test(rest));
    const near = last && isShort && sentence - last.sentence <= 1 ? last : undefined;
    // The model weighs a value said only here, unless it plainly may go.
    const isPlain = framed || near || (told && levelWeights[told.level] < levelWeights.prefer);
    if (!isPlain && anchor.kind !== "topic" && !named.some((each) => isSame(each) && each.end <= start)) return [];
    const isDenied = told?.isDenied ?? elliptic.denied.test(`${lead} ${isShort ? rest : ""}`);
    const level = (framed ?? told)?.level;
    const repeated = near && (isDenied === near.isDenied ? near.weight : turned(near.weight));
    const weight = level ? levelWeights[level] : repeated;
    if (weight === undefined) return [];
    last = { weight, isDenied, sentence };
    const said = { weight, start, end, ...(framed ? {} : { isLevel: true as const }) };
    const others = opposed ? [{ ...said, slots: opposed.slots, weight: turned(weight) }] : [];
    return [...list.map(({ slots }) => ({ ...said, slots })), ...others];
  });
}

const turned = (weight: number) => levelWeights[weight > levelWeights.prefer ? "flexible" : "strong"];

/** What stands right behind a name or right before it. "I won't bend the year" says the opposite. */
function levelBeside(tokens: Tokens, anchor: Anchor, clause: number) {
  const start = anchor.end + (behind.has(tokens[anchor.end]?.word ?? "") ? 1 : 0);
  const opening = tokens.findLastIndex((token, index) => index < clause && endsSentence(token)) + 1;
  const lead = textIn(tokens, Math.max(opening, anchor.start - longest), anchor.start);
  // "Money's the one I hold hardest to."
  const hidden = start === anchor.end && /['’]s$/.test(tokens[start - 1]?.text ?? "") ? "s " : "";
  const text = ` ${lead} † ${hidden}${textIn(tokens, start, start + longest)}`;
  const said = levels.find(([, words]) => words.test(text));
  const [phrase = "", behindIt = ""] = said?.[1].exec(text) ?? [];
  const end = start + behindIt.split(" ").length - 1;
  // "The year can slip to 2018" states it.
  if (!said || tokens.slice(end, end + 3).some(({ kind }) => kind === "number")) return undefined;
  // "That's no dealbreaker, so I can bend on size" denies nothing of the size.
  const own = behindIt ? text : ` ${textIn(tokens, Math.max(clause, anchor.start - longest), anchor.start)} † `;
  const isTurned = (behindIt ? elliptic.neither : elliptic.denied).test(own.slice(0, own.indexOf(phrase)));
  const level = isTurned ? (behindIt ? ("strong" as const) : ("must" as const)) : said[0];
  return { anchor, level, start, end, isDenied: isTurned || elliptic.denied.test(phrase) };
}
