import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Predicate } from "@/lib/constraints/constraint";
import { assessSituation, type Situation } from "@/lib/dialogue/deciding/situation";
import { assessFormal } from "@/lib/dialogue/formal/formal-situation";
import { plainDesk, type WordsDesk } from "@/lib/dialogue/words-desk";
import type { ConversationState } from "./conversation-state";
import type { DialogueSettings } from "./settings";
import { standingTranscript } from "./standing-transcript";

/** The situation a stored conversation is in, whatever its method. */
export function assessState({
  catalog,
  frame,
  state,
  settings,
  desk = plainDesk,
}: {
  catalog: CatalogReader;
  frame: readonly Predicate[];
  state: Pick<ConversationState, "wishes" | "concession" | "formal" | "transcript"> &
    Partial<Pick<ConversationState, "orderings" | "superseded">>;
  settings: DialogueSettings;
  desk?: WordsDesk | undefined;
}): Promise<Situation> {
  if (settings.method === "formal") return assessFormal({ catalog, frame }, state);
  const { wishes } = state;
  const transcript = standingTranscript(state);
  const weigh = async () => {
    if (settings.weighting === "global") return wishes.constraints;
    const vocabulary = await catalog.vocabulary();
    return desk.weigh(wishes.constraints, settings.weighting, { transcript, vocabulary });
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
