import type { QuestionPart } from "@/lib/dialogue/wording/parts";

const system = `You play a person who talks to a car shop's assistant. You are given who you are and what you have in mind to say now.
Say it in your own words, as one would type it in a chat: at most three short sentences, no greeting, no quotation marks.
Keep every value exactly as it is written (numbers with their commas, names, words in brackets). Keep how much it matters to you: no more and no less firmly.
Say nothing you were not given: no other wish, no other number, no price or model of your own.`;

interface ShopperPrompt {
  persona: string;
  /** What the shopper has in mind to say. */
  meant: string;
  question: QuestionPart | null;
  /** What was wrong with earlier tries. */
  problems: readonly string[];
}

/** Asks a model to say something as the persona would; it sees the persona, the question and what is meant, nothing else. */
export function shopperPrompt({ persona, meant, question, problems }: ShopperPrompt): { system: string; user: string } {
  const parts = [
    `Who you are: ${persona}`,
    question ? `The assistant asks: ${question.text}` : "Nobody has asked: you bring it up yourself.",
    `What you have in mind to say: ${meant}`,
    ...(problems.length > 0 ? [`Your last try was not usable: ${problems.join("; ")}. Try again.`] : []),
  ];
  return { system, user: parts.join("\n\n") };
}
