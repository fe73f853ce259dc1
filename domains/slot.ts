/**
 * A slot is one thing a shopper can wish for. Its module under `domains/<name>/slots` says everything about it in three
 * exports: the slot itself, which pages load too; its words, for the server only; and its voices, the words of
 * simulated shoppers. The reader of real shoppers never sees the voices.
 */
export type Slot = NumberSlot | WordSlot;

export interface NumberSlot extends SlotBase {
  kind: "number";
  /** After a number, or a dollar sign before it. */
  unit: SlotUnit;
  /** The noun of a count: "4 doors". */
  counted?: string;
  /** Stored as a whole number. Others are doubles. */
  stored?: "integer";
  /** Decimals of a value; none by default. */
  decimals?: number;
  /** Thousands take commas. Dollars always do. */
  grouped?: true;
  /** A bound's wording where "40 mpg or more" and "at most 40 mpg" don't work. `{v}` is the value. */
  least?: string;
  most?: string;
  limits: {
    /** Limits for anything at all. Files with a number outside are refused, and a shopper's is questioned. */
    possible: NumberSpan;
    /** Limits for the shipped catalog. */
    shipped: NumberSpan;
  };
  /** The step of rounding; 1 by default. */
  grain?: Partial<Grain>;
  /** Another unit where another slot has this value. */
  otherUnit?: { slot: string; value: string; unit: string };
  /** People know the exact number. */
  knownExactly?: true;
}

export interface WordSlot extends SlotBase {
  /** One word, or a set of words. */
  kind: "text" | "set";
  /** An empty field's meaning. Without it, an empty field of a required slot refuses the row. */
  blank?: string;
  /** Values in words: `{ AUTOMATIC: "automatic" }`. Others stay. */
  spoken?: Readonly<Record<string, string>>;
  /** Shorter still, for a list's row. */
  short?: Readonly<Record<string, string>>;
  /** Values with one common name, largest group first. */
  groups?: readonly { name: string; values: readonly string[] }[];
  /** Values from least to most, if they have an order. */
  order?: readonly string[];
  /** The number slot that tells things of one such value apart. */
  finer?: string;
  /** How values name things: "wagons" by a noun, "electric cars" by an adjective; others stand behind the noun. */
  says?: "noun" | "adjective";
  /** Values that can replace one, nearest first. */
  kin?: Readonly<Record<string, readonly string[]>>;
}

interface SlotBase {
  name: string;
  /** In a sentence: "the highway mileage". */
  label: string;
  /** On a chip: "Highway". */
  title: string;
  /** Beside a thing's facts, where a wish has another name: a shopper's budget is a car's list price. */
  factTitle?: string;
  /** `factTitle` where a thing also states another slot. */
  factTitleBeside?: { slot: string; title: string };
  /** Most people's preferred direction; `none` if it depends. */
  direction: "more" | "less" | "none";
  /** Everything has one. In other slots `null` or an empty set means the catalog doesn't say. */
  required: boolean;
  /** The table's column. */
  column: string;
  /** A file's column. Files may lack an `optional` one, but none of the paper's own. */
  csv: { header: string; optional?: true };
  /** How likely a shopper cares, from 0 (never ask) to 1. A judgment, until conversations teach better. */
  care: number;
  /** Ask only after a wish on one of these slots, and not after one on those. */
  askedAfter?: readonly string[];
  notAskedAfter?: readonly string[];
  /** A dropped wish's name, where "any fuel" doesn't work. */
  any?: string;
  /** Places in filters and in facts of compared things, rising. Without a place, a list leaves the slot out. */
  places: { filter?: number; facts?: number };
  /** A version table's column: always (`numbers`), if versions differ (`words`), or also if `wished` or `stated`. */
  versions?: { group: "numbers" | "words" | "wished" | "stated"; place: number; head?: string; unit?: string };
}

export type SlotUnit = "" | "$" | "mpg" | "hp" | "ft³" | "in" | "lb" | "mi";
export type NumberSpan = readonly [low: number, high: number];

/** A number's steps by use. */
export interface Grain {
  /** In a text field. */
  typed: number;
  /** On a question's slider. */
  slid: number;
  /** For the next tighter bound. */
  offered: number;
  banded: number;
  /** For a question's bounds. */
  asked: number;
}

/** A slot's words, from the shop and from shoppers. Phrases use the language of `PhraseTable`. */
export interface SlotWords {
  /** Ask for value and importance together, without sounding like a form. */
  questions: readonly [string, ...string[]];
  /** For somebody after one particular thing. */
  oneThing: string;
  /** People's names for the slot. */
  topics: readonly string[];
  /** Single words that mean the slot without naming it: "older" for the year, "pay" for the price. */
  hints?: readonly string[];
  /** Numbers: the unit right after it. */
  units?: readonly string[];
  /** Numbers: words that name it, before it or further away. */
  nouns?: readonly string[];
  /** Numbers: the thing measured, only near a number in the slot's unit. */
  near?: readonly string[];
  /** Of a number: phrases that state a bound without saying a number ("third row"). */
  states?: readonly StatedBound[];
  /** Of a number that counts people: how somebody calls themselves, those who come along, and what a number counts. */
  people?: { self: readonly string[]; kin: readonly string[]; counted: readonly string[] };
  /** Of a number: what it counts, in the words of the corpus. */
  counts?: "price" | "year" | "mileage" | "power" | "odometer";
  /** Numbers: whether this value makes sense near the slot's name. */
  fits?: (value: number) => boolean;
  /** Numbers: the reply to a value outside the limits. */
  impossible?: (value: number) => string;
  /** Words: people's names for values. A word belongs to one slot only: the first in the domain's order. */
  values?: readonly ValueWord[];
  /** If the catalog has this slot, these words move a wish to it from another slot: a price that is the list price. */
  narrows?: { slot: string; say: readonly string[]; asks: RegExp };
  asks?: SlotAsks;
  tells?: SlotTells;
  /** Features the reader lists as missing, which this slot now holds. */
  answers?: readonly string[];
  /** Checks of replies: single words that mention the slot. */
  claims: {
    words: readonly string[];
    /** Words that are just as often verbs or filler. They name the slot only after "the", "your" and the like. */
    loose?: readonly string[];
    /** The slot's value words, with single spaces. Plurals in "s" are implied. */
    values?: readonly string[];
    units?: readonly string[];
  };
}

export interface StatedBound {
  say: readonly string[];
  op: ">=" | "<=" | "==";
  value: number;
}

/** How questions name a slot, in lower case and without the names of things. */
export interface SlotAsks {
  fact?: RegExp;
  /** Words for much and little of it, in plain form: "thirsty" covers "thirstiest". */
  more?: readonly string[];
  less?: readonly string[];
  /** Nouns for amounts: "tows more", "the least room", and nouns for less: "less gas". */
  amounts?: readonly string[];
  against?: readonly string[];
  /** Slots told with it. */
  along?: readonly string[];
}

/** How to answer questions about a slot. `{v}` is the thing's value, worded as on a chip by default. */
export interface SlotTells {
  /** The rest of a sentence about a thing: "costs {v}". */
  one: string;
  /** For versions with several words, or numbers from `{low}` to `{high}`. */
  several?: string;
  span?: string;
  /** For a thing somebody sells, where others go by an estimate. */
  offered?: string;
  /** For things without a value. Without it, answers skip the slot. */
  none?: string;
  /** Covers all versions, not only the newest. */
  ofAll?: true;
  /** Smaller numbers mean nothing. */
  from?: number;
  /** This slot's wording inside another slot's sentence, and that slot. */
  part?: string;
  within?: string;
  /** Values with another wording in a sentence. */
  values?: Readonly<Record<string, string>>;
  /** In a list of figures: "33 mpg highway", and its form without a value. As on a chip by default. */
  figure?: string;
  unlisted?: string;
  /** The wording for the thing with most or least of it, instead of the figure. Slot names become their figures. */
  leader?: string;
  /** "The cheapest I have". */
  most?: string;
  least?: string;
  /** Better by a `{gap}` than one other, than several, or equal. */
  better?: { two: string; several: string; even: string };
  /** The name of a difference of 1 and of others, where "2 doors" doesn't work. */
  gap?: { one: string; other: string };
}

/** A telling difference in a slot. `{gap}` is the difference and `{v}` its kind. */
export interface Edge {
  slot: string;
  /** Smaller ones mean nothing. */
  from: number;
  /** The difference's rounding step. */
  grain?: number;
  better: string;
  worse?: string;
}

export interface ValueWord {
  say: readonly string[];
  /** Matches the catalog's values in lower case. */
  means: RegExp;
  /** The word counts only beside certain others; see `Guard`. */
  guard?: Guard;
}

/**
 * `drive`: needs driven wheels in the sentence or an open question about them. `fuel`: needs a fuel word in the
 * sentence or an open question about fuel. `noun`: describes a thing and needs a noun for one beside it. `asked`: only
 * as an answer to a question about its slot. `before`, `after`: means something else after or before these words.
 * `next`: counts only right before one of these.
 */
export type Guard =
  | "fuel"
  | "noun"
  | "drive"
  | "asked"
  | { before?: readonly string[]; after?: readonly string[]; next?: readonly string[] };

/** A simulated shopper's words for a slot. `{v}` is the value. */
export interface SlotVoices {
  /** A persona's noun phrases. */
  wishes: readonly string[];
  /** A persona's reason for the wish, after a sentence. */
  reasons?: readonly string[];
  /** The paraphrasing shopper's own words, which nobody else uses. */
  paraphrases: readonly string[];
  /** The clause of a benchmark's full request. */
  clause: string;
}
