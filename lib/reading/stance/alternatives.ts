import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Statement } from "./statement";

/** "Electric or a hybrid": alternatives of two slots, which no single wish can hold. */
export interface CrossAlternative {
  sides: readonly [Statement, Statement];
  start: number;
  end: number;
}

const between = new Set(["or", "a", "an", "another", "any", "maybe", "even", "else", "/", "at", "least", "some"]);
const names = new Set(["make", "model"]);

/** Alternatives across slots. Makes and models are told apart by the catalog and never count. */
export function crossAlternatives({ tokens }: MessageReading, live: readonly Statement[]): CrossAlternative[] {
  const found: CrossAlternative[] = [];
  for (const [index, one] of live.entries()) {
    const other = live[index + 1];
    if (!other || one.slot === other.slot || one.stance !== "wished" || other.stance !== "wished") continue;
    if (names.has(one.slot) && names.has(other.slot)) continue;
    if (one.op !== undefined || other.op !== undefined) continue;
    const gap = tokens.slice(one.end, other.start).map((token) => token.word);
    if (!gap.includes("or") || !gap.every((word) => between.has(word))) continue;
    // "A red or blue sedan or large wagon": the other side continues a list of its own slot.
    if (live.some((each) => each !== other && each.slot === other.slot && each.stance === "wished")) continue;
    // "A minivan or a big SUV": the other side is a value of the same slot with a word before it.
    const described = live[index + 2];
    if (described?.slot === one.slot && described.stance === "wished" && described.start === other.end) continue;
    found.push({ sides: [one, other], start: one.start, end: other.end });
  }
  return found;
}
