import { holds } from "@/lib/catalog/vocabulary";
import type { Predicate } from "@/lib/constraints/constraint";
import { likeness, type SlotName } from "@/lib/constraints/slots";
import { unheldTopics } from "@/lib/constraints/trade-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Direction } from "./directions";
import type { kindChances } from "./kind-model";
import type { CarReference, Question, Supposed } from "./question";
import type { Named } from "./referents";
import type { QuestionSegment } from "./segments";

export interface Asked extends QuestionSegment {
  named: Named;
  cars: CarReference[];
  input: ReadInput;
  /** Lower case without car names: a RAV4 Hybrid does not ask about hybrids. */
  nameless: string;
  directions: () => readonly Direction[];
  chances: () => ReturnType<typeof kindChances>;
  before: () => Question | undefined;
  /** In this message or the last. */
  just: () => Question | undefined;
  supposed: () => Supposed;
}

export function valuesIn({ named }: Asked): Predicate[] {
  return named.values.map(({ slot, values }) => ({ slot, op: "in", value: values.map(String) }));
}

export function testsIn(asked: Asked): Predicate[] {
  return /^(?:is|are|does|do|can|could|will|has|have)(?:n'?t)?\b/.test(asked.core) ? valuesIn(asked) : [];
}

export function unheldIn({ core, input }: Pick<Asked, "core" | "input">) {
  const isHeld = (slot: SlotName) => holds(input.vocabulary, slot);
  return unheldTopics.find(({ asks, held }) => asks.test(core) && !(held?.asks.test(core) && isHeld(held.slot)));
}

export function slotsNamed({ named, core, input }: Asked): SlotName[] {
  const slots = [...named.topics.flatMap(({ slots }) => [...slots]), ...named.values.map(({ slot }) => slot)];
  if (/\b(?:budget|money|price|cost|spend)\b/.test(core)) slots.push(likeness.price);
  // "What's the 280 costing me?"
  const numbers = [...core.matchAll(/\bthe (\d+)(k)?\b/g)].map(
    ([, digits, thousands]) => Number(digits) * (thousands ? 1000 : 1),
  );
  slots.push(...input.constraints.flatMap(({ slot, value }) => (numbers.some((each) => each === value) ? [slot] : [])));
  return [...new Set(slots)];
}
