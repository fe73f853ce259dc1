import { availableParallelism } from "node:os";
import { log } from "@/app/_server/log";
import { answeringCount, breathe } from "@/app/_server/one-at-a-time";
import { Refusal, TooLongToRead } from "@/app/_server/refusal";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { processWide } from "@/lib/process-wide";
import type { PreferenceReader, ReadInput, SentenceReader } from "@/lib/reading/preference-reader";
import type { TranscriptTurn } from "@/lib/reading/read-words";
import type { WordsDesk } from "@/lib/reading/words-desk";
import { refusals } from "@/messages/refusals";
import { startThread } from "./reader-thread";
import { type Done, mostReading, type ReadingBudget, ReadingRoom } from "./reading-room";
import { readingTasks, type TaskInput, type TaskName, type TaskOutput, type WeighedReading } from "./reading-tasks";

/** Characters to read on this thread while one request is answered. Takes 3 ms usually and 30 ms at worst. */
export const readHere = 600;

/** Kept process-wide because each bundle has its own models. */
const warmed = processWide("leewayReader", (): { reader?: typeof readingTasks } => ({}));

const room = processWide("leewayReadingRoom", () => {
  // Leaves one processor free, and one thread for short texts.
  const size = Math.min(4, Math.max(2, availableParallelism() - 1));
  return new ReadingRoom({ start: startThread, size });
});

/** For short texts, and for researchers, who replay whole searches. */
export function unbounded(): ReadingBudget {
  return { left: Number.POSITIVE_INFINITY };
}

/** Runs one request's word work within one processor-time budget. */
export interface RequestDesk extends WordsDesk {
  listener(): PreferenceReader;
  reader(): SentenceReader;
  compare(turns: readonly TranscriptTurn[], vocabulary: Vocabulary): Promise<WeighedReading>;
  /** Whether as much again fits into half of the budget. The other half is for using the words. */
  hasRoom(): boolean;
}

export function openDesk(budget: ReadingBudget = { left: mostReading }): RequestDesk {
  const whole = budget.left;
  const run = async <Name extends TaskName>(
    task: Name,
    size: number,
    input: TaskInput<Name>,
    vocabulary: Vocabulary,
  ): Promise<TaskOutput<Name>> => {
    if (size > readHere) {
      if (budget.left <= 0) throw new TooLongToRead();
      return outputOf(await room().run(task, input, vocabulary, budget, size));
    }
    // Length alone bounds short texts, so a slow or busy machine causes no refusal.
    const done = answeringCount() > 1 && (await room().run(task, input, vocabulary, unbounded(), size));
    return done && done.kind === "read" ? done.output : (warmed().reader ?? readingTasks)[task](input, vocabulary);
  };
  const readBy = <Name extends "listen" | "read">(task: Name) => ({
    name: "embedded" as const,
    read: (input: ReadInput) => run(task, input.words.length, sentOf(input) as TaskInput<Name>, input.vocabulary),
  });
  return {
    listener: () => readBy("listen"),
    reader: () => readBy("read"),
    part: ({ vocabulary, ...message }) => run("part", message.words.length, message, vocabulary),
    hear: ({ vocabulary, ...words }) => run("hear", words.words.length, words, vocabulary),
    weigh: async (constraints, weighting, { transcript, vocabulary }) => {
      try {
        return await run("weigh", lengthOf(transcript), { constraints, weighting, transcript }, vocabulary);
      } catch (error) {
        if (!(error instanceof TooLongToRead)) throw error;
        // Keeps the weights as read: too many words must not end a search.
        log.warn({ weighting }, "a conversation took too long to weigh");
        return constraints;
      }
    },
    compare: (turns, vocabulary) => run("compare", lengthOf(turns), { turns }, vocabulary),
    hasRoom: () => whole - budget.left <= whole / 4,
  };
}

function sentOf({ vocabulary: _vocabulary, signal: _signal, ...input }: ReadInput) {
  return { ...input, history: input.history.slice(-1) };
}

/** Skips our own replies, which are only looked up. */
function lengthOf(turns: readonly Pick<TranscriptTurn, "role" | "content">[]): number {
  return turns.reduce((sum, { role, content }) => (role === "user" ? sum + content.length : sum), 0);
}

function outputOf<Output>(done: Done<Output>): Output {
  if (done.kind === "read") return done.output;
  if (done.kind === "too-long") throw new TooLongToRead();
  throw new Refusal(503, "too-busy", refusals.busyReading);
}

export async function warmDesk(vocabulary: Vocabulary): Promise<void> {
  // One thread for long texts and one for short ones.
  await Promise.all([1, 2].map(() => room().run("warm", null, vocabulary, unbounded())));
  // In development the reader changes while running.
  if (process.env.NODE_ENV === "production") warmed().reader = readingTasks;
  const first = { turn: 0, history: [], constraints: [], vocabulary };
  for (const words of ["An SUV under $30k, ideally a hybrid.", "Which is the cheapest? My wife wants a 2020 Toyota."]) {
    await openDesk()
      .listener()
      .read({ ...first, words });
    await breathe();
  }
}
