import { type LeewayMessage, latestParts } from "@/components/chat/leeway-message";
import type { ConversationFeed } from "@/components/chat/use-conversation";
import type { Act } from "@/lib/dialogue/state/act";
import { optimisticWishes } from "./optimistic-wishes";

interface Resting {
  stored: LeewayMessage[];
  /** The first act since, waiting for the live code. */
  waiting: Act | null;
  failed: boolean;
  act: (act: Act) => void;
  retry: () => void;
}

/** A stored conversation, before the live code loads. */
export function restingConversation({ stored, waiting, failed, act, retry }: Resting): ConversationFeed {
  const latest = latestParts(stored);
  const said: LeewayMessage[] = waiting
    ? [{ id: "waiting", role: "user", parts: [{ type: "data-act", data: waiting }] }]
    : [];
  const wishes = latest.constraints?.wishes ?? [];
  const known = new Set(stored.map(({ id }) => id));
  return {
    ...latest,
    messages: [...stored, ...said],
    status: waiting === null ? "ready" : failed ? "error" : "submitted",
    error: undefined,
    wishes: waiting ? [...optimisticWishes(wishes, waiting)] : wishes,
    isFresh: (messageId) => !known.has(messageId),
    ...{ act, retry },
    stop: () => undefined,
  };
}
