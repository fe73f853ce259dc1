import type { SlotName } from "@/lib/constraints/slot-name";
import type { Clause } from "@/lib/reading/text/clauses";
import type { Token } from "@/lib/reading/text/tokenize";
import type { Cue } from "./cue";

/** Something a cue can speak about: a value, the name of a slot, or (without slots) what no slot holds. */
export interface Anchor {
  /** Only put up with, or only pointing at what is known. */
  aside?: boolean;
  slots: readonly SlotName[];
  start: number;
  end: number;
  kind: "wish" | "topic" | "feature";
}

export interface Attachment {
  cue: Cue;
  slots: readonly SlotName[];
  /** The cue stands in the clause of its anchor. */
  near: boolean;
  kind: Anchor["kind"] | "question";
  /** First token of what the cue speaks about; missing for the question. */
  anchor?: number;
}

export interface AttachContext {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  anchors: readonly Anchor[];
  asked?: SlotName;
}
