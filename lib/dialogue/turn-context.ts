import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { ActRequest } from "./act-request";
import type { NextQuestion } from "./asking/asking-question";
import type { Situation } from "./deciding/situation";
import type { Readers } from "./interpret-act";
import type { Act } from "./state/act";
import type { AppliedAct } from "./state/applied-act";
import type { ConversationState } from "./state/conversation-state";
import type { DialogueSettings } from "./state/settings";
import type { Phrasebook } from "./wording/phrase";

/** Everything a turn needs, as arguments: nothing here reads a clock, draws a number or knows a database. */
export interface TurnInput extends Readers {
  state: ConversationState;
  act: Act;
  settings: DialogueSettings;
  /** The catalog with the tests that are fixed from outside; opened for this turn. */
  catalog: CatalogSlice;
}

/** One turn after its act was played: every later stage reads this, and none changes it. */
export interface PlayedTurn {
  input: TurnInput;
  /**
   * Cars are in view. While they are held back, wishes are noted and asked about, and nothing in the reply depends on
   * whether any car meets them together.
   */
  reveals: boolean;
  interpretation: ActRequest;
  applied: AppliedAct;
  situation: Situation;
  /** The wordings used lately: whatever is said adds to it. */
  book: Phrasebook;
}

/** A turn with the question it ends in: all that its reply, its log and the next state are made from. */
export interface TurnContext extends PlayedTurn {
  question: NextQuestion | null;
  /** The state that the reply speaks of. */
  state: ConversationState;
}
