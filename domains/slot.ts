/**
 * One thing a shopper can wish for. Its module exports the slot (pages load it), its words (server only) and its voices
 * (simulated shoppers). The reader of real shoppers never sees the voices.
 */
export type Slot = NumberSlot | WordSlot;

export interface NumberSlot extends SlotBase {
  kind: "number";
  /** After a number, or a dollar sign before it. */
  unit: SlotUnit;
  /** The noun of a count: "4 doors". */
  counted?: string;
  stored?: "integer";
  decimals?: number;
  /** People drop the fraction. A wish for 15 takes 15 to 15.9. */
  rounded?: true;
  /** Thousands take commas. Dollars always do. */
  grouped?: true;
  /** Wording where "40 mpg or more" and "at most 40 mpg" don't work. `{v}` is the value. */
  least?: string;
  most?: string;
  /** "{v}-inch", where "14 in" doesn't work. */
  exact?: string;
  limits: {
    /** Files with numbers outside are refused; shoppers' are questioned. */
    possible: NumberSpan;
    shipped: NumberSpan;
  };
  /** Rounding step; 1 by default. */
  grain?: Partial<Grain>;
  /** Another unit where another slot has this value. */
  otherUnit?: { slot: string; value: string; unit: string };
  knownExactly?: true;
}

export interface WordSlot extends SlotBase {
  kind: "text" | "set";
  /** Meaning of an empty field. Without it, an empty required field refuses the row. */
  blank?: string;
  /** `{ AUTOMATIC: "automatic" }`. Others stay. */
  spoken?: Readonly<Record<string, string>>;
  short?: Readonly<Record<string, string>>;
  /** Values with one common name, largest group first. */
  groups?: readonly { name: string; values: readonly string[] }[];
  /** From least to most. */
  order?: readonly string[];
  /** Behind a value for it and all that come after it: "Full HD or sharper". */
  upward?: string;
  /** The number slot that tells apart things of one value. */
  finer?: string;
  /** "wagons" by a noun, "electric products" by an adjective; others follow the noun. */
  says?: "noun" | "adjective";
  kin?: Readonly<Record<string, readonly string[]>>;
  /** Values of a set that no item has beside each. */
  opposites?: Readonly<Record<string, readonly string[]>>;
}

interface SlotBase {
  /** In snake case, its column in the database. */
  name: string;
  /** In a sentence: "the highway mileage". */
  label: string;
  /** On a chip: "Highway". The label by default. */
  title?: string;
  /** A shopper's budget is a product's list price. */
  factTitle?: string;
  /** Replaces `factTitle` where a thing also states another slot. */
  factTitleBeside?: { slot: string; title: string };
  /** Most people's preference, unless it depends. */
  direction?: "more" | "less";
  /** Otherwise, `null` or an empty set means the catalog doesn't say. */
  required?: true;
  /** Files may lack an `optional` column, but none of the paper's. */
  csv: { header: string; optional?: true };
  /** How likely a shopper cares, from 0 (never ask, the default) to 1. A judgment. */
  care?: number;
  /** Such wishes outlast a search: who rides along, snow, the parking space, a plug at home. */
  lasts?: true;
  /** Ask only after a wish on one of these slots. */
  askedAfter?: readonly string[];
  notAskedAfter?: readonly string[];
  /** A dropped wish's name, where "any fuel" doesn't work. */
  any?: string;
  /** Rising places in filters and compared facts. Lists leave out slots without one. */
  places: { filter?: number; facts?: number };
  /** So few values that a wish for one rejects the others. Of two, a pair leaves little out. */
  choice?: "few" | "two";
  /** Shown always (`numbers`), if versions differ (`words`), or also if `wished` or `stated`. */
  versions?: { group: "numbers" | "words" | "wished" | "stated"; place: number; head?: string; unit?: string };
}

/** "mpg". Empty for plain numbers, "$", "€" or "£" for money. */
export type SlotUnit = string;
export type NumberSpan = readonly [low: number, high: number];

export interface Grain {
  typed: number;
  slid: number;
  /** For the next tighter bound. */
  offered: number;
  banded: number;
  /** For a question's bounds. */
  asked: number;
}

/** Phrases follow `PhraseTable`. */
export interface SlotWords {
  /** Ask for value and importance together, informally. */
  questions: readonly [string, ...string[]];
  oneThing: string;
  topics: readonly string[];
  /** Words that imply the slot: "older" for the year, "pay" for the price. */
  hints?: readonly string[];
  /** Words that name its wish only where wishes are weighed against each other: "take it out of the purse". */
  echoes?: readonly string[];
  /** Numbers: the unit right after it. */
  units?: readonly string[];
  /** Numbers: units that other slots in its unit may share, with their size in it: `{ gb: 1, tb: 1024 }`. */
  scaled?: Readonly<Record<string, number>>;
  /** Numbers: bare ones that are this slot's if nothing else names them. */
  sizes?: readonly number[];
  /** Numbers: what a rank counts, as in "the third floor". */
  ranks?: readonly string[];
  /** Numbers: a quotation mark right after one is inches. */
  inchSign?: true;
  /** Numbers: people drop the thousands. "30" is $30,000. */
  thousands?: true;
  /** Numbers: one from here up is this slot's if nothing else names it. */
  bareFrom?: number;
  /** Numbers: nobody limits it from above. */
  floor?: true;
  /** Numbers: the step of "a bit more", toward what is easier to meet. */
  loosened?: number;
  /** Numbers: also said as a name: "V6", "flat six". Two names may stand beside each other: "a V6 or a four cylinder". */
  spelled?: { joined: RegExp; before: RegExp; after: RegExp; limits: NumberSpan };
  /** Words that both slots of `roles.economy` share, on the first. */
  economy?: EconomyWords;
  /** Numbers: words that name it, at any distance. */
  nouns?: readonly string[];
  /** Numbers: the thing measured, only near a number in the slot's unit. */
  near?: readonly string[];
  /** Numbers: things with a size of their own, of which only this slot counts. */
  things?: readonly string[];
  /** Numbers: bounds without a number ("third row"). */
  states?: readonly StatedBound[];
  /** The speaker, couples, companions, the nouns counted, and words that add the speaker to them. */
  people?: Record<"self" | "pair" | "kin" | "counted" | "added", readonly string[]>;
  /** Words of other slots that mean this one to somebody who wished for it alone. */
  borrows?: readonly string[];
  /** Only products with one of these values have it. Who refuses them all wants none of it. */
  onlyOf?: readonly { slot: string; value: string }[];
  /** On a button, where the value alone doesn't name the slot: "{v} in the city". */
  option?: string;
  /** Of two wishes, the one that "the cheaper one" keeps. A pattern's alternatives. */
  keptBy?: string;
  counts?: "price" | "year" | "mileage" | "power" | "odometer";
  fits?: (value: number) => boolean;
  impossible?: (value: number) => string;
  /** Names for values. A word belongs only to the first slot in the domain's order. */
  values?: readonly ValueWord[];
  /** A word for several values means the one that nearly all have. */
  dominant?: true;
  /** Values of another slot are alternatives to this slot's: hybrids beside fuels. */
  rivals?: { slot: string; means: RegExp };
  /** If the catalog has this slot, these words move a wish here from another slot. */
  narrows?: { slot: string; say: readonly string[]; asks: RegExp };
  asks?: SlotAsks;
  tells?: SlotTells;
  /** Features the reader lists as missing, which this slot holds. */
  answers?: readonly string[];
  claims: {
    words: readonly string[];
    /** Often verbs or filler. They name the slot only after "the", "your" and the like. */
    loose?: readonly string[];
    /** Plurals in "s" are implied. */
    values?: readonly string[];
    units?: readonly string[];
    /** Comparatives by which it is the greater or the lesser one: "stronger". */
    more?: RegExp;
    less?: RegExp;
  };
}

/** Two uses of one energy: in the city and on the highway. */
export interface EconomyWords extends Record<"topics" | "units" | "nouns", readonly string[]> {
  places: readonly (readonly ["city" | "highway" | "both" | "either", readonly string[]])[];
  /** In "2 mpg less". */
  moved: RegExp;
  /** Right after a figure. */
  claimed: RegExp;
}

export interface StatedBound {
  say: readonly string[];
  op: ">=" | "<=" | "==";
  value: number;
}

export interface SlotAsks {
  fact?: RegExp;
  /** Plain forms: "thirsty" covers "thirstiest". */
  more?: readonly string[];
  less?: readonly string[];
  /** Nouns for amounts: "tows more", "the least room", and for less: "less gas". */
  amounts?: readonly string[];
  against?: readonly string[];
  along?: readonly string[];
}

/** `{v}` is the value, worded as on a chip by default. */
export interface SlotTells {
  /** The rest of a sentence: "costs {v}". */
  one: string;
  /** For versions with several words, or numbers from `{low}` to `{high}`. */
  several?: string;
  span?: string;
  /** For a thing on offer, where others use an estimate. */
  offered?: string;
  /** For a missing value. Without it, answers skip the slot. */
  none?: string;
  /** Covers all versions, not only the newest. */
  ofAll?: true;
  /** Smaller numbers mean nothing. */
  from?: number;
  part?: string;
  within?: string;
  values?: Readonly<Record<string, string>>;
  /** In a list of figures: "33 mpg highway". As on a chip by default. */
  figure?: string;
  unlisted?: string;
  /** Replaces the figure for the most or least. Slot names become figures. */
  leader?: string;
  most?: string;
  least?: string;
  /** Of several beside each other, if apart by `from`. Twice an `amount` is twice as much. */
  ends?: { from: number; best: string; worst: string; amount?: true };
  /** Better by `{gap}` than one other or several, or equal. */
  better?: { two: string; several: string; even: string };
  /** Names a difference of 1 and others, where "2 doors" doesn't work. */
  gap?: { one: string; other: string };
}

export interface Edge {
  slot: string;
  /** Smaller ones mean nothing. */
  from: number;
  /** Rounding step. */
  grain?: number;
  better: string;
  worse?: string;
}

export interface ValueWord {
  say: readonly string[];
  /** Matches lowercase catalog values. */
  means: RegExp;
  guard?: Guard;
  /** No words without such a value in the catalog. */
  held?: true;
  /** The words refuse the value, and these of another slot: "nowhere to charge". */
  refuses?: { slot: string; means: RegExp };
}

/**
 * `noun`: needs a noun for a thing beside it. `asked`: only as an answer about its slot. `before`, `after`: means
 * something else before or after these words. `next`: only right before one of these. `near`: needs one of these in the
 * message or an open question about its slot, or, if `denied`, a "no" of its own.
 */
export type Guard =
  | "noun"
  | "asked"
  | (Partial<Record<"before" | "after" | "next", readonly string[]>> & { near?: ReadonlySet<string>; denied?: true });

export interface SlotVoices {
  wishes: readonly string[];
  reasons?: readonly string[];
  /** Used only by the paraphrasing shopper. */
  paraphrases: readonly string[];
  clause: string;
}
