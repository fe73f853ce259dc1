import type { Edit } from "@/lib/constraints/edit";
import type { Wishes } from "@/lib/constraints/edit-wishes";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Doubt } from "./reading";

/** A conversation read message by message: what weightings weigh. */
export interface TranscriptReading {
  /** Wishes after the last message, with the weights later words gave them. */
  wishes: Wishes;
  /** One entry a shopper's message. */
  messages: { message: MessageReading; edits: readonly Edit[]; words: string }[];
  doubts: Doubt[];
}
