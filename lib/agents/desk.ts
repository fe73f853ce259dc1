import { type Answered, askModel, type Call, callVersion, plainLine } from "@/lib/model/call-model";
import type { ModelPort, ModelUsage } from "@/lib/model/model-port";

/** What the calls of one kind came to. `by` says how a comparison was measured. */
export type CallTallies = Record<string, { calls: number; inputTokens: number; outputTokens: number; by?: string }>;

/** A model at work, and the account of what it was asked. */
export interface Desk {
  port: ModelPort;
  tallies: CallTallies;
  signal?: AbortSignal | undefined;
}

/** A figure without the model would be another method's, so the run stops. */
export class ModelUnusable extends Error {
  constructor(
    model: string,
    readonly failure: string,
  ) {
    super(`${model} could not be used (${failure})`);
    this.name = "ModelUnusable";
  }
}

type Used = Omit<ModelUsage, "estimated">;

export function startDesk(port: ModelPort, signal?: AbortSignal): Desk {
  return { port, tallies: {}, signal };
}

export function tally({ tallies }: Pick<Desk, "tallies">, version: string, usage: Used, by?: string): void {
  const { calls, inputTokens, outputTokens } = tallies[version] ?? { calls: 0, inputTokens: 0, outputTokens: 0 };
  tallies[version] = {
    calls: calls + usage.calls,
    inputTokens: inputTokens + usage.inputTokens,
    outputTokens: outputTokens + usage.outputTokens,
    ...(by ? { by } : {}),
  };
}

/** `null` for an answer nobody can read, for which each paper has a rule. */
export async function askAtDesk<T>(desk: Desk, call: Call<T>, data: unknown): Promise<T | null> {
  const reply: Answered<T> = await askModel(desk.port, call, data, desk.signal);
  tally(desk, callVersion(call), reply.usage);
  if (reply.kind === "answered") return reply.answer;
  if (reply.failure === "malformed" || reply.failure === "refused") return null;
  throw new ModelUnusable(desk.port.id, reply.failure);
}

export function usageIn({ tallies }: Pick<Desk, "tallies">) {
  const sum = (part: "calls" | "inputTokens" | "outputTokens") =>
    Object.values(tallies).reduce((total, each) => total + each[part], 0);
  return { calls: sum("calls"), inputTokens: sum("inputTokens"), outputTokens: sum("outputTokens") };
}

/** "ask@1f0c9a2b 4, pairwise@77aa01de 12 (log-probabilities)" */
export function describeTallies(tallies: CallTallies): string {
  const told = Object.entries(tallies).map(([name, { calls, by }]) => `${name} ${calls}${by ? ` (${by})` : ""}`);
  return told.join(", ");
}

/** AWARE-US's ROLEPLAYER: persona, first request and one question in, a free answer out. */
const call: Call<string> = {
  name: "roleplayer",
  system: `You play a person who looks for something in a catalog. You get one JSON object: "persona" is who you are, "request" is what you first asked for, "question" is what you are asked now.

Answer the question as this person would type it, in one to three short sentences, first person. Where the persona names a value, name it exactly as written. Say how much it matters to you, as firmly as the persona does, where the persona tells. Answer a vague question with the value that fits it best. Where the persona is silent, say that you have no preference. Invent nothing, and tell nothing that was not asked.

Example. {"persona": "I want a compact for the city. 2016 or newer is my top priority. Red would be nice.", "request": "I want a compact for the city.", "question": "How new should it be?"}
2016 or newer, that is my top priority.`,
  parse: plainLine(800),
};

/** An unreadable answer is one without a preference. */
export async function playShopper(
  desk: Desk,
  { persona, request, question }: { persona: string; request: string; question: string },
): Promise<string> {
  return (await askAtDesk(desk, call, { persona, request, question })) ?? "No preference.";
}
