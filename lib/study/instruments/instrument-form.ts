import type { Answers, Instrument, PageItem } from "@/lib/study/instrument";
import { questionnaires } from "@/messages/questionnaires";
import { likertItems, scoreLikert } from "./likert";
import { scoreTlx, tlxItems } from "./nasa-tlx";
import { scoreSus, susItems } from "./sus";
import { scoreUmuxLite, umuxLiteItems } from "./umux-lite";

interface InstrumentForm {
  items: PageItem[];
  /** Labels by name, in the order of `score`. */
  scores: Readonly<Record<string, string>>;
  score(answers: Answers): Record<string, number | null>;
  /** Of the rating scale that its items share. */
  points?: number;
}

export function formOf(instrument: Instrument): InstrumentForm {
  const { tlx, sus, umux } = questionnaires;
  if (instrument.kind === "nasa-tlx") {
    const items = tlxItems(instrument.weighted);
    if (instrument.weighted) return { items, scores: tlx.scores, score: scoreTlx };
    return { items, scores: { raw: tlx.scores.raw }, score: (given) => ({ raw: scoreTlx(given).raw }) };
  }
  if (instrument.kind === "sus")
    return { items: susItems(), scores: sus.scores, score: (given) => ({ score: scoreSus(given) }), points: 5 };
  if (instrument.kind === "umux-lite")
    return { items: umuxLiteItems(), scores: umux.scores, score: scoreUmuxLite, points: 7 };
  if (instrument.kind === "likert") {
    const { title, points, items } = instrument;
    const label = (subscale: string) => questionnaires.scale.score({ title, subscale, points });
    const scores = Object.fromEntries(items.map(({ subscale }) => [subscale, label(subscale)]));
    return { items: likertItems(instrument), scores, score: (given) => scoreLikert(instrument, given), points };
  }
  const items = instrument.items.map(({ id, text, required, ...answer }) => ({ id, text, required, answer }));
  return { items, scores: {}, score: () => ({}) };
}
