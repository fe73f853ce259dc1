import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { SlotName } from "@/lib/constraints";
import type { ActMessage, ActScreen } from "@/lib/reading/acts/act-features";
import { actMessageOf } from "@/lib/reading/acts/act-message";
import type { Segment } from "@/lib/reading/acts/segments";
import { readMessage } from "@/lib/reading/edits/read-message";
import { slotNamed } from "./fill-sentence";
import type { VoiceDialogue } from "./voice-schema";

export type LabelledTurn = VoiceDialogue["turns"][number];

export function labelledMessage({ screen, say }: LabelledTurn, vocabulary: Vocabulary) {
  const { open } = screen;
  const reading = readMessage({
    words: say,
    vocabulary,
    alone: true,
    ...(open?.text ? { question: { text: open.text } } : {}),
  });
  return actMessageOf(reading, screenOf(screen));
}

export function labelledSpans({ say, acts }: LabelledTurn) {
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
