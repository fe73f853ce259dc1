import { isExclusion, type Level, levels, type Operator } from "@/lib/constraints";
import { fillSentence, slotNamed } from "@/lib/corpus/fill-sentence";
import type { Voice, VoiceDialogue, VoiceMessage, VoiceSentence } from "@/lib/corpus/voice-schema";
import { interpret } from "@/lib/reading/edits/interpret";
import { importanceClasses, importanceFeatures, type Mentioned, spansOf } from "@/lib/reading/learned/importance-model";
import { type MaskedWord, maskWords } from "@/lib/reading/learned/masked-text";
import { orderFeatures, orderSide, type WishContext } from "@/lib/reading/learned/wish-views";
import { messageOf } from "@/lib/reading/read-words";
import { tokenize } from "@/lib/reading/text/tokenize";
import type { LinearCase } from "./train-linear";

type Vocabulary = Parameters<typeof messageOf>[0]["vocabulary"];

type LeveledText = LeveledMessage & { mentioned: (key: string) => Mentioned };

/** Wishes with levels from dialogues and free messages. */
export function spokenWishes({ dialogues, messages }: Voice, vocabulary: Vocabulary): LeveledText[] {
  return [
    ...dialogues.flatMap(({ turns }) =>
      turns.flatMap(({ say, screen, acts }) => wishesIn(say, screen.open?.text, statedLevels(acts), vocabulary)),
    ),
    ...messages.flatMap((message) =>
      wishesIn(message.text, undefined, messageLevels(message), vocabulary, message.order),
    ),
  ];
}

export function importanceCases(texts: readonly LeveledText[]): LinearCase[] {
  return texts.flatMap(({ contexts, mentioned }) =>
    contexts.map(({ level, ...context }): LinearCase => {
      const features = importanceFeatures(context, mentioned(context.key));
      return { features, label: importanceClasses.indexOf(level) };
    }),
  );
}

type Label = (typeof importanceClasses)[number];

function statedLevels(acts: VoiceDialogue["turns"][number]["acts"]): ReadonlyMap<string, Label> {
  const found = new Map<string, Label>();
  for (const { act, wishes = [] } of acts)
    for (const wish of act === "state" || act === "answer" ? wishes : []) noteLevel(found, wish);
  return found;
}

function messageLevels({ mentions, state }: VoiceMessage): ReadonlyMap<string, Label> {
  const found = new Map<string, Label>();
  for (const { slot, stance } of mentions) if (stance !== "wished" && stance !== "refused") found.set(slot, "none");
  for (const wish of state) {
    found.delete(wish.slot);
    noteLevel(found, wish);
  }
  // Stances alone say nothing about importance.
  return state.some(({ level }) => level) ? found : new Map();
}

function noteLevel(found: Map<string, Label>, { slot, op, level }: VoiceMessage["state"][number]): void {
  if (isExclusion(op as Operator)) found.set(slot, "refused");
  else if (level && op !== "any") found.set(slot, level);
}

function wishesIn(
  words: string,
  asked: string | undefined,
  levels: ReadonlyMap<string, Label>,
  vocabulary: Vocabulary,
  order: LeveledMessage["order"] = [],
): LeveledText[] {
  if (levels.size === 0) return [];
  const { reading, mentioned } = readAlone(words, asked, vocabulary);
  const spans = spansOf(reading, []);
  const masked = maskWords(reading.tokens, spans);
  const question = reading.question.masked;
  const keyOf = (name: string) => slotNamed(name) ?? name;
  const contexts = [...levels].flatMap(([name, level]) => {
    const key = keyOf(name);
    return spans.some((span) => span.key === key) ? [{ words: masked, question, key, level }] : [];
  });
  return [{ contexts, mentioned, order: order.map(([more, less]) => [keyOf(more), keyOf(less)]) }];
}

function readAlone(words: string, asked: string | undefined, vocabulary: Vocabulary) {
  const input = {
    ...{ words, turn: 0, history: [], constraints: [], vocabulary },
    question: asked ? { text: asked, choices: [] } : undefined,
  };
  const reading = messageOf(input, true);
  const { edits } = interpret(reading, input);
  const mentioned = (slot: string): Mentioned => {
    const read = edits.find((edit) => edit.kind === "add" && edit.constraint.slot === slot);
    if (read?.kind !== "add") return "absent";
    return isExclusion(read.constraint.op) ? "refused" : "wished";
  };
  return { reading, mentioned };
}

export function sentenceWishes(
  { name, sentences }: Voice,
  vocabulary: Vocabulary,
  randomFor: (voice: string, line: number) => () => number,
): LeveledText[] {
  return sentences.map((sentence, line) => {
    const mentions = mentionsIn(sentence, vocabulary, randomFor(name, line));
    const words = maskedWords(sentence.text);
    const question = maskedWords(sentence.q ?? "");
    const contexts = Object.entries(sentence.levels).map(([key, said]) => {
      const level = said === "none" && sentence.stance?.[key] === "refused" ? ("refused" as const) : said;
      return { words, question, key, level };
    });
    return { contexts, order: sentence.order ?? [], mentioned: (key) => mentions.get(key) ?? "absent" };
  });
}

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

function mentionsIn(sentence: VoiceSentence, vocabulary: Vocabulary, random: () => number) {
  const filled = fillSentence(sentence, random);
  if (!filled) return new Map();
  const { mentioned } = readAlone(filled.text, filled.question, vocabulary);
  return new Map([...filled.wishes].map(([letter, { wish }]) => [letter, mentioned(wish.slot)]));
}

export interface LeveledMessage {
  contexts: readonly (WishContext & { level: Level | "none" | "refused" })[];
  order: readonly (readonly [string, string])[];
}

const mostWishes = 5;

/** Levels decide where no label does. */
export function orderCases(messages: readonly LeveledMessage[]): LinearCase[] {
  return messages.flatMap(({ contexts, order }) => {
    const wished = contexts.flatMap(({ level, ...context }) =>
      level === "none" || level === "refused" ? [] : [{ level, key: context.key, side: orderSide(context) }],
    );
    const listed = (one: string, two: string) => order.some(([more, less]) => more === one && less === two);
    const isHeavier = (one: { key: string; level: Level }, two: { key: string; level: Level }) => {
      if (listed(one.key, two.key) || listed(two.key, one.key)) return listed(one.key, two.key);
      return levels.indexOf(one.level) < levels.indexOf(two.level);
    };
    const few = wished.slice(0, mostWishes);
    return few.flatMap((one) =>
      few.flatMap((two): LinearCase[] => {
        if (one === two) return [];
        const label = isHeavier(one, two) ? 0 : isHeavier(two, one) ? 2 : 1;
        return [{ features: Uint32Array.from(orderFeatures(one.side, two.side)), label }];
      }),
    );
  });
}
