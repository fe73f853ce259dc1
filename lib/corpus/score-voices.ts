import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { type Constraint, isExclusion, type Level, levels, type SlotName, valuesOf } from "@/lib/constraints";
import { type ActMessage, type ActScreen, actMessageOf } from "@/lib/reading/acts/act-features";
import type { Segment } from "@/lib/reading/acts/segments";
import { readMessage } from "@/lib/reading/edits/read-message";
import { readTranscript } from "@/lib/reading/read-words";
import { fillSentence, slotNamed } from "./fill-sentence";
import type { Voice, VoiceDialogue, VoiceMessage, VoiceSentence } from "./voice-schema";

export type Tally = { right: number; of: number };

export const noTally = (): Tally => ({ right: 0, of: 0 });

const noScore = () => ({
  found: noTally(),
  /** Right levels among found wishes with a cue (any level but `prefer`). */
  cued: noTally(),
  /** Allows one level off. */
  cuedNear: noTally(),
  /** Uncued wishes that stay `prefer`. */
  plain: noTally(),
  keptOut: noTally(),
  order: noTally(),
  /** Refusals wrongly read as wishes for the refused thing. */
  reversed: noTally(),
});
export type VoiceScore = ReturnType<typeof noScore>;

/** Reads sentences as `leeway read` does. Skips those whose slots the catalog lacks. */
export function scoreVoices(
  voices: readonly Voice[],
  vocabulary: Vocabulary,
  randomFor: (voice: string, line: number) => () => number,
): VoiceScore {
  const score = noScore();
  for (const { name, sentences } of voices)
    for (const [line, sentence] of sentences.entries())
      scoreSentence(score, sentence, vocabulary, randomFor(name, line));
  return score;
}

function scoreSentence(score: VoiceScore, sentence: VoiceSentence, vocabulary: Vocabulary, random: () => number): void {
  const filled = fillSentence(sentence, random);
  if (!filled) return;
  const turns = [
    ...(filled.question ? [{ role: "assistant" as const, content: filled.question }] : []),
    { role: "user" as const, content: filled.text },
  ];
  const { constraints } = readTranscript(turns, vocabulary, "local");
  const read = (letter: string) => {
    const wish = filled.wishes.get(letter)?.wish;
    return constraints.find(
      (each) =>
        each.slot === wish?.slot &&
        !isExclusion(each.op) &&
        valuesOf(each.value).some((value) => valuesOf(wish.value).includes(value)),
    );
  };
  for (const [letter, level] of Object.entries(sentence.levels)) {
    const found = read(letter);
    if (level === "none") {
      countRight(score.keptOut, !found);
      if (sentence.stance?.[letter] === "refused") countRight(score.reversed, found !== undefined);
      continue;
    }
    countRight(score.found, found !== undefined);
    if (!found) continue;
    countLevel(score, level, found.locked ? "must" : found.level);
  }
  for (const [more, less] of sentence.order ?? []) {
    const [high, low] = [read(more), read(less)];
    if (high && low) countRight(score.order, weightShown(high) > weightShown(low));
  }
}

function weightShown({ locked, weight }: Constraint): number {
  return locked ? 2 + weight : weight;
}

export function countRight(tally: Tally, isRight: boolean): void {
  tally.of++;
  if (isRight) tally.right++;
}

/** A level beside the labeled one. */
export function countLevel(score: Record<"cued" | "cuedNear" | "plain", Tally>, labeled: Level, said: Level): void {
  const off = Math.abs(levels.indexOf(said) - levels.indexOf(labeled));
  countRight(labeled === "prefer" ? score.plain : score.cued, off === 0);
  if (labeled !== "prefer") countRight(score.cuedNear, off <= 1);
}

export type MessageScore = { right: number; said: number; read: number };

export function scoreMessages(voices: readonly Voice[], vocabulary: Vocabulary): MessageScore {
  const score: MessageScore = { right: 0, said: 0, read: 0 };
  for (const { text, state } of voices.flatMap(({ messages }) => messages)) {
    const { constraints } = readTranscript([{ role: "user", content: text }], vocabulary, "global");
    const said = state.filter(({ slot, op }) => slotNamed(slot) && op !== "any");
    score.said += said.length;
    score.read += constraints.length;
    score.right += said.filter((wish) => constraints.some((each) => isSame(each, wish))).length;
  }
  return score;
}

export function f1Of({ right, said, read }: MessageScore): number {
  return (2 * right) / Math.max(1, said + read);
}

/** Needs the same slot, direction and a shared value: labels name one body style where the catalog has three. */
function isSame({ slot, op, value }: Constraint, wish: VoiceMessage["state"][number]): boolean {
  if (slot !== slotNamed(wish.slot) || directionOf(op) !== directionOf(wish.op)) return false;
  const keys = new Set(valuesOf(value).map((each) => String(each).toLowerCase()));
  return [wish.value].flat().some((each) => keys.has(String(each).toLowerCase()));
}

function directionOf(op: string): string {
  if (op === "!=" || op === "not in") return "not";
  return op === "==" || op === "in" ? "is" : (op[0] ?? "");
}

export type LabelledTurn = VoiceDialogue["turns"][number];

export function labelledMessage({ screen, say }: LabelledTurn, vocabulary: Vocabulary) {
  return actMessageOf(readAlone(say, vocabulary, screen.open?.text), screenOf(screen));
}

/** Reads a message by the rules alone, after the question that it answers. */
export function readAlone(words: string, vocabulary: Vocabulary, asked?: string) {
  return readMessage({ words, vocabulary, alone: true, ...(asked ? { question: { text: asked } } : {}) });
}

export function labelledSpans({ say, acts }: Pick<LabelledTurn, "say" | "acts">) {
  let at = 0;
  return acts.map(({ text, act, asks, about }) => {
    const start = Math.max(at, say.indexOf(text, at));
    at = start + text.length;
    return { start, end: at, act, asks, about };
  });
}

/** Returns the labeled stretch that covers most of a segment. */
export function mostShared<Span extends { start: number; end: number }>(
  { tokens }: ActMessage,
  { start, end }: Segment,
  spans: readonly Span[],
): Span | undefined {
  const [from, to] = [tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0];
  const shared = spans.map((span) => Math.min(to, span.end) - Math.max(from, span.start));
  const most = Math.max(0, ...shared);
  return most > 0 ? spans[shared.indexOf(most)] : undefined;
}

function screenOf({ open, gave, wishes, shown }: LabelledTurn["screen"]): ActScreen {
  return {
    open: open?.kind ?? "none",
    asked: slotsSaid(open?.about),
    choices: open?.choices ?? [],
    gives: (gave ?? []).length > 0,
    gave: slotsSaid(gave),
    standing: slotsSaid(wishes),
    shows: (shown ?? []).length > 0,
  };
}

/** "price<=24000" and "price" both name the price. Skips slots the catalog lacks. */
export function slotsSaid(said: readonly string[] = []): SlotName[] {
  return said.flatMap((each) => {
    const [name = ""] = each.split(/[<>=! ]/);
    return slotNamed(name) ?? [];
  });
}
