import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Edit } from "@/lib/constraints/edit";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { AnswerPart, ResultsPart } from "@/lib/dialogue/wording/parts";
import type { CarReference } from "@/lib/reading/questions/question";

/** An action an answer offers. Asking never runs it. */
export interface AnswerOffer {
  text: string;
  label: string;
  edits: Edit[];
  count: number;
}

/** A computed answer in short plain words. */
export interface PlainAnswer {
  text: string;
  /** For "it" and "those two". */
  cars: CarReference[];
  offer?: AnswerOffer;
  /** What "show me those" would do, if nothing is on offer. */
  edits?: Edit[];
  /** Shown beside the words, which stand alone. */
  shows?: AnswerPart;
}

/** The inputs of answers. No answer changes them. */
export interface AnswerFacts {
  catalog: CatalogSlice;
  situation: Situation;
  state: ConversationState;
  /** The state before the act. "Why do you ask" is about its question. */
  met: ConversationState;
  settings: DialogueSettings;
  results: ResultsPart;
}
