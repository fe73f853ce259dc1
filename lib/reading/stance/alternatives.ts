import { roles, type SlotName, slotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { alternativeGap } from "@/lib/reading/lexicon/stance-words";
import { type Tokens, wordsIn } from "@/lib/reading/text/tokenize";
import type { Statement } from "./statement";
import { accepts } from "./statements";

export interface CrossAlternative {
  sides: readonly Statement[];
  /** Makes that only belong to a side's model: "a Toyota or a Honda Civic". */
  makes?: readonly Statement[];
}

/** "Electric or a hybrid", "a Subaru or a CR-V". */
export function crossAlternatives({ tokens }: MessageReading, said: readonly Statement[]): CrossAlternative[] {
  const makes = said.filter(({ slot, end }) => slot === "make" && isModelAt(said, end));
  const live = said.filter((each) => !makes.includes(each));
  const runs = runsOf(tokens, live, makes).map(({ sides }) => ({
    sides,
    makes: makes.filter(({ end }) => isModelAt(sides, end)),
  }));
  return runs.filter(({ sides }) => {
    const slots = new Set(sides.map(({ slot }) => slot));
    if (slots.size < 2) return false;
    const last = sides.at(-1);
    // In "a red or blue sedan", a side may continue its own slot's list.
    const others = live.filter((each) => !sides.includes(each) && each.stance === "wished");
    if (others.some(({ slot }) => sides.some((side) => side.slot === slot && slot !== sides[0]?.slot))) return false;
    // "A minivan or a big SUV": the last side repeats an earlier slot.
    return !others.some((each) => each.start === last?.end && slots.has(each.slot));
  });
}

function isModelAt(statements: readonly Statement[], at: number): boolean {
  return statements.some(({ slot, start }) => slot === "model" && start === at);
}

function runsOf(tokens: Tokens, live: readonly Statement[], makes: readonly Statement[]): CrossAlternative[] {
  const runs: Statement[][] = [];
  for (const each of live) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const { start } = makes.find(({ end }) => end === each.start) ?? each;
    if (run && before && continues(tokens, before, start)) run.push(each);
    else runs.push([each]);
  }
  return runs
    .map((sides) => ({ sides: joinedByOr(tokens, sides.slice(0, sides.findLastIndex(isBehindOr(tokens, sides)) + 1)) }))
    .filter(({ sides }) => sides.length > 1 && sides.every(isPlainWish));
}

function continues(tokens: Tokens, before: Statement, next: number): boolean {
  const gap = wordsIn(tokens, before.end, next);
  return (gap[0] === "or" || gap[0] === "," || gap[0] === "/") && gap.every((word) => alternativeGap.has(word));
}

/** In "an SUV, electric or hybrid" a comma starts a list, unless all items are alike. */
function joinedByOr(tokens: Tokens, sides: readonly Statement[]): readonly Statement[] {
  if (sides.every(({ slot, values }) => isRivalled(slot, values))) return sides;
  const isOr = isBehindOr(tokens, sides);
  const from = sides.findLastIndex((side, index) => index > 0 && !isOr(side, index));
  const [apart, list] = [sides.slice(0, Math.max(0, from)), sides.slice(Math.max(0, from))];
  return apart.some(({ slot }) => list.some((side) => side.slot === slot)) ? [] : list;
}

function isBehindOr(tokens: Tokens, sides: readonly Statement[]) {
  return ({ start }: Statement, index: number) => wordsIn(tokens, sides[index - 1]?.end ?? start, start).includes("or");
}

function isPlainWish({ stance, quantity }: Statement): boolean {
  return stance === "wished" && (quantity === undefined || quantity.tests.length === 1);
}

export interface Widening {
  statement: Statement;
  /** "Or a hybrid" starts the message and means the latest wish. */
  isOpen: boolean;
}

export function widenings({ tokens, statements }: MessageReading): Widening[] {
  return statements.flatMap((statement, index): Widening[] => {
    const { stance, values, quantity, end, added } = statement;
    if (values.length === 0 || quantity || (stance !== "wished" && stance !== "conceded")) return [];
    const isOpen = index === 0 && tokens[0]?.word === "or";
    const isNoun = ["one", roles.thing, "model", "version", "engine"].includes(tokens[end]?.word ?? "");
    return isOpen || added || stance === "conceded" || accepts(tokens, isNoun ? end + 1 : end)
      ? [{ statement, isOpen }]
      : [];
  });
}

/** Fuel and hybrid are two slots. */
export function isRivalled(slot: SlotName, values: readonly (string | number)[]): boolean {
  return slotNames.some((each) => {
    const { rivals } = slotWords[each];
    return rivals && (each === slot || (rivals.slot === slot && values.every((one) => rivals.means.test(String(one)))));
  });
}
