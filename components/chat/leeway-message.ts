import type { UIMessage } from "ai";
import type {
  ConstraintsPart,
  DataParts,
  QuestionPart,
  RelaxationPart,
  ResultsPart,
} from "@/lib/dialogue/wording/parts";

export interface LeewayMetadata {
  /** The turn's number, from 0. */
  turn?: number;
  status?: "done" | "stopped" | "failed";
}

/** A message: the shopper's act, or the typed parts of a reply. */
export type LeewayMessage = UIMessage<LeewayMetadata, DataParts>;
export type LeewayPart = LeewayMessage["parts"][number];

/** The newest state in the messages. */
export interface LatestParts {
  constraints: ConstraintsPart | null;
  results: ResultsPart | null;
  /** The last reply's question, still unanswered. */
  question: QuestionPart | null;
  /** The relaxation, while the last reply still shows it. */
  relaxation: RelaxationPart | null;
}

export function latestParts(messages: readonly LeewayMessage[]): LatestParts {
  const latest: LatestParts = { constraints: null, results: null, question: null, relaxation: null };
  const answered = withoutStopped(messages);
  for (const message of answered) {
    if (message.role === "user") continue;
    latest.question = null;
    latest.relaxation = null;
    for (const part of message.parts) {
      if (part.type === "data-constraints") latest.constraints = part.data;
      else if (part.type === "data-results") latest.results = part.data;
      else if (part.type === "data-question") latest.question = part.data;
      else if (part.type === "data-relaxation") latest.relaxation = part.data;
    }
  }
  if (answered.at(-1)?.role === "user") latest.question = null;
  return latest;
}

/** Drops a last act that was stopped before its answer: it changed nothing. */
function withoutStopped(messages: readonly LeewayMessage[]): readonly LeewayMessage[] {
  const last = messages.at(-1);
  return last?.role === "user" && last.metadata?.status === "stopped" ? messages.slice(0, -1) : messages;
}

/** A reply's words and question as one string, for the screen reader. */
export function spokenText(message: LeewayMessage | undefined): string {
  if (!message) return "";
  return message.parts.map(wordsOf).join(" ").trim();
}

function wordsOf(part: LeewayPart): string {
  if (part.type === "text") return part.text.replaceAll("**", "");
  return part.type === "data-question" || part.type === "data-prose" ? part.data.text : "";
}
