import { knownEnglish } from "@/lib/reading/lexicon/english-words";
import { relatives, speaking } from "@/lib/reading/lexicon/people-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { namedIn } from "@/lib/reading/questions/referents";
import { knownWords } from "./spelling";

/** "Mia: a wagon. Jonas: AWD" has two speakers, who start sentences of their own. Offsets stay valid. */
export function withoutSpeakers({ words, vocabulary }: Pick<ReadInput, "words" | "vocabulary">): string {
  return words.replace(speaking, (said: string, before?: string, inside?: string, at?: number) => {
    const name = (before ?? inside ?? "").toLowerCase();
    const isPerson = relatives.test(name) || !(knownEnglish.has(name) || knownWords().has(name));
    if (!isPerson) return said;
    const { names, values, topics } = namedIn(name, vocabulary);
    if (names.length + values.length + topics.length > 0) return said;
    return `${at === 0 ? " " : "."}${" ".repeat(said.length - 1)}`;
  });
}
