import { createHash } from "node:crypto";
import type { z } from "zod";
import { added, type ModelFailure, type ModelPort, type ModelPrompt, type ModelUsage, noUsage } from "./model-port";

/** One kind of call: its fixed instructions, and how an answer is read. Returns `null` for text nobody can read. */
export interface Call<T> {
  name: string;
  system: string;
  /** Missing for free text. */
  schema?: z.ZodType;
  parse(text: string): T | null;
}

export type Answered<T> =
  | { kind: "answered"; answer: T; usage: ModelUsage }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** Names the call and the hash of its instructions, as "extract@1f0c9a2b". */
export function callVersion({ name, system }: Pick<Call<unknown>, "name" | "system">): string {
  return `${name}@${createHash("sha256").update(system).digest("hex").slice(0, 8)}`;
}

/** All outside text goes into one JSON object, so no text can end its quotation. */
export function promptOf({ system }: Pick<Call<unknown>, "system">, data: unknown): ModelPrompt {
  return { system, user: JSON.stringify(data) };
}

/** Asks once, and once more for an answer that cannot be read. One time limit covers both. */
export async function askModel<T>(
  port: ModelPort,
  call: Call<T>,
  data: unknown,
  signal?: AbortSignal,
): Promise<Answered<T>> {
  const deadline = AbortSignal.timeout(port.timeLimit);
  const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
  // A tuned model gets the text it was trained on.
  const prompt = typeof data === "string" ? { system: call.system, user: data } : promptOf(call, data);
  const shape = call.schema ? { shape: { name: call.name, schema: call.schema } } : {};
  let usage = noUsage;
  for (const system of [call.system, call.system + repair(call)]) {
    const reply = await port.send({ ...prompt, system, ...shape }, ends);
    usage = added(usage, reply.usage);
    if (reply.kind === "failed") {
      const isLate = reply.failure === "aborted" && !signal?.aborted;
      return { kind: "failed", failure: isLate ? "timeout" : reply.failure, usage };
    }
    const answer = call.parse(reply.text);
    if (answer !== null) return { kind: "answered", answer, usage };
  }
  return { kind: "failed", failure: "malformed", usage };
}

function repair({ schema }: Pick<Call<unknown>, "schema">): string {
  return schema
    ? "\n\nYour last answer was not such a JSON object. Answer again: only the object, starting with { and ending with }."
    : "\n\nYour last answer could not be used. Answer again, only as asked.";
}

/** Reads a schema's answer, also out of surrounding text. */
export function parsedBy<T>(schema: z.ZodType<T>): (text: string) => T | null {
  return (text) => schema.safeParse(jsonIn(text)).data ?? null;
}

/** Free text of at most so many characters. */
export function plainLine(longest: number): (text: string) => string | null {
  return (text) => {
    const said = text.replace(/<think>[\s\S]*?<\/think>/g, "").trim();
    const bare = said.replace(/^["“]([\s\S]*)["”]$/, "$1").trim();
    return bare === "" || bare.length > longest ? null : bare;
  };
}

/** The outermost JSON object in a text, also behind thoughts or inside a fence. `undefined` without one. */
export function jsonIn(text: string): unknown {
  const said = text.replace(/<think>[\s\S]*?<\/think>/g, "");
  const start = said.indexOf("{");
  const end = said.lastIndexOf("}");
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(said.slice(start, end + 1));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
