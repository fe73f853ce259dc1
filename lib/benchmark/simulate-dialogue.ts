import { compareText, type Product, toProduct } from "@/lib/catalog/catalog-reader";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { type Constraint, type SlotName, slotDefinitions } from "@/lib/constraints";
import { burdenOf } from "@/lib/dialogue/asking/asking-burden";
import { playInMemory } from "@/lib/dialogue/play-turn";
import type { TurnInput, TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { type Random, shuffle } from "@/lib/random";
import { rankedBefore, scoreRanges } from "@/lib/trade-offs/ranking";
import type { DialogueCost, RecordedTurn } from "./run/dialogue-record";
import { chosenIn, firstPart, givenUp, recordTurn } from "./run/record-turn";
import { type Burden, burdenBy } from "./run-line";
import type { Shopper } from "./shopper/shopper";

/** Choose among the questions of adaptive asking: learned policies, and language models. */
const plannedModes = ["learned", "star-gate", "model", "react"] as const;

export const askingModes = ["never", "always", "adaptive", "fixed-order", "random-slot", ...plannedModes] as const;
export type AskingMode = (typeof askingModes)[number];

/** `planner` chooses the questions if `ask` names who does. */
export interface Simulation extends Pick<TurnInput, "catalog" | "settings" | "preferences" | "vocabulary" | "planner"> {
  slots: readonly SlotName[];
  ask: AskingMode;
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
  const { shopper, ask, settings, now } = simulation;
  const cost: Tally["cost"] = { turns: [], calls: 0, inputTokens: 0, outputTokens: 0 };
  const tally: Tally = { burden: burdenBy(() => 0), slotsAsked: [], questions: [], turns: [], cost };
  const { burden, turns } = tally;
  const interview =
    ask === "fixed-order" || ask === "random-slot" ? interviewSlots(simulation.slots, ask, simulation.random) : [];
  const asking = ask === "never" || interview.length > 0 ? "never" : ask === "always" ? ask : "adaptive";
  let state = emptyConversation();
  let act: Act | null = await shopper.open(ask === "never");
  let last: TurnOutcome | null = null;
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
    const put: QuestionPart | null = slot ? interviewQuestion(slot, state.turn) : null;
    turns.push(recordTurn(act, before, last, put));
    if (put) state = withOpenQuestion(state, put);
    const question: QuestionPart | null = put ?? firstPart(last, "question");
    if (question) note(question, tally);
    act = question
      ? await shopper.answer(question)
      : ((await shopper.volunteer()) ?? (await react(shopper, last, burden)));
    if (question && act) weighBurden(question, act, burden);
  }
  const outcome = await simulatedOutcome(simulation, state, last);
  const spoken = shopper.usage?.();
  for (const part of ["calls", "inputTokens", "outputTokens"] as const) cost[part] += spoken?.[part] ?? 0;
  return { outcome, ...tally };
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

type OutcomeQuestion = Pick<TurnInput, "catalog" | "settings">;

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
    product: await bestProduct(question, wishes, given),
  };
}

/** Satisfaction spans the whole frame, as in the benchmark. */
async function bestProduct(
  { catalog, settings: { method, ranking } }: OutcomeQuestion,
  wishes: readonly Constraint[],
  given: ReadonlySet<string>,
): Promise<Product | null> {
  const ranges = await scoreRanges(catalog, [], wishes);
  const before = await rankedBefore({ slice: catalog, locked: [], soft: wishes, method, ranking });
  const kept = wishes.filter(({ id }) => !given.has(id));
  const [best] = await catalog.rank({ where: kept, score: wishes, before, ranges, limit: 1 });
  return best ? toProduct(best) : null;
}

/** The published protocol: one question per constrained slot, by column name (`fixed-order`) or at random. */
export function interviewSlots(slots: readonly SlotName[], order: "fixed-order" | "random-slot", random: Random) {
  const sorted = [...new Set(slots)].sort((a, b) => compareText(csvColumns[a], csvColumns[b]));
  return order === "random-slot" ? shuffle(sorted, random) : sorted;
}

export function interviewQuestion(slot: SlotName, turn: number): QuestionPart {
  const id = `interview-${slot}-${turn}`;
  const text = `What would you like for ${slotDefinitions[slot].label}, and how important is that to you?`;
  return { id, kind: "slot", slot, text, why: "Asked of every shopper.", choices: [], multiple: false };
}

export function withOpenQuestion(state: ConversationState, question: QuestionPart): ConversationState {
  const { id, kind, slot, text, why } = question;
  return { ...state, question: { id, kind, slot, text, why, choices: [] } };
}
