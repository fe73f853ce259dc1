import { holds } from "@/lib/catalog/vocabulary";
import type { Predicate } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import { likeness } from "@/lib/constraints/slots";
import { unheldTopics } from "@/lib/constraints/trade-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Direction } from "./directions";
import type { kindChances } from "./kind-model";
import type { CarReference, Question, Supposed } from "./question";
import type { Named } from "./referents";
import type { QuestionSegment } from "./segments";

/** A segment with everything a kind of question looks at. */
export interface Asked extends QuestionSegment {
  named: Named;
  /** Cars it is about, by name or by pointing. */
  cars: CarReference[];
  input: ReadInput;
  /** Its words in lower case, without the names of cars: a RAV4 Hybrid asks nothing about hybrids. */
  nameless: string;
  /** Which ways its words go. */
  directions: () => readonly Direction[];
  /** How likely it asks each kind of thing. */
  chances: () => ReturnType<typeof kindChances>;
  /** The question asked last, in earlier messages. */
  before: () => Question | undefined;
  /** The question just asked, in this message or the one right before. */
  just: () => Question | undefined;
  /** What it would change if it were a wish. */
  supposed: () => Supposed;
}

/** What named values ask of cars. */
export function valuesIn({ named }: Asked): Predicate[] {
  return named.values.map(({ slot, values }) => ({ slot, op: "in", value: values.map(String) }));
}

/** What a yes or no is about: "automatic", "all-wheel drive". */
export function testsIn(asked: Asked): Predicate[] {
  return /^(?:is|are|does|do|can|could|will|has|have)(?:n'?t)?\b/.test(asked.core) ? valuesIn(asked) : [];
}

/** What it asks that no column holds. */
export function unheldIn({ core, input }: Pick<Asked, "core" | "input">) {
  const isHeld = (slot: SlotName) => holds(input.vocabulary, slot);
  return unheldTopics.find(({ asks, held }) => asks.test(core) && !(held?.asks.test(core) && isHeld(held.slot)));
}

/** Slots a segment names, by topic or by a value. */
export function slotsNamed({ named, core }: Asked): SlotName[] {
  const slots = [...named.topics.flatMap(({ slots }) => [...slots]), ...named.values.map(({ slot }) => slot)];
  if (/\b(?:budget|money|price|cost|spend)\b/.test(core)) slots.push(likeness.price);
  return [...new Set(slots)];
}
