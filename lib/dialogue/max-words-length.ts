/** Longest message a shopper may send, in characters. Apart from the acts, so that a field can know it without zod. */
export const maxWordsLength = 4000;
