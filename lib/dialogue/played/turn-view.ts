import type { Constraint } from "@/lib/constraints/constraint";
import type { DataParts, ReplyPart } from "@/lib/dialogue/wording/parts";

/** What a shopper sees after a turn. */
export interface TurnView {
  /** Everything the reply says: text, notices, question, headline. */
  prose: string;
  /** The same with the labels of choices and alternatives. */
  all: string;
  wishes: readonly (Constraint & { gaveWay: boolean })[];
  question?: DataParts["question"];
  cars: DataParts["results"]["cars"];
  total: number;
}

export function viewOf(parts: readonly ReplyPart[]): TurnView {
  const texts = parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
  const notices = parts.flatMap((part) => (part.type === "data-notice" ? [part.data.text] : []));
  const question = parts.flatMap((part) => (part.type === "data-question" ? [part.data] : []))[0];
  const card = parts.flatMap((part) => (part.type === "data-relaxation" ? [part.data] : []))[0];
  const wishes = parts.flatMap((part) => (part.type === "data-constraints" ? part.data.wishes : []));
  const results = parts.flatMap((part) => (part.type === "data-results" ? [part.data] : []))[0];
  const prose = [...texts, ...notices, question?.text ?? "", card?.headline ?? ""].join("\n");
  const choices = question?.choices.map(({ label }) => label) ?? [];
  const ways = card?.alternatives.map(
    ({ label, changes }) => `${label} ${changes.map(({ from, to }) => `${from} ${to}`).join(" ")}`,
  );
  return {
    prose,
    all: [prose, ...choices, ...(ways ?? [])].join("\n"),
    wishes: wishes.map(({ constraint, gaveWay }) => ({
      ...constraint,
      gaveWay: gaveWay !== undefined && gaveWay !== null,
    })),
    ...(question ? { question } : {}),
    cars: results?.cars ?? [],
    total: results?.total ?? 0,
  };
}
