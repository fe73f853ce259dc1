/** `[A]`, or `[A:price]` if only one kind of wish makes sense. */
export type Placeholder = { letter: string; type?: string; start: number; end: number };

export function placeholdersOf(text: string): Placeholder[] {
  return [...text.matchAll(/\[([A-Z])(?::([a-z]+))?\]/g)].map((match) => ({
    letter: match[1] ?? "",
    ...(match[2] ? { type: match[2] } : {}),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
