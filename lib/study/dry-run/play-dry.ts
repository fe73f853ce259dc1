import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import type { AskOutside } from "@/lib/dialogue/deciding/outside-choice";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnInput } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { underSheets } from "@/lib/dialogue/state/conversation-state";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { readDecision } from "@/lib/study/analysis/decision";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { type Condition, type Scenario, settingsOf } from "@/lib/study/configuration/scenario";
import { saysMore } from "@/lib/study/pilot/participant";
import { type DryVoice, sayings } from "./voices";

export interface DryTools extends Pick<TurnInput, "preferences"> {
  catalog: CatalogReader;
  /** For arms that something outside chooses for. */
  outside?: AskOutside | undefined;
  /** Milliseconds. */
  now: () => number;
  /** Called after each trial, so that a server answers others meanwhile. */
  pause?: () => Promise<void>;
}

/** `decision` is `null` where something has everything. `gave` is worded as on the card. */
export type DryTrial = Awaited<ReturnType<typeof playDry>>;

/** One arm and one card in one voice, through the reader and the dialogue of a trial. */
export async function playDry(
  { catalog, preferences, outside, now }: DryTools,
  { condition, scenario, voice, minimumWishes, seed, sheets }: DryOrder,
) {
  const settings = settingsOf(condition, scenario, { seed, sheets });
  const vocabulary = await catalog.vocabulary();
  const started = now();
  let state = { ...underSheets(settings), held: true };
  const play = async (act: Act) => {
    const slice = openSlice(catalog, settings.frame);
    const readers = { preferences, vocabulary, ...(outside ? { outside } : {}) };
    const outcome = await playInMemory({ state, act, settings, catalog: slice, ...readers });
    state = { ...outcome.state, held: outcome.state.held ?? false };
    return outcome;
  };
  for (const text of sayings(scenario, voice)) await play({ kind: "words", text });
  for (const text of saysMore(scenario)) {
    if (state.wishes.constraints.length >= minimumWishes) break;
    await play({ kind: "words", text });
  }
  const wishes = state.wishes.constraints;
  const { parts, events } = await play({ kind: "show-cars" });
  const milliseconds = now() - started;
  const event = events.find(({ name }) => name === "relaxation-choose");
  const data = (event?.data ?? {}) as { result?: { lot?: unknown } };
  const decision = event ? readDecision({ at: "", trial: null, turn: null, name: event.name, data }) : null;
  return {
    ...{ wishes, milliseconds, asked: parts.some(isOpenChoice), byLot: data.result?.lot !== undefined, decision },
    gave: parts.flatMap((part) =>
      part.type === "data-relaxation"
        ? part.data.gaveWay.map(({ id, label, from, to }) => ({ id, label, from, to }))
        : [],
    ),
    choices: parts.flatMap((part) => (part.type === "data-results" ? [part.data.total] : []))[0] ?? 0,
  };
}

export interface DryOrder {
  sheets?: Configuration["sheets"];
  condition: Condition;
  scenario: Scenario;
  voice: DryVoice;
  minimumWishes: number;
  seed: number;
}

function isOpenChoice(part: ReplyPart): boolean {
  if (part.type === "data-question") return part.data.kind === "compare";
  return part.type === "data-relaxation" && part.data.gaveWay.length === 0 && part.data.alternatives.length > 0;
}
