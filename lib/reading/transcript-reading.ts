import type { Edit, Wishes } from "@/lib/constraints";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Doubt } from "./reading";

export interface TranscriptReading {
  wishes: Wishes;
  messages: { message: MessageReading; edits: readonly Edit[]; words: string }[];
  doubts: Doubt[];
}
