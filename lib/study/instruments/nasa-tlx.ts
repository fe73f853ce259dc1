import type { Answers, PageItem } from "@/lib/study/page-item";
import listed from "./nasa-tlx-scales.json" with { type: "json" };

/** NASA-TLX (Hart and Staveland 1988; Hart 2006): six scales from 0 to 100 in steps of 5. High means more load. */
const scales: readonly { id: string; name: string; text: string; low?: string; high?: string }[] = listed;

const pairs = scales.flatMap((first, index) => scales.slice(index + 1).map((second) => [first, second] as const));

export function tlxItems(weighted: boolean): PageItem[] {
  const ratings = scales.map(
    ({ id, name, text, low = "Very low", high = "Very high" }): PageItem => ({
      id,
      text: name,
      hint: text,
      required: true,
      answer: { kind: "rating", low, high },
    }),
  );
  if (!weighted) return ratings;
  const comparisons = pairs.map(
    ([first, second]): PageItem => ({
      id: `${first.id}-or-${second.id}`,
      text: "Which mattered more for the load of this task?",
      required: true,
      answer: {
        kind: "choice",
        options: [
          { id: first.id, text: first.name },
          { id: second.id, text: second.name },
        ],
      },
    }),
  );
  return [...ratings, ...comparisons];
}

/** 0 to 100: the mean rating, or each rating times its scale's wins over fifteen. `null` if incomplete. */
export function scoreTlx(answers: Answers): { raw: number | null; weighted: number | null } {
  const ratings = scales.map(({ id }) => answers[id]);
  if (!ratings.every((rating) => typeof rating === "number")) return { raw: null, weighted: null };
  const raw = ratings.reduce((sum, rating) => sum + rating, 0) / scales.length;
  const winners = pairs.map(([first, second]) => answers[`${first.id}-or-${second.id}`]);
  if (winners.some((winner) => winner === null || winner === undefined)) return { raw, weighted: null };
  const sum = scales.reduce(
    (total, { id }, index) => total + (ratings[index] ?? 0) * winners.filter((winner) => winner === id).length,
    0,
  );
  return { raw, weighted: sum / pairs.length };
}
