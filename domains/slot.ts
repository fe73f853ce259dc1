/**
 * A slot is one thing a shopper can wish for. A module under `domains/<name>/slots` says everything that depends on it, in
 * three exports: the slot itself, which pages load too; its words, which only the server reads; and its voices, the words
 * of simulated shoppers, which the reader of real shoppers never sees.
 */
export type Slot = NumberSlot | WordSlot;

export interface NumberSlot extends SlotBase {
  kind: "number";
  /** Written behind a number, a dollar sign before it. */
  unit: SlotUnit;
  /** The noun of a number that counts: "4 doors". */
  counted?: string;
  /** Stored as a whole number; others are stored as doubles. */
  stored?: "integer";
  /** Decimals a value has; none when left out. */
  decimals?: number;
  /** Thousands take commas. Dollars always do. */
  grouped?: true;
  /** How a bound is said where "40 mpg or more" and "at most 40 mpg" don't do; `{v}` is the value. */
  least?: string;
  most?: string;
  limits: {
    /** What a thing can have at all: beyond it a row of a file is refused and a shopper's number is doubted. */
    possible: NumberSpan;
    /** What a thing of the shipped catalog can have. */
    shipped: NumberSpan;
  };
  /** What numbers are rounded to; 1 where it is left out. */
  grain?: Partial<Grain>;
  /** Counted in something else where another slot holds a value. */
  otherUnit?: { slot: string; value: string; unit: string };
  /** People know this number of a thing exactly, not roughly. */
  knownExactly?: true;
}

export interface WordSlot extends SlotBase {
  /** One word, or a set of any number of them. */
  kind: "text" | "set";
  /** What an empty field of a file means; without it an empty field of a required slot refuses the row. */
  blank?: string;
  /** How values are said: `{ AUTOMATIC: "automatic" }`; others are said as they are. */
  spoken?: Readonly<Record<string, string>>;
  /** Shorter still, as on a row of a list. */
  short?: Readonly<Record<string, string>>;
  /** Values that people name as one thing, most comprehensive group first. */
  groups?: readonly { name: string; values: readonly string[] }[];
  /** Values from least to most, where they have such an order. */
  order?: readonly string[];
  /** How values name things: "wagons" by a noun, "electric cars" by an adjective; others stand behind the noun. */
  says?: "noun" | "adjective";
  /** Values that would do instead of one, nearest first. */
  kin?: Readonly<Record<string, readonly string[]>>;
}

interface SlotBase {
  name: string;
  /** Within a sentence: "the highway mileage". */
  label: string;
  /** On a chip: "Highway". */
  title: string;
  /** Beside what a thing has, where that isn't what a wish is called: the budget of a shopper is a car's list price. */
  factTitle?: string;
  /** The same, where a thing states another slot beside it. */
  factTitleBeside?: { slot: string; title: string };
  /** Which way most people want it to go; `none` when it depends on the person. */
  direction: "more" | "less" | "none";
  /** Every thing has one. Of others `null`, or an empty set, means that the catalog doesn't say. */
  required: boolean;
  /** Column of the table. */
  column: string;
  /** Header of a file's column. A file may lack an `optional` one; the paper's own columns it must have. */
  csv: { header: string; optional?: true };
  /** How likely a shopper is to care, from 0 (never asked about) to 1. Judgement, to be replaced by what conversations teach. */
  care: number;
  /** Asked only after one of these is settled, and no more once one of those is. */
  askedAfter?: readonly string[];
  notAskedAfter?: readonly string[];
  /** What a dropped wish is called, where "any fuel" doesn't do. */
  any?: string;
  /** Places in lists, in rising order: among filters, and among the facts of things side by side. A slot without a place isn't in the list. */
  places: { filter?: number; facts?: number };
  /** Column of a table of versions. `numbers` always have one, `words` where versions differ, `wished` when wished for too, `stated` where one states it. */
  versions?: { group: "numbers" | "words" | "wished" | "stated"; place: number; head?: string; unit?: string };
}

export type SlotUnit = "" | "$" | "mpg" | "hp" | "ft³" | "in" | "lb" | "mi";
export type NumberSpan = readonly [low: number, high: number];

/** Steps of a number, by who makes them. */
export interface Grain {
  /** Typed into a field. */
  typed: number;
  /** Slid below a question. */
  slid: number;
  /** Offered as the next tighter bound. */
  offered: number;
  /** Ends of bands. */
  banded: number;
  /** Bounds a question offers. */
  asked: number;
}

/** How a slot is spoken of: by the shop, and by shoppers. Phrases are in the language of `PhraseTable`. */
export interface SlotWords {
  /** Value and importance in one breath, without sounding like a form. */
  questions: readonly [string, ...string[]];
  /** For somebody who is after one particular thing and can tell what it is like. */
  oneThing: string;
  /** How people call the slot. */
  topics: readonly string[];
  /** Single words that speak of it without its name: "older" of the year, "pay" of the price. */
  hints?: readonly string[];
  /** Of a number: what it is counted in, right behind it. */
  units?: readonly string[];
  /** Of a number: words that name it, before it or further away. */
  nouns?: readonly string[];
  /** Of a number: what is measured, near a number in the slot's unit and nowhere else. */
  near?: readonly string[];
  /** Of a number: phrases that state a bound without saying a number ("third row"). */
  states?: readonly StatedBound[];
  /** Of a number that counts people: how somebody calls themselves, those who come along, and what a number counts. */
  people?: { self: readonly string[]; kin: readonly string[]; counted: readonly string[] };
  /** Of a number: what it counts, in the words of the corpus. */
  counts?: "price" | "year" | "mileage" | "power" | "odometer";
  /** Of a number: whether one of this size can be meant when the slot is named nearby. */
  fits?: (value: number) => boolean;
  /** Of a number: what is said of one beyond the limits. */
  impossible?: (value: number) => string;
  /** Of words: how people say values. A word may be in one slot only; the first slot of the domain's order keeps it. */
  values?: readonly ValueWord[];
  /** Where the catalog holds this slot, words that make a wish for another slot one for this: a price that is the list price. */
  narrows?: { slot: string; say: readonly string[]; asks: RegExp };
  asks?: SlotAsks;
  tells?: SlotTells;
  /** Names of features the reader knows as held by no slot, and which this slot now holds. */
  answers?: readonly string[];
  /** How replies are checked: what may speak of the slot, in single words. */
  claims: {
    words: readonly string[];
    /** Those of them that are verbs or filler as often: they name the slot only behind "the" or "your" and the like. */
    loose?: readonly string[];
    /** Words of the slot's values; several words are joined by one space, plurals in "s" are understood. */
    values?: readonly string[];
    /** What its numbers are counted in. */
    units?: readonly string[];
  };
}

export interface StatedBound {
  say: readonly string[];
  op: ">=" | "<=" | "==";
  value: number;
}

/** How questions name a slot, in lower case and with the names of things left out. */
export interface SlotAsks {
  fact?: RegExp;
  /** Words for a lot of it and for little, in their plain form: "thirsty" does for "thirstiest" too. */
  more?: readonly string[];
  less?: readonly string[];
  /** What there is more or less of: "tows more", "the least room"; and what there is less of then: "less gas". */
  amounts?: readonly string[];
  against?: readonly string[];
  /** Slots told along with it. */
  along?: readonly string[];
}

/** How questions about a slot are answered; `{v}` is what a thing has. Without it, things have values as chips say them. */
export interface SlotTells {
  /** The rest of a sentence about a thing: "costs {v}". */
  one: string;
  /** Versions of it hold several words; or numbers from `{low}` to `{high}`. */
  several?: string;
  span?: string;
  /** No version holds anything; nothing is said where it is left out. */
  none?: string;
  /** Told of all versions and not of the newest alone. */
  ofAll?: true;
  /** Smaller numbers tell nothing. */
  from?: number;
  /** How this slot reads inside the sentence of another, and which slot's sentence that is. */
  part?: string;
  within?: string;
  /** Values said otherwise within a sentence. */
  values?: Readonly<Record<string, string>>;
  /** In a list of figures: "33 mpg highway"; and where a thing has none. As chips say it where it is left out. */
  figure?: string;
  unlisted?: string;
  /** What is said of the one with most or least of it, where that isn't the figure. Names of slots stand for theirs. */
  leader?: string;
  /** "The cheapest I have". */
  most?: string;
  least?: string;
  /** How one is better than another, by a `{gap}`, than several, or no better. */
  better?: { two: string; several: string; even: string };
  /** What a difference of 1 is called, and others, where "2 doors" doesn't do. */
  gap?: { one: string; other: string };
}

/** A difference in a slot that tells; `{gap}` is the difference and `{v}` what it is between things. */
export interface Edge {
  slot: string;
  /** Smaller ones tell nothing. */
  from: number;
  /** What a difference is rounded to. */
  grain?: number;
  better: string;
  worse?: string;
}

export interface ValueWord {
  say: readonly string[];
  /** Which values of the catalog's vocabulary are meant, tested on the value in lower case. */
  means: RegExp;
  /** The word says this only beside certain others; see `Guard`. */
  guard?: Guard;
}

/**
 * `drive`: needs driven wheels in the sentence or an open question about them. `fuel`: needs a fuel word in the sentence
 * or an open question about fuel. `noun`: describes a thing and needs a noun for one beside it. `asked`: only as an answer
 * to a question about its slot. `before`, `after`: means something else behind or before these words. `next`: says this before one of these alone.
 */
export type Guard =
  | "fuel"
  | "noun"
  | "drive"
  | "asked"
  | { before?: readonly string[]; after?: readonly string[]; next?: readonly string[] };

/** How simulated shoppers speak of a slot; `{v}` is the value. */
export interface SlotVoices {
  /** A persona's noun phrases. */
  wishes: readonly string[];
  /** Why a persona has the wish, said behind a sentence. */
  reasons?: readonly string[];
  /** The paraphrasing shopper's own words, shared with nobody. */
  paraphrases: readonly string[];
  /** The clause of a benchmark's full request. */
  clause: string;
}
