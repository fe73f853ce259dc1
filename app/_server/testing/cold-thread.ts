import { type ReaderThread, startThread } from "@/app/_server/reading/reader-thread";

export function startColdThread(): ReaderThread {
  const thread = startThread();
  return {
    ...thread,
    ask: (message) =>
      thread.ask(message.task === "warm" ? { ...message, task: "compare", input: { turns: [] } } : message),
  };
}
