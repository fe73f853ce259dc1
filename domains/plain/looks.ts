import { lookOfStyle } from "./drawing";

type Kind = { style: string };
export const lookOf = ({ style }: Kind) => lookOfStyle(style);

/** One of each kind. */
export function newestLooks(line: readonly Kind[]) {
  return [...new Set(line.map(({ style }) => style))].map((style) => ({ style, look: lookOfStyle(style) }));
}
