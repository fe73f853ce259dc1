/** The shop's domain: its slots, their words, and their similarity. */
export * from "./cars";
