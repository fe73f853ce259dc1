import { placeholdersOf } from "./placeholders";
import type { Voice, VoiceDialogue, VoiceMessage, VoiceSentence } from "./voice-schema";

export type CorpusFault = { place: string; fault: string };

export type CorpusBalance = ReturnType<typeof balanceOf>;

export function checkVoices(voices: readonly Voice[]): CorpusFault[] {
  return [...voices.flatMap(checkVoice), ...sharedLines(voices)];
}

export function balanceOf(voices: readonly Voice[]) {
  const counts = () => new Map<string, number>();
  const balance = { sentences: 0, dialogues: 0, turns: 0, messages: 0, levels: counts(), acts: counts() };
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const voice of voices) {
    const dialogues = [...voice.dialogues, ...(voice.steering ?? [])];
    balance.sentences += voice.sentences.length;
    balance.dialogues += dialogues.length;
    balance.messages += voice.messages.length;
    for (const sentence of voice.sentences)
      for (const level of Object.values(sentence.levels)) add(balance.levels, level);
    for (const { turns } of dialogues) {
      balance.turns += turns.length;
      for (const turn of turns) for (const { act } of turn.acts) add(balance.acts, act);
    }
  }
  return balance;
}

function checkVoice(voice: Voice): CorpusFault[] {
  const faultsIn = <Row>(file: string, rows: readonly Row[], faultsOf: (row: Row) => string[]) =>
    rows.flatMap((row, line) => faultsOf(row).map((fault) => ({ place: `${voice.name}/${file}:${line + 1}`, fault })));
  return [
    ...faultsIn("sentences", voice.sentences, sentenceFaults),
    ...faultsIn("dialogues", voice.dialogues, dialogueFaults),
    ...faultsIn("steering", voice.steering ?? [], dialogueFaults),
    ...faultsIn("messages", voice.messages, messageFaults),
    ...repeats(voice),
  ];
}

function sentenceFaults({ q = "", text, levels, order = [], stance = {} }: VoiceSentence): string[] {
  const letters = new Set(placeholdersOf(`${q} ${text}`).map(({ letter }) => letter));
  return [
    ...(letters.size === 0 ? ["it has no placeholder"] : []),
    ...[...letters].filter((each) => !(each in levels)).map((each) => `[${each}] has no level`),
    ...Object.keys(levels).flatMap((each) => (letters.has(each) ? [] : [`[${each}] has a level and no place`])),
    ...order.flat().flatMap((each) => (letters.has(each) ? [] : [`the order names [${each}], which is not there`])),
    ...Object.entries(levels).flatMap(([each, level]) =>
      level === "none" && !stance[each] ? [`[${each}] is no wish and has no stance`] : [],
    ),
  ];
}

function dialogueFaults({ turns }: VoiceDialogue): string[] {
  return turns.flatMap(({ say, acts }) => {
    let from = 0;
    return acts.flatMap(({ text }) => {
      const start = say.indexOf(text, from);
      if (start < 0) return [`"${text}" is not in its message, or out of order`];
      from = start + text.length;
      return [];
    });
  });
}

function messageFaults({ text, mentions, numbers }: VoiceMessage): string[] {
  return [...mentions, ...numbers].flatMap(({ quote }) =>
    text.includes(quote) ? [] : [`"${quote}" is not in the message`],
  );
}

export function lineKey({ q, text }: Pick<VoiceSentence, "q" | "text">): string {
  return `${q ?? ""} | ${text}`
    .toLowerCase()
    .replace(/[^a-z0-9[\]|]+/g, " ")
    .trim();
}

function repeats({ name, sentences }: Voice): CorpusFault[] {
  const seen = new Map<string, number>();
  return sentences.flatMap((sentence, line) => {
    const key = lineKey(sentence);
    const first = seen.get(key);
    seen.set(key, first ?? line);
    return first === undefined
      ? []
      : [{ place: `${name}/sentences:${line + 1}`, fault: `it repeats line ${first + 1}` }];
  });
}

/** Finds longer lines that two voices share. Voices are written apart, so these are leaks. */
function sharedLines(voices: readonly Voice[]): CorpusFault[] {
  const owner = new Map<string, string>();
  return voices.flatMap(({ name, sentences }) =>
    sentences.flatMap((sentence, line) => {
      const key = lineKey(sentence);
      const other = owner.get(key);
      owner.set(key, other ?? name);
      const isLong = sentence.text.split(/\s+/).length >= 8;
      return other !== undefined && other !== name && isLong
        ? [{ place: `${name}/sentences:${line + 1}`, fault: `${other} has the same line` }]
        : [];
    }),
  );
}
