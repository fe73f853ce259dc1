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

/** A segment with everything a kind of question needs. */
export interface Asked extends QuestionSegment {
  named: Named;
  /** Named or pointed at. */
  cars: CarReference[];
  input: ReadInput;
  /** Lower case without car names: a RAV4 Hybrid does not ask about hybrids. */
  nameless: string;
  directions: () => readonly Direction[];
  chances: () => ReturnType<typeof kindChances>;
  /** The last question in earlier messages. */
  before: () => Question | undefined;
  /** The question right before, in this message or the last. */
  just: () => Question | undefined;
  /** Its change, as a hypothetical wish. */
  supposed: () => Supposed;
}

export function valuesIn({ named }: Asked): Predicate[] {
  return named.values.map(({ slot, values }) => ({ slot, op: "in", value: values.map(String) }));
}

/** The subject of a yes or no: "automatic", "all-wheel drive". */
export function testsIn(asked: Asked): Predicate[] {
  return /^(?:is|are|does|do|can|could|will|has|have)(?:n'?t)?\b/.test(asked.core) ? valuesIn(asked) : [];
}

/** The asked fact that no column holds. */
export function unheldIn({ core, input }: Pick<Asked, "core" | "input">) {
  const isHeld = (slot: SlotName) => holds(input.vocabulary, slot);
  return unheldTopics.find(({ asks, held }) => asks.test(core) && !(held?.asks.test(core) && isHeld(held.slot)));
}

export function slotsNamed({ named, core }: Asked): SlotName[] {
  const slots = [...named.topics.flatMap(({ slots }) => [...slots]), ...named.values.map(({ slot }) => slot)];
  if (/\b(?:budget|money|price|cost|spend)\b/.test(core)) slots.push(likeness.price);
  return [...new Set(slots)];
}
