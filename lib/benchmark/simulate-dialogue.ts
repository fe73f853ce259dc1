import { type Car, toCar } from "@/lib/catalog/car";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slots";
import { burdenOf } from "@/lib/dialogue/asking/asking-burden";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnInput, TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { standingTranscript } from "@/lib/dialogue/state/history";
import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import type { Random } from "@/lib/draw";
import { rankedBefore, scoreRanges } from "@/lib/trade-offs/ranking";
import {
  givableWishes,
  givingUp,
  type ImportanceAsker,
  type ImportanceStep,
  importanceAsked,
  interviewQuestion,
  interviewSlots,
  withOpenQuestion,
} from "./importance-asking";
import type { DialogueCost, RecordedTurn } from "./run/dialogue-record";
import { chosenIn, firstPart, givenUp, recordTurn } from "./run/record-turn";
import { type Burden, burdenBy } from "./run-line";
import type { Shopper } from "./shopper/shopper";

/** Ask only for importance, once some wish must go. */
export const importanceModes = ["learned", "star-gate", "teacher", "model", "react"] as const;

export const askingModes = ["never", "always", "adaptive", "fixed-order", "random-slot", ...importanceModes] as const;
export type AskingMode = (typeof askingModes)[number];

export interface Simulation {
  catalog: CatalogSlice;
  slots: readonly SlotName[];
  settings: DialogueSettings;
  ask: AskingMode;
  /** Used when `ask` names a learned policy. */
  importance?: ImportanceAsker | undefined;
  preferences: TurnInput["preferences"];
  vocabulary: TurnInput["vocabulary"];
  shopper: Shopper;
  random: Random;
  /** Milliseconds. */
  now: () => number;
}

interface Tally {
  burden: Burden;
  slotsAsked: SlotName[];
  questions: string[];
  turns: RecordedTurn[];
  cost: Omit<DialogueCost, "id">;
}

/** The shopper's patience in turns. */
const mostTurns = 40;
/** Its patience with choices between wishes. */
const mostComparisons = 12;

/** Runs until neither side has more to say. */
export async function simulateDialogue(simulation: Simulation) {
  const { shopper, ask, importance, settings, now } = simulation;
  const tally = emptyTally();
  const { burden, cost, turns } = tally;
  const interview =
    ask === "fixed-order" || ask === "random-slot" ? interviewSlots(simulation.slots, ask, simulation.random) : [];
  const asking = ask === "always" || ask === "adaptive" ? ask : "never";
  let state = emptyConversation();
  let act: Act | null = await shopper.open(ask === "never" || importance !== undefined);
  let last: TurnOutcome | null = null;
  const asked = new Set<SlotName>();
  while (act && burden.turns < mostTurns) {
    burden.turns++;
    burden.words += act.kind === "words" ? act.text.split(/\s+/).length : 0;
    const before: TurnOutcome | null = last;
    const began = now();
    last = await playInMemory({ ...simulation, state, act, settings: { ...settings, asking } });
    cost.turns.push(now() - began);
    countModel(cost, last);
    state = last.state;
    const slot = interview.shift();
    const isCleared: boolean = firstPart(last, "question")?.kind !== "clarify";
    const told: Act | null = importance && isCleared ? await shopper.volunteer() : null;
    const step: ImportanceStep | null =
      importance && isCleared && !told ? await importanceStep(simulation, { state, asked }) : null;
    const put: QuestionPart | null = slot
      ? interviewQuestion(slot, state.turn)
      : step?.kind === "ask"
        ? importanceAsked(step.slot, state.turn)
        : null;
    turns.push(recordTurn(act, before, last, put));
    if (put) state = withOpenQuestion(state, put);
    const question: QuestionPart | null = put ?? (told || step ? null : firstPart(last, "question"));
    if (question) note(question, tally);
    act =
      told ?? (question ? await shopper.answer(question) : await unasked(simulation, { state, last, step, burden }));
    if (question && act) weighBurden(question, act, burden);
  }
  const outcome = await simulatedOutcome(simulation, state, last);
  const spoken = shopper.usage?.();
  for (const part of ["calls", "inputTokens", "outputTokens"] as const) cost[part] += spoken?.[part] ?? 0;
  return { outcome, ...tally };
}

async function unasked(
  { shopper }: Simulation,
  point: { state: ConversationState; last: TurnOutcome; step: ImportanceStep | null; burden: Burden },
): Promise<Act | null> {
  const { step, last, burden } = point;
  if (step) return givingUp(step.slot, point);
  return (await shopper.volunteer()) ?? (await react(shopper, last, burden));
}

async function importanceStep(
  { catalog, importance }: Simulation,
  { state, asked }: { state: ConversationState; asked: Set<SlotName> },
): Promise<ImportanceStep | null> {
  if (!importance) return null;
  const wishes = await givableWishes(catalog, state);
  if (wishes.length === 0) return null;
  const step = await importance({ transcript: standingTranscript(state), wishes, asked });
  if (step.kind === "ask") asked.add(step.slot);
  return step;
}

function emptyTally(): Tally {
  const cost = { turns: [], calls: 0, inputTokens: 0, outputTokens: 0 };
  return { burden: burdenBy(() => 0), slotsAsked: [], questions: [], turns: [], cost };
}

async function react(shopper: Shopper, last: TurnOutcome, burden: Burden): Promise<Act | null> {
  const card = firstPart(last, "relaxation");
  const act = card && burden.comparisons < mostComparisons ? await shopper.react(card) : null;
  if (act) burden.comparisons++;
  return act;
}

function weighBurden(question: QuestionPart, act: Act, burden: Burden): void {
  const { wordsRead, choices, seconds } = burdenOf(question, act.kind === "words" ? act.text.length : 0);
  burden.wordsRead = (burden.wordsRead ?? 0) + wordsRead;
  burden.choices = (burden.choices ?? 0) + choices;
  burden.seconds = (burden.seconds ?? 0) + seconds;
}

function note(question: QuestionPart, { burden, slotsAsked, questions }: Tally): void {
  questions.push(question.text);
  if (question.rung !== undefined || question.kind === "clarify") burden.clarifications++;
  else if (question.kind === "slot") {
    burden.questions++;
    if (question.slot) slotsAsked.push(question.slot);
  } else burden.comparisons++;
}

function countModel(cost: Tally["cost"], { events }: TurnOutcome): void {
  for (const { name, data } of events) {
    if (name !== "words-read" || !data.model) continue;
    const { calls, inputTokens, outputTokens } = data.model as Omit<DialogueCost, "id" | "turns">;
    cost.calls += calls;
    cost.inputTokens += inputTokens;
    cost.outputTokens += outputTokens;
  }
}

type OutcomeQuestion = { catalog: CatalogSlice; settings: DialogueSettings };

/** The current concession, else the method's last result. */
export async function simulatedOutcome(question: OutcomeQuestion, state: ConversationState, last: TurnOutcome | null) {
  const fixed = new Set(question.catalog.frame.map(({ slot }) => slot));
  const wishes = state.wishes.constraints.filter(({ slot }) => !fixed.has(slot));
  const result = chosenIn(last);
  const given = givenUp(state, result);
  const named = (ids: readonly string[]) => ids.flatMap((id) => wishes.find((each) => each.id === id) ?? []);
  const tied = result?.status === "undecided" && !state.concession ? result.tied : [];
  return {
    status: state.concession ? "relaxed" : (result?.status ?? "satisfied"),
    constraints: wishes,
    relaxed: wishes.filter(({ id }) => given.has(id)),
    tied: tied.map(named),
    firstDrop: named(result?.trace[0]?.considered ?? []),
    car: await bestCar(question, wishes, given),
  };
}

/** Satisfaction spans the whole frame, as in the benchmark. */
async function bestCar(
  { catalog, settings: { method, ranking } }: OutcomeQuestion,
  wishes: readonly Constraint[],
  given: ReadonlySet<string>,
): Promise<Car | null> {
  const ranges = await scoreRanges(catalog, [], wishes);
  const before = await rankedBefore({ slice: catalog, locked: [], soft: wishes, method, ranking });
  const kept = wishes.filter(({ id }) => !given.has(id));
  const [best] = await catalog.rank({ where: kept, score: wishes, before, ranges, limit: 1 });
  return best ? toCar(best) : null;
}
