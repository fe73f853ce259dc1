import type { Edit } from "@/lib/constraints/edit";
import type { Wishes } from "@/lib/constraints/edit-wishes";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Doubt } from "./reading";

/** A conversation read message by message, for the weightings. */
export interface TranscriptReading {
  /** After the last message, with later weights. */
  wishes: Wishes;
  /** One entry per shopper's message. */
  messages: { message: MessageReading; edits: readonly Edit[]; words: string }[];
  doubts: Doubt[];
}
