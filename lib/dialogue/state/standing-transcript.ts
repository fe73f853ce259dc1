import type { ConversationState } from "./conversation-state";

export function standingTranscript({
  transcript,
  superseded = [],
}: Pick<ConversationState, "transcript"> &
  Partial<Pick<ConversationState, "superseded">>): ConversationState["transcript"] {
  return transcript.filter(({ turn }) => !superseded.some(({ from, to }) => turn >= from && turn <= to));
}
