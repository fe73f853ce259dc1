import { notFound } from "next/navigation";
import { ifFound } from "@/app/_server/refusal";
import { type OpenConversation, openConversation } from "./open-conversation";

/** The guest's own search. Anybody else's is not found. */
export async function findOwnConversation(id: string): Promise<OpenConversation> {
  return (await ifFound(openConversation(id))) ?? notFound();
}
