/** In characters. Separate from the acts, so a field needs no zod. */
export const maxWordsLength = 4000;
