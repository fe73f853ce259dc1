import { type Car, toCar } from "@/lib/catalog/car";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Act } from "@/lib/dialogue/act";
import { burdenOf } from "@/lib/dialogue/asking-burden";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/conversation-state";
import type { QuestionPart, ReplyPart } from "@/lib/dialogue/parts";
import { runTurn, type TurnInput, type TurnOutcome } from "@/lib/dialogue/run-turn";
import type { DialogueSettings } from "@/lib/dialogue/settings";
import { type RelaxationResult, relaxationResultSchema } from "@/lib/relaxation/relaxation";
import { scoreRanges } from "@/lib/relaxation/score-ranges";
import type { DialogueOutcome } from "./dialogue-outcome";
import type { Random } from "./generate/draw";
import { interviewQuestion, interviewSlots, withOpenQuestion } from "./interview";
import type { Burden } from "./run-line";
import type { Shopper } from "./shopper/shopper";

export const askingModes = ["never", "always", "adaptive", "fixed-order", "random-slot"] as const;
export type AskingMode = (typeof askingModes)[number];

export interface Simulation {
  catalog: CatalogReader;
  frame: readonly Predicate[];
  /** Slots an interview asks about. */
  slots: readonly SlotName[];
  settings: DialogueSettings;
  ask: AskingMode;
  preferences: TurnInput["preferences"];
  vocabulary: TurnInput["vocabulary"];
  shopper: Shopper;
  random: Random;
}

export interface SimulatedDialogue {
  outcome: DialogueOutcome;
  burden: Burden;
  slotsAsked: SlotName[];
  transcript: ConversationState["transcript"];
}

/** A shopper has the patience for so many turns. */
const mostTurns = 40;
/** And for so many choices between its own wishes. */
const mostComparisons = 12;

/**
 * Lets a simulated shopper talk to the real dialogue, act by act, until neither has anything left to ask or to say.
 * The outcome is what the conversation stands at then, before the shopper is asked whether it agrees.
 */
export async function simulateDialogue(simulation: Simulation): Promise<SimulatedDialogue> {
  const { shopper, ask, settings } = simulation;
  const burden: Burden = {
    turns: 0,
    questions: 0,
    comparisons: 0,
    clarifications: 0,
    words: 0,
    wordsRead: 0,
    choices: 0,
    seconds: 0,
  };
  const slotsAsked: SlotName[] = [];
  const interview =
    ask === "fixed-order" || ask === "random-slot" ? interviewSlots(simulation.slots, ask, simulation.random) : [];
  const asking = ask === "always" || ask === "adaptive" ? ask : "never";
  let state = emptyConversation();
  let act: Act | null = shopper.open(ask === "never");
  let last: TurnOutcome | null = null;
  while (act && burden.turns < mostTurns) {
    burden.turns++;
    burden.words += act.kind === "words" ? act.text.split(/\s+/).length : 0;
    last = await runTurn({ ...simulation, state, act, settings: { ...settings, asking } });
    state = last.state;
    const slot = interview.shift();
    const question: QuestionPart | null = slot ? interviewQuestion(slot, state.turn) : openQuestion(last.parts);
    if (slot && question) state = withOpenQuestion(state, question);
    if (question) note(question, burden, slotsAsked);
    act = question ? shopper.answer(question) : (shopper.volunteer() ?? reaction(shopper, last.parts, burden));
    if (question && act) weigh(question, act, burden);
  }
  const outcome = await outcomeAt(simulation, state, last);
  return { outcome, burden, slotsAsked, transcript: state.transcript };
}

function openQuestion(parts: readonly ReplyPart[]): QuestionPart | null {
  return parts.flatMap((part) => (part.type === "data-question" ? [part.data] : []))[0] ?? null;
}

/** What the shopper does about a card that asks it to choose; its patience with cards is limited. */
function reaction(shopper: Shopper, parts: readonly ReplyPart[], burden: Burden): Act | null {
  const [card] = parts.flatMap((part) => (part.type === "data-relaxation" ? [part.data] : []));
  const act = card && burden.comparisons < mostComparisons ? shopper.react(card) : null;
  if (act) burden.comparisons++;
  return act;
}

/** Adds what reading a question, choosing and typing the answer take. */
function weigh(question: QuestionPart, act: Act, burden: Burden): void {
  const { wordsRead, choices, seconds } = burdenOf(question, act.kind === "words" ? act.text.length : 0);
  burden.wordsRead = (burden.wordsRead ?? 0) + wordsRead;
  burden.choices = (burden.choices ?? 0) + choices;
  burden.seconds = (burden.seconds ?? 0) + seconds;
}

function note(question: QuestionPart, burden: Burden, slotsAsked: SlotName[]): void {
  if (question.rung !== undefined) burden.clarifications++;
  else if (question.kind === "slot") {
    burden.questions++;
    if (question.slot) slotsAsked.push(question.slot);
  } else if (question.kind === "clarify") burden.clarifications++;
  else burden.comparisons++;
}

/** What the last turn decided: the concession in force, else what its method's result says. */
async function outcomeAt(
  { catalog, frame }: Simulation,
  state: ConversationState,
  last: TurnOutcome | null,
): Promise<DialogueOutcome> {
  const fixed = new Set(frame.map(({ slot }) => slot));
  const wishes = state.wishes.constraints.filter(({ slot }) => !fixed.has(slot));
  const result = chosenIn(last);
  const given = new Set(
    state.concession?.adjustments.map(({ id }) => id) ??
      (result?.status === "undecided" ? result.relaxed.map(({ constraint }) => constraint.id) : []),
  );
  const named = (ids: readonly string[]) => ids.flatMap((id) => wishes.find((each) => each.id === id) ?? []);
  const tied = result?.status === "undecided" && !state.concession ? result.tied : [];
  const status = state.concession ? "relaxed" : (result?.status ?? "satisfied");
  return {
    status,
    constraints: wishes,
    relaxed: wishes.filter(({ id }) => given.has(id)),
    tied: tied.map(named),
    firstDrop: named(result?.trace[0]?.considered ?? []),
    car: await bestCar(catalog, frame, wishes, given),
  };
}

function chosenIn(last: TurnOutcome | null): RelaxationResult | null {
  const event = last?.events.find(({ name }) => name === "relaxation-choose");
  const read = relaxationResultSchema.safeParse(event?.data.result);
  return read.success ? read.data : null;
}

/** The best car by all wishes, satisfaction measured over the whole frame as the benchmark measures it. */
async function bestCar(
  catalog: CatalogReader,
  frame: readonly Predicate[],
  wishes: readonly Constraint[],
  given: ReadonlySet<string>,
): Promise<Car | null> {
  const ranges = await scoreRanges(catalog, frame, wishes);
  const kept = wishes.filter(({ id }) => !given.has(id));
  const [best] = await catalog.rank({ where: [...frame, ...kept], score: wishes, ranges, limit: 1 });
  return best ? toCar(best) : null;
}
