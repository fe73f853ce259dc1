import { isExclusion } from "@/lib/constraints/operator";
import { fillSentence } from "@/lib/reading/corpus/fill-sentence";
import type { Voice, VoiceSentence } from "@/lib/reading/corpus/voice-schema";
import { importanceClasses, importanceFeatures, type RulesVerdict } from "@/lib/reading/learned/importance-model";
import { type MaskedWord, maskWords } from "@/lib/reading/learned/masked-text";
import { readTranscript } from "@/lib/reading/read-transcript";
import { tokenize } from "@/lib/reading/text/tokenize";
import type { LinearCase } from "./train-linear";

type Vocabulary = Parameters<typeof readTranscript>[1];

export interface ImportanceCase extends LinearCase {
  voice: string;
}

/** A case for each placeholder of each sentence. What rules make of it comes from the sentence with real wishes in it. */
export function importanceCases(
  voices: readonly Voice[],
  vocabulary: Vocabulary,
  randomFor: (voice: string, line: number) => () => number,
): ImportanceCase[] {
  return voices.flatMap(({ name, sentences }) =>
    sentences.flatMap((sentence, line) => {
      const verdicts = rulesOn(sentence, vocabulary, randomFor(name, line));
      const words = maskedWords(sentence.text);
      const question = maskedWords(sentence.q ?? "");
      return Object.entries(sentence.levels).map(([key, level]): ImportanceCase => {
        const features = importanceFeatures({ words, question, key }, verdicts.get(key) ?? "absent");
        return { voice: name, features, label: importanceClasses.indexOf(level) };
      });
    }),
  );
}

/** Words of a corpus sentence, with its placeholders as wishes. */
export function maskedWords(text: string): MaskedWord[] {
  const letters: string[] = [];
  const plain = text.replace(/\[([A-Z])(?::[a-z]+)?\]/g, (_, letter: string) => {
    letters.push(letter);
    return " zzwishzz ";
  });
  const tokens = tokenize(plain);
  const spans = tokens.flatMap((token, index) => {
    if (token.word !== "zzwishzz") return [];
    return [{ key: letters.shift() ?? "", start: index, end: index + 1 }];
  });
  return maskWords(tokens, spans);
}

function rulesOn(
  sentence: VoiceSentence,
  vocabulary: Vocabulary,
  random: () => number,
): ReadonlyMap<string, RulesVerdict> {
  const verdicts = new Map<string, RulesVerdict>();
  const filled = fillSentence(sentence, random);
  if (!filled) return verdicts;
  const { constraints } = readTranscript(
    [
      ...(filled.question ? [{ role: "assistant" as const, content: filled.question }] : []),
      { role: "user" as const, content: filled.text },
    ],
    vocabulary,
    "local",
    { importance: "rules" },
  );
  for (const [letter, { wish }] of filled.wishes) {
    const read = constraints.find(({ slot }) => slot === wish.slot);
    const isSaid = read?.evidence.some((each) => each.for === "weight");
    if (!read) continue;
    verdicts.set(letter, isExclusion(read.op) ? "refused" : isSaid ? read.level : `${read.level}?`);
  }
  return verdicts;
}
