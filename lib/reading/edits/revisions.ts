import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import * as domain from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { importanceSaid } from "@/lib/reading/importance/importance";
import type { WeighedDraft } from "@/lib/reading/importance/weighed-drafts";
import * as say from "@/lib/reading/lexicon/indifference-words";
import type { Anchor } from "@/lib/reading/stance/anchor";
import type { Statement } from "@/lib/reading/stance/statement";
import { accepts } from "@/lib/reading/stance/statements";
import type { Quoter } from "@/lib/reading/text/evidence";
import { type TokenSpan, textIn } from "@/lib/reading/text/tokenize";
import { isNameSlot } from "@/lib/reading/values/names";
import { isLiking, weighEdits, weightEvidence, withoutValues } from "./edits";
import type { MessageReading } from "./message-reading";

export interface OpenSlot extends TokenSpan {
  slot: domain.SlotName;
}

/** Includes values named only to dismiss them ("AWD doesn't matter"). */
export function nothingMatters(
  reading: MessageReading,
  live: readonly Statement[],
  constraints: readonly domain.Constraint[],
): { indifferent: OpenSlot[]; dismissed: Set<number> } {
  // "Used is fine" leaves new ones in, and "new, but used is fine" both.
  const fine = reading.statements.filter(
    ({ slot, stance, values }) =>
      stance === "conceded" &&
      hasOpposites(slot) &&
      !constraints.some((wish) => wish.slot === slot && values.includes(String(wish.value))),
  );
  const indifferent = new Map(fine.map(({ slot, start, end }) => [slot, { slot, start, end }]));
  const waved = live.filter((each) => isWavedOff(reading, each, live));
  for (const { slot, start, end } of waved)
    if (!domain.isSetSlot(slot) || hasOpposites(slot)) indifferent.set(slot, { slot, start, end });
  const isOpen = ({ slot, values }: Statement) =>
    indifferent.has(slot) ||
    waved.some((each) => each.slot === slot && each.values.some((one) => values.includes(one)));
  const dismissed = new Set(live.flatMap((each) => (isOpen(each) ? [each.start] : [])));
  const { asked } = reading;
  for (const { slots, isNear, start, end } of reading.indifferent) {
    // "Leather, who cares" removes leather, and keeps the sunroof.
    if (reading.removals.some((each) => each.start <= start && each.end >= end)) continue;
    if (slots.length > 1 && asked && slots.includes(asked)) indifferent.set(asked, { slot: asked, start, end });
    for (const slot of slots) {
      const stated = live.filter((each) => each.slot === slot);
      // "Skip wagons" refuses a value.
      const refuses = (each: Statement) => each.slot === slot && each.stance === "excluded" && each.start === end;
      if (isEitherOf(reading, stated, { start, end }) || reading.statements.some(refuses)) continue;
      const isSubject =
        isNear && stated.some((each) => touches(reading, each, { start, end, most: hasMany(stated) ? 2 : 4 }));
      const isOne = asked === slot || (domain.isNumericSlot(slot) && domain.slotDefinitions[slot].choice === "two");
      const isList = isOne && hasMany(stated) && start >= (stated.at(-1)?.end ?? 0);
      if ((isSubject && asked !== slot) || isList) for (const each of stated) dismissed.add(each.start);
      else if (stated.length > 0) continue;
      indifferent.set(slot, { slot, start, end });
    }
  }
  return { indifferent: [...indifferent.values()], dismissed };
}

/** A pair of these leaves little out. */
const twofold: ReadonlySet<domain.SlotName> = new Set(
  domain.wordSlotNames.filter((slot) => domain.slotDefinitions[slot].choice === "two"),
);

/** "AWD or not, I don't mind" and "manual or automatic, either is fine" wish for neither. */
export function isWavedOff({ tokens }: MessageReading, each: Statement, all: readonly Statement[]): boolean {
  const { slot, start, end, op } = each;
  if (op !== undefined) return false;
  const own = all.filter((other) => other.slot === slot);
  const isPair = twofold.has(slot) && hasMany(own) && !own.every(({ values }) => values.every(say.isKin));
  const last = isPair ? Math.max(...own.map((other) => other.end)) : end;
  const said = `${textIn(tokens, start, end)}|${textIn(tokens, last, last + 9)}`;
  const isWith = textIn(tokens, start - 3, start) === "with or without";
  const isOther = (twofold.has(slot) || domain.isSetSlot(slot)) && say.orOther.test(said);
  const isOpen = slot === "style" && own.length === 1 && say.orAnything.test(said);
  return isWith || isOther || isOpen || say.orNone.test(said) || (isPair && say.orEither.test(said));
}

export function hasOpposites(slot: domain.SlotName): boolean {
  return "opposites" in domain.slotDefinitions[slot];
}

/** "SUV or minivan, both are fine" covers only these two. */
function isEitherOf({ tokens }: MessageReading, stated: readonly Statement[], cue: TokenSpan) {
  const named = tokens.slice(Math.min(stated.at(-1)?.end ?? 0, cue.start), cue.end + 1);
  return hasMany(stated) && named.some(({ word }) => /^(?:either|both|which|whichever)$/.test(word));
}

function hasMany(statements: readonly Statement[]): boolean {
  return new Set(statements.flatMap(({ values }) => values)).size > 1;
}

function touches({ tokens }: MessageReading, said: Statement, cue: TokenSpan & { most: number }): boolean {
  const gap = said.end <= cue.start ? tokens.slice(said.end, cue.start) : tokens.slice(cue.end, said.start);
  return gap.length <= cue.most && !gap.some((token) => token.kind === "mark");
}

/** A slot without a wish becomes "no preference". */
export function removalEdits(reading: MessageReading, constraints: readonly domain.Constraint[]): domain.Edit[] {
  const { removals, statements, quote } = reading;
  // "A hybrid instead of electric": the new value may be another slot's.
  const replaced = statements.filter(
    (each) => each.stance === "contrasted" && !statements.some((other) => other !== each && other.slot === each.slot),
  );
  const held = (slot: domain.SlotName) =>
    constraints.filter((each) => each.slot === slot && !domain.isExclusion(each.op));
  const swapped = replaced.flatMap(({ slot, values, start, end }) =>
    held(slot)
      .filter((each) => values.some((value) => domain.valuesOf(each.value).includes(value)))
      .map((each) => withoutValues(each, values, [quote("value", start, end)])),
  );
  const gone = new Set(removals.flatMap(({ anchor, isDenied }) => (isDenied ? [] : [anchor.start])));
  const removed = removals.flatMap(({ anchor, isDenied, start, end }): domain.Edit[] => {
    const standing = constraints.filter((each) => anchor.slots.some((slot) => domain.tests(each, slot)));
    if (isDenied) return [];
    const evidence = [quote("value", start, end)];
    if (standing.length === 0)
      return anchor.slots
        .filter((slot) => isLeftOpen(reading, anchor, slot))
        .map((slot) => ({ kind: "no-preference", slot, evidence }));
    // "Forget coupes and convertibles": a list goes as one.
    const values = reading.statements
      .filter((each) => each.start === anchor.start || (gone.has(each.start) && anchor.slots.includes(each.slot)))
      .flatMap((each) => (each.op ? [] : [...each.values]));
    const isOther = ({ slot, value }: domain.Constraint) =>
      (whole.has(slot) || domain.isSetSlot(slot)) &&
      values.length > 0 &&
      !values.some((each) => domain.valuesOf(value).includes(each));
    const left = standing.filter((each) => !isOther(each));
    return left.map((each) => widened(each, withoutValues(each, values, evidence)));
  });
  return [...swapped, ...removed];
}

/** "I don't need a crew cab": any other pickup would do, and nothing else. */
function widened({ slot, op, value }: domain.Constraint, edit: domain.Edit): domain.Edit {
  const own = domain.valuesOf(value).map(String);
  const isWider = (all: readonly string[]) => all.length > own.length && own.every((each) => all.includes(each));
  const kin = slot === "style" && op !== "!=" && domain.valueGroups(slot).find(({ values }) => isWider(values));
  return kin && edit.kind === "remove" ? { ...edit, kind: "change", op: "in", value: [...kin.values] } : edit;
}

/** "Scratch the Forester" and "forget coupes" rule them out, if nobody wished for one. */
export function isUnwished({ slot, values, definite }: Statement, constraints: readonly domain.Constraint[]): boolean {
  const isHeld = ({ slot: own, value }: Pick<domain.Constraint, "slot" | "value">) =>
    own === slot && domain.valuesOf(value).some((each) => values.includes(each));
  // "Forget the coupe" ends a wish.
  const isOwn = isNameSlot(slot) || ((whole.has(slot) || slotWords[slot].rivals !== undefined) && !definite);
  return isOwn && !constraints.some((each) => domain.partsOf(each).some(isHeld));
}

const whole = new Set<domain.SlotName | undefined>(["style", "make", "model", domain.roles.category]);

/** Without a wish, "forget the mileage" means no preference. "Drop the truck" does not. */
function isLeftOpen({ statements }: MessageReading, anchor: Anchor, slot: domain.SlotName): boolean {
  if (anchor.kind === "wish" && whole.has(slot)) return false;
  return !statements.some((each) => each.slot === slot && each.start !== anchor.start);
}

/** "Same make but an SUV" keeps the make and drops the model. */
export function sameMakeEdits(
  { tokens, quote }: MessageReading,
  drafts: readonly WeighedDraft[],
  constraints: readonly domain.Constraint[],
): domain.Edit[] {
  const at = tokens.findIndex((_, at) => /^same (?:make|brand|manufacturer)$/.test(textIn(tokens, at, at + 2)));
  if (at < 0 || drafts.some((each) => each.slot === "model")) return [];
  return constraints
    .filter((each) => each.slot === "model")
    .map((each) => ({ kind: "remove", id: each.id, evidence: [quote("value", at, at + 2)] }));
}

/** "Any Ford" drops the model. "Diesels are ok after all" drops an exclusion. */
export function openingEdits(
  { tokens, statements, quote }: MessageReading,
  standing: readonly domain.Constraint[],
): domain.Edit[] {
  return statements.flatMap(({ slot, values, start, end, stance }): domain.Edit[] => {
    if (slot === "make" && tokens[start - 1]?.word === "any" && stance === "wished") {
      const models = standing.filter((each) => each.slot === "model");
      return models.map((each) => ({ kind: "remove", id: each.id, evidence: [quote("value", start - 1, end)] }));
    }
    const refusal = standing.find((each) => turnsAway(each, slot, values));
    if (!refusal || !accepts(tokens, end)) return [];
    return [withoutValues(refusal, values, [quote("value", start, end)])];
  });
}

export function turnsAway(
  constraint: domain.Constraint,
  slot: domain.SlotName,
  values: readonly (string | number)[],
): boolean {
  const refused = domain.isExclusion(constraint.op) && constraint.slot === slot && values.length > 0;
  return refused && values.every((value) => domain.valuesOf(constraint.value).includes(value));
}

/** A new make drops other makes' models. A new model drops makes that don't build it, and an added one adds its own. */
export function staleModelEdits(
  drafts: readonly WeighedDraft[],
  constraints: readonly domain.Constraint[],
  vocabulary: Vocabulary,
  quote: Quoter,
): domain.Edit[] {
  const make = drafts.find(({ slot, op }) => slot === "make" && isLiking(op));
  const model = drafts.find(({ slot, op }) => slot === "model" && isLiking(op));
  if ((make === undefined) === (model === undefined)) return [];
  const fresh = make ?? model;
  const other = constraints.find(({ slot, op }) => slot === (make ? "model" : "make") && isLiking(op));
  if (!fresh || !other) return [];
  const makes = domain.valuesOf(make ? fresh.value : other.value);
  const models = domain.valuesOf(make ? other.value : fresh.value);
  const pairs = vocabulary.model.filter((entry) => makes.includes(entry.make) && models.includes(entry.value));
  if (fresh.widens) {
    const builder = vocabulary.model.find(({ value }) => models.includes(value))?.make;
    if (make || pairs.length > 0 || builder === undefined) return [];
    const evidence = [quote("value", fresh.start, fresh.end)];
    return [{ kind: "change", id: other.id, op: "in", value: [...makes, builder], evidence }];
  }
  const stale = domain
    .valuesOf(other.value)
    .filter((old) => pairs.every((pair) => old !== (make ? pair.value : pair.make)));
  return stale.length > 0 ? [withoutValues(other, stale, [quote("value", fresh.start, fresh.end)])] : [];
}

/** A slot's importance without a value weighs its current wishes. */
export function slotWeighEdits(
  reading: MessageReading,
  drafts: readonly WeighedDraft[],
  constraints: readonly domain.Constraint[],
  indifferent: readonly domain.SlotName[],
): domain.Edit[] {
  const slots = new Set(reading.weights.flatMap((each) => each.slots));
  return [...slots].flatMap((slot) => {
    const isSettled =
      drafts.some((each) => each.slot === slot) ||
      indifferent.includes(slot) ||
      reading.removals.some((each) => each.anchor.slots.includes(slot));
    if (isSettled) return [];
    const importance = importanceSaid(reading.weights.filter((each) => each.slots.includes(slot)));
    return constraints
      .filter((standing) => standing.slot === slot)
      .flatMap((standing) => weighEdits(standing, importance, weightEvidence(importance, reading.quote)));
  });
}
