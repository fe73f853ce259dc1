import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Edit } from "@/lib/constraints/edit";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { AnswerPart, ResultsPart } from "@/lib/dialogue/wording/parts";
import type { CarReference } from "@/lib/reading/questions/question";

/** What an answer offers to do; asking never does it. */
export interface AnswerOffer {
  text: string;
  label: string;
  edits: Edit[];
  /** Cars it would leave. */
  count: number;
}

/** A computed answer in short plain words. */
export interface PlainAnswer {
  text: string;
  /** Cars it speaks of, for "it" and "those two". */
  cars: CarReference[];
  offer?: AnswerOffer;
  /** What "show me those" would do, where nothing is offered. */
  edits?: Edit[];
  /** Shown beside the words; the words say it all without. */
  shows?: AnswerPart;
}

/** What answers are computed from. None of them changes anything. */
export interface AnswerFacts {
  catalog: CatalogSlice;
  situation: Situation;
  /** The state after the act. */
  state: ConversationState;
  /** The state the question met: what was asked then is what "why do you ask" is about. */
  met: ConversationState;
  settings: DialogueSettings;
  results: ResultsPart;
}
