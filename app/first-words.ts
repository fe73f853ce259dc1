/** Carries the first page's words to the search they start, which sends them as usual. In this tab only. */
const keyOf = (conversationId: string) => `leeway:first-words:${conversationId}`;

export function keepFirstWords(conversationId: string, text: string): void {
  sessionStorage.setItem(keyOf(conversationId), text);
}

/** Hands the words out once; `null` when there are none. */
export function takeFirstWords(conversationId: string): string | null {
  const text = sessionStorage.getItem(keyOf(conversationId));
  sessionStorage.removeItem(keyOf(conversationId));
  return text;
}
