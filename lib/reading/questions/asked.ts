import { holds } from "@/lib/catalog/catalog-reader";
import { likeness, type Predicate, type SlotName } from "@/lib/constraints";
import { unheldTopics } from "@/lib/constraints/trade-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { findNumbers } from "@/lib/reading/values/numbers";
import type { Direction } from "./directions";
import type { kindChances } from "./kind-model";
import type { CarReference, Question, Supposed } from "./question";
import type { Named } from "./referents";
import type { QuestionSegment } from "./segments";

export interface Asked extends QuestionSegment {
  named: Named;
  cars: CarReference[];
  /** Named earlier in the message. */
  recent: readonly CarReference[];
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

export function unheldIn({ core, input }: Pick<Asked, "core" | "input">) {
  const isHeld = (slot: SlotName) => holds(input.vocabulary, slot);
  return unheldTopics.find(({ asks, held }) => asks.test(core) && !(held?.asks.test(core) && isHeld(held.slot)));
}

export function figuresIn({ named: { tokens, names } }: Asked): number[] {
  const owned = tokens.map(({ start }) => names.some((each) => each.start <= start && start < each.end));
  return findNumbers(tokens, owned).map(({ value }) => value);
}

export function slotsNamed(asked: Asked): SlotName[] {
  const { named, core, input } = asked;
  const slots = [...named.topics.flatMap(({ slots }) => [...slots]), ...named.values.map(({ slot }) => slot)];
  if (/\b(?:budget|money|price|cost|spend)\b/.test(core)) slots.push(likeness.price);
  // "What's the 280 costing me?"
  const numbers: unknown[] = figuresIn(asked);
  slots.push(...input.constraints.flatMap(({ slot, value }) => (numbers.includes(value) ? [slot] : [])));
  return [...new Set(slots)];
}
