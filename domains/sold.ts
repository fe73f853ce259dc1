/** What the shop sells: its slots, their words, and their similarity. */
export * from "./cars";
