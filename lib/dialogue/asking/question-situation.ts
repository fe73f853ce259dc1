import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import type { ConversationState, PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { Phrasebook } from "@/lib/dialogue/wording/phrase";
import type { Doubt } from "@/lib/reading/reading";

export interface QuestionSituation {
  situation: Situation;
  state: ConversationState;
  settings: DialogueSettings;
  catalog: CatalogSlice;
  doubts: readonly Doubt[];
  book: Phrasebook;
  /** The question that was open and that this act did not touch: it stays open. */
  reopen: PendingQuestion | null;
  /** The act was meant as its answer and could not be read: it is put again in easier words. */
  isUnread: boolean;
  /** The shopper asks to be asked: the budget of questions is no limit. */
  asksMore: boolean;
}
