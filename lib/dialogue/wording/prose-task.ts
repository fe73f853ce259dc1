import { roles, unitOf } from "@/lib/constraints";
import { answering } from "@/lib/constraints/trade-words";
import { numbersOn, rowName } from "@/lib/dialogue/showing/shown-products";
import type { Act } from "@/lib/dialogue/state/act";
import { mostToldProducts, toldOf } from "@/lib/dialogue/told-of";
import { counted } from "./count-words";
import type { ConstraintsPart, DataParts, QuestionPart, ReplyPart, ResultProduct, ResultsPart } from "./parts";

export type ProseTask = NonNullable<ReturnType<typeof proseTask>>;

/** `null` for taps and silent replies. */
export function proseTask(act: Act, reply: readonly ReplyPart[]) {
  const template = reply.flatMap((part) => (part.type === "text" ? [part.text] : []))[0];
  if (act.kind !== "words" || !template) return null;
  const question = dataOf(reply, "question");
  const wishes = dataOf(reply, "constraints");
  const results = dataOf(reply, "results");
  const notices = reply.flatMap((part) => (part.type === "data-notice" ? [part.data.text] : []));
  return {
    said: act.text,
    template,
    // `null` if it must not change: a comparison names both choices.
    question: question?.kind === "slot" && question.rung === undefined ? question.text : null,
    facts: [template, ...notices, ...wishFacts(wishes), ...productFacts(results), ...questionFacts(question)],
    told: toldOf([template, ...notices], { wishes, results, question }),
  };
}

function dataOf<Name extends keyof DataParts>(reply: readonly ReplyPart[], name: Name): DataParts[Name] | null {
  const part = reply.find((each) => each.type === `data-${name}`);
  return part && "data" in part ? (part.data as DataParts[Name]) : null;
}

function wishFacts(part: ConstraintsPart | null): string[] {
  return (part?.wishes ?? []).map(({ label, text, constraint, gaveWay, gain }) => {
    const bent = gaveWay ? `; gave way, asked was ${gaveWay.from}` : "";
    const more = gain ? `; without it ${gain} more ${roles.things}` : "";
    return `wish: ${label} ${text} (${constraint.locked ? "locked" : constraint.level})${bent}${more}`;
  });
}

function productFacts(part: ResultsPart | null): string[] {
  if (!part) return [];
  const shown = part.cars.slice(0, mostToldProducts).map(productFact);
  return [`${roles.things} shown: ${part.total} (${part.summary})`, ...shown];
}

function productFact(product: ResultProduct, place: number): string {
  const numbers = numbersOn(product);
  const misses = product.marks.filter(({ mark }) => mark !== "met").map(({ label, value }) => `${label} ${value}`);
  return [
    `${roles.thing} ${place + 1}: ${rowName(product)}`,
    ...[product.style, product.price],
    ...answering.mileages.flatMap(({ slot, told }) =>
      numbers[slot] == null ? [] : [`${told} ${numbers[slot]} ${unitOf(slot)}`],
    ),
    ...(misses.length > 0 ? [`does not meet: ${misses.join(", ")}`] : []),
  ].join(", ");
}

function questionFacts(part: QuestionPart | null): string[] {
  if (!part) return [];
  const choices = part.choices.map(({ label, count }) => `choice: ${label}, ${counted(count, roles.thing)}`);
  return [`question: ${part.text}`, ...choices];
}
