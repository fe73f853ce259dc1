import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Alternative, Constraint, Edit } from "@/lib/constraints";
import { alternativesOf, anyOf, constraintId, isBound, isExclusion, partsOf, tests, valuesOf } from "@/lib/constraints";
import { type WeighedDraft, weighDrafts } from "@/lib/reading/importance/weighed-drafts";
import { type CrossAlternative, isRivalled, type Widening, widenings } from "@/lib/reading/stance/alternatives";
import type { Statement } from "@/lib/reading/stance/statement";
import type { Quoter } from "@/lib/reading/text/evidence";
import { isNameSlot } from "@/lib/reading/values/names";
import { type Draft, draftsOf } from "./drafts";
import { constraintOf, isLiking, valueEvidence } from "./edits";
import type { MessageReading } from "./message-reading";

export function eitherEdits({ sides }: CrossAlternative, reading: MessageReading): Edit[] {
  const drafts = draftsOf(reading, meant(sides));
  const wishes = weighDrafts(reading, drafts).map((draft) => constraintOf(draft, reading.quote));
  const weighed = wishes.find(({ evidence }) => evidence.some((each) => each.for === "weight")) ?? wishes[0];
  const [first, ...others] = wishes.flatMap(alternativesOf);
  if (!weighed || !first) return [];
  const either = anyOf(first, ...others);
  const evidence = wishes.flatMap((each) => each.evidence);
  return [{ kind: "add", constraint: { ...weighed, ...either, id: constraintId(either), evidence } }];
}

function meant(sides: readonly Statement[]): Statement[] {
  return sides.map((each) => ({ ...each, stance: "wished" }));
}

export interface Widened {
  edits: Edit[];
  heard: ReadonlySet<Statement>;
}

/** "Gas is fine too" widens its alternative, even on another slot. */
export function widenedBy(reading: MessageReading, standing: readonly Constraint[]): Widened {
  const edits: Edit[] = [];
  const heard = new Set<Statement>();
  for (const widening of widenings(reading)) {
    const { statement } = widening;
    const target = statement.added ? nameBeside(reading, statement, standing) : targetOf(widening, standing);
    const [draft] = draftsOf(reading, meant([statement]));
    if (!target || !draft) continue;
    const change = widenTo(target, draft, reading.quote);
    if (!change) continue;
    edits.push(change);
    // "Honda CR-V" and Mazdas: the make is of both.
    if (!standing.some(({ slot, op }) => slot === statement.slot && op !== "any")) heard.add(statement);
  }
  return { edits, heard };
}

/** "Add Mazdas" beside a Tacoma, "add the Camry" beside Hondas: the wish for the other kind of name. */
function nameBeside({ statements }: MessageReading, { slot, start, end }: Statement, standing: readonly Constraint[]) {
  // "The Mazda CX-5" is one name.
  if (statements.some((each) => isNameSlot(each.slot) && (each.start === end || each.end === start))) return undefined;
  const likings = standing.filter((each) =>
    alternativesOf(each).every(({ slot, op }) => isNameSlot(slot) && !isExclusion(op)),
  );
  return (
    likings.find(({ op }) => op === "any") ??
    // A model needs no make of its own.
    (slot === "make" || likings.every((each) => each.slot !== slot)
      ? likings.find((each) => each.slot !== slot)
      : undefined)
  );
}

function targetOf({ statement, isOpen }: Widening, standing: readonly Constraint[]): Constraint | undefined {
  const { slot, values } = statement;
  const likings = standing.filter((each) => partsOf(each).every(({ op }) => !isExclusion(op)));
  if (likings.some((each) => each.op !== "any" && each.slot === slot)) return undefined;
  const alike = isRivalled(slot, values)
    ? likings.find((each) => alternativesOf(each).some((part) => isRivalled(part.slot, valuesOf(part.value))))
    : undefined;
  if (alike || !isOpen) return alike;
  const turnOf = ({ evidence }: Constraint) => Math.max(-1, ...evidence.map(({ turn }) => turn));
  const last = Math.max(-1, ...likings.map(turnOf));
  const [only, ...more] = likings.filter((each) => turnOf(each) === last && !isBound(each.op));
  return more.length === 0 ? only : undefined;
}

function widenTo(target: Constraint, draft: Draft, quote: Quoter): Edit | undefined {
  const [also] = alternativesOf(draft);
  if (!also) return undefined;
  const before = alternativesOf(target);
  const own = before.find(({ slot }) => slot === also.slot);
  const joined = [...new Set([own, also].flatMap((each) => (each ? valuesOf(each.value) : [])))];
  const value = own
    ? before.map((each): Alternative => (each === own ? { slot: each.slot, op: "in", value: joined } : each))
    : [...before, also];
  const evidence = [...target.evidence.filter((each) => each.for === "value"), ...valueEvidence(draft, quote)];
  return { kind: "change", id: target.id, op: "any", value, evidence };
}

/** A plain wish replaces alternatives on its slot. */
export function overruled(
  drafts: readonly WeighedDraft[],
  standing: readonly Constraint[],
  quote: Quoter,
): { edits: Edit[]; drafts: WeighedDraft[] } {
  const edits: Edit[] = [];
  const rest = drafts.filter((draft) => {
    const old = standing.find((each) => each.op === "any" && tests(each, draft.slot));
    if (!old || isExclusion(draft.op) || isBound(draft.op)) return true;
    const evidence = valueEvidence(draft, quote);
    edits.push({ kind: "change", id: old.id, op: "any", value: alternativesOf(draft), evidence });
    return false;
  });
  return { edits, drafts: rest };
}

/** "Mazda" isn't a make wish in "a Civic, Corolla or Mazda3". */
export function withoutForeignMakes(
  drafts: readonly Draft[],
  statements: readonly Statement[],
  vocabulary: Vocabulary,
): Draft[] {
  const models = drafts
    .filter((each) => each.slot === "model" && each.op === "in")
    .flatMap(({ value }) => valuesOf(value));
  const names = new Set(statements.flatMap(({ slot, start }) => (slot === "model" ? [start] : [])));
  const partOfName = ({ end }: { end: number }) => names.has(end);
  return drafts.filter((draft) => {
    if (draft.slot !== "make" || !isLiking(draft.op) || !draft.spans.some(partOfName)) return true;
    const makes = valuesOf(draft.value);
    return models.every((model) => vocabulary.model.some(({ value, make }) => value === model && makes.includes(make)));
  });
}
