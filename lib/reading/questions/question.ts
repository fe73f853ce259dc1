import type { Predicate, SlotName } from "@/lib/constraints";
import type { Term, UnknownTopic } from "@/lib/constraints/trade-words";
import type { howWords } from "@/lib/reading/lexicon/question-words";
import type { Supposed } from "./supposed";

export interface Reference {
  make: string;
  /** Empty for a make alone. */
  models: string[];
  year?: number;
  /** May start with a trim. */
  trim?: string;
  position?: number;
  price?: number;
  /** Of these versions: "the diesel Silverado". */
  of?: Predicate[];
}

export type WhyTopic = "gave" | "kept" | "others" | "absent" | "order" | "asking" | "weights" | "source" | "lacks";
export type HowTopic = (typeof howWords)[number][1];

export interface Measure {
  slot: SlotName;
  end: "most" | "least";
}

/** Relative to what was named, or else to the screen's first product. */
export type Comparative = Measure & { than?: Reference };

/** Answers never change the search. */
export type Question =
  /** `about` is empty for "tell me about it". `tests` are for a yes or no. `words` name what no column lists. */
  | { kind: "facts"; products: Reference[]; about: SlotName[]; tests: Predicate[]; words?: string; ofTrims?: true }
  /** `end` asks which of them leads on the first slot. */
  | { kind: "compare"; products: Reference[]; about: SlotName[]; end?: Measure["end"] }
  /** `after` models lead it. */
  | { kind: "superlative"; by: SlotName; end: Measure["end"]; supposed: Supposed; everywhere: boolean; after?: number }
  | { kind: "count"; supposed: Supposed; everywhere: boolean; words?: string; makers?: true }
  /** A figure's place among products of its kind. Without a slot, that of the product with this value. */
  | { kind: "place"; slot?: SlotName; value?: number; tests: Predicate[]; products: Reference[] }
  /** What a figure leaves over another. */
  | { kind: "margin"; have: number; need: number; unit: string }
  /** A make's models, or how many makes there are. */
  | { kind: "lineup"; make?: string }
  /** `proposes` if the shopper thinks of making the change. */
  | { kind: "whatif"; supposed: Supposed; proposes: boolean }
  /** A wish's effect on a measure, the price by default. `isWhich` asks which side leads, not yes or no. */
  | { kind: "cost"; supposed: Supposed; slots: SlotName[]; by?: Measure; isWhich?: boolean }
  /** `value` is the figure whose source is asked. `sums` asks how the score comes about. */
  | { kind: "why"; about: WhyTopic; slots: SlotName[]; products: Reference[]; value?: number; sums?: true }
  | { kind: "term"; terms: Term[] }
  /** `years` is 1 / 12 for a month, 1 / 52 for a week, and `per` the times a year that the miles were said for. */
  | {
      kind: "running";
      products: Reference[];
      fuels: ("electric" | "hybrid" | "gas")[];
      years?: number;
      milesAYear?: number;
      per?: number;
      /** The miles are driven on some days a month. */
      isMonthly?: boolean;
      /** The cheapest to run of all that fit. */
      isLeast?: true;
      gallons?: true;
      /** How long the thriftier takes to earn back its price. */
      pays?: true;
      /** With the price. */
      whole?: boolean;
      /** For other miles than before. */
      redone?: true;
      gallon?: number;
      kiloWattHour?: number;
    }
  /** The monthly cost. Loan terms come from the shopper: months, percent a year, dollars down or borrowed. */
  | ({ kind: "payment"; products: Reference[]; price?: number } & Partial<
      Record<"months" | "rate" | "down" | "borrowed", number>
    >)
  /** `misses` names the version that the catalog lacks. The product is the nearest. `other` is taken as well. */
  | { kind: "choose"; product: Reference; other?: Reference; misses?: string }
  /** No question, but what later ones are about. */
  | { kind: "remark"; product: Reference; isLiked: boolean }
  /** `handsOver` ends questions and lets the search choose. `other` wants a new product. */
  | { kind: "recommend"; handsOver: boolean; products: Reference[]; other?: boolean }
  /** `names` are things that no column holds. `words` quote a question of no topic, and `again` was asked before. */
  | ({ kind: "unknown"; topic: UnknownTopic; products: Reference[] } & Partial<{
      names: string[];
      color: string;
      miles: number;
      words: string;
      /** A name the catalog lacks. */
      unlisted: string;
      isPlain: true;
      again: true;
    }>)
  | { kind: "how"; about: HowTopic };

export const productsIn = (question?: Question) => (question && "products" in question ? question.products : []);

/** The shopper chose or handed over. */
export function endsAsking(question: Question): boolean {
  return question.kind === "choose" || (question.kind === "recommend" && question.handsOver);
}

export interface AskedQuestion {
  question: Question;
  start: number;
  end: number;
  isSure?: boolean;
}
