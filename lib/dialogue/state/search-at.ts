import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { ConversationState } from "./conversation-state";
import type { DialogueSettings } from "./settings";

/** A search at one moment. */
export interface SearchAt {
  state: ConversationState;
  settings: DialogueSettings;
  /** Includes outside tests. */
  catalog: CatalogSlice;
}
