import { shuffle } from "@/lib/draw";
import { seededRandom } from "@/lib/random";
import type { CustomItem, Instrument } from "./instrument";
import { likertItems, scoreLikert } from "./instruments/likert";
import { scoreTlx, tlxItems } from "./instruments/nasa-tlx";
import { scoreSus, susItems } from "./instruments/sus";
import { scoreUmuxLite, umuxLiteItems } from "./instruments/umux-lite";
import type { AnswerForm, Answers, PageItem } from "./page-item";

/** Shuffles by seed and step. Attention items never come first. */
export function instrumentItems(instrument: Instrument, { seed, step }: { seed: number; step: string }): PageItem[] {
  const random = seededRandom(seed, `items ${step}`);
  const items = instrument.order === "seeded" ? shuffle(ownItems(instrument), random) : ownItems(instrument);
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

export function instrumentScores(instrument: Instrument, answers: Answers): Record<string, number | null> {
  switch (instrument.kind) {
    case "nasa-tlx": {
      const { raw, weighted } = scoreTlx(answers);
      return instrument.weighted ? { raw, weighted } : { raw };
    }
    case "sus":
      return { score: scoreSus(answers) };
    case "umux-lite":
      return scoreUmuxLite(answers);
    case "likert":
      return scoreLikert(instrument, answers);
    case "custom":
      return {};
  }
}

function ownItems(instrument: Instrument): PageItem[] {
  switch (instrument.kind) {
    case "nasa-tlx":
      return tlxItems(instrument.weighted);
    case "sus":
      return susItems();
    case "umux-lite":
      return umuxLiteItems();
    case "likert":
      return likertItems(instrument);
    case "custom":
      return instrument.items.map((item) => ({
        id: item.id,
        text: item.text,
        required: item.required,
        answer: formOf(item),
      }));
  }
}

function formOf(item: CustomItem): AnswerForm {
  switch (item.kind) {
    case "choice":
    case "several":
      return { kind: item.kind, options: item.options };
    case "number":
      return { kind: "number", min: item.min, max: item.max };
    case "text":
      return { kind: "text", longest: item.longest };
  }
}
