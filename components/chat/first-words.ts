/** Passes the first page's words to the search, in this tab only. */
const keyOf = (conversationId: string) => `leeway:first-words:${conversationId}`;

export function keepFirstWords(conversationId: string, text: string): void {
  sessionStorage.setItem(keyOf(conversationId), text);
}

/** Returns the words once, then `null`. */
export function takeFirstWords(conversationId: string): string | null {
  const text = sessionStorage.getItem(keyOf(conversationId));
  sessionStorage.removeItem(keyOf(conversationId));
  return text;
}
