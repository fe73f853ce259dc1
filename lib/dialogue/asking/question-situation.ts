import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import type { ConversationState, PendingQuestion } from "@/lib/dialogue/state/conversation-state";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { Phrasebook } from "@/lib/dialogue/wording/phrase";
import type { Doubt } from "@/lib/reading/reading";
import type { WholePlanner } from "./plan-whole";

export interface QuestionSituation {
  situation: Situation;
  state: ConversationState;
  settings: DialogueSettings;
  catalog: CatalogSlice;
  doubts: readonly Doubt[];
  book: Phrasebook;
  planner?: WholePlanner | undefined;
  reopen: PendingQuestion | null;
  isUnread: boolean;
  asksMore: boolean;
}
