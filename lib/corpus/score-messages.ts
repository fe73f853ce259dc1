import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { type Constraint, valuesOf } from "@/lib/constraints";
import { readTranscript } from "@/lib/reading/read-transcript";
import { slotNamed } from "./slot-named";
import type { Voice, VoiceMessage } from "./voice-schema";

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
