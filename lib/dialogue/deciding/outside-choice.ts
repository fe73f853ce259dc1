import { z } from "zod";
import { type Constraint, describeConstraint } from "@/lib/constraints";
import { constraintSchema } from "@/lib/constraints/constraint";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";

const urlSchema = z.url().refine((url) => {
  const { protocol, username, password } = new URL(url);
  return ["http:", "https:"].includes(protocol) && username === "" && password === "";
}, "is no http or https address without a name and password");

/** What chooses in place of the arm's method. */
export const outsideSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z
      .literal("http")
      .describe("An outside method, which answers `leeway-choice/1` (docs/reference/outside-method.md)"),
    url: urlSchema.describe("Where it is posted to; STUDY_METHOD_HOSTS has to allow its host"),
    timeoutMs: z.number().int().min(50).max(20_000).describe("Longest wait in milliseconds; then `method` chooses"),
    quotes: z.boolean().describe("Whether the participant's words behind each wish are sent"),
  }),
  z.strictObject({
    kind: z.literal("model").describe("The language model that the server is configured with"),
    asks: z
      .enum(["choice", "weights"])
      .describe("It chooses among the candidates, or it weighs the wishes and the lightest candidate is taken"),
  }),
]);
export type Outside = z.infer<typeof outsideSchema>;

/** What is posted. Nothing in it says who asks, or in which study. */
export const choiceRequestSchema = z.object({
  format: z.literal("leeway-choice/1"),
  catalog: z.string().describe("SHA-256 of the catalog"),
  wishes: z
    .array(z.object({ text: z.string().describe("The wish in words"), wish: constraintSchema }))
    .describe("Every wish with its weight from 0 to 1, and the words behind it where the study sends them"),
  candidates: z
    .array(
      z.object({
        giveUp: z.array(z.string()).describe("Ids of wishes; no part of them is enough"),
        weight: z.number().describe("Sum of their weights"),
        matches: z.number().int().describe("Entries that meet all other wishes"),
      }),
    )
    .describe("All minimal sets of wishes that could give way, lightest first"),
});
export type ChoiceRequest = z.infer<typeof choiceRequestSchema>;

export const choiceAnswerSchema = z.strictObject({
  giveUp: z.array(z.string()).min(1).describe("Exactly the ids of one candidate, in any order"),
});

export const outsideOutcomes = [
  ...(["chosen", "bad-answer", "timeout", "fault"] as const),
  ...(["not-allowed", "no-model", "not-recorded"] as const),
] as const;

const answeredSchema = z.object({
  outcome: z.enum(outsideOutcomes),
  /** `null` unless `chosen`. */
  giveUp: z.array(z.string()).nullable(),
  /** As it came, cut. */
  answer: z.string().nullable(),
  /** Its address, or the model with the version of its instructions. */
  who: z.string(),
});
export type OutsideAnswer = z.infer<typeof answeredSchema>;

export const exchangeSchema = answeredSchema.extend({ by: z.enum(["http", "model"]), request: choiceRequestSchema });
export type OutsideExchange = z.infer<typeof exchangeSchema>;

/** Never throws for what a method or model does. The said words go to the model only. */
export type AskOutside = (
  outside: Outside,
  request: ChoiceRequest,
  said: readonly { role: "user" | "assistant"; content: string }[],
) => Promise<OutsideAnswer>;

/** The set that an answer names, if it is a candidate. */
export function candidateNamed(giveUp: readonly string[], { candidates }: ChoiceRequest): string[] | null {
  const named = new Set(giveUp);
  const found = candidates.find((of) => of.giveUp.length === named.size && of.giveUp.every((id) => named.has(id)));
  return found && named.size === giveUp.length ? found.giveUp : null;
}

/** Asks once a question of a search. `exchanges` grows. */
export function openOutside(
  outside: Outside | null | undefined,
  exchanges: OutsideExchange[],
  { ask, said }: { ask?: AskOutside | undefined; said: Parameters<AskOutside>[2] },
) {
  if (!outside) return undefined;
  return async (result: Pick<RelaxationResult, "correctionSets">, wishes: readonly Constraint[], catalog: string) => {
    const quotes = outside.kind === "model" || outside.quotes;
    const sent = quotes ? wishes : wishes.map((each) => ({ ...each, evidence: [] }));
    const request = choiceRequest(result, sent, catalog);
    const known = findExchange(exchanges, request);
    if (known) return known;
    const answered = (await ask?.(outside, request, said)) ?? notRecorded;
    const made = { by: outside.kind, request, ...answered };
    if (ask) exchanges.push(made);
    return made;
  };
}
export type ChooseOutside = NonNullable<ReturnType<typeof openOutside>>;

/** Answers from a log, for a replay. */
export function recordedAnswers(exchanges: readonly OutsideExchange[]): AskOutside {
  return async (_outside, request) => findExchange(exchanges, request) ?? notRecorded;
}

const notRecorded: OutsideAnswer = { outcome: "not-recorded", giveUp: null, answer: null, who: "" };

function findExchange(exchanges: readonly OutsideExchange[], request: ChoiceRequest): OutsideExchange | undefined {
  const key = keyOf(request);
  return exchanges.find((each) => keyOf(each.request) === key);
}

/** The schema puts keys in order. */
const keyOf = (request: ChoiceRequest) => JSON.stringify(choiceRequestSchema.parse(request));

export function choiceRequest(
  { correctionSets }: Pick<RelaxationResult, "correctionSets">,
  wishes: readonly Constraint[],
  catalog: string,
): ChoiceRequest {
  return {
    format: "leeway-choice/1",
    ...{ catalog, wishes: wishes.map((wish) => ({ text: describeConstraint(wish), wish })) },
    candidates: correctionSets.map(({ members, weight, matches }) => ({ giveUp: members, weight, matches })),
  };
}
