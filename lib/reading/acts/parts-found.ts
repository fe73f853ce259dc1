import type { Request } from "@/lib/reading/preference-reader";
import type { PartedMessage } from "./part-message";

export type PartsFound = Pick<
  PartedMessage,
  "asked" | "stances" | "taken" | "critiques" | "yields" | "intents" | "asksElse" | "isAside"
>;

export function requestsIn({ asked, critiques, intents, asksElse }: PartsFound): Request[] {
  // One question may be asked in two places.
  const places = new Map(
    asked.map(({ question }): [string, Request] => [JSON.stringify(question), { kind: "question", question }]),
  );
  return [
    ...critiques.map((critique): Request => ({ kind: "critique", critique })),
    ...intents.map((kind): Request => ({ kind })),
    ...places.values(),
    ...(asksElse && asked.length === 0 ? [{ kind: "free-question", words: asksElse } as const] : []),
  ];
}
