import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint, Edit, SlotName } from "@/lib/constraints";
import { afterNewer, isBound, isExclusion, levelOf, levelWeights, valuesOf } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { editsFor, slotOf } from "@/lib/reading/edits/edits";
import { plainImportance } from "@/lib/reading/importance/importance";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Doubt, Intent, Reading } from "@/lib/reading/reading";
import type { Quoter } from "@/lib/reading/text/evidence";
import { scoreRanges } from "@/lib/trade-offs/ranking";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import { inferredDoubt, twoReadingsDoubt, unreadDoubt, withdrawalDoubt } from "./model-doubts";
import type { Grounded, ModelImportance, ModelRemark, ModelStatement } from "./model-grounding";
import { overlaps, type Span, type WordSupport } from "./model-support";

const mostDoubts = 2;

const talk: ReadonlySet<Intent> = new Set(["greeting", "thanks", "goodbye", "never-mind", "help", "why", "why-ask"]);

interface Ground {
  input: ReadInput;
  support: WordSupport;
  own: Reading;
  /** The wishes of this message as the embedded reader has them. */
  read: readonly Constraint[];
  quote: Quoter;
}

type Read = { edits: Edit[]; doubts: Doubt[] };

/** The model's grounded reading in place of the embedded one, which stays where no answer about a slot could be grounded. */
export function readingByModel(
  own: Reading,
  grounded: Grounded,
  intents: readonly Intent[],
  input: ReadInput,
  support: WordSupport,
): Reading {
  const { words, turn, constraints } = input;
  const ground: Ground = {
    ...{ input, support, own },
    read: applyEdits({ constraints, noPreference: [] }, own.edits).wishes.constraints,
    quote: (kind, start, end) => ({ for: kind, turn, start, end, quote: words.slice(start, end) }),
  };
  const told = new Set([...grounded.statements, ...grounded.remarks].map(({ slot }) => slot));
  // An answer of which nothing could be grounded is no reading.
  if (told.size === 0 && grounded.refused.length > 0) {
    const unread = distinct(grounded.unread.map((each) => unreadDoubt(each, words))).slice(0, mostDoubts);
    const isNew = own.edits.length + own.doubts.length === 0;
    return { ...own, doubts: isNew ? unread : own.doubts };
  }
  const failed = new Set(grounded.refused.flatMap(({ slot }) => (told.has(slot) ? [] : [slot])));
  const kept = own.edits.filter((edit) => {
    const slot = slotOf(edit) ?? ("id" in edit ? ground.read.find(({ id }) => id === edit.id)?.slot : undefined);
    return slot !== undefined && failed.has(slot);
  });
  const said: Read = { edits: [...kept], doubts: [] };
  const standing = () => applyEdits({ constraints, noPreference: [] }, said.edits).wishes.constraints;
  for (const statement of grounded.statements) addStatement(statement, ground, standing(), said);
  for (const remark of grounded.remarks) addRemark(remark, ground, standing(), said);
  const spans = grounded.statements.flatMap((each) => each.spans);
  const isRead = (span: Span) => spans.some((each) => overlaps(each, span));
  for (const unread of grounded.unread) {
    const isOwn = failed.has(unread.slot ?? "make") && kept.length > 0;
    if (!isRead(unread.quote) && !isOwn) said.doubts.push(unreadDoubt(unread, words));
  }
  const open = own.doubts.filter(({ quote, slot }) => {
    const start = quote === "" ? -1 : words.indexOf(quote);
    return !(slot && told.has(slot)) && !(start >= 0 && isRead({ start, end: start + quote.length }));
  });
  const quiet = said.edits.length + said.doubts.length + open.length + own.intents.length === 0;
  const isLocked = (edit: Edit) =>
    constraints.some((held) => {
      const isMet = edit.kind === "add" && afterNewer(held, edit.constraint) !== held;
      return held.locked && (isMet || idOf(edit) === held.id || idOf(edit) === `${held.slot}:any`);
    });
  return {
    // A locked wish moves only where the embedded reader, too, hears consent.
    edits: [...said.edits.filter((edit) => !isLocked(edit)), ...own.edits.filter(isLocked)],
    doubts: [...open, ...distinct(said.doubts).slice(0, mostDoubts)],
    intents: [...own.intents, ...(quiet ? [...new Set(intents)].filter((intent) => talk.has(intent)) : [])],
  };
}

function addStatement(statement: ModelStatement, ground: Ground, standing: readonly Constraint[], said: Read): void {
  const { input, own, quote } = ground;
  const { slot, spans, named } = statement;
  const near = ground.read.find((each) => isNearly(each, statement));
  const [span = { start: 0, end: 0 }] = spans;
  const { op, value } = near && near.op !== "any" ? near : statement;
  const importance = importanceOf(statement, ground, near);
  const heard = { slot, op, value, ...span, spans, widens: false, definite: false, importance };
  const edits = editsFor([heard], standing, quote);
  if (!named && !near) return void said.doubts.push(inferredDoubt(statement, span, edits, input.words));
  const same = near && own.edits.filter((edit) => idOf(edit) === near.id);
  // Words of a must hold, whatever the model makes of them.
  const isPlain = statement.level === null || statement.weight === null || near?.locked;
  // The embedded edits of the same wish carry its evidence and its uncertain weight.
  const fits = same && same.length > 0 && isPlain && !said.edits.some((edit) => idOf(edit) === near.id);
  said.edits.push(...(fits ? same : edits.map((edit) => withInterval(edit, near))));
}

/** A group for one of its members ("SUV") and a number rounded are the same wish. */
function isNearly({ slot, op, value }: Constraint, statement: ModelStatement): boolean {
  if (slot !== statement.slot || isExclusion(op) !== isExclusion(statement.op)) return false;
  if (isBound(op) || isBound(statement.op))
    return op === statement.op && Math.abs(Number(value) - Number(statement.value)) <= 0.2 * Number(value);
  const [one, other] = [valuesOf(value), valuesOf(statement.value)];
  return one.every((each) => other.includes(each)) || other.every((each) => one.includes(each));
}

/** A must needs words that say so. Without words of importance, the embedded weight holds. */
function importanceOf({ level, weight: span }: ModelImportance, { support }: Ground, near?: Constraint) {
  if (level === null || span === null) return near ? { ...plainImportance, weight: near.weight } : plainImportance;
  const must = level === "must" && support.ofMust(span);
  const weight = levelWeights[level === "must" && !must ? "strong" : level];
  return { weight, must, said: [{ weight, ...span }] };
}

/** Two readers' weights leave the weight open between them. */
function withInterval(edit: Edit, near: Constraint | undefined): Edit {
  const weight = edit.kind === "add" ? edit.constraint.weight : edit.kind === "weigh" ? edit.weight : null;
  if (!near || weight === null || weight === near.weight || near.locked) return edit;
  const interval: [number, number] = [Math.min(weight, near.weight), Math.max(weight, near.weight)];
  if (edit.kind === "weigh") return { ...edit, interval };
  return edit.kind === "add" ? { ...edit, constraint: { ...edit.constraint, interval } } : edit;
}

function addRemark(remark: ModelRemark, ground: Ground, standing: readonly Constraint[], said: Read): void {
  const { slot, action, quote: span } = remark;
  const { input, quote } = ground;
  const held = standing.filter((each) => each.slot === slot);
  const evidence = [quote("value", span.start, span.end)];
  if (action === "weigh") {
    const { weight, must, said: words } = importanceOf(remark, ground);
    if (words.length === 0) return;
    for (const { id, locked } of held)
      if (!locked)
        said.edits.push(
          { kind: "weigh", id, weight, evidence: words.map(({ start, end }) => quote("weight", start, end)) },
          ...(must && levelOf(weight) === "must" ? [{ kind: "lock" as const, id, locked: true }] : []),
        );
    return;
  }
  const removals = held.map(({ id }): Edit => ({ kind: "remove", id, evidence }));
  const edits: Edit[] = action === "withdraw" ? removals : [{ kind: "no-preference", slot, evidence }];
  // A lock opens only by the shopper's own consent.
  if (held.some(({ locked }) => locked)) said.doubts.push(withdrawalDoubt(slot, span, edits, input.words));
  else said.edits.push(...edits);
}

function idOf(edit: Edit): string {
  if (edit.kind === "add") return edit.constraint.id;
  return edit.kind === "no-preference" ? `${edit.slot}:any` : edit.id;
}

function distinct(doubts: readonly Doubt[]): Doubt[] {
  return doubts.filter((doubt, index) => doubts.findIndex((each) => each.text === doubt.text) === index);
}

/** Whether two readings lead to another list or another sacrifice. */
export type Differ = (both: { ours: readonly Constraint[]; theirs: readonly Constraint[] }) => Promise<boolean>;

/** Compares the first three places and the wish that gives way. */
export function differIn(slice: CatalogSlice): Differ {
  const outcomeOf = async (constraints: readonly Constraint[]) => {
    const soft = constraints.map((each) => ({ ...each, locked: false }));
    const settings = { mustMeans: "weight" as const };
    const { relaxed } = await relaxSlice({ slice, constraints: soft, method: "optimal", settings });
    const given = relaxed.map(({ constraint }) => constraint.id).sort();
    const where = soft.filter(({ id }) => !given.includes(id));
    const first = await slice.rank({ where, score: soft, ranges: await scoreRanges(slice, [], soft), limit: 3 });
    return JSON.stringify([given, first.map(({ position }) => position)]);
  };
  return async ({ ours, theirs }) => (await outcomeOf(ours)) !== (await outcomeOf(theirs));
}

/** The slots on which the readers disagree, and one question where that matters. Until it is answered, the model's reading stands. */
export async function disagreement(
  { constraints, words }: ReadInput,
  theirs: readonly Edit[],
  own: readonly Edit[],
  differ: Differ | undefined,
): Promise<{ slots: SlotName[]; doubt: Doubt | null }> {
  const after = (edits: readonly Edit[]) => applyEdits({ constraints, noPreference: [] }, edits).wishes.constraints;
  const both = { theirs: after(theirs), ours: after(own) };
  const without = (wishes: readonly Constraint[], others: readonly Constraint[]) =>
    wishes.filter((wish) => !others.some((other) => testOf(other) === testOf(wish)));
  const added = without(both.theirs, both.ours);
  const missing = without(both.ours, both.theirs);
  const slots = [...new Set([...added, ...missing].map(({ slot }) => slot))];
  if (slots.length === 0 || !differ || !(await differ(both))) return { slots, doubt: null };
  return { slots, doubt: twoReadingsDoubt(added, missing, words) };
}

function testOf({ slot, op, value }: Constraint): string {
  return JSON.stringify([slot, op, value]);
}
