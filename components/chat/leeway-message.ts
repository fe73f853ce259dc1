import type { UIMessage } from "ai";
import type { Act } from "@/lib/dialogue/state/act";
import type { DataParts } from "@/lib/dialogue/wording/parts";

export interface LeewayMetadata {
  /** From 0. */
  turn?: number;
  status?: "done" | "stopped" | "failed";
}

export type LeewayMessage = UIMessage<LeewayMetadata, DataParts>;
export type LeewayPart = LeewayMessage["parts"][number];

/** What every part with buttons takes. */
export interface ActProps {
  /** Of the latest reply, so its buttons work. */
  open: boolean;
  busy: boolean;
  onAct: (act: Act) => void;
}

export type LatestParts = {
  [Name in "constraints" | "results" | "question" | "relaxation"]: DataParts[Name] | null;
};

export function latestParts(messages: readonly LeewayMessage[]): LatestParts {
  const latest: LatestParts = { constraints: null, results: null, question: null, relaxation: null };
  const last = messages.at(-1);
  // A stopped act changed nothing.
  const isStopped = last?.role === "user" && last.metadata?.status === "stopped";
  const answered = isStopped ? messages.slice(0, -1) : messages;
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

export function isRunning({ status }: { status: string }): boolean {
  return status === "submitted" || status === "streaming";
}

export function actOf(message: LeewayMessage): Act | null {
  return message.parts.find((part) => part.type === "data-act")?.data ?? null;
}

export function spokenText(message: LeewayMessage | undefined): string {
  if (!message) return "";
  return message.parts.map(wordsOf).join(" ").trim();
}

function wordsOf(part: LeewayPart): string {
  if (part.type === "text") return part.text.replaceAll("**", "");
  return part.type === "data-question" || part.type === "data-prose" ? part.data.text : "";
}
