import type { Operator, Predicate, SlotName } from "@/lib/constraints";
import { isSetSlot, roles, slotDefinitions, testOfAll, wordSlotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { isToldMeasure } from "@/lib/reading/learned/mention-stances";
import { beforeSum, behindSum } from "@/lib/reading/lexicon/number-words";
import { ridersTold } from "@/lib/reading/lexicon/reference-words";
import { backIn, contrastGap, favouring, stanceJoining } from "@/lib/reading/lexicon/stance-words";
import { corrections, turningPoints } from "@/lib/reading/lexicon/take-back-words";
import type { Statement } from "@/lib/reading/stance/statement";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { type TokenSpan, textIn, wordsIn } from "@/lib/reading/text/tokenize";
import { isSet } from "@/lib/reading/values/set-numbers";
import type { MessageReading } from "./message-reading";

export interface Draft extends TokenSpan, Predicate {
  spans: readonly TokenSpan[];
  /** "Also" joins it to an earlier wish. */
  widens: boolean;
  definite: boolean;
  /** "Mazda instead of Honda" takes only Honda's place. */
  ousts?: readonly (string | number)[];
}

export function draftsOf(reading: MessageReading, statements: readonly Statement[]): Draft[] {
  const drafts: Draft[] = [];
  for (const slot of new Set(statements.map((each) => each.slot))) {
    const own = statements.filter((each) => each.slot === slot);
    const bounded = own.filter((each) => each.op !== undefined);
    const named = own.filter((each) => each.op === undefined);
    drafts.push(...boundDrafts(reading, bounded), ...namedDrafts(reading, slot, named));
  }
  return drafts;
}

function boundDrafts(reading: MessageReading, statements: readonly Statement[]): Draft[] {
  const chosen = new Map<string, Statement>();
  const exact: Statement[] = [];
  for (const statement of statements) {
    const op = statement.stance === "excluded" ? turnedDown(statement, reading) : (statement.op ?? "==");
    if (op === undefined) continue;
    if (op === "==" || op === "!=") {
      exact.push({ ...statement, op });
      continue;
    }
    const stepped = statement.stance === "excluded" ? beyond(statement, op) : statement;
    const before = chosen.get(op);
    if (before && !replaces(reading, before, statement) && !isLooserAlternative(reading, before, statement)) continue;
    chosen.set(op, { ...stepped, op });
  }
  const bounds = [...chosen.values()].map((statement) =>
    draft(reading, statement, { op: statement.op ?? "==", value: statement.values[0] ?? 0 }, [statement]),
  );
  return [...bounds, ...(chosen.size > 0 ? [] : exactDrafts(reading, exact))];
}

/** Exact numbers join like names: "a V6 or a V8". */
function exactDrafts(reading: MessageReading, statements: readonly Statement[]): Draft[] {
  return (["==", "!="] as const).flatMap((op) => {
    const own = statements.filter((each) => each.op === op);
    const kept = op === "==" ? latest(reading, own) : own;
    const test = testOfAll(op, unique(kept));
    return kept[0] && test ? [draft(reading, kept[0], test, kept)] : [];
  });
}

/** "Not the 2015 one" rejects only that year. */
function turnedDown({ op, slot, quantity, start, end }: Statement, { tokens }: MessageReading): Operator | undefined {
  // "Nothing from 2015" means 2015 is too old.
  const isFrom = tokens[start]?.word === "from" && end === start + 2;
  if (slot === "year" && op === ">=" && isFrom) return op;
  // "30k is too much" still sets the highest price. "3,500 pounds, not 2,500" isn't a price.
  if (slot === roles.price && quantity?.open && op === "<=") return tokens[start - 1]?.word === "not" ? undefined : op;
  return slot === "year" && quantity?.open && quantity.tests.length === 1 ? "!=" : op && turned[op];
}

const turned: Partial<Record<Operator, Operator>> = { ">=": "<=", "<=": ">=", "==": "!=" };

function beyond(statement: Statement, op: Operator): Statement {
  const isCount = slotWords[statement.slot].states !== undefined;
  if (!isCount && (statement.slot !== "year" || statement.quantity?.open)) return statement;
  const step = op === ">=" ? 1 : -1;
  return { ...statement, values: statement.values.map((value) => Number(value) + step) };
}

const correcting = PhraseTable.of([...corrections, ...turningPoints]);

export const saysCorrection = ({ tokens }: MessageReading, start: number, end: number): boolean =>
  correcting.anyIn(tokens, start, end);

/** The earlier number was open, or the words correct it. */
function replaces(reading: MessageReading, before: Statement, after: Statement): boolean {
  if ((before.quantity?.open && !after.quantity?.open) || saysCorrection(reading, before.end, after.start)) return true;
  // "I saved 9 grand, so 18k total".
  if ((before.chances?.wished ?? 1) + surer < (after.chances?.wished ?? 0)) return true;
  // "I have 6k and my dad matches it, so 12k".
  const { tokens } = reading;
  // "Three booster seats, so 3 rows", "a 1,900 lb trailer, and it must tow 2,500".
  const isTold = isToldMeasure(before.slot) || ridersTold.test(textIn(tokens, before.start, before.end));
  if (isTold && before.op === ">=" && Number(after.values[0]) > Number(before.values[0])) return true;
  const isSum =
    beforeSum.test(textIn(tokens, after.start - 3, after.start)) ||
    behindSum.test(textIn(tokens, after.end, after.end + 2));
  // "Seven seats is greedy. Five will do."
  return after.quantity !== undefined && (isSum || isSet(tokens, after));
}

const surer = 0.3;

/** "A Civic under 20k or an Accord under 25k": one bound covers all and must exclude neither. */
function isLooserAlternative(reading: MessageReading, before: Statement, after: Statement): boolean {
  const [earlier, later] = [Number(before.values[0]), Number(after.values[0])];
  const looser = before.op === "<=" ? later > earlier : later < earlier;
  const isOne = reading.clauses[before.clause]?.sentence === reading.clauses[after.clause]?.sentence;
  return looser && isOne && says(reading, before.end, after.start, ["or"]);
}

function namedDrafts(reading: MessageReading, slot: SlotName, statements: readonly Statement[]): Draft[] {
  const wishes = statements.filter((each) => each.stance === "wished");
  const wished = latest(reading, wishes);
  const excluded = statements.filter((each) => each.stance === "excluded");
  const drafts: Draft[] = [];
  for (const group of isSetSlot(slot) ? apart(reading, wished) : wished.length > 0 ? [wished] : []) {
    const turnedDown = new Set(unique(excluded));
    // "German, but no Audi": a rejected value leaves its group.
    const alone = group.length > 1 ? new Set(unique(group.filter((each) => each.values.length === 1))) : undefined;
    const left = unique(group).filter((value) => alone?.has(value) || !turnedDown.has(value));
    // "A 330i, not the 340i": both are of one model.
    const test = testOfAll("==", left.length > 0 || slot !== "model" ? left : unique(group));
    if (group[0] && test) drafts.push(draft(reading, group[0], test, group));
  }
  const isWished = ({ values }: Statement) =>
    wished.some((wish) => wish.values.length <= values.length && wish.values.some((value) => values.includes(value)));
  const left = excluded.filter((each) => !isWished(each));
  // "EV only, no petrol": the wish says it all.
  if (few.has(slot) && wished.length > 0) return drafts;
  const test = testOfAll("!=", unique(left));
  const isOne = !isSetSlot(slot) || "opposites" in slotDefinitions[slot];
  const isContrast = wished.length > 0 && (reading.asked === slot || (isOne && contrastsWith(reading, left, wished)));
  if (left[0] && test && !isContrast) drafts.push(draft(reading, left[0], test, left));
  return drafts;
}

/** In slots with few values, one wish rejects the others. */
export const few = new Set<SlotName>(wordSlotNames.filter((slot) => slotDefinitions[slot].choice));

/** In "an SUV, not a truck" the exclusion only contrasts. */
function contrastsWith(reading: MessageReading, excluded: readonly Statement[], wished: readonly Statement[]): boolean {
  const isBeside = (each: Statement, wish: Statement) => {
    const [from, to] = each.end <= wish.start ? [each.end, wish.start] : [wish.end, each.start];
    return to - from <= 4 && reading.tokens.slice(from, to).every(({ word }) => contrastGap.has(word));
  };
  return excluded.every((each) => wished.some((wish) => isBeside(each, wish)));
}

/** Likes of one slot are alternatives, unless later words correct earlier ones. */
function latest(reading: MessageReading, wished: readonly Statement[]): Statement[] {
  let kept: Statement[] = [];
  for (const statement of wished) {
    const before = kept.at(-1);
    const clause = reading.clauses[statement.clause];
    const overrules =
      before &&
      (saysCorrection(reading, before.end, statement.start) ||
        (clause?.lead === "but" && before.clause !== statement.clause));
    if (overrules) kept = [];
    kept.push(statement);
  }
  return favourite(reading, narrower(kept));
}

function favourite({ tokens, clauses }: MessageReading, statements: readonly Statement[]): Statement[] {
  const last = statements.at(-1);
  if (!last || last.values.length > 1) return [...statements];
  const again = statements.some((each) => each.clause < last.clause && each.values.includes(last.values[0] ?? ""));
  const clause = clauses[last.clause];
  const favoured = clause && favouring.test(textIn(tokens, clause.start, clause.end));
  return again && favoured ? statements.filter((each) => each.values.includes(last.values[0] ?? "")) : [...statements];
}

/** "A truck, crew cab if you have it": the member replaces its group. */
function narrower(statements: readonly Statement[]): Statement[] {
  // Count repeats once.
  const distinct = [...new Map(statements.map((each) => [each.values.join("|"), each])).values()];
  const isGroup = ({ values }: Statement) =>
    distinct.some((one) => one.values.length < values.length && one.values.every((value) => values.includes(value)));
  return statements.filter((each) => !isGroup(each));
}

function apart(reading: MessageReading, wished: readonly Statement[]): Statement[][] {
  const groups: Statement[][] = [];
  for (const statement of wished) {
    const last = groups.at(-1)?.at(-1);
    const isNear = last && statement.start - last.end <= 3;
    if (isNear && says(reading, last.end, statement.start, ["or"])) groups.at(-1)?.push(statement);
    else groups.push([statement]);
  }
  return groups;
}

function unique(statements: readonly Statement[]): (string | number)[] {
  return [...new Set(statements.flatMap((each) => each.values))];
}

function joins(reading: MessageReading, start: number, end: number): boolean {
  const words = wordsIn(reading.tokens, start, end);
  return words.some((word, at) => stanceJoining.has(word) || (word === "well" && words[at - 1] === "as"));
}

function says({ tokens }: MessageReading, start: number, end: number, words: readonly string[]): boolean {
  return tokens.slice(start, end).some((token) => words.includes(token.word));
}

function oustedIn({ statements }: MessageReading, slot: SlotName): (string | number)[] {
  const isOut = ({ stance }: Statement) => stance === "contrasted" || stance === "excluded";
  return statements.flatMap((each) => (each.slot === slot && isOut(each) ? [...each.values] : []));
}

function draft(
  reading: MessageReading,
  first: Statement,
  test: Omit<Predicate, "slot">,
  from: readonly Statement[],
): Draft {
  const clause = reading.clauses[first.clause];
  const widens =
    first.stance === "conceded" ||
    first.added === true ||
    (clause !== undefined && joins(reading, clause.start, clause.end)) ||
    reading.tokens[first.start - 1]?.word === "or" ||
    reading.tokens[0]?.word === "or" ||
    (reading.tokens[first.end]?.word === "back" && backIn.test(reading.tokens[first.end + 1]?.word ?? ""));
  return {
    slot: first.slot,
    ...test,
    start: first.start,
    end: first.end,
    spans: from.map(({ start, end }) => ({ start, end })),
    widens,
    definite: from.every((each) => each.definite),
    ousts: clause && says(reading, clause.start, clause.end, ["only", "just"]) ? [] : oustedIn(reading, first.slot),
  };
}
