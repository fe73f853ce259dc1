import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Predicate } from "@/lib/constraints/constraint";
import { assessSituation, type Situation } from "@/lib/dialogue/deciding/situation";
import { assessFormal } from "@/lib/dialogue/formal/formal-situation";
import type { ConversationState } from "./conversation-state";
import type { DialogueSettings } from "./settings";
import { standingTranscript } from "./standing-transcript";
import { weighWishes } from "./weigh-wishes";

/** The situation a stored conversation is in, whatever its method. */
export function assessState({
  catalog,
  frame,
  state,
  settings,
}: {
  catalog: CatalogReader;
  frame: readonly Predicate[];
  state: Pick<ConversationState, "wishes" | "concession" | "formal" | "transcript"> &
    Partial<Pick<ConversationState, "orderings" | "superseded">>;
  settings: DialogueSettings;
}): Promise<Situation> {
  if (settings.method === "formal") return assessFormal({ catalog, frame }, state);
  const { wishes } = state;
  const transcript = standingTranscript(state);
  const weigh = async () => {
    const vocabulary = await catalog.vocabulary();
    return weighWishes(wishes.constraints, settings.weighting, { transcript, vocabulary });
  };
  return assessSituation({
    catalog,
    frame,
    constraints: state.wishes.constraints,
    concession: state.concession,
    method: settings.method,
    weigh,
    ranking: settings.ranking,
    seed: settings.seed,
    orderings: state.orderings,
  });
}
