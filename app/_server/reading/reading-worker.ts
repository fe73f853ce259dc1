/** A thread that reads words. The room ends it if a message takes too long. */
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { readingTasks, type TaskName } from "./reading-tasks";

export interface ToReader {
  task: TaskName;
  input: unknown;
  /** The vocabulary's number. The vocabulary itself comes the first time. */
  key: number;
  vocabulary?: Vocabulary;
  alone?: boolean;
}

export type FromReader =
  | { kind: "open"; thread: number | null }
  | { kind: "done"; output: unknown }
  | { kind: "failed"; error: unknown };

const known = new Map<number, Vocabulary>();

async function answer({ task, input, key, vocabulary, alone }: ToReader): Promise<FromReader> {
  try {
    if (alone) known.clear();
    if (vocabulary) known.set(key, vocabulary);
    const words = known.get(key);
    if (!words) throw new RangeError("a vocabulary was not sent");
    const read = readingTasks[task] as (input: unknown, vocabulary: Vocabulary) => unknown;
    return { kind: "done", output: await read(input, words) };
  } catch (error) {
    return { kind: "failed", error };
  }
}

/** Returns the system's thread number, for its processor time. */
function threadNumber(): number | null {
  try {
    return Number(readlinkSync("/proc/thread-self").split("/").at(-1)) || null;
  } catch {
    return null;
  }
}

const thread = threadNumber();
try {
  // Long texts yield to short ones.
  if (thread !== null) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Without permission, the thread keeps its priority.
}
parentPort?.on("message", (message: ToReader) => void answer(message).then((said) => parentPort?.postMessage(said)));
parentPort?.postMessage({ kind: "open", thread } satisfies FromReader);
