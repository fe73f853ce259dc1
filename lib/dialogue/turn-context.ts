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

/** A turn's inputs. No clock, randomness or database inside. */
export interface TurnInput extends Readers {
  state: ConversationState;
  act: Act;
  settings: DialogueSettings;
  /** The catalog with outside tests, open for this turn. */
  catalog: CatalogSlice;
}

/** A turn after its act. Later stages read it and change nothing. */
export interface PlayedTurn {
  input: TurnInput;
  /** Cars are visible. Otherwise the reply must not depend on whether any car matches. */
  reveals: boolean;
  interpretation: ActRequest;
  applied: AppliedAct;
  situation: Situation;
  /** Recent wordings. Every sentence adds to it. */
  book: Phrasebook;
}

/** A turn with its question: the source of reply, log and next state. */
export interface TurnContext extends PlayedTurn {
  question: NextQuestion | null;
  state: ConversationState;
}
