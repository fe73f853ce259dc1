import type { CatalogCar } from "@/lib/catalog/car";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Edit } from "@/lib/constraints";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { AnswerPart, ResultsPart } from "@/lib/dialogue/wording/parts";
import type { CarReference, Question } from "@/lib/reading/questions/question";

export type QuestionOf<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;

/** An offered action. Asking never runs it. */
export interface AnswerOffer {
  text: string;
  label: string;
  edits: Edit[];
  count: number;
}

export interface PlainAnswer {
  text: string;
  /** For "it" and "those two". */
  cars: CarReference[];
  offer?: AnswerOffer;
  /** For "show me those", if nothing is on offer. */
  edits?: Edit[];
  /** Optional display. The words are complete without it. */
  shows?: AnswerPart;
}

export interface AnswerFacts {
  catalog: CatalogSlice;
  situation: Situation;
  state: ConversationState;
  /** The state before the act, for "why do you ask". */
  met: ConversationState;
  settings: DialogueSettings;
  results: ResultsPart;
}

export function plainAnswer(text: string, spokenOf: readonly CatalogCar[] = [], shows?: AnswerPart): PlainAnswer {
  return { text, cars: spokenOf.map(referenceTo), shows };
}

export function referenceTo({ make, model, year, trim, position }: CatalogCar): CarReference {
  return { make, models: [model], year, trim: trim?.toLowerCase(), position };
}
