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
  switch (instrument.kind) {
    case "nasa-tlx": {
      const items = tlxItems(instrument.weighted);
      const { raw } = questionnaires.tlx.scores;
      if (!instrument.weighted) return { items, scores: { raw }, score: (given) => ({ raw: scoreTlx(given).raw }) };
      return { items, scores: questionnaires.tlx.scores, score: scoreTlx };
    }
    case "sus": {
      const { scores } = questionnaires.sus;
      return { items: susItems(), scores, score: (given) => ({ score: scoreSus(given) }), points: 5 };
    }
    case "umux-lite":
      return { items: umuxLiteItems(), scores: questionnaires.umux.scores, score: scoreUmuxLite, points: 7 };
    case "likert": {
      const { title, points, items } = instrument;
      const label = (subscale: string) => questionnaires.scale.score({ title, subscale, points });
      const scores = Object.fromEntries(items.map(({ subscale }) => [subscale, label(subscale)]));
      return { items: likertItems(instrument), scores, score: (given) => scoreLikert(instrument, given), points };
    }
    case "custom": {
      const items = instrument.items.map(({ id, text, required, ...answer }) => ({ id, text, required, answer }));
      return { items, scores: {}, score: () => ({}) };
    }
  }
}
