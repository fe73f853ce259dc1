import { type Call, plainLine } from "@/lib/model/call-model";
import { askAtDesk, type Desk } from "./desk";

/** AWARE-US's ROLEPLAYER: persona, first request and one question in, a free answer out. */
const call: Call<string> = {
  name: "roleplayer",
  system: `You play a person who looks for something in a catalog. You get one JSON object: "persona" is who you are, "request" is what you first asked for, "question" is what you are asked now.

Answer the question as this person would type it, in one to three short sentences, first person. Where the persona names a value, name it exactly as written. Say how much it matters to you, as firmly as the persona does, where the persona tells. Answer a vague question with the value that fits it best. Where the persona is silent, say that you have no preference. Invent nothing, and tell nothing that was not asked.

Example. {"persona": "I want a compact for the city. 2016 or newer is my top priority. Red would be nice.", "request": "I want a compact for the city.", "question": "How new should it be?"}
2016 or newer, that is my top priority.`,
  parse: plainLine(800),
};

/** An unreadable answer is one without a preference. */
export async function playShopper(
  desk: Desk,
  { persona, request, question }: { persona: string; request: string; question: string },
): Promise<string> {
  return (await askAtDesk(desk, call, { persona, request, question })) ?? "No preference.";
}
