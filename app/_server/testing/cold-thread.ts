import { type ReaderThread, startThread } from "@/app/_server/reading/reader-thread";

/** A real thread that gets its vocabulary at the start and reads nothing then: it need not be up to speed. */
export function startColdThread(): ReaderThread {
  const thread = startThread();
  return {
    ...thread,
    ask: (message) =>
      thread.ask(message.task === "warm" ? { ...message, task: "compare", input: { turns: [] } } : message),
  };
}
