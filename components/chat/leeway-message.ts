import type { UIMessage } from "ai";
import type {
  ConstraintsPart,
  DataParts,
  QuestionPart,
  RelaxationPart,
  ResultsPart,
} from "@/lib/dialogue/wording/parts";

export interface LeewayMetadata {
  /** Number of the turn, the first is 0. */
  turn?: number;
  status?: "done" | "stopped" | "failed";
}

/** A message of a conversation: the shopper's act, or the typed parts of a reply. */
export type LeewayMessage = UIMessage<LeewayMetadata, DataParts>;
export type LeewayPart = LeewayMessage["parts"][number];

/** The latest state that the messages so far tell of. */
export interface LatestParts {
  constraints: ConstraintsPart | null;
  results: ResultsPart | null;
  /** The open question: asked in the last reply and not answered since. */
  question: QuestionPart | null;
  /** What gave way, as long as the last reply says so. */
  relaxation: RelaxationPart | null;
}

/** Reads the latest wishes, cars, question and relaxation from messages in their order. */
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

/** The messages without a last act that was stopped before its answer: nothing came of it, so all is as before. */
function withoutStopped(messages: readonly LeewayMessage[]): readonly LeewayMessage[] {
  const last = messages.at(-1);
  return last?.role === "user" && last.metadata?.status === "stopped" ? messages.slice(0, -1) : messages;
}

/** The words of a reply, its question included, as one string, for announcing it. */
export function spokenText(message: LeewayMessage | undefined): string {
  if (!message) return "";
  return message.parts.map(wordsOf).join(" ").trim();
}

function wordsOf(part: LeewayPart): string {
  if (part.type === "text") return part.text.replaceAll("**", "");
  return part.type === "data-question" || part.type === "data-prose" ? part.data.text : "";
}
