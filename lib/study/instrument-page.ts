import { shuffle } from "@/lib/draw";
import { seededRandom } from "@/lib/random";
import type { Instrument } from "./instrument";
import { formOf } from "./instruments/instrument-form";
import type { Answers, PageItem } from "./page-item";

/** Shuffles by seed and step. Attention items never come first. */
export function instrumentItems(instrument: Instrument, { seed, step }: { seed: number; step: string }): PageItem[] {
  const random = seededRandom(seed, `items ${step}`);
  const own = formOf(instrument).items;
  const items = instrument.order === "seeded" ? shuffle(own, random) : own;
  const [scale] = items;
  for (const { id, text } of instrument.attention) {
    if (scale?.answer.kind !== "scale") break;
    const place = 1 + Math.floor(random() * items.length);
    items.splice(place, 0, { id, text, required: true, answer: { ...scale.answer } });
  }
  return items;
}

export function failedAttention({ attention }: Instrument, answers: Answers): string[] {
  return attention.filter(({ id, correct }) => answers[id] !== correct).map(({ id }) => id);
}
