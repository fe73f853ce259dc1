import type { Answers, PageItem } from "@/lib/study/instrument";
import { questionnaires } from "@/messages/questionnaires";

const { ends, success, compare } = questionnaires.tlx;

/** NASA-TLX (Hart and Staveland 1988; Hart 2006): six scales from 0 to 100 in steps of 5. High means more load. */
const scales = Object.entries(questionnaires.tlx.scales).map(([id, { name, text }]) => ({ id, name, text }));

const pairs = scales.flatMap((first, index) => scales.slice(index + 1).map((second) => [first, second] as const));

export function tlxItems(weighted: boolean): PageItem[] {
  const ratings = scales.map(({ id, name, text }): PageItem => {
    const answer = { kind: "rating" as const, ...(id === "performance" ? success : ends) };
    return { id, text: name, hint: text, required: true, answer };
  });
  if (!weighted) return ratings;
  const comparisons = pairs.map((pair): PageItem => {
    const options = pair.map(({ id, name }) => ({ id, text: name }));
    const id = pair.map((each) => each.id).join("-or-");
    return { id, text: compare, required: true, answer: { kind: "choice", options } };
  });
  return [...ratings, ...comparisons];
}

/** 0 to 100: the mean rating, or each rating times its scale's wins over fifteen. `null` if incomplete. */
export function scoreTlx(answers: Answers): { raw: number | null; weighted: number | null } {
  const ratings = scales.map(({ id }) => answers[id]);
  if (!ratings.every((rating) => typeof rating === "number")) return { raw: null, weighted: null };
  const raw = ratings.reduce((sum, rating) => sum + rating, 0) / scales.length;
  const winners = pairs.map(([first, second]) => answers[`${first.id}-or-${second.id}`]);
  if (winners.some((winner) => winner === null || winner === undefined)) return { raw, weighted: null };
  const wins = (id: string) => winners.filter((winner) => winner === id).length;
  const sum = scales.reduce((total, { id }, index) => total + (ratings[index] ?? 0) * wins(id), 0);
  return { raw, weighted: sum / pairs.length };
}
