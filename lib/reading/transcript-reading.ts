import type { Edit } from "@/lib/constraints/edit";
import type { Wishes } from "@/lib/constraints/edit-wishes";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Doubt } from "./reading";

export interface TranscriptReading {
  wishes: Wishes;
  messages: { message: MessageReading; edits: readonly Edit[]; words: string }[];
  doubts: Doubt[];
}
