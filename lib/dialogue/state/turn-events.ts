import { type ActRequest, editsOf } from "@/lib/dialogue/act-request";
import { replyCertificate } from "@/lib/dialogue/certifying/reply-certificate";
import type { AgentsAccount } from "@/lib/dialogue/turn-agents";
import type { TurnContext } from "@/lib/dialogue/turn-context";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { Act } from "./act";
import type { ConversationState } from "./conversation-state";
import type { TurnEvent } from "./turn-event";

export function turnEvents(context: TurnContext, parts: readonly ReplyPart[]): TurnEvent[] {
  const { input, interpretation, applied, question } = context;
  const sheets = context.state.policy?.sheets;
  return [
    {
      name: "act-receive",
      data: { act: input.act, ...(sheets ? { sheets: sheets.map(({ record }) => record ?? "pasted") } : {}) },
    },
    ...readEvents(interpretation),
    ...askEvents(input.agents?.account()),
    ...answerEvents(input.act, input.state, interpretation),
    ...(context.reveals ? decisionEvents(context) : []),
    ...(question ? [{ name: "question-ask" as const, data: { question: question.part } }] : []),
    ...applied.events,
    ...shownEvents(parts),
    ...(context.reveals ? [{ name: "reply-certify" as const, data: replyCertificate(context, parts) }] : []),
  ];
}

function readEvents(interpretation: ActRequest): TurnEvent[] {
  const { doubts, intents, readBy, model } = interpretation;
  if (!readBy) return [];
  const edits = editsOf(interpretation);
  return [{ name: "words-read", data: { readBy, edits, doubts, intents, ...(model ? { model } : {}) } }];
}

function askEvents({ calls, failure }: Partial<AgentsAccount> = {}): TurnEvent[] {
  if (!failure && Object.keys(calls ?? {}).length === 0) return [];
  return [{ name: "model-ask", data: { task: "deciding", calls, outcome: failure ?? "used" } }];
}

function decisionEvents({ input, situation, exchanges }: TurnContext): TurnEvent[] {
  const { lattice, result, concession, formal } = situation;
  const made = exchanges.slice(input.state.exchanges?.length ?? 0);
  const events: TurnEvent[] = [
    { name: "lattice-read", data: { catalog: input.catalog.catalog.checksum, lattice } },
    ...made.map((data): TurnEvent => ({ name: "method-exchange", data })),
  ];
  if (!result) return events;
  const method = result.outside?.outcome === "chosen" ? result.outside.by : input.settings.method;
  const { calls = {}, failure } = input.agents?.account() ?? {};
  const asked = Object.keys(calls).length > 0 || failure ? { agents: { calls, failure } } : {};
  const chosen = { method, result, concession, ...(formal ? { loop: formal.loop } : {}), ...asked };
  return [...events, { name: "relaxation-choose", data: chosen }];
}

/** None if the question stays open. */
function answerEvents(
  act: Act,
  { question }: Pick<ConversationState, "question">,
  { closesQuestion, kind }: Pick<ActRequest, "closesQuestion" | "kind">,
): TurnEvent[] {
  if (!question || !closesQuestion || kind === "stale") return [];
  const how = hows[act.kind] ?? "overtaken";
  const choices = act.kind === "answer" ? act.choices : act.kind === "compare" ? [act.keep] : [];
  return [{ name: "question-answer", data: { question: question.id, how, choices } }];
}

const hows: Partial<Record<Act["kind"], string>> = {
  answer: "tapped",
  compare: "tapped",
  words: "said",
  skip: "skipped",
};

function shownEvents(parts: readonly ReplyPart[]): TurnEvent[] {
  const text = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join(" ");
  return parts.flatMap((part): TurnEvent[] => {
    if (part.type === "data-relaxation") {
      const { state, headline, gaveWay, alternatives } = part.data;
      const gave = gaveWay.map(({ id, action, from, to }) => ({ id, action, from, to }));
      const others = alternatives.map(({ id, count }) => ({ id, count }));
      const data = { text, state, headline: headline ?? null, gaveWay: gave, alternatives: others };
      return [{ name: "explanation-show", data }];
    }
    if (part.type !== "data-results") return [];
    const { total, cars } = part.data;
    return [{ name: "result-show", data: { total, cars: cars.map(({ position }) => position) } }];
  });
}
