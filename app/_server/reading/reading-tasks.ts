import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint, SlotName } from "@/lib/constraints";
import { type MessageOnScreen, partMessage } from "@/lib/reading/acts/part-message";
import { type HeardWords, hearWords } from "@/lib/reading/answers/hear";
import { createEmbeddedReader, createSentenceReader } from "@/lib/reading/hearing-reader";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { foldTranscript, type TranscriptTurn } from "@/lib/reading/read-words";
import { type Weighting, weighGlobal, weighLocal, weighPairwise } from "@/lib/reading/weighting/weigh-pairwise";
import { weighWishes } from "@/lib/reading/weighting/weigh-wishes";

/** Plain data, sendable to a thread. */
type Without<Input> = Omit<Input, "vocabulary" | "signal">;

export interface WeighedReading {
  /** All slots that the words name, wished or not. */
  named: SlotName[];
  wishes: readonly Constraint[];
  weighed: Readonly<Record<Weighting, readonly Constraint[]>>;
  /** Unreadable words, one sentence each. */
  doubts: readonly string[];
}

export type TaskName = keyof typeof tasks;
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;

interface ToWeigh {
  constraints: readonly Constraint[];
  weighting: Weighting;
  transcript: Parameters<typeof weighWishes>[2]["transcript"];
}

const embedded = createSentenceReader();
const listener = createEmbeddedReader();

const tasks = {
  listen: (input: Without<ReadInput>, vocabulary: Vocabulary) => listener.read({ ...input, vocabulary }),
  read: (input: Without<ReadInput>, vocabulary: Vocabulary) => embedded.read({ ...input, vocabulary }),
  part: (input: Without<MessageOnScreen>, vocabulary: Vocabulary) => partMessage({ ...input, vocabulary }),
  hear: (input: Without<HeardWords>, vocabulary: Vocabulary) => hearWords({ ...input, vocabulary }),
  weigh: ({ constraints, weighting, transcript }: ToWeigh, vocabulary: Vocabulary) =>
    weighWishes(constraints, weighting, { transcript, vocabulary }),
  warm: async (_: null, vocabulary: Vocabulary) => {
    for (let round = 0; round < warmRounds; round++) {
      const turns = warmWords.slice(0, 1 + (round % warmWords.length));
      for (const words of turns) partMessage({ words, turn: 0, constraints: [], vocabulary });
      compare(
        turns.map((content) => ({ role: "user", content })),
        vocabulary,
      );
    }
    return null;
  },
  compare: ({ turns }: { turns: readonly TranscriptTurn[] }, vocabulary: Vocabulary) => compare(turns, vocabulary),
};

type Tasks = {
  [Name in TaskName]: (input: TaskInput<Name>, vocabulary: Vocabulary) => TaskOutput<Name> | Promise<TaskOutput<Name>>;
};

/** Does all work whose cost grows with the words. Pure. */
export const readingTasks: Tasks = tasks;

const warmRounds = 40;
const warmWords = [
  "An SUV under $30k with at least 30 mpg, ideally a hybrid, 2018 or newer; not a Ford and no diesel.",
  "My wife wants a truck, but I'd rather have AWD than a V6. The budget is a must, if possible automatic.",
  "Actually make it 25k. Price matters more than mileage, forget the year, unless it's a Honda Civic or an Audi A4.",
  "$25k, 30mpg, V6, A4, SUV! Not a 1k? ".repeat(20),
];

function compare(turns: readonly TranscriptTurn[], vocabulary: Vocabulary): WeighedReading {
  const reading = foldTranscript(turns, vocabulary);
  const named = reading.messages.flatMap(({ message: { statements, topics } }) => [
    ...statements.map(({ slot }) => slot),
    ...topics.flatMap(({ slots }) => (slots.length === 1 ? slots : [])),
  ]);
  return {
    named: [...new Set(named)],
    wishes: reading.wishes.constraints,
    weighed: { local: weighLocal(reading), global: weighGlobal(reading), pairwise: weighPairwise(reading) },
    doubts: reading.doubts.map((doubt) => doubt.text),
  };
}
