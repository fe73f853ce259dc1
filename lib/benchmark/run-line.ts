import type { Car } from "@/lib/catalog/car";
import type { Predicate } from "@/lib/constraints/constraint";
import type { DialogueOutcome } from "./dialogue-outcome";
import { type Item, itemQuestion } from "./item";
import type { Measure } from "./measure";
import type { ReplayedDialogue, ReplayMethod } from "./replay-dialogue";
import { samePredicate } from "./same-predicate";
import { isSetAside } from "./set-aside";
import type { Burden } from "./simulate-dialogue";
import { recordedPredicate, type Transcript } from "./transcript";

/** One dialogue of a run as results files hold it. */
export interface RunLine extends Measure {
  setting: string;
  /** Who spoke for the shopper: a language model, or a mode of the simulated shopper. */
  model: string;
  /** The style of the questions: the published method the dialogue was recorded under, or how much was asked. */
  style: string;
  /** The item belongs to the quarter no tuning has seen. */
  setAside: boolean;
  method: string;
  status: DialogueOutcome["status"];
  constraints: (Predicate & { weight?: number })[];
  relaxed: Predicate[];
  tied: Predicate[][];
  car: Car | null;
  /** Whether the published run relaxed the target; missing where there is none. */
  recordedMatch?: boolean;
  /** What the conversation took out of a simulated shopper. */
  burden?: Burden;
}

const bare = ({ slot, op, value }: Predicate): Predicate => ({ slot, op, value });

/** What a line says of an outcome and its measure. */
export function lineOf(
  about: Pick<RunLine, "setting" | "model" | "style" | "method">,
  outcome: DialogueOutcome,
  measured: Measure,
): RunLine {
  return {
    ...measured,
    ...about,
    setAside: isSetAside(measured.id),
    status: outcome.status,
    constraints: outcome.constraints.map((each) => ({
      ...bare(each),
      ...("weight" in each && typeof each.weight === "number" ? { weight: each.weight } : {}),
    })),
    relaxed: outcome.relaxed.map(bare),
    tied: outcome.tied.map((set) => set.map(bare)),
    car: outcome.car,
  };
}

/** The line of a replayed dialogue. */
export function replayLine(
  item: Item,
  transcript: Transcript,
  method: ReplayMethod,
  { outcome, measure }: ReplayedDialogue,
): RunLine {
  const { setting, model, method: style } = transcript;
  const line = lineOf({ setting, model, style, method }, outcome, measure);
  return { ...line, recordedMatch: recordedMatch(item, transcript) };
}

function recordedMatch(item: Item, { relaxed }: Transcript): boolean {
  const read = itemQuestion(item);
  if (!relaxed || read.kind === "refused") return false;
  const recorded = recordedPredicate("from" in relaxed ? (relaxed.to ?? relaxed.from) : relaxed);
  const { constraints, target } = read.question;
  return constraints.some((each) => target.includes(each.id) && recorded !== null && samePredicate(each, recorded));
}
