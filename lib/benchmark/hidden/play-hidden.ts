import { samePredicate } from "@/lib/benchmark/dialogue-outcome";
import { firstPart } from "@/lib/benchmark/run/record-turn";
import { simulatedOutcome } from "@/lib/benchmark/simulate-dialogue";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnInput, TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { recalled, rememberedFrom } from "@/lib/dialogue/state/remembered";
import { askingPolicies, type DialogueSettings, shopSettings } from "@/lib/dialogue/state/settings";
import { seededRandom } from "@/lib/random";
import type { HiddenRun } from "./generate-hidden";
import { createHiddenShopper } from "./hidden-player";
import { preferencesFor, shareMet } from "./hidden-shopper";

/** Others choose among the questions of adaptive asking. */
export const hiddenAskers = ["never", "always", "fixed-order", "adaptive", "teacher"] as const;

export interface HiddenTools extends Pick<TurnInput, "preferences" | "vocabulary" | "planner"> {
  catalog: () => CatalogSlice;
  budget: number;
  seed: number;
  /** Turns the conversation into a line of text. */
  heard?: (said: string) => void;
}

export interface HiddenLine {
  shopper: string;
  task: string;
  asker: string;
  wishes: number;
  /** Share of applicable wishes that the product met before the first question and after each, from 0 to 1. */
  met: number[];
  questions: number;
  /** Wishes remembered from the search before, and those that the shopper took off. */
  kept: number;
  takenOff: number;
}

const mostTurns = 40;

/** Plays the real dialogue, and gives the wishes at its end. Every question counts, also one that clears up words. */
export async function playHidden(
  { shopper, task }: HiddenRun,
  asker: string,
  tools: HiddenTools,
  before: readonly Constraint[] = [],
) {
  const applicable = preferencesFor(shopper, task);
  const random = seededRandom(tools.seed, `${shopper.id} ${task.id}`);
  const player = createHiddenShopper({ task, preferences: applicable, random, tellsAll: asker === "teacher" });
  const asking = asker === "teacher" ? "never" : (askingPolicies.find((each) => each === asker) ?? "adaptive");
  const settings: DialogueSettings = {
    ...{ ...shopSettings, asking, questionBudget: tools.budget },
    ...{ shop: false, recommends: false, forceDecision: true, mustMeans: "weight" },
  };
  const catalog = tools.catalog();
  const { remembered, wishes } = recalled(rememberedFrom(before));
  // Each search shows what it kept, so who sees a wish that doesn't hold here takes it off.
  const constraints = wishes.constraints.filter((each) => applicable.some(({ test }) => samePredicate(test, each)));
  const line: HiddenLine = {
    ...{ shopper: shopper.id, task: task.id, asker, wishes: applicable.length, met: [], questions: 0 },
    ...{ kept: constraints.length, takenOff: wishes.constraints.length - constraints.length },
  };
  let state: ConversationState = { ...emptyConversation(), remembered, wishes: { ...wishes, constraints } };
  let act: Act | null = await player.open();
  for (let turn = 0; act && turn < mostTurns; turn++) {
    const last: TurnOutcome = await playInMemory({ ...tools, catalog, state, act, settings });
    state = last.state;
    // Who never asks clears nothing up either.
    const question = settings.asking === "never" ? null : firstPart(last, "question");
    const { product } = await simulatedOutcome({ catalog, settings }, state, last);
    line.met[line.questions] = shareMet(applicable, product);
    tools.heard?.(`${act.kind === "words" ? act.text : act.kind} -> ${question?.text ?? ""}`);
    if (question && line.questions < tools.budget) line.questions++;
    act = question && line.questions <= tools.budget ? await player.answer(question) : await player.volunteer();
  }
  return { line, wishes: state.wishes.constraints };
}
