import { z } from "zod";

export interface ScriptedUsage {
  input: number;
  output: number;
}

export type ScriptedReply =
  /** `usage: null` omits token counts, as some servers do. `pace`: milliseconds between the pieces of a stream. */
  | {
      kind: "answer";
      text: string;
      pace?: number;
      usage?: ScriptedUsage | null;
      odds?: Readonly<Record<string, number>>;
    }
  /** Asks for a look-up. */
  | { kind: "tool"; name: string; input: unknown }
  | { kind: "refusal"; text: string }
  | { kind: "too-long"; text: string }
  /** An HTTP error in the protocol's form. */
  | { kind: "status"; status: number; message?: string }
  /** A successful response that reports a failed model (responses API). */
  | { kind: "failed"; message: string }
  | { kind: "garbage" }
  /** Half of the answer before the connection breaks. */
  | { kind: "cut"; text: string }
  | { kind: "silence" };

export type Protocol = "responses" | "chat";

const contentSchema = z.union([z.string(), z.array(z.object({ type: z.string(), text: z.string().optional() }))]);
const messageSchema = z.object({ role: z.string(), content: contentSchema });

/** Fields with the same meaning in both protocols. */
const requestSchemas = {
  responses: z.object({
    model: z.string(),
    input: z.array(messageSchema).min(1),
    stream: z.boolean().optional(),
    store: z.boolean().optional(),
    include: z.array(z.string()).nullish(),
    tools: z.array(z.unknown()).optional(),
    text: z.object({ format: z.record(z.string(), z.unknown()).optional() }).optional(),
  }),
  chat: z.object({
    model: z.string(),
    messages: z.array(messageSchema).min(1),
    stream: z.boolean().optional(),
    tools: z.array(z.unknown()).optional(),
    logprobs: z.boolean().nullish(),
    response_format: z.record(z.string(), z.unknown()).optional(),
  }),
};

export interface ScriptedRequest {
  protocol: Protocol;
  model: string;
  stream: boolean;
  messages: { role: string; text: string }[];
  structured: boolean;
  tools: number;
  /** Log-probabilities are asked for. */
  logprobs: boolean;
  authorization: string | undefined;
  body: string;
}

/** Returns an error message for a bad body. */
export function readRequest(
  protocol: Protocol,
  body: string,
  authorization: string | undefined,
): ScriptedRequest | string {
  const parsed = z.string().transform(asJson).pipe(requestSchemas[protocol]).safeParse(body);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const { data } = parsed;
  const messages = "messages" in data ? data.messages : data.input;
  const format = "messages" in data ? data.response_format : data.text?.format;
  return {
    protocol,
    model: data.model,
    stream: data.stream ?? false,
    messages: messages.map(({ role, content }) => ({ role, text: textOf(content) })),
    structured: format !== undefined,
    tools: data.tools?.length ?? 0,
    logprobs: "messages" in data ? data.logprobs === true : (data.include ?? []).some((each) => /logprobs/.test(each)),
    authorization,
    body,
  };
}

function asJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "the body is no JSON" });
    return z.NEVER;
  }
}

function textOf(content: z.infer<typeof contentSchema>): string {
  return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("");
}
