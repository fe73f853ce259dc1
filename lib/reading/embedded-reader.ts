import { createHearingReader } from "./hearing-reader";
import type { PreferenceReader, SentenceReader } from "./preference-reader";
import { readByRules, readWords } from "./read-words";

/** Reads sentences without a network in a few milliseconds a message; `rules` leaves out what was learned. */
export function createSentenceReader(importance: "learned" | "rules" = "learned"): SentenceReader {
  const read = importance === "rules" ? readByRules : readWords;
  return { name: "embedded", read: async (input) => read(input) };
}

/** The reader of a conversation that needs no model. */
export function createEmbeddedReader(): PreferenceReader {
  return createHearingReader(createSentenceReader());
}
