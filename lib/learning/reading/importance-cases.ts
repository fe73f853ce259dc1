import { isExclusion } from "@/lib/constraints/operator";
import { fillSentence } from "@/lib/corpus/fill-sentence";
import { slotNamed } from "@/lib/corpus/slot-named";
import type { Voice, VoiceDialogue, VoiceMessage, VoiceSentence } from "@/lib/corpus/voice-schema";
import { interpret } from "@/lib/reading/edits/interpret";
import { importanceClasses, importanceFeatures, type RulesVerdict } from "@/lib/reading/learned/importance-model";
import { type MaskedWord, maskWords } from "@/lib/reading/learned/masked-text";
import { spansOf, verdictOn } from "@/lib/reading/learned/weigh-edits";
import { readTranscript } from "@/lib/reading/read-transcript";
import { messageOf } from "@/lib/reading/read-words";
import { tokenize } from "@/lib/reading/text/tokenize";
import type { LinearCase } from "./train-linear";

type Vocabulary = Parameters<typeof readTranscript>[1];

/** Cases of real talk, with the values people say: turns of dialogues and free messages whose wishes have levels. */
export function spokenCases({ dialogues, messages }: Voice, vocabulary: Vocabulary): LinearCase[] {
  return [
    ...dialogues.flatMap(({ turns }) =>
      turns.flatMap(({ say, screen, acts }) => casesIn(say, screen.open?.text, statedLevels(acts), vocabulary)),
    ),
    ...messages.flatMap((message) => casesIn(message.text, undefined, messageLevels(message), vocabulary)),
  ];
}

type Label = (typeof importanceClasses)[number];

function statedLevels(acts: VoiceDialogue["turns"][number]["acts"]): ReadonlyMap<string, Label> {
  const found = new Map<string, Label>();
  for (const { act, wishes = [] } of acts)
    for (const { slot, op, level } of act === "state" || act === "answer" ? wishes : [])
      if (exclusions.has(op)) found.set(slot, "refused");
      else if (level && op !== "any") found.set(slot, level);
  return found;
}

function messageLevels({ mentions, state }: VoiceMessage): ReadonlyMap<string, Label> {
  const found = new Map<string, Label>();
  for (const { slot, stance } of mentions) if (stance !== "wished" && stance !== "refused") found.set(slot, "none");
  for (const { slot, op, level } of state) {
    found.delete(slot);
    if (exclusions.has(op)) found.set(slot, "refused");
    else if (level && op !== "any") found.set(slot, level);
  }
  return found;
}

const exclusions: ReadonlySet<string> = new Set(["!=", "not in"]);

function casesIn(
  words: string,
  asked: string | undefined,
  levels: ReadonlyMap<string, Label>,
  vocabulary: Vocabulary,
): LinearCase[] {
  if (levels.size === 0) return [];
  const input = {
    ...{ words, turn: 0, history: [], constraints: [], vocabulary },
    ...(asked ? { question: { text: asked, choices: [] } } : {}),
  };
  const reading = messageOf(input, true);
  const { edits } = interpret(reading, input);
  const spans = spansOf(reading, []);
  const masked = maskWords(reading.tokens, spans);
  const question = reading.question.masked;
  return [...levels].flatMap(([name, level]): LinearCase[] => {
    const key = slotNamed(name) ?? name;
    if (!spans.some((span) => span.key === key)) return [];
    const read = edits.flatMap((edit) =>
      edit.kind === "add" && edit.constraint.slot === key ? [edit.constraint] : [],
    );
    const verdict = read[0] ? (isExclusion(read[0].op) ? "refused" : verdictOn(read[0])) : "absent";
    return [
      {
        features: importanceFeatures({ words: masked, question, key }, verdict),
        label: importanceClasses.indexOf(level),
      },
    ];
  });
}

/** A case for each placeholder of each sentence. What rules make of it comes from the sentence with real wishes in it. */
export function importanceCases(
  { name, sentences }: Voice,
  vocabulary: Vocabulary,
  randomFor: (voice: string, line: number) => () => number,
): LinearCase[] {
  return sentences.flatMap((sentence, line) => {
    const verdicts = rulesOn(sentence, vocabulary, randomFor(name, line));
    const words = maskedWords(sentence.text);
    const question = maskedWords(sentence.q ?? "");
    return Object.entries(sentence.levels).map(([key, said]): LinearCase => {
      const level = said === "none" && sentence.stance?.[key] === "refused" ? "refused" : said;
      const features = importanceFeatures({ words, question, key }, verdicts.get(key) ?? "absent");
      return { features, label: importanceClasses.indexOf(level) };
    });
  });
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
