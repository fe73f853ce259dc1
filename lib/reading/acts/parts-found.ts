import type { Request } from "@/lib/reading/preference-reader";
import type { PartedMessage } from "./part-message";

export type PartsFound = Pick<
  PartedMessage,
  "asked" | "stances" | "taken" | "critiques" | "yields" | "intents" | "asksElse" | "isAside"
>;

export const nothingParted: PartsFound = {
  ...{ asked: [], stances: [], taken: [], critiques: [], yields: [], intents: [] },
  ...{ asksElse: false, isAside: false },
};

export function requestsIn({ asked, critiques, intents, asksElse }: PartsFound): Request[] {
  return [
    ...critiques.map((critique): Request => ({ kind: "critique", critique })),
    ...intents.map((kind): Request => ({ kind })),
    ...asked.map(({ question }): Request => ({ kind: "question", question })),
    ...(asksElse && asked.length === 0 ? [{ kind: "free-question" } as const] : []),
  ];
}
