import type { CatalogProduct, Vocabulary } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { catalogOf } from "@/lib/catalog/testing/catalog-of";
import type { ConstraintInput, Edit, Predicate } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { type DialogueSettings, shopSettings } from "@/lib/dialogue/state/settings";
import type { DataParts, ReplyPart } from "@/lib/dialogue/wording/parts";
import { partMessage } from "@/lib/reading/acts/part-message";
import { blanked } from "@/lib/reading/acts/placed";
import { createHearingReader } from "@/lib/reading/hearing-reader";
import type { SentenceReader } from "@/lib/reading/preference-reader";
import { readQuestion } from "@/lib/reading/questions/read-question";
import type { Reading } from "@/lib/reading/reading";
import { plainDesk } from "@/lib/reading/words-desk";

/** Fixed sentences first, then the usual reader. */
export const scriptedReader = (sentences: SentenceReader) =>
  createHearingReader(sentences, {
    ...plainDesk,
    part: async (message) => {
      const asked = readQuestion({ ...message, history: [] });
      // Limits on a proposed repair come from the real reader.
      const stances = message.screen?.proposes ? partMessage(message).stances : [];
      const nothing = { taken: [], critiques: [], yields: [], intents: [], asksElse: "", isAside: false };
      return { ...nothing, asked, stances, stated: blanked(message.words, asked) };
    },
  });

/** Tests that draw their products give the words of all that may be drawn, so these are indexed once. */
export function scriptedConversation(
  products: readonly CatalogProduct[],
  settings: Partial<DialogueSettings> = {},
  frame: readonly Predicate[] = [],
  start: Partial<ConversationState> = {},
  words?: Vocabulary,
) {
  const catalog = words ? createColumnReader(products) : catalogOf(products);
  const openTurn = () => openSlice(catalog, frame);
  let state: ConversationState = { ...emptyConversation(), ...start };
  const play = async (act: Act, reading: Partial<Reading> = {}): Promise<TurnOutcome> => {
    const preferences = scriptedReader({
      name: "embedded",
      read: async () => ({ edits: [], doubts: [], intents: [], ...reading }),
    });
    const outcome = await playInMemory({
      state,
      act,
      settings: { ...shopSettings, asking: "never", ...settings },
      catalog: openTurn(),
      preferences,
      vocabulary: words ?? (await catalog.vocabulary()),
    });
    state = outcome.state;
    return outcome;
  };
  return {
    catalog,
    openTurn,
    play,
    say: (text: string, reading: Partial<Reading> = {}) => play({ kind: "words", text }, reading),
    get state() {
      return state;
    },
  };
}

export function wish(input: ConstraintInput): Edit {
  return { kind: "add", constraint: toConstraint(input) };
}

export function replyText({ parts }: Pick<TurnOutcome, "parts">): string {
  return parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join(" ");
}

export function partOf<Name extends keyof DataParts>(
  { parts }: Pick<TurnOutcome, "parts">,
  name: Name,
): DataParts[Name] {
  const part = parts.find((each): each is Extract<ReplyPart, { type: `data-${Name}` }> => each.type === `data-${name}`);
  if (!part || !("data" in part)) throw new Error(`the reply has no ${name}`);
  return part.data as DataParts[Name];
}
