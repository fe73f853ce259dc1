import type { Predicate } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Term, UnknownTopic } from "@/lib/constraints/trade-words";

/** A car, a model or a whole make that words speak of. */
export interface CarReference {
  make: string;
  /** Models of a family; none when only the make was named. */
  models: string[];
  year?: number;
  /** Words behind the name, which may begin with a trim. */
  trim?: string;
  /** The very one on the screen. */
  position?: number;
}

export type WhyTopic = "gave" | "kept" | "others" | "absent" | "order" | "asking" | "weights";
export type HowTopic = "work" | "save" | "change" | "prices" | "person" | "account" | "bars" | "more" | "order";

/** A change of the search that is only thought of. */
export interface Supposed {
  edits: Edit[];
  /** Wishes thought away. */
  without: SlotName[];
  /** Bounds moved by so much: more money, fewer miles. */
  moved: { slot: SlotName; by: number }[];
}

/** A way in which one thing leads the others. */
export interface Measure {
  slot: SlotName;
  end: "most" | "least";
}

/** What a shopper asks, in types. Answering one never changes the search. */
export type Question =
  /** Facts of cars; `about` is empty for "tell me about it"; `tests` are what a yes or no is about, `words` what nobody lists. */
  | { kind: "facts"; cars: CarReference[]; about: SlotName[]; tests: Predicate[]; words?: string }
  | { kind: "compare"; cars: CarReference[]; about: SlotName[] }
  | { kind: "superlative"; by: SlotName; end: Measure["end"]; supposed: Supposed; everywhere: boolean }
  | { kind: "count"; supposed: Supposed; everywhere: boolean }
  | { kind: "whatif"; supposed: Supposed }
  /** What a wish adds to the price, or how things with it lead those without by something else. */
  | { kind: "cost"; supposed: Supposed; slots: SlotName[]; by?: Measure }
  | { kind: "why"; about: WhyTopic; slots: SlotName[]; cars: CarReference[] }
  | { kind: "term"; terms: Term[] }
  /** `years` is 1 / 12 for a month; the rest is what the shopper says of miles and dollars. */
  | {
      kind: "running";
      cars: CarReference[];
      fuels: ("electric" | "hybrid" | "gas")[];
      years?: number;
      milesAYear?: number;
      gallon?: number;
      kiloWattHour?: number;
    }
  /** What it costs a month; the rest is what the shopper says of the loan: months, percent a year, dollars down. */
  | { kind: "payment"; cars: CarReference[]; months?: number; rate?: number; down?: number }
  /** The shopper settles on one. */
  | { kind: "choose"; car: CarReference }
  /** `handsOver` lets the search choose and ends its questions; `other` wants one not spoken of yet. */
  | { kind: "recommend"; handsOver: boolean; cars: CarReference[]; other?: boolean }
  /** `color` is one it names. */
  | { kind: "unknown"; topic: UnknownTopic; cars: CarReference[]; color?: string }
  | { kind: "how"; about: HowTopic };

/** The shopper is done choosing, or leaves it to the search: nothing more is asked. */
export function endsAsking(question: Question): boolean {
  return question.kind === "choose" || (question.kind === "recommend" && question.handsOver);
}

/** A question and where it stands in the message. */
export interface AskedQuestion {
  question: Question;
  start: number;
  end: number;
  /** Its words can only ask. */
  isSure?: boolean;
}
