import { availableParallelism } from "node:os";
import { log } from "@/app/_server/log";
import { breathe } from "@/app/_server/one-at-a-time";
import { processWide } from "@/app/_server/process-wide";
import { Refusal, TooLongToRead } from "@/app/_server/refusal";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { PreferenceReader, ReadInput, SentenceReader } from "@/lib/reading/preference-reader";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";
import type { WordsDesk } from "@/lib/reading/words-desk";
import { refusals } from "@/messages/refusals";
import { startThread } from "./reader-thread";
import { type Done, mostReading, type ReadingBudget, ReadingRoom } from "./reading-room";
import { type ReadingTasks, readingTasks, type TaskName, type WeighedReading } from "./reading-tasks";

/**
 * Characters that are read here and now: the worst shape of so many costs some 30 ms, an ordinary message 1 ms, and the
 * way to another thread and back about as much again. Longer texts go to a thread that can be ended.
 */
export const readHere = 600;

/** The reader that was warmed at the start: each bundle has models and word tables of its own, opened when first used. */
const warmed = processWide("leewayReader", (): { reader?: typeof readingTasks } => ({}));

const room = processWide("leewayReadingRoom", () => {
  // One processor is left to everything else, and one thread to short texts.
  const size = Math.min(4, Math.max(2, availableParallelism() - 1));
  return new ReadingRoom({ start: startThread, size });
});

/** Researchers replay whole searches: what was within its time turn by turn is not held to the time of one. */
export function forResearchers(): ReadingBudget {
  return { left: Number.POSITIVE_INFINITY };
}

/** The work on words of one request, all of it within one budget of processor time. */
export interface RequestDesk extends WordsDesk {
  /** The built-in reader for whole messages, and for the sentences that another reader leaves to it. */
  listener(): PreferenceReader;
  reader(): SentenceReader;
  compare(turns: readonly TranscriptTurn[], vocabulary: Vocabulary): Promise<WeighedReading>;
  /** Whether as much again fits into half of the budget: the other half is for what is done with the words. */
  hasRoom(): boolean;
}

export function openDesk(budget: ReadingBudget = { left: mostReading }): RequestDesk {
  const whole = budget.left;
  const run = async <Name extends TaskName>(
    task: Name,
    size: number,
    input: ReadingTasks[Name]["input"],
    vocabulary: Vocabulary,
  ): Promise<ReadingTasks[Name]["output"]> => {
    // So little is bounded by its length: it is neither charged nor refused, however slow the machine is just now.
    if (size <= readHere) return (warmed().reader ?? readingTasks)[task](input, vocabulary);
    if (budget.left <= 0) throw new TooLongToRead();
    return outputOf(await room().run(task, input, vocabulary, budget, size));
  };
  return {
    listener: () => ({
      name: "embedded",
      read: (input) => run("listen", input.words.length, sentOf(input), input.vocabulary),
    }),
    reader: () => ({
      name: "embedded",
      read: (input) => run("read", input.words.length, sentOf(input), input.vocabulary),
    }),
    part: ({ vocabulary, ...message }) => run("part", message.words.length, message, vocabulary),
    hear: ({ vocabulary, ...words }) => run("hear", words.words.length, words, vocabulary),
    weigh: async (constraints, weighting, { transcript, vocabulary }) => {
      try {
        return await run("weigh", lengthOf(transcript), { constraints, weighting, transcript }, vocabulary);
      } catch (error) {
        if (!(error instanceof TooLongToRead)) throw error;
        // A search must not end because much was said in it: the weights stay as they were read.
        log.warn({ weighting }, "a conversation took too long to weigh");
        return constraints;
      }
    },
    compare: (turns, vocabulary) => run("compare", lengthOf(turns), { turns }, vocabulary),
    hasRoom: () => whole - budget.left <= whole / 4,
  };
}

/** What a thread needs of a message; of the talk before it the last words are looked up. */
function sentOf({ vocabulary: _vocabulary, signal: _signal, ...input }: ReadInput) {
  return { ...input, history: input.history.slice(-1) };
}

/** Characters that are read: of our own replies words are only looked up. */
function lengthOf(turns: readonly Pick<TranscriptTurn, "role" | "content">[]): number {
  return turns.reduce((sum, { role, content }) => (role === "user" ? sum + content.length : sum), 0);
}

function outputOf<Output>(done: Done<Output>): Output {
  if (done.kind === "read") return done.output;
  if (done.kind === "too-long") throw new TooLongToRead();
  throw new Refusal(503, "too-busy", refusals.busyReading);
}

/**
 * Starts a thread and sends it a catalog's words, and reads words here: neither the first long message nor the first
 * short one waits for what is made once.
 */
export async function warmDesk(vocabulary: Vocabulary): Promise<void> {
  // One thread for long texts and one for short ones.
  await Promise.all([1, 2].map(() => room().run("warm", null, vocabulary, { left: Number.POSITIVE_INFINITY })));
  // Who develops changes the reader while the server runs.
  if (process.env.NODE_ENV === "production") warmed().reader = readingTasks;
  const first = { turn: 0, history: [], constraints: [], vocabulary };
  for (const words of ["An SUV under $30k, ideally a hybrid.", "Which is the cheapest? My wife wants a 2020 Toyota."]) {
    await openDesk()
      .listener()
      .read({ ...first, words });
    await breathe();
  }
}
