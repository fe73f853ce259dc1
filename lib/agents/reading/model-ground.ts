import { applyEdits } from "@/lib/constraints/apply-edits";
import type { Constraint } from "@/lib/constraints/constraint";
import { constraintId } from "@/lib/constraints/constraint-id";
import { isBound, isExclusion } from "@/lib/constraints/operator";
import { valuesOf } from "@/lib/constraints/values-of";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Reading } from "@/lib/reading/reading";
import type { ModelStatement } from "./model-grounding";
import { overlaps, type Span } from "./model-quote";
import type { WordSupport } from "./model-support";

/** A model's reading may add to the embedded one, but not change it. */
export type Ground = ReturnType<typeof groundOf>;

export function groundOf(own: Reading, input: ReadInput, support: WordSupport) {
  const before = { constraints: input.constraints, noPreference: [] };
  const { wishes, changes } = applyEdits(before, own.edits);
  const evidence = own.edits.flatMap((edit) =>
    edit.kind === "add" ? edit.constraint.evidence : (edit.evidence ?? []),
  );
  const asked = own.doubts.flatMap(({ quote }) => {
    const start = quote === "" ? -1 : input.words.indexOf(quote);
    return start < 0 ? [] : [{ start, end: start + quote.length }];
  });
  return {
    input,
    support,
    own,
    after: wishes.constraints,
    touched: new Set(
      changes.flatMap(({ before: old, after }) => [old?.id, after?.id].filter((id) => id !== undefined)),
    ),
    indifferent: new Set(wishes.noPreference),
    read: [...evidence.filter((each) => each.for === "value" && each.turn === input.turn), ...asked],
  };
}

/** The embedded reader read or asked about some of these words. */
export function isRead({ read }: Ground, spans: readonly Span[]): boolean {
  return read.some((each) => spans.some((span) => overlaps(each, span)));
}

/** Ignores order and importance. */
export function saysSame(standing: Constraint, { slot, op, value }: ModelStatement): boolean {
  if (standing.slot !== slot || isExclusion(standing.op) !== isExclusion(op)) return false;
  if ((isBound(op) || isBound(standing.op)) && standing.op !== op) return false;
  const [one, other] = [valuesOf(standing.value), valuesOf(value)];
  return one.length === other.length && one.every((each) => other.includes(each));
}

/** Counts broader names, narrower names and rounded numbers as equal. */
export function isNearly(statement: ModelStatement, ground: Ground): boolean {
  return ground.after.some((each) => {
    if (each.slot !== statement.slot || isExclusion(each.op) !== isExclusion(statement.op)) return false;
    if (isBound(each.op) || isBound(statement.op)) {
      return (
        each.op === statement.op && Math.abs(Number(each.value) - Number(statement.value)) <= 0.2 * Number(each.value)
      );
    }
    const [one, other] = [valuesOf(each.value), valuesOf(statement.value)];
    const nested = one.every((value) => other.includes(value)) || other.every((value) => one.includes(value));
    const places = each.evidence.filter((evidence) => evidence.for === "value" && evidence.turn === ground.input.turn);
    return (
      nested && (places.length < 2 || places.every((place) => statement.spans.some((span) => overlaps(span, place))))
    );
  });
}

export function rivals(statement: ModelStatement, { after, touched, input }: Ground): Constraint[] {
  return after.filter((each) => {
    if (!touched.has(each.id)) return false;
    const shares = each.evidence.some(
      (place) =>
        place.for === "value" && place.turn === input.turn && statement.spans.some((span) => overlaps(span, place)),
    );
    return shares || each.id === constraintId(statement);
  });
}
