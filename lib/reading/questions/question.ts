import type { Predicate } from "@/lib/constraints/constraint";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Term, UnknownTopic } from "@/lib/constraints/trade-words";

/** One version, a model or a whole make that words speak of. */
export interface CarReference {
  make: string;
  /** A family's models; empty for a make alone. */
  models: string[];
  year?: number;
  /** Words after the name, which may start with a trim. */
  trim?: string;
  /** The very one on the screen. */
  position?: number;
}

export type WhyTopic = "gave" | "kept" | "others" | "absent" | "order" | "asking" | "weights";
export type HowTopic = "work" | "save" | "change" | "prices" | "person" | "account" | "bars" | "more" | "order";

/** A hypothetical change of the search. */
export interface Supposed {
  edits: Edit[];
  /** Dropped wishes. */
  without: SlotName[];
  /** Bounds moved by this much: more money, fewer miles. */
  moved: { slot: SlotName; by: number }[];
}

/** A measure by which one car leads. */
export interface Measure {
  slot: SlotName;
  end: "most" | "least";
}

/** More or less of something than what was named, or than what the screen shows first. */
export type Comparative = Measure & { than?: CarReference };

/** A shopper's question. Answers never change the search. */
export type Question =
  /** Facts; `about` is empty for "tell me about it"; `tests` are what a yes or no is about, `words` what nobody lists. */
  | { kind: "facts"; cars: CarReference[]; about: SlotName[]; tests: Predicate[]; words?: string }
  | { kind: "compare"; cars: CarReference[]; about: SlotName[] }
  | { kind: "superlative"; by: SlotName; end: Measure["end"]; supposed: Supposed; everywhere: boolean }
  | { kind: "count"; supposed: Supposed; everywhere: boolean }
  | { kind: "whatif"; supposed: Supposed }
  /** A wish's effect on the price, or on another measure. */
  | { kind: "cost"; supposed: Supposed; slots: SlotName[]; by?: Measure }
  | { kind: "why"; about: WhyTopic; slots: SlotName[]; cars: CarReference[] }
  | { kind: "term"; terms: Term[] }
  /** `years` is 1 / 12 for a month. The rest are the shopper's miles and dollars. */
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
  /** `handsOver` ends questions and lets the search choose. `other` wants a new car. */
  | { kind: "recommend"; handsOver: boolean; cars: CarReference[]; other?: boolean }
  /** `color` is one it names. */
  | { kind: "unknown"; topic: UnknownTopic; cars: CarReference[]; color?: string }
  | { kind: "how"; about: HowTopic };

/** The shopper has chosen or hands over, so asking ends. */
export function endsAsking(question: Question): boolean {
  return question.kind === "choose" || (question.kind === "recommend" && question.handsOver);
}

export interface AskedQuestion {
  question: Question;
  start: number;
  end: number;
  /** Its words can only ask. */
  isSure?: boolean;
}
