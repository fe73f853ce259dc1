/** What the shop sells: its slots, how they are spoken of, and what makes one thing like another. */
export * from "./cars";
