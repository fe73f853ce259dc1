import { notFound } from "next/navigation";
import { Refusal } from "@/app/_server/refusal";
import { type OpenConversation, openConversation } from "./open-conversation";

/** The guest's own search for a page; anybody else's is not found. */
export async function findOwnConversation(id: string): Promise<OpenConversation> {
  try {
    return await openConversation(id);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) notFound();
    throw error;
  }
}
