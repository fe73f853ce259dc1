import type { Request } from "@/lib/reading/preference-reader";
import type { Question } from "@/lib/reading/questions/question";
import type { PartedMessage } from "./part-message";

export type PartsFound = Pick<
  PartedMessage,
  "asked" | "stances" | "taken" | "critiques" | "yields" | "intents" | "asksElse" | "isAside"
>;

export const nothingParted: PartsFound = {
  ...{ asked: [], stances: [], taken: [], critiques: [], yields: [], intents: [] },
  ...{ asksElse: false, isAside: false },
};

/** One question may be asked in two places. */
function distinct(questions: readonly Question[]): Question[] {
  const said = questions.map((each) => JSON.stringify(each));
  return questions.filter((_, at) => said.indexOf(said[at] ?? "") === at);
}

export function requestsIn({ asked, critiques, intents, asksElse }: PartsFound): Request[] {
  return [
    ...critiques.map((critique): Request => ({ kind: "critique", critique })),
    ...intents.map((kind): Request => ({ kind })),
    ...distinct(asked.map(({ question }) => question)).map((question): Request => ({ kind: "question", question })),
    ...(asksElse && asked.length === 0 ? [{ kind: "free-question" } as const] : []),
  ];
}
