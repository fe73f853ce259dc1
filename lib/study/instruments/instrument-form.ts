import type { Instrument } from "@/lib/study/instrument";
import type { Answers, PageItem } from "@/lib/study/page-item";
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
      const raw = "NASA-TLX, raw, 0 to 100";
      if (!instrument.weighted) return { items, scores: { raw }, score: (given) => ({ raw: scoreTlx(given).raw }) };
      return { items, scores: { raw, weighted: "NASA-TLX, weighted, 0 to 100" }, score: scoreTlx };
    }
    case "sus": {
      const scores = { score: "System Usability Scale, 0 to 100" };
      return { items: susItems(), scores, score: (given) => ({ score: scoreSus(given) }), points: 5 };
    }
    case "umux-lite": {
      const scores = { score: "UMUX-LITE, 0 to 100", sus: "SUS as UMUX-LITE predicts it" };
      return { items: umuxLiteItems(), scores, score: scoreUmuxLite, points: 7 };
    }
    case "likert": {
      const { title, points, items } = instrument;
      const scores = items.map(({ subscale }) => [subscale, `${title}: ${subscale}, 1 to ${points}`]);
      const score = (given: Answers) => scoreLikert(instrument, given);
      return { items: likertItems(instrument), scores: Object.fromEntries(scores), score, points };
    }
    case "custom": {
      const items = instrument.items.map(({ id, text, required, ...answer }) => ({ id, text, required, answer }));
      return { items, scores: {}, score: () => ({}) };
    }
  }
}
