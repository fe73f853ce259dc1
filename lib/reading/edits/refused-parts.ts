import { type Constraint, isExclusion, partsOf, valuesOf } from "@/lib/constraints";
import type { Statement } from "@/lib/reading/stance/statement";

/** "No electric truck" from somebody who wants a truck refuses the electric ones. */
export function withoutWishedParts(statements: readonly Statement[], standing: readonly Constraint[]): Statement[] {
  const wished = [
    ...standing.flatMap((each) => partsOf(each).filter(({ op }) => !isExclusion(op))),
    ...statements.flatMap(({ slot, stance, values }) => (stance === "wished" ? [{ slot, value: [...values] }] : [])),
  ];
  const isWished = ({ slot, values }: Statement) =>
    wished.some((each) => each.slot === slot && valuesOf(each.value).some((value) => values.includes(value)));
  const isOut = ({ stance }: Statement) => stance === "excluded";
  // "No Toyota Camry" leaves the other Toyotas.
  const isWider = (each: Statement, part: Statement) =>
    part.slot === "model" && each.slot === "make" ? true : each.slot !== "model" && isWished(each) && !isWished(part);
  const touches = (each: Statement, part: Statement) => part.end === each.start || part.start === each.end;
  return statements.filter(
    (each) => !isOut(each) || !statements.some((part) => isOut(part) && touches(each, part) && isWider(each, part)),
  );
}
