import type { WishStance } from "@/lib/reading/heard";
import { actOfIntent } from "./act-of-intent";
import type { PartedMessage } from "./part-message";
import type { SpokenAct } from "./spoken-act";

export type PartsFound = Pick<
  PartedMessage,
  "asked" | "stances" | "taken" | "critiques" | "yields" | "intents" | "asksElse" | "isAside"
>;

export const nothingParted: PartsFound = {
  ...{ asked: [], stances: [], taken: [], critiques: [], yields: [], intents: [] },
  ...{ asksElse: false, isAside: false },
};

export function actOfStance({ kind, id }: WishStance): SpokenAct {
  return kind === "keep" ? { act: "keep", id } : { act: "give", id, how: kind === "edit" ? "drop" : "change" };
}

export function actsParted({ asked, stances, taken, critiques, intents, asksElse }: PartsFound): SpokenAct[] {
  return [
    ...stances.map(actOfStance),
    ...taken.map((edit): SpokenAct => ({ act: "state", edit })),
    ...critiques.map((critique): SpokenAct => ({ act: "critique", critique })),
    ...intents.map((intent) => actOfIntent[intent]),
    ...asked.map(({ question }): SpokenAct => ({ act: "ask", about: "question", question })),
    ...(asksElse && asked.length === 0 ? [{ act: "ask", about: "something-else" } as const] : []),
  ];
}
