import type { Answers, Instrument, PageItem } from "@/lib/study/instrument";

type Likert = Extract<Instrument, { kind: "likert" }>;

type Scale = Pick<Likert, "points" | "low" | "high"> & { items: readonly { id: string; text: string }[] };

export function likertItems({ items, points, low, high }: Scale): PageItem[] {
  return items.map(({ id, text }) => ({ id, text, required: true, answer: { kind: "scale", points, low, high } }));
}

/** Mean of each subscale over answered items, with reversed items flipped. */
export function scoreLikert({ items, points }: Likert, answers: Answers): Record<string, number | null> {
  const subscales = [...new Set(items.map(({ subscale }) => subscale))];
  return Object.fromEntries(
    subscales.map((subscale) => {
      const values = items
        .filter((item) => item.subscale === subscale)
        .flatMap(({ id, reversed }) => {
          const point = answers[id];
          if (typeof point !== "number") return [];
          return [reversed ? points + 1 - point : point];
        });
      return [subscale, values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null];
    }),
  );
}
