import { firstPart } from "@/lib/benchmark/run/record-turn";
import { simulatedOutcome } from "@/lib/benchmark/simulate-dialogue";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnInput, TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { type AskingPolicy, askingPolicies, type DialogueSettings, shopSettings } from "@/lib/dialogue/state/settings";
import { seededRandom } from "@/lib/random";
import type { HiddenRun } from "./generate-hidden";
import { createHiddenShopper } from "./hidden-player";
import { preferencesFor, shareMet } from "./hidden-shopper";

/** Others choose among the questions of adaptive asking. */
export const hiddenAskers = ["never", "always", "fixed-order", "adaptive", "teacher"] as const;

export interface HiddenTools {
  catalog: () => CatalogSlice;
  preferences: TurnInput["preferences"];
  vocabulary: TurnInput["vocabulary"];
  budget: number;
  seed: number;
  planner?: TurnInput["planner"];
  /** Turns the conversation into a line of text. */
  heard?: (said: string) => void;
}

export interface HiddenLine {
  shopper: string;
  task: string;
  asker: string;
  wishes: number;
  /** Share of applicable wishes that the car met before the first question and after each, from 0 to 1. */
  met: number[];
  questions: number;
}

const mostTurns = 40;

/** Plays the real dialogue. Every question counts, also one that clears up words. */
export async function playHidden({ shopper, task }: HiddenRun, asker: string, tools: HiddenTools) {
  const applicable = preferencesFor(shopper, task);
  const random = seededRandom(tools.seed, `${shopper.id} ${task.id}`);
  const player = createHiddenShopper({ task, preferences: applicable, random, tellsAll: asker === "teacher" });
  const settings = settingsFor(
    asker === "teacher" ? "never" : (askingPolicies.find((each) => each === asker) ?? "adaptive"),
    tools.budget,
  );
  const line: HiddenLine = {
    ...{ shopper: shopper.id, task: task.id, asker, wishes: applicable.length, met: [], questions: 0 },
  };
  const catalog = tools.catalog();
  let state = emptyConversation();
  let act: Act | null = await player.open();
  for (let turn = 0; act && turn < mostTurns; turn++) {
    const last: TurnOutcome = await playInMemory({ ...tools, catalog, state, act, settings });
    state = last.state;
    // Who never asks clears nothing up either.
    const question = settings.asking === "never" ? null : firstPart(last, "question");
    const { car } = await simulatedOutcome({ catalog, settings }, state, last);
    line.met[line.questions] = shareMet(applicable, car);
    tools.heard?.(`${act.kind === "words" ? act.text : act.kind} -> ${question?.text ?? ""}`);
    if (question && line.questions < tools.budget) line.questions++;
    act = question && line.questions <= tools.budget ? await player.answer(question) : await player.volunteer();
  }
  return line;
}

function settingsFor(asking: AskingPolicy, questionBudget: number): DialogueSettings {
  return {
    ...{ ...shopSettings, asking, questionBudget },
    ...{ shop: false, recommends: false, forceDecision: true, mustMeans: "weight" },
  };
}
