import type { Evidence } from "@/lib/constraints";
import type { Tokens } from "./tokenize";

export type Quoter = (kind: Evidence["for"], start: number, end: number) => Evidence;

export function quoter(words: string, turn: number, tokens: Tokens): Quoter {
  return (kind, start, end) => {
    const from = tokens[start]?.start ?? 0;
    const to = Math.max(from, tokens[Math.max(start, end - 1)]?.end ?? from);
    return { for: kind, turn, start: from, end: to, quote: words.slice(from, to) };
  };
}
