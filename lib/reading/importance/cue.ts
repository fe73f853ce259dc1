import type { CueWord } from "@/lib/reading/lexicon/cue-words";

export interface Cue {
  word: CueWord;
  start: number;
  end: number;
}
