import { actsByRules } from "@/lib/reading/acts/acts-by-rules";
import { nothingParted } from "@/lib/reading/acts/acts-parted";
import { heardFrom } from "@/lib/reading/acts/heard-from";
import type { PartedMessage } from "@/lib/reading/acts/part-message";
import type { Heard } from "@/lib/reading/heard";
import type { ReadInput, SentenceReader } from "@/lib/reading/preference-reader";
import type { Reading } from "@/lib/reading/reading";
import { unreadWords } from "./unread-words";

/** A message, what a reader read from it, and what the screen shows; plain data, so that it can be sent to a thread. */
export interface HeardWords extends Omit<ReadInput, "history" | "left" | "signal"> {
  reading: Reading;
  /** What the message does beside stating wishes; blanked out of the words. */
  parted?: Pick<PartedMessage, "asked" | "stances" | "taken" | "intents" | "asksElse">;
  /** The reader that read them. */
  reader: SentenceReader["name"];
}

/** Turns a reading of words into what they ask for on this screen. Pure; it costs more the more was said. */
export function hearWords({ reading, reader, parted = nothingParted, ...said }: HeardWords): Heard {
  const { model } = reading;
  const input: ReadInput = { ...said, history: [] };
  return {
    ...heardFrom(actsByRules(input, reading, parted), input.question, reading.edits),
    doubts: [...reading.doubts, ...unreadWords(input.words, input.turn, reading)],
    readBy: model ? (model.outcome === "used" ? "model" : "fell-back") : reader,
    ...(model ? { model } : {}),
  };
}
