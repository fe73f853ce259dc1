import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { type AskOutside, type OutsideExchange, openOutside } from "@/lib/dialogue/deciding/outside-choice";
import { assessSituation, type Situation } from "@/lib/dialogue/deciding/situation";
import { assessFormal } from "@/lib/dialogue/formal/formal-situation";
import { plainDesk, type WordsDesk } from "@/lib/reading/words-desk";
import type { ConversationState } from "./conversation-state";
import { standingTranscript } from "./history";
import type { DialogueSettings } from "./settings";

export function assessState({
  catalog,
  state,
  settings,
  desk = plainDesk,
  exchanges = [...(state.exchanges ?? [])],
  ask,
}: {
  catalog: CatalogSlice;
  state: Pick<ConversationState, "wishes" | "concession" | "formal" | "transcript"> &
    Partial<Pick<ConversationState, "orderings" | "superseded" | "stopAsking" | "weighedBy" | "exchanges">>;
  settings: DialogueSettings;
  desk?: Pick<WordsDesk, "weigh"> | undefined;
  /** Known ones answer again. New ones are added. */
  exchanges?: OutsideExchange[];
  ask?: AskOutside | undefined;
}): Promise<Situation> {
  if (settings.method === "formal") return assessFormal({ catalog }, state);
  const { wishes } = state;
  const transcript = standingTranscript(state);
  const weigh = async () => {
    if (settings.weighting === "global" || state.weighedBy === "model") return wishes.constraints;
    const vocabulary = await catalog.vocabulary();
    return desk.weigh(wishes.constraints, settings.weighting, { transcript, vocabulary });
  };
  const { concession, orderings } = state;
  const { method, ranking, alternatives, seed, forceDecision } = settings;
  return assessSituation({
    ...{ catalog, constraints: wishes.constraints, concession, orderings, weigh, isFelt: settings.shop },
    ...{ method, ranking, alternatives, seed, forceDecision },
    outside: openOutside(settings.outside, exchanges, { ask, said: transcript }),
    settlesTies: settings.shop && state.stopAsking,
  });
}
