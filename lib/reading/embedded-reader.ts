import { createHearingReader } from "./hearing-reader";
import type { PreferenceReader, SentenceReader } from "./preference-reader";
import { readWords } from "./read-words";

/** Reads sentences without a network in a few milliseconds a message. */
export function createSentenceReader(): SentenceReader {
  return { name: "embedded", read: async (input) => readWords(input) };
}

/** The reader of a conversation that needs no model. */
export function createEmbeddedReader(): PreferenceReader {
  return createHearingReader(createSentenceReader());
}
