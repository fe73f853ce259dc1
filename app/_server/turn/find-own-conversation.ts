import { notFound } from "next/navigation";
import { ifFound } from "@/app/_server/refusal";
import { type OpenConversation, openConversation } from "./open-conversation";

/** Treats anybody else's search as not found. */
export async function findOwnConversation(id: string): Promise<OpenConversation> {
  return (await ifFound(openConversation(id))) ?? notFound();
}
