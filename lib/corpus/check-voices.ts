import { placeholdersOf } from "./placeholders";
import type { Voice, VoiceDialogue, VoiceMessage, VoiceSentence } from "./voice-schema";

export type CorpusFault = { place: string; fault: string };

export type CorpusBalance = ReturnType<typeof balanceOf>;

export function checkVoices(voices: readonly Voice[]): CorpusFault[] {
  return [...voices.flatMap(checkVoice), ...sharedLines(voices)];
}

export function balanceOf(voices: readonly Voice[]) {
  const sentences = voices.flatMap((voice) => voice.sentences);
  const dialogues = voices.flatMap((voice) => [...voice.dialogues, ...(voice.steering ?? [])]);
  const turns = dialogues.flatMap((dialogue) => dialogue.turns);
  const counts = (names: readonly string[]) => {
    const counted = new Map<string, number>();
    for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
    return counted;
  };
  return {
    sentences: sentences.length,
    dialogues: dialogues.length,
    turns: turns.length,
    messages: voices.flatMap(({ messages }) => messages).length,
    levels: counts(sentences.flatMap(({ levels }) => Object.values(levels))),
    acts: counts(turns.flatMap(({ acts }) => acts.map(({ act }) => act))),
  };
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

function repeats(voice: Voice): CorpusFault[] {
  return sameLines([voice]).map(({ place, first }) => ({ place, fault: `it repeats line ${first.line + 1}` }));
}

/** Finds longer lines that two voices share. Voices are written apart, so these are leaks. */
function sharedLines(voices: readonly Voice[]): CorpusFault[] {
  return sameLines(voices).flatMap(({ place, name, text, first }) => {
    const isLong = text.split(/\s+/).length >= 8;
    return first.name !== name && isLong ? [{ place, fault: `${first.name} has the same line` }] : [];
  });
}

/** Each line that was there before, with the first one like it. */
function sameLines(voices: readonly Voice[]) {
  const lines = voices.flatMap(({ name, sentences }) => sentences.map((each, line) => ({ ...each, name, line })));
  const firsts = new Map<string, (typeof lines)[number]>();
  return lines.flatMap((each) => {
    const key = lineKey(each);
    const first = firsts.get(key);
    if (!first) firsts.set(key, each);
    return first ? [{ ...each, first, place: `${each.name}/sentences:${each.line + 1}` }] : [];
  });
}
