import { z } from "zod";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { type DialogueSettings, shopSettings } from "@/lib/dialogue/state/settings";
import type { WishView } from "@/lib/dialogue/wording/parts";
import type { PreferenceReader } from "@/lib/reading/preference-reader";
import { checkSchema, holds } from "./checks";
import { type PlayedView, viewOf } from "./played-view";

export const conversationSchema = z.object({
  id: z.string(),
  kind: z.string(),
  turns: z.array(z.object({ say: z.string(), expect: z.array(checkSchema).default([]) })),
});
export type PlayedConversation = z.infer<typeof conversationSchema>;

export interface Miss {
  id: string;
  turn: number;
  say: string;
  check: unknown;
  soft: boolean;
  reply: string;
  wishes: string[];
}

interface Room {
  catalog: CatalogReader;
  preferences: PreferenceReader;
  settings?: DialogueSettings;
}

export function conversationsIn(lines: string): PlayedConversation[] {
  return lines.split("\n").flatMap((line) => (line.trim() ? [conversationSchema.parse(JSON.parse(line))] : []));
}

export async function playConversation(
  { id, turns }: PlayedConversation,
  { catalog, preferences, settings = shopSettings }: Room,
  watch: (turn: { say: string; view: PlayedView }) => void = () => undefined,
): Promise<Miss[]> {
  const vocabulary = await catalog.vocabulary();
  let state = emptyConversation();
  let before: PlayedView | null = null;
  const misses: Miss[] = [];
  for (const [index, { say, expect }] of turns.entries()) {
    const act = { kind: "words", text: say } as const;
    const outcome = await playInMemory({ state, act, settings, catalog: openSlice(catalog), preferences, vocabulary });
    state = outcome.state;
    const view = viewOf(outcome.parts);
    watch({ say, view });
    const wishes = view.wishes.map(lineOf);
    for (const check of expect) {
      if (holds(check, view, before, vocabulary)) continue;
      misses.push({ id, turn: index + 1, say, check, soft: check.soft ?? false, reply: view.prose, wishes });
    }
    before = view;
  }
  return misses;
}

function lineOf({ constraint: { slot, op, value, weight, locked }, gaveWay }: WishView): string {
  return `${slot} ${op} ${value} ${locked ? "must" : weight.toFixed(2)}${gaveWay ? ", gave way" : ""}`;
}
