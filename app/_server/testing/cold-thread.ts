import { type ReaderThread, startThread } from "@/app/_server/reading/reader-thread";

/** A real thread with a vocabulary but without a warm-up. */
export function startColdThread(): ReaderThread {
  const thread = startThread();
  return {
    ...thread,
    ask: (message) =>
      thread.ask(message.task === "warm" ? { ...message, task: "compare", input: { turns: [] } } : message),
  };
}
