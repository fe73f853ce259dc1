import { createHearingReader } from "./hearing-reader";
import type { PreferenceReader, SentenceReader } from "./preference-reader";
import { readWords } from "./read-words";

export function createSentenceReader(): SentenceReader {
  return { name: "embedded", read: async (input) => readWords(input) };
}

export function createEmbeddedReader(): PreferenceReader {
  return createHearingReader(createSentenceReader());
}
