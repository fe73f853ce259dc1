import type { ActRequest } from "./act-request";
import type { NextQuestion } from "./asking/asking-statistics";
import type { WholePlanner } from "./asking/plan-whole";
import type { OutsideExchange } from "./deciding/outside-choice";
import type { Situation } from "./deciding/situation";
import type { Readers } from "./interpret-act";
import type { Act } from "./state/act";
import type { ConversationState } from "./state/conversation-state";
import type { AppliedAct } from "./state/history";
import type { SearchAt } from "./state/search-at";
import type { Phrasebook } from "./wording/phrase";

/** Whom a turn asks beside the catalog. */
export interface TurnHelpers extends Readers {
  /** Chooses the questions of an experiment. */
  planner?: WholePlanner | undefined;
}

/** No clock, randomness or database inside. */
export interface TurnInput extends TurnHelpers, SearchAt {
  act: Act;
}

export interface PlayedTurn {
  input: TurnInput;
  /** If false, the reply must not depend on whether any product matches. */
  reveals: boolean;
  interpretation: ActRequest;
  applied: AppliedAct;
  situation: Situation;
  /** The search's, this turn's last. */
  exchanges: readonly OutsideExchange[];
  book: Phrasebook;
}

/** A product is taken, and nothing of the search moved since. */
export function isDecided({ applied, interpretation }: PlayedTurn): boolean {
  return applied.state.chosen !== undefined && applied.changes.length === 0 && !interpretation.asksMore;
}

export interface TurnContext extends PlayedTurn {
  question: NextQuestion | null;
  state: ConversationState;
}
